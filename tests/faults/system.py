"""Faults of a user's system."""
import os, random, shutil, signal, subprocess

from commands import GAME, LOG, LONG, MAP, POND, PRINTERS, READERS, SHEET, WRITERS
from expected import done, ended, one_line, quiet, refused
from trial import HOME, contents, harmed

MEMORY = 4_000_000  # kilobytes of address space


def standard_output_full(trial):
    for words in PRINTERS:
        ran = trial.run(words + ' >/dev/full')
        trial.row('stdout on a full disk', words, ran, refused(ran))


def disk_full(trial):
    """Uses a file system of 64 KB that is full except for the old file or, without root, a limit on file sizes."""
    for name, words in WRITERS.items():
        disk = trial.fresh('disk')
        mounted = subprocess.run(['mount', '-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', disk], capture_output=True).returncode == 0
        target = os.path.join(disk, 'target')
        if name.split()[-1] == '-o': trial.written('disk/target', b'old')
        if mounted:
            with open(os.path.join(disk, 'filler'), 'wb', buffering=0) as filler:
                try:
                    while filler.write(b'x' * 4096): pass
                except OSError: pass
        before = contents(disk)
        ran = trial.shell(('' if mounted else 'ulimit -f 0; ') + 'exec "$B" ' + words.replace('TARGET', target))
        trial.row('full disk', name, ran, refused(ran) or harmed(before, disk))
        if mounted: subprocess.run(['umount', disk], check=True)


def folder_read_only(trial):
    for name, words in WRITERS.items():
        if os.geteuid() == 0 and not shutil.which('setpriv'): return print(f'| read-only folder | `{name}` | skipped | |')
        folder = trial.fresh('read-only')
        os.chmod(trial.folder, 0o755); os.chmod(folder, 0o555)
        as_nobody = 'setpriv --reuid=65534 --regid=65534 --clear-groups ' if os.geteuid() == 0 else ''
        ran = trial.shell(f'exec {as_nobody}"$B" ' + words.replace('TARGET', folder + '/target'))
        trial.row('read-only folder', name, ran, refused(ran) or harmed({}, folder))


def files_that_are_none(trial):
    secret, below = trial.written('secret', b'[]'), os.path.join(trial.fresh('folder'), '')
    os.chmod(secret, 0)
    nobody = 'setpriv --reuid=65534 --regid=65534 --clear-groups ' if os.geteuid() == 0 else ''
    for words in (each for all_words in READERS.values() for each in all_words):
        for fault, path in ('file missing', trial.folder + '/none'), ('folder as file', below), ('below a file', secret + '/x'):
            ran = trial.run(f'{words} {path}')
            # According to its manual, solve treats a missing file as a usage error.
            absent = words.startswith('solve') and fault != 'folder as file'
            trial.row(fault, words, ran, one_line(ran) or ended(ran, (1,)) if absent else refused(ran))
        ran = trial.shell(f'exec {nobody}"$B" {words} {secret}')
        trial.row('file unreadable', words, ran, refused(ran))
    for name, words in WRITERS.items():
        for fault, path in ('written below none', trial.folder + '/none/x'), ('written below a file', secret + '/x'):
            if fault == 'written below none' and name in ('solve --svg-folder', 'solo run --record'): continue  # which create folders
            ran = trial.run(words.replace('TARGET', path))
            trial.row(fault, name, ran, refused(ran))


def pipes_closed(trial):
    for words in PRINTERS + [f'solve {LONG} --all_solutions', f'solve {LONG} --all_solutions --json --threads 2']:
        ran = trial.shell(f'set -o pipefail; "$B" {words} | head -1')
        trial.row('pipe closed after a line', words, ran, quiet(ran))
        ran = trial.shell(f'set -o pipefail; "$B" {words} | true')
        trial.row('pipe closed at once', words, ran, quiet(ran))


