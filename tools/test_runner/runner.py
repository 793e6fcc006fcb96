"""Runs steps, as many at a time as there are cores, and records with which files they passed."""
import json
import os
import re
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from sources import HOME, fingerprint, is_as_it_began

LOG_FOLDER = HOME / "build" / "steps"
MAX_RUNS = 20
RUNS_SHOWN = 3


@dataclass
class Outcome:
    passed: int
    failed: int
    seconds: float


NOT_HERE = 77  # exit status of a step that cannot run on this system

# The last output of test runners: the number of tests that passed, and that of tests that failed.
GOOGLETEST = (r"^\[  PASSED  \] (\d+) tests?\.", r"^ *(\d+) FAILED TESTS?")
NODE = (r"^# pass (\d+)$", r"^# (?:fail|cancelled) (\d+)$")


def count(output, is_well):
    """Returns how many tests passed and failed. A step without counts is one test. A step that ran no tests has failed."""
    output = re.sub(r"\x1b\[[\d;]*m", "", output)
    if summary := re.findall(r"^=* ?((?:\d+ [a-z]+, )*\d+ [a-z]+) in [\d.]+s", output, re.MULTILINE):  # pytest
        numbers = {what: int(number) for number, what in re.findall(r"(\d+) ([a-z]+)", summary[-1])}
        passed = numbers.get("passed", 0)
        failed = sum(numbers.get(what, 0) for what in ("failed", "error", "errors"))
    else:
        for good, bad in (GOOGLETEST, NODE):
            if passes := re.findall(good, output, re.MULTILINE):
                passed, failed = int(passes[-1]), sum(map(int, re.findall(bad, output, re.MULTILINE)))
                break
        else:
            return (1, 0) if is_well else (0, 1)
    is_well = is_well and passed > 0
    return passed, failed if is_well or failed else 1


def built_so_far(command):
    """Returns " [12/345]" from the latest line of ninja's log for a build step, and "" for others and before ninja starts."""
    if not (preset := re.match(r"tools/build (\S+)", command)):
        return ""
    try:
        log = (HOME / "build" / preset[1] / "build.log").read_text(errors="replace")
    except OSError:
        return ""
    lines = re.findall(r"^\[\d+/\d+\]", log, re.MULTILINE)
    return f" {lines[-1]}" if lines else ""


class Memory:
    """Records in build/steps which steps passed and how long the last runs took."""

    def __init__(self):
        LOG_FOLDER.mkdir(parents=True, exist_ok=True)
        self._passed_file, self._runs_file = LOG_FOLDER / "passed.json", LOG_FOLDER / "runs.json"
        self.passed = {name: known for name, known in self._read(self._passed_file, {}).items() if isinstance(known, dict)}
        self.runs = [run for run in self._read(self._runs_file, []) if isinstance(run, dict) and isinstance(run.get("steps"), dict)]

    @staticmethod
    def _read(path, otherwise):
        try:
            value = json.loads(path.read_text())
        except (OSError, ValueError):
            return otherwise
        return value if isinstance(value, type(otherwise)) else otherwise

    @staticmethod
    def _write(path, value):
        unfinished = path.with_suffix(".new")
        unfinished.write_text(json.dumps(value, indent=1))
        unfinished.replace(path)

    def still_passed(self, step):
        """Returns how many tests of the step passed with the same files, or None if it has not passed with them."""
        return self.passed.get(step.name, {}).get(fingerprint(step.reads, step.command))

    def save(self, step, outcome):
        known, read = self.passed.setdefault(step.name, {}), fingerprint(step.reads, step.command)
        known.pop(read, None)
        if not outcome.failed and is_as_it_began(step.reads):
            known[read] = outcome.passed
        self.passed[step.name] = dict(list(known.items())[-MAX_RUNS:])  # so that a reverted change passes again
        self._write(self._passed_file, self.passed)

    def save_run(self, words, seconds, outcomes):
        self.runs.append({"at": datetime.now().isoformat(timespec="minutes"), "words": words, "seconds": round(seconds),
                          "steps": {name: round(outcome.seconds, 1) for name, outcome in outcomes.items()}})
        self.runs = self.runs[-MAX_RUNS:]
        self._write(self._runs_file, self.runs)

    def seconds_of(self, name):
        """Returns the times of the step in earlier runs, latest first."""
        return [run["steps"][name] for run in reversed(self.runs) if name in run["steps"]]


