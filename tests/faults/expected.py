"""What is good: each function gives what is wrong, or nothing."""
import signal


def one_line(ran):
    return '' if ran.err.endswith('\n') and ran.err.count('\n') == 1 and len(ran.err) < 500 else 'not one line'


def refused(ran):
    return one_line(ran) if ran.status == 2 else 'not refused'


def ended(ran, statuses=(0, 1, 2, 3)):
    return '' if ran.status in statuses and 'not enough memory' not in ran.err else 'ended otherwise'


def done(ran):
    return ended(ran, (0,))


def quiet(ran):
    """Into a pipe that is closed: ended by it or done before, and nothing said but how fast it was."""
    return 'said something' if ran.err and not ran.err.endswith('games/s\n') else ended(ran, (0, -signal.SIGPIPE, 128 + signal.SIGPIPE))