def streams_closed(trial):
    for words in PRINTERS:
        ran = trial.run(words + ' >&-')
        trial.row('stdout closed', words, ran, refused(ran))
        ran = trial.run(words + ' <&-')
        trial.row('stdin closed', words, ran, done(ran))
        ran = trial.run(words + ' 2>&-')
        trial.row('stderr closed', words, ran, done(ran))
        ran = trial.run(words + ' <&- >&- 2>&-')
        trial.row('all closed', words, ran, ended(ran, (2,)))
    for words in (each[0] for each in READERS.values()):
        ran = trial.run(words + ' - <&-')
        trial.row('stdin closed and read', words, ran, refused(ran))
    for name, words in WRITERS.items():
        target = os.path.join(trial.fresh('streams'), 'target')
        ran = trial.run(words.replace('TARGET', target) + ' >&- 2>&-')  # the file must not become stdout
        mixed = [each for each, data in contents(trial.folder + '/streams').items() if b'Solution:' in data or b'<stdout>' in data]
        trial.row('all closed', name, ran, ended(ran, (0, 2, 3)) or ' '.join(mixed))


def interrupted_by(sent):
    """Returns the allowed statuses. The command may handle Ctrl-C and SIGTERM or die from them, and does not handle others."""
    own = (130,) if sent in (signal.SIGINT, signal.SIGTERM) else ()
    return (0, -sent, *own)


def signals(trial):
    """Sends signals at random moments. A later run must write the same files as an undisturbed one."""
    for sent in signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGPIPE, signal.SIGKILL:
        for disturb in disturb_score, disturb_solo_run, disturb_solve, disturb_play: disturb(trial, sent, random.Random(sent))


def disturb_score(trial, sent, chance):
    """Sends signals mostly while the picture is being written. Only a killed process may leave a temporary file."""
    big = trial.written('big.json', b'[' + b','.join([b'[' + b','.join([b'[1,1,1,1,0]'] * 300) + b']'] * 300) + b']')
    old, usual = b'old', trial.run(f'score --draw svg {big}')
    for _ in range(20):
        folder = trial.fresh('signal')
        trial.written('signal/map.svg', old)
        ran = trial.killed(sent, chance.uniform(0.2, 1.1) * usual.seconds, f'score --draw svg -o {folder}/map.svg {big}')
        files = contents(folder)
        left = len(files) > 1 and sent in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
        why = 'half-written' if files['map.svg'] not in (old, usual.out) else 'a file is left' * left
        trial.row(sent.name, 'score -o', ran, ended(ran, interrupted_by(sent)) or why)


def disturb_solo_run(trial, sent, chance):
    for _ in range(3):
        ran = trial.killed(sent, chance.uniform(0, 0.3), 'solo run --bot planner --games 100000')
        trial.row(sent.name, 'solo run', ran, ended(ran, interrupted_by(sent)))


def disturb_solve(trial, sent, chance):
    whole, folder = trial.run(f'solve {LONG} --all_solutions --no-art').out, trial.fresh('signal')
    words = f'solve {trial.folder}/long.txt --all_solutions --no-art --checkpoint {folder}/kept --checkpoint-seconds 0.01'
    for _ in range(5):
        ran = trial.killed(sent, chance.uniform(0, 0.5), words)
        trial.row(sent.name, 'solve --checkpoint', ran, ended(ran, interrupted_by(sent)))
    ran = trial.run(words, seconds=60)
    trial.row(sent.name, 'solve --checkpoint, again', ran, done(ran) or 'another answer' * (ran.out != whole) or harmed({}, folder))


def disturb_play(trial, sent, chance):
    """Plays two or more moves, none of which may be lost."""
    folder = trial.fresh('signal')
    ran = trial.in_terminal('play --seed a', keys=b'n ' * chance.randint(2, 6), env={'XDG_DATA_HOME': folder}, sent=sent)
    trial.row(sent.name, 'play', ran, ended(ran, interrupted_by(sent)))
    ran = trial.shell('set -o pipefail; "$B" solo games 1 | "$B" solo replay', env={'XDG_DATA_HOME': folder})
    trial.row(sent.name, 'play, then solo games', ran, done(ran))


