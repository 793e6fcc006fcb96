"""Python shuts down cleanly during any long work of a daemon thread."""

import os
import subprocess
import sys

import pytest

BEGIN = """
import atexit, os, sys, threading, time
if "late" in sys.argv: atexit.register(lambda: print(landscape.score([[[0, 0, 0, 0, 0]]]).total))
from bastide import caverna, landscape, match, puzzle, solo
meadows = puzzle.read("tile pasture pasture pasture pasture\\n" * 40)
begun = threading.Event()

def work():
    begun.set()
    while True:
        WORK

def step():
    matches = match.VecMatch(256, threads=2, opponent="greedy")
    while True:
        matches.step(matches.actions[matches.offsets[:-1]])

def drain(solutions):
    for each in solutions: pass

threading.Thread(target=work, daemon=True).start()
begun.wait()
time.sleep(0.2)  # so that most of the runs are in the middle of it
"""

WORKS = [
    "puzzle.generate(200, seed='a', unique=True, rotations=True)",
    "meadows.count(rotations=True)",
    "meadows.count(threads=2)",
    "meadows.grade(max_nodes=10**15)",
    "drain(meadows.solve())",
    "solo.run(['planner'], games=1000, settings=solo.Settings(size=99), simulations=1000, threads=2)",
    "solo.Game('a', settings=solo.Settings(size=99)).choose(simulations=10**6)",
    "solo.run(lambda position: position.legal_moves()[0], games=10**6)",
    "match.run(['master', 'hard'], games=1000, threads=2)",
    "match.run([lambda position: position.legal_moves()[0], 'random'], games=10**6)",
    "match.Game('a').choose('master', simulations=10**6)",
    "step()",
    "landscape.score([[[0, 0, 0, 0, 0]]])",
    "landscape.read([[[0, 0, 0, 0, 0]] * 20] * 20).svg()",
]


def run(work, end="", *arguments):
    script = BEGIN.replace("WORK", work) + end
    # Since 3.12 Python warns about threads at a fork, which is intended here.
    command = [sys.executable, "-W", "ignore::DeprecationWarning", "-c", script, *arguments]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=300)
    assert done.stderr == ""
    assert done.returncode == 0
    return done.stdout


@pytest.mark.parametrize("work", WORKS)
def test_work_of_a_daemon_thread_ends_with_python(work):
    for _ in range(3):
        assert run(work) == ""


def test_a_thread_that_asks_again_and_again_does_not_keep_python():
    run("\n        try: meadows.count()\n        except BaseException: pass")


def test_whoever_ends_python_may_still_work():
    # A single monastery scores for its own tile.
    assert run("meadows.count()", "", "late") == "1\n"


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_a_forked_process_does_not_wait_for_work_it_has_not():
    run("meadows.count()", "child = os.fork()\nif child: assert os.waitpid(child, 0)[1] == 0")
