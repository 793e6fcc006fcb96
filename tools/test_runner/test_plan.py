"""Checks that ./test forgets no test and that a change runs everything that it can break."""
import re
import subprocess
from pathlib import Path

import pytest

import runner
from plan import PAGES, SHARED_PAGES, SYSTEMS, Step, command_tests, steps, suite_names
from runner import Memory, Outcome, Runner, count
from sources import HOME, program, text, tree, under

EVERY = list(steps())
NAMES = [step.name for step in EVERY]


def run_by(path):
    """Returns the modules whose steps read a file."""
    return {room for step in EVERY if path in step.reads for room in step.rooms}


def test_names_differ_and_needs_exist():
    assert len(set(NAMES)) == len(NAMES)
    for step in EVERY:
        assert set(step.needs) <= set(NAMES[:NAMES.index(step.name)])


def test_every_step_is_run():
    needed = {name for step in EVERY for name in step.needs}
    assert [step.name for step in EVERY if not step.rooms and step.name not in needed] == []


def room_of(path):
    folders = path.split("/")
    return {"bastide": folders[1], "web": "engine", "examples": folders[1]}.get(folders[0], folders[0])


def runner_word(path):
    """Returns what the command of a step contains if it runs a test file."""
    if path.endswith("_test.cpp"):
        return f"build/test/tests/{room_of(path)}_test"
    if path.startswith("fuzz/"):
        return f"bin/{Path(path).stem}"
    return str(Path(path).parent) if path.startswith(("tools/test_runner/", "examples/")) else Path(path).name


def test_every_file_of_tests_is_run():
    commands = " ".join(step.command for step in EVERY)
    tests = [path for path in tree() if re.search(r"_test\.cpp$|/test_\w+\.py$|\.test\.mjs$|^fuzz/\w+\.cpp$", path)]
    assert len(tests) > 100
    assert [path for path in tests if runner_word(path) not in commands or not run_by(path)] == []


def test_every_suite_is_named_after_its_room():
    files = {}
    for path in (path for path in tree() if path.endswith("_test.cpp")):
        for suite in suite_names(path):
            assert re.match(rf"{room_of(path).capitalize()}([A-Z0-9]|$)", suite), path
            files.setdefault(suite, set()).add(path)
        # A prefix before the comma would come first in the test name.
        assert re.findall(r"^INSTANTIATE_TEST_SUITE_P\(\s*[^,\s]", text(path), re.MULTILINE) == [], path
    assert {suite: paths for suite, paths in files.items() if len(paths) > 1} == {}


def test_every_room_can_be_tested_alone():
    result = subprocess.run(["tools/test-room"], cwd=HOME, capture_output=True, text=True)
    assert result.returncode == 2
    programs = {re.search(r"/(\w+)_test( |$)", step.command)[1] for step in EVERY if "_test " in step.command}
    assert set(result.stderr.split(": ")[-1].split()) == programs


def test_every_file_of_the_library_has_its_header():
    files = [path for path in under("bastide") if path.endswith(".cpp") and not path.endswith("_test.cpp") and "/testing/" not in path]
    assert len(files) > 100
    assert [path for path in files if path.replace(".cpp", ".h") not in tree()] == []


def test_a_program_is_what_is_included_and_what_carries_it_out():
    made = program(["bastide/tally/format_test.cpp"])
    assert {"bastide/tally/format.h", "bastide/tally/format.cpp", "bastide/text/text_table.cpp"} <= made
    assert not any(path.startswith("bastide/match/") for path in made)


def test_a_change_runs_what_it_can_break():
    assert run_by("bastide/tally/read_test.cpp") == {"tally", "layout"}
    tally = run_by("bastide/tally/points.h")
    assert {"tally", "cli", "match", "engine", "docs", "package", "python", "fuzz", "tidy"} <= tally
    assert not {"caverna", "puzzle", "solo", "landscape", "tile", "mpi"} & tally
    assert {"match", "solo", "tui", "cli"} <= run_by("bastide/play/record.h")
    assert {"caverna", "landscape", "match", "puzzle", "solo", "tally", "text"} <= run_by("bastide/base/result.cpp")
    assert "match" in run_by("bastide/match/testing/scenarios.txt")
    assert {"match", "solo"} <= run_by("web/studio/src/lib/Board.svelte")
    assert "solo" not in run_by("web/studio/src/pages/match/Match.svelte") | run_by("web/studio/src/lib/match/Game.svelte")
    assert "match" in run_by("web/studio/src/lib/match/Game.svelte")
    assert {"arrange", "landscape"} <= run_by("web/studio/src/pages/score/Score.svelte")
    assert "arrange" in run_by("web/engine/src/landscape_calls.cpp")
    assert {"engine", "studio", "match", "fuzz"} <= run_by("web/engine/src/match_calls.cpp")
    assert not {"tally", "solo"} & run_by("web/engine/src/match_calls.cpp")
    assert {"caverna", "solo", "tally"} <= run_by("web/engine/src/draw_calls.cpp")
    assert run_by("bench/README.md") == set()