def no_terminal(trial):
    for fault, line in ('stdin a file', '"$B" play </dev/null'), ('in a pipe', 'echo q | "$B" play | cat; exit ${PIPESTATUS[1]}'):
        ran = trial.shell(line)
        trial.row(fault, 'play', ran, one_line(ran) or ended(ran, (1,)))
    for name in None, '', 'dumb', 'none-such', '../../etc/passwd':
        ran = trial.in_terminal('play --seed a', keys=b'q', env={'TERM': name, 'XDG_DATA_HOME': trial.fresh('games')})
        trial.row(f'TERM {name}', 'play', ran, one_line(ran) or ended(ran, (1,)))
    for size in (1, 1), (0, 0), (1, 200), (200, 1), (3, 3), (1000, 1000):
        ran = trial.in_terminal('play --seed a', keys=b'\nu?qqy', size=size, env={'XDG_DATA_HOME': trial.fresh('games')})
        trial.row(f'terminal of {size[0]} by {size[1]}', 'play', ran, done(ran))
    for home in '/dev/null', trial.folder + '/long.txt', '/proc/1', 'relative', '':
        ran = trial.in_terminal('play --seed a', keys=b'qqy', env={'XDG_DATA_HOME': home, 'HOME': '/proc/1'})
        trial.row(f'home {home}', 'play', ran, done(ran) or one_line(ran))


def locales(trial):
    """Checks that output is the same in any locale, except that terminal pictures may be in ASCII."""
    for words in [each for each in PRINTERS if 'ansi' not in each and 'show' not in each and 'replay' not in each]:
        usual = trial.run(words, env={'LC_ALL': 'C.UTF-8'}).out
        for name in 'C', 'POSIX', 'tr_TR.UTF-8', 'de_DE.UTF-8', 'none-such', '../../x', 'a' * 9999:
            ran = trial.run(words, env={'LC_ALL': name, 'LANG': name})
            trial.row('locale ' + name[:12], words, ran, done(ran) or 'another answer' * (ran.out.isascii() and ran.out != usual))


def odd_inputs():
    million = 1_000_000
    for name, data in (('nothing', b''), ('a newline', b'\n'), ('NUL bytes', b'\0' * 100), ('no UTF-8', b'\xff\xfe\xc0\xaf' * 9),
                       ('UTF-16', '\ufeff[[[1,1,1,1,0]]]\r\n'.encode('utf-16')), ('100 MB of a', b'a' * 100 * million),
                       ('100 MB of 1', b'1' * 100 * million), ('100 MB of [', b'[' * 100 * million), ('100 MB of {"a":', b'{"a":' * 20 * million),
                       ('100 MB of newlines', b'\n' * 100 * million), ('100 MB of spaces', b' ' * 100 * million),
                       ('a string of 50 MB', b'{"name":"' + b'x' * 50 * million + b'"}'), ('a row of 50 MB', b'[[' + b'[],' * 16 * million + b'[]]]')):
        yield name, trial.written('odd', data)


def inputs_odd(trial):
    """Tests odd inputs. Only a sheet may be empty, and a map may have 16 million empty cells."""
    for name, path in odd_inputs():
        for words in (each for all_words in READERS.values() for each in all_words):
            ran = trial.shell(f'ulimit -v {MEMORY}; exec "$B" {words} {path}')
            valid = name in ('a row of 50 MB', 'a string of 50 MB')
            trial.row(name, words, ran, ended(ran, (0, 2)) if valid else refused(ran))
    for form, path in zip(READERS, (MAP, LOG, POND, SHEET, GAME)):
        lines = open(os.path.join(HOME, path), 'rb').read().replace(b'\n', b'\r\n')
        for words in READERS[form]:
            ran = trial.run(f'{words} {trial.written("crlf", lines)}')
            trial.row('CRLF', words, ran, 'another answer' * (ran.out != trial.run(f'{words} {path}').out))
