"""The tested commands and their inputs."""

POND, LONG = 'examples/puzzle/pond.txt', '$LONG'
MAP, LOG = 'examples/landscape/river-valley.json', 'examples/tally/evening.log'
SHEET, GAME = 'examples/caverna/blue.json', 'examples/solo/small.json'
MATCH = 'examples/match/duel.json'
# All commands that read a file, by format, without the file name. Limits keep searches short.
READERS = {
    'landscape': ['score --breakdown', 'score --features --json', 'score --strict --draw svg', 'complete'],
    'log': ['tally --breakdown --timeline', 'tally --json', 'tally -o -', 'tally --to extended'],
    'puzzle': ['solve --no-art --all-solutions --limit-nodes 20000', 'solve --rotations --limit-nodes 20000',
               'puzzle grade --limit-nodes 20000'],
    'sheet': ['caverna score --explain', 'caverna best --json', 'caverna score --house-rules'],
    'game': ['solo replay', 'solo replay --json'],
    'match': ['match replay', 'match replay --json', 'match replay --to log', 'match replay --to landscape',
              'match replay --draw svg'],
}
# All commands that write a file, named TARGET.
WRITERS = {
    'score -o': f'score --draw svg -o TARGET {MAP}',
    'tally -o': f'tally --draw svg -o TARGET {LOG}',
    'solo run -o': 'solo run --bot random --games 500 --draw svg -o TARGET',
    'solo run --record': 'solo run --bot random --games 50 --record TARGET',
    'match run --record': 'match run --bots random,greedy --games 20 --record TARGET',
    'match replay -o': f'match replay {MATCH} --draw svg -o TARGET',
    'match tiles -o': 'match tiles --draw svg -o TARGET',
    'solve --svg-folder': f'solve --all-solutions {POND} --svg-folder TARGET',
    'solve --checkpoint': f'solve --all-solutions --no-art {LONG} --limit-nodes 20000 --checkpoint TARGET',
}
PRINTERS = [f'score {MAP}', f'score --draw ansi {MAP}', f'complete {MAP}', f'tally --timeline {LOG}',
            f'solve {POND} --all-solutions', f'puzzle show {POND}', f'puzzle grade {POND}',
            'puzzle generate --tile-count 9 --seed a', f'caverna score {SHEET}', f'caverna best {SHEET}',
            'caverna template', 'caverna tiles', 'caverna bounds', 'caverna check', 'solo run --bot random --games 9 --json',
            f'match replay {MATCH}', f'match replay {MATCH} --json', 'match tiles', 'match bots',
            'match run --bots random,greedy --games 9 --json', f'match odds {MATCH} --json', 'match perft --sequence C,L',
            f'solo replay {GAME}', 'solo dealers', 'solo bots', '--help', '--version']

# Files to damage: valid ones for half of the jobs, any for the other half.
SEEDS = {
    'landscape': ['examples/landscape/*', 'bastide/landscape/testing/*/*.json', 'fuzz/corpus/fuzz_landscape_*/*'],
    'log': ['examples/tally/*', 'bastide/tally/testing/bad/*.log', 'fuzz/corpus/fuzz_tally/*'],
    'puzzle': ['examples/puzzle/*.txt', 'fuzz/corpus/fuzz_puzzle/*'],
    'sheet': ['examples/caverna/*', 'fuzz/corpus/fuzz_caverna/*'],
    'match': ['examples/match/*', 'bastide/match/testing/bad/*.json', 'fuzz/corpus/fuzz_match/*'],
    'game': ['examples/solo/*', 'bastide/solo/testing/bad/*.json', 'fuzz/corpus/fuzz_solo/*'],
}
