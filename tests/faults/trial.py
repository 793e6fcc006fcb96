"""Runs the command and records the results."""
import collections, fcntl, os, pty, select, shutil, signal, struct, subprocess, termios, time

HOME = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
HUNG = -100  # not the number of any signal
Ran = collections.namedtuple('Ran', 'status out err seconds')


class Trial:
    """The command, a folder for its files, and the table of results."""

    def __init__(self, bastide, folder):
        self.bastide, self.folder = os.path.abspath(bastide), folder
        self.good, self.bad = 0, 0
        self.written('long.txt', b'tile pasture pasture pasture pasture\n' * 9)

    def row(self, fault, command, ran, why):
        self.good, self.bad = self.good + (not why), self.bad + bool(why)
        message = ran.err.strip().replace(self.folder + '/', '').split('\n')[0][:70]
        print(f'| {fault} | `{command}` | {ran.status if ran.status != HUNG else "hung"} {message} | '
              f'{"BAD: " + why if why else "good"} |', flush=True)

    def shell(self, line, env=None, seconds=20, **more):
        """Runs a shell command line in which $B is the command."""
        begun = time.monotonic()
        child = subprocess.Popen(['bash', '-c', line], stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=HOME,
                                 env={**os.environ, 'B': self.bastide, 'LONG': self.folder + '/long.txt', **(env or {})}, start_new_session=True, **more)
        try:
            out, err = child.communicate(timeout=seconds)
            status = child.returncode
        except subprocess.TimeoutExpired:
            os.killpg(child.pid, signal.SIGKILL)
            out, err = child.communicate()
            status = HUNG
        return Ran(status, out, err.decode(errors='replace'), time.monotonic() - begun)

    def run(self, words, **more):
        """Runs the command in place of the shell, so that a signal is reported as one."""
        return self.shell(f'exec "$B" {words}', **more)

    def in_terminal(self, words, keys=b'', size=(40, 120), env=None, sent=None):
        """Runs the command in a terminal of the given lines and columns. Sends it the signal `sent` after the keys."""
        ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack('HHHH', *size, 0, 0))
        env = {key: value for key, value in {**os.environ, 'TERM': 'xterm', **(env or {})}.items() if value is not None}
        child = subprocess.Popen([self.bastide, *words.split()], stdin=theirs, stdout=theirs, stderr=subprocess.PIPE, env=env,
                                 start_new_session=True)
        os.close(theirs)
        begun, shown, left = time.monotonic(), b'', [keys[i:i + 1] for i in range(len(keys))]
        while child.poll() is None and time.monotonic() - begun < 10:
            if select.select([ours], [], [], 0.1)[0]:
                try: shown += os.read(ours, 65536)
                except OSError: pass  # it has closed its side and will exit soon
            elif left: os.write(ours, left.pop(0))
            elif sent: child.send_signal(sent); sent = None
        hung = child.poll() is None
        if hung: child.kill()
        err = child.communicate()[1].decode(errors='replace')
        os.close(ours)
        return Ran(HUNG if hung else child.returncode, shown, err, time.monotonic() - begun)

    def killed(self, sent, after, words):
        child = subprocess.Popen([self.bastide, *words.split()], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, cwd=HOME)
        time.sleep(after)
        child.send_signal(sent)
        try: err = child.communicate(timeout=10)[1]
        except subprocess.TimeoutExpired:
            child.kill()
            return Ran(HUNG, b'', child.communicate()[1].decode(), 10)
        return Ran(child.returncode, b'', err.decode(errors='replace'), after)

    def fresh(self, name):
        folder = os.path.join(self.folder, name)
        shutil.rmtree(folder, ignore_errors=True)
        os.makedirs(folder)
        return folder

    def written(self, name, data):
        path = os.path.join(self.folder, name)
        with open(path, 'wb') as file: file.write(data)
        return path


def contents(folder):
    return {os.path.relpath(os.path.join(at, name), folder): open(os.path.join(at, name), 'rb').read()
            for at, _, names in os.walk(folder) for name in names}


def harmed(before, folder):
    """Returns which files have changed. A checkpoint that could not be written may leave its empty lock file."""
    after = {name: data for name, data in contents(folder).items() if data or not name.endswith('.solutions')}
    return '' if after == before else 'files changed: ' + ' '.join(sorted(set(after) ^ set(before)))
