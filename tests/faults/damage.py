"""Damages valid files of each format at random."""
import collections, concurrent.futures, functools, glob, os, random, re, resource, subprocess, time

from commands import LONG, READERS, SEEDS
from trial import HOME, HUNG, Ran


def words_mixed(data, chance):
    """Replaces words by others and repeats a line. Files that remain well-formed reach deeper code."""
    parts = re.split(rb'(\W+)', data)
    for _ in range(chance.randint(0, 3)): parts[2 * chance.randrange(len(parts) // 2 + 1)] = parts[2 * chance.randrange(len(parts) // 2 + 1)]
    lines = b''.join(parts).splitlines(True) or [b'']
    return b''.join(lines + [chance.choice(lines)] * chance.randrange(2))


def damaged(data, chance):
    if chance.randrange(2): return words_mixed(data, chance)
    data = bytearray(data)
    for _ in range(chance.choice([1, 1, 2, 6])):
        at, size = chance.randint(0, len(data)), chance.randint(1, 20)
        kind = chance.randrange(5)
        if kind == 0 and at < len(data): data[at] ^= 1 << chance.randrange(8)
        if kind == 1: del data[at:at + size]
        if kind == 2: data[at:at] = bytes(chance.randrange(256) for _ in range(size))
        if kind == 3: data[at:at] = data[at:at + size * 9]
        if kind == 4: data[at:at + 1] = chance.choice([b'-1', b'99999999999999999999', b'1e999', b'"', b'[', b'null', b'\n', b'0.5'])
    return bytes(data)


def checkpoint_of(trial, folder):
    checkpoint = os.path.join(folder, 'kept')
    trial.run(f'solve --all_solutions --no-art {LONG} --limit-nodes 20000 --checkpoint {checkpoint}')
    return [open(checkpoint + ending, 'rb').read() for ending in ('', '.solutions')]


def try_damaged(bastide, folder, job):
    """Tests one damaged file. The seed and the number suffice to reproduce it."""
    form, number, seed, words = job
    chance = random.Random(f'{form} {number}')
    own = f'{folder}/damaged-{os.getpid()}'
    if form == 'checkpoint':
        spoiled = chance.randrange(2)
        for each, ending in enumerate(('', '.solutions')):
            with open(own + ending, 'wb') as file: file.write(damaged(seed[each], chance) if each == spoiled else seed[each])
    else:
        with open(own, 'wb') as file: file.write(damaged(seed, chance))
    begun = time.monotonic()
    try:
        status = subprocess.run([bastide, *words.split(), own], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                stderr=subprocess.DEVNULL, cwd=HOME, timeout=10).returncode
    except subprocess.TimeoutExpired: status = HUNG
    most = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    why = 'ended otherwise' if status not in (0, 1, 2, 3) else 'took over 1 GB' * (most > 1_000_000)
    return status, time.monotonic() - begun, why, f'{form} {number}: {words}'


def files_of(patterns):
    return [open(path, 'rb').read() for each in patterns for path in sorted(glob.glob(os.path.join(HOME, each)))]


def damage(trial, count, only):
    seeds = {form: (files_of(patterns[:1]), files_of(patterns)) for form, patterns in SEEDS.items()}
    seeds['checkpoint'] = [[checkpoint_of(trial, trial.fresh('checkpoint'))]] * 2
    commands = {**READERS, 'checkpoint': [f'solve --all_solutions --no-art {trial.folder}/long.txt --limit-nodes 30000 --checkpoint']}
    for form, files in seeds.items():
        if only not in 'damage ' + form: continue
        commands_of = commands[form]
        jobs = [(form, number, files[number % 2][number // 2 % len(files[number % 2])], commands_of[number // 2 % len(commands_of)])
                for number in range(count)]
        with concurrent.futures.ProcessPoolExecutor(2) as pool:
            results = list(pool.map(functools.partial(try_damaged, trial.bastide, trial.folder), jobs, chunksize=20))
        for status, seconds, why, which in [each for each in results if each[2]][:20]:
            trial.row('damaged file', which, Ran(status, b'', '', seconds), why)
        counts = collections.Counter(status for status, *_ in results)
        summary = ', '.join(f'{number} times {status}' for status, number in sorted(counts.items()))
        trial.row(f'{count} damaged files', f'{form}, slowest {max(each[1] for each in results):.1f} s', Ran(summary, b'', '', 0),
                  'see above' * any(each[2] for each in results))