class Runner:
    def __init__(self, memory, cores):
        self._memory, self._cores = memory, cores
        self._running = {}  # process: (step, start, log)
        self.outcomes = {}
        self.not_run = []

    def run(self, steps):
        """Runs the steps, each after those it needs. Skips steps that need a failed one."""
        # Long steps first, so that none runs alone at the end.
        waiting = sorted(steps, key=lambda step: (-step.cores, -self._expected(step)))
        chosen = {step.name for step in steps}
        try:
            while waiting or self._running:
                for step in list(waiting):
                    needs = [name for name in step.needs if name in chosen]
                    if bad := [name for name in needs if name in self.not_run or self._failed(name)]:
                        waiting.remove(step)
                        self.not_run.append(step.name)
                        print(f"{step.name:<48} skipped, since it needs: {bad[0]}", flush=True)
                    elif all(name in self.outcomes for name in needs):
                        if self._free() < min(step.cores, self._cores):
                            break
                        waiting.remove(step)
                        self._start(step)
                self._wait()
        finally:
            self._end_all()

    def _end_all(self):
        for end in (signal.SIGTERM, signal.SIGKILL):
            for process in self._running:
                try:
                    os.killpg(process.pid, end)
                except ProcessLookupError:
                    pass
            until = time.monotonic() + 2
            while end == signal.SIGTERM and time.monotonic() < until and any(process.poll() is None for process in self._running):
                time.sleep(0.05)

    def _expected(self, step):
        """Returns the expected seconds. For a step that never ran, estimates them from the number of files it reads."""
        known = self._memory.seconds_of(step.name)
        return known[0] if known else len(step.reads) / 100

    def _failed(self, name):
        return name in self.outcomes and self.outcomes[name].failed > 0

    def _free(self):
        return self._cores - sum(min(step.cores, self._cores) for step, _, _ in self._running.values())

    def _start(self, step):
        log = LOG_FOLDER / (re.sub(r"\W+", "-", step.name.lower()).strip("-") + ".log")
        with log.open("w") as out:
            process = subprocess.Popen(step.command, shell=True, executable="/bin/bash", cwd=HOME, stdin=subprocess.DEVNULL, stdout=out,
                                       stderr=subprocess.STDOUT, start_new_session=True)
        self._running[process] = (step, time.monotonic(), log)

    def _wait(self):
        while self._running:
            ended = [process for process in self._running if process.poll() is not None]
            for process in ended:
                step, start, log = self._running.pop(process)
                self._end(step, time.monotonic() - start, process.returncode, log.read_text(errors="replace"))
            if ended:
                return
            self._show_running()
            time.sleep(0.05)

    def _show_running(self):
        if sys.stdout.isatty():
            names = ", ".join(f"{step.name}{built_so_far(step.command)} {time.monotonic() - start:.0f} s" for step, start, _ in self._running.values())
            print(f"\r\33[K{names[:os.get_terminal_size().columns - 1]}", end="", flush=True)

    def _end(self, step, seconds, status, output):
        if status == NOT_HERE:
            self.outcomes[step.name] = Outcome(0, 0, seconds)
            self.not_run.append(step.name)
            print(f"{step.name:<48} skipped: {output.splitlines()[-1] if output else 'not possible here'}", flush=True)
            return
        passed, failed = count(output, status == 0)
        outcome = Outcome(0 if step.always else passed, failed, seconds)  # a build is not a test
        self.outcomes[step.name] = outcome
        if not step.always:
            self._memory.save(step, outcome)
        clear = "\r\33[K" if sys.stdout.isatty() else ""
        if outcome.failed:
            print(clear + output.rstrip("\n"))
            clear = ""
        passed = f"{outcome.passed:5d} passed" if outcome.passed else " " * 12
        print(f"{clear}{step.name:<48} {passed} {outcome.failed:5d} failed {seconds:7.1f} s", flush=True)


def table_of_seconds(memory, outcomes, total):
    """Returns a table of the steps and their seconds, also in earlier runs, longest first."""
    lines = [f"{'step':<48}{'seconds':>10}   in the runs before"]
    for name, outcome in sorted(outcomes.items(), key=lambda each: -each[1].seconds):
        before = "".join(f"{seconds:10.1f}" for seconds in memory.seconds_of(name)[:RUNS_SHOWN])
        lines.append(f"{name:<48}{outcome.seconds:10.1f}{before}{'  failed' if outcome.failed else ''}")
    lines.append(f"{'from start to end':<48}{total:10.1f}")
    return "\n".join(lines)
