"""Tests the command under system faults: tools/faults [--damaged N] [--only WORD] [BASTIDE].

Prints a table and exits with 1 if any row is bad. Exit statuses must be those of the manual: 0 success, 1 usage, 2 invalid input
or failed output, 3 a limit, 130 interrupted. An error is one line, and a file is complete or unchanged."""
import argparse, os, sys, tempfile

import system
from damage import damage
from trial import HOME, Trial

FAULTS = (system.standard_output_full, system.disk_full, system.folder_read_only, system.files_that_are_none, system.pipes_closed,
          system.streams_closed, system.signals, system.no_terminal, system.locales, system.inputs_odd)


def main():
    words = argparse.ArgumentParser(prog='tools/faults', description=__doc__)
    words.add_argument('--damaged', type=int, default=200, help='how many damaged files of each format')
    words.add_argument('--only', default='', help='only faults whose function has this in its name')
    words.add_argument('bastide', nargs='?', default=os.path.join(HOME, 'build/release/bin/bastide'))
    options = words.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        trial = Trial(options.bastide, folder)
        print('| fault | command | what happened | |\n|---|---|---|---|')
        for fault in FAULTS:
            if options.only in fault.__name__: fault(trial)
        damage(trial, options.damaged, options.only)
    print(f'\n{trial.good} good, {trial.bad} bad')
    return 1 if trial.bad else 0


sys.exit(main())
