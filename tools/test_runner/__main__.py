"""Selects the steps of ./test that are due, runs them and prints counts and times."""
import argparse
import fcntl
import os
import signal
import sys
import time
from dataclasses import replace

from plan import steps
from runner import LOG_FOLDER, Memory, Runner, table_of_seconds

ABOUT = """Builds and runs the tests whose files have changed since they last passed, installing what is missing."""


def arguments(rooms):
    words = argparse.ArgumentParser(
        prog="./test", description=ABOUT, allow_abbrev=False, formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="Rooms:\n  " + " ".join(rooms) + "\n\nExamples:\n  ./test\n  ./test tally\n  ./test --all --again")
    words.add_argument("rooms", metavar="ROOM", nargs="*", help="only the tests of these rooms")
    words.add_argument("--all", action="store_true",
                       help="also the tests with sanitizers, the fuzz targets, clang-tidy, the reference, packages in a clean Debian")
    words.add_argument("--again", action="store_true", help="even what has not changed")
    words.add_argument("--list", action="store_true", help="list the steps, with the room of each, and run none")
    options = words.parse_args()
    for room in options.rooms:
        if room not in rooms:
            words.exit(2, f"./test: there is no room '{room}'; the rooms are {', '.join(rooms)}\n")
    return options


def with_preparation(due, every):
    """Returns the steps that are due and those they need. Build steps build only the targets they use."""
    by_name = {step.name: step for step in every}
    needed = {step.name: step for step in due}
    todo = list(due)
    while todo:
        for name in todo.pop().needs:
            if name not in needed:
                needed[name] = by_name[name]
                todo.append(by_name[name])
    for step in list(needed.values()):
        users = [user for user in due if step.name in user.needs]
        targets = sorted({target for user in users for target in user.targets})
        if step.command.startswith("tools/build ") and targets:
            needed[step.name] = replace(step, command=" ".join([step.command, *targets]))
    return list(needed.values())


def plural(number, what):
    return f"{number} {what}{'' if number == 1 else 's'}"


def main():
    every = list(steps())
    rooms = sorted({room for step in every for room in step.rooms})
    options = arguments(rooms)
    chosen = [step for step in every if step.rooms and (not options.rooms or set(step.rooms) & set(options.rooms))]
    if not options.all:
        # If a module has only such steps, naming it selects them.
        slow = {room for room in options.rooms if all(step.in_all for step in every if room in step.rooms)}
        chosen = [step for step in chosen if not step.in_all or slow & set(step.rooms)]
    if options.list:
        for step in every if not options.rooms else chosen:
            print(f"{' '.join(step.rooms) or '-':<18}{step.name}{' (--all)' if step.in_all else ''}")
        return 0

    try:
        LOG_FOLDER.mkdir(parents=True, exist_ok=True)
        lock = (LOG_FOLDER / "lock").open("w")
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        print("./test: another ./test is running here: wait until it has ended", file=sys.stderr)
        return 2
    except OSError as error:
        print(f"./test: {error.filename} cannot be written: {error.strerror}", file=sys.stderr)
        return 2
    memory = Memory()
    remembered = {} if options.again else {step.name: memory.still_passed(step) for step in chosen}
    due = [step for step in chosen if remembered.get(step.name) is None]
    passed_before = sum(tests for tests in remembered.values() if tests is not None)
    if not due:
        print("Nothing that these tests read has changed since they passed (--again runs them anew).")
        print(f"{passed_before} passed, 0 failed")
        return 0

    start = time.monotonic()
    runner = Runner(memory, os.cpu_count() or 1)
    runner.run(with_preparation(due, every))
    seconds = time.monotonic() - start
    print("\n" + table_of_seconds(memory, runner.outcomes, seconds))
    memory.save_run(sys.argv[1:], seconds, runner.outcomes)
    if len(due) < len(chosen):
        counts = f"{plural(len(chosen) - len(due), 'step')} with {plural(passed_before, 'test')}"
        print(f"\n{counts} passed before and did not run again: nothing they read has changed.")
    passed = passed_before + sum(outcome.passed for outcome in runner.outcomes.values())
    failed = sum(outcome.failed for outcome in runner.outcomes.values())
    skipped = f", {len(runner.not_run)} skipped" if runner.not_run else ""
    print(f"\n{passed} passed, {failed} failed{skipped}")
    return 1 if failed else 0


def interrupted(*_):
    raise KeyboardInterrupt


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, interrupted)
    signal.signal(signal.SIGHUP, interrupted)
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # `./test --list | head` ends quietly
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
