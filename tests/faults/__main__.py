"""Tries the command under the faults a system may have: tools/faults [--damaged N] [--only WORD] [BASTIDE].

Prints a table and ends with 1 if anything in it is bad. What is expected follows from the manual: 0 done, 1 usage, 2 what is
read or written is wrong, 3 a limit, 130 interrupted; an error is one line; a file is whole or as it was."""
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
