"""Checks results: each function returns what is wrong, or an empty string."""
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
    """Checks a command that writes to a closed pipe: it is ended by SIGPIPE or succeeds, and prints at most its speed."""
    return 'said something' if ran.err and not ran.err.endswith('games/s\n') else ended(ran, (0, -signal.SIGPIPE, 128 + signal.SIGPIPE))