def test_every_test_of_the_command_is_let_run_once():
    every = [path for system in ["", *SYSTEMS] for path in command_tests(system)]
    assert sorted(every) == sorted(path for path in under("cli") if path.endswith("_test.cpp"))


def test_pages_name_every_page_of_the_studio():
    assert set(PAGES) | SHARED_PAGES == {path.name for path in (HOME / "web/studio/src/pages").iterdir() if path.is_dir()}


@pytest.mark.parametrize("output, is_well, counts", [
    ("[  PASSED  ] 36 tests.\n", True, (36, 0)),
    ("[  PASSED  ] 1 test.\n\n 2 FAILED TESTS\n", False, (1, 2)),
    ("[  PASSED  ] 5 tests.\nSegmentation fault\n", False, (5, 1)),
    ("# pass 17\n# fail 0\n", True, (17, 0)),
    ("# pass 16\n# fail 1\n", False, (16, 1)),
    ("296 passed in 16.79s\n", True, (296, 0)),
    ("2 failed, 294 passed, 1 warning in 16.79s\n", False, (294, 2)),
    ("3 passed, 2 errors in 0.1s\n", False, (3, 2)),
    ("===== 1 failed, 2 passed, 3 errors in 0.1s =====\n", False, (2, 4)),
    ("\33[32m5 passed\33[0m in 1.0s\n", True, (5, 0)),
    ("4 deselected in 0.03s\n", True, (0, 1)),
    ("[  PASSED  ] 0 tests.\n", True, (0, 1)),
    ("# pass 2\n# fail 0\n# cancelled 2\n", False, (2, 2)),
    ("nothing to count\n", True, (1, 0)),
    ("error: no\n", False, (0, 1)),
    ("", False, (0, 1)),
])
def test_counts_are_those_that_the_runners_print(output, is_well, counts):
    assert count(output, is_well) == counts


@pytest.fixture
def memory(tmp_path, monkeypatch):
    monkeypatch.setattr(runner, "LOG_FOLDER", tmp_path)
    return Memory()


def test_steps_come_after_what_they_need_and_not_after_what_failed(memory, tmp_path):
    log = tmp_path / "order"
    say = "echo {} >> " + str(log)
    steps_to_run = [Step("c", say.format("c"), ("r",), needs=("b",)), Step("b", say.format("b"), cores=2, needs=("a",)),
                    Step("a", say.format("a"), cores=9), Step("bad", "false", ("r",)), Step("after", say.format("no"), ("r",), needs=("bad",)),
                    Step("later", say.format("no"), ("r",), needs=("after",))]
    ran = Runner(memory, 2)
    ran.run(steps_to_run)
    assert log.read_text().split() == ["a", "b", "c"]
    assert sorted(ran.not_run) == ["after", "later"]
    assert [name for name, outcome in ran.outcomes.items() if outcome.failed] == ["bad"]


def test_a_step_is_remembered_until_what_it_reads_changes(memory):
    step = Step("s", "true", ("r",), frozenset({"LICENSE"}))
    assert memory.still_passed(step) is None
    memory.save(step, Outcome(7, 0, 1.5))
    assert Memory().still_passed(step) == 7
    assert memory.still_passed(Step("s", "true", ("r",), frozenset({"LICENSE", "README.md"}))) is None
    other = Step("s", "true", ("r",), frozenset({"README.md"}))
    memory.save(other, Outcome(8, 0, 1.5))
    assert (Memory().still_passed(step), Memory().still_passed(other)) == (7, 8)
    memory.save(step, Outcome(6, 1, 1.5))
    assert (Memory().still_passed(step), Memory().still_passed(other)) == (None, 8)


def test_what_changes_while_it_is_tested_is_not_remembered(memory, monkeypatch):
    step = Step("s", "true", ("r",), frozenset({"LICENSE"}))
    monkeypatch.setattr(runner, "is_as_it_began", lambda paths: False)
    memory.save(step, Outcome(7, 0, 1.5))
    assert memory.still_passed(step) is None


def test_a_step_that_cannot_be_tried_here_is_skipped(memory):
    ran = Runner(memory, 2)
    step = Step("s", "echo no right; exit 77", ("r",), frozenset({"LICENSE"}))
    ran.run([step])
    assert (ran.outcomes["s"].failed, ran.not_run, memory.still_passed(step)) == (0, ["s"], None)


@pytest.mark.parametrize("stored", ["", "null", "[]", "{}", '{"s": 5}', "[1]", '[{"steps": 3}]', "{"])
def test_a_damaged_memory_is_an_empty_one(memory, tmp_path, stored):
    for name in ("passed.json", "runs.json"):
        (tmp_path / name).write_text(stored)
    read = Memory()
    assert read.still_passed(Step("s", "true", ("r",), frozenset({"LICENSE"}))) is None
    assert read.seconds_of("s") == []
