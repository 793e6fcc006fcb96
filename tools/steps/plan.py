"""The steps of ./test: what each runs, what it needs, and what it reads.

A step is run again when a file that it reads has changed, or a tool that it uses.
"""
from dataclasses import dataclass

from sources import program, tree, under

ROOMS = ["caverna", "draw", "landscape", "match", "play", "puzzle", "solo", "tally", "text", "tile"]
SYSTEMS = ["caverna", "landscape", "match", "puzzle", "solo", "tally"]
INSTALLED = ("bastide", "carcassonne", "printed", "bastide-mpi", "bastide_python")
# The pages of the studio; the systems whose calls and pages their tests use; and the files of the commands they compare them with.
PAGES = {
    "caverna": (["caverna"], ["caverna"]),
    "match": (["match", "tally", "landscape"], ["match", "match_replay", "match_run"]),
    "puzzle": (["puzzle", "landscape"], ["solve"]),
    "score": (["landscape"], ["score", "complete"]),
    "solo": (["solo", "landscape"], ["solo"]),
    "tally": (["tally"], ["tally"]),
}


@dataclass(frozen=True)
class Step:
    name: str
    command: str
    room: str = ""              # what `./test ROOM` calls it; a step without one only prepares others
    reads: frozenset = frozenset()
    needs: tuple = ()           # names of steps that come before
    targets: tuple = ()         # what it needs built; a build step builds those of all steps that need it
    cores: int = 1
    always: bool = False        # it tells by itself, and soon, that there is nothing to do
    in_all: bool = False        # only with --all


def _cpp(*folders):
    return {path for path in under(*folders) if path.endswith((".cpp", ".h"))}


def _build_files():
    return under("CMakeLists.txt", "CMakePresets.json", "cmake", "tests/CMakeLists.txt", "tools/steps") | \
        {path for path in tree() if path.endswith("/CMakeLists.txt")}


def room_reads(room):
    """What the tests of a room of the library read."""
    own = under(f"bastide/{room}")
    return program(path for path in own if path.endswith(".cpp")) | own | under("examples") | _build_files()


def _no_tests(paths):
    return {path for path in paths if not path.endswith("_test.cpp") and "/testing/" not in path}


def command_reads():
    """What anything reads that starts the command."""
    return _no_tests(under("bastide", "cli", "tui", "mpi")) | under("examples")


def front_reads(folder):
    """What the tests of a front end read."""
    return command_reads() | under(folder) | _build_files()


def page_reads(page):
    """What the tests of a page of the studio read."""
    systems, commands = PAGES[page]
    pages = {path for other, (whose, _) in PAGES.items() if whose[0] in systems for path in under(f"web/studio/src/pages/{other}")}
    other_pages = {path for other in PAGES for path in under(f"web/studio/src/pages/{other}")} - pages
    other_tests = {path for path in under("web/studio/tests") if path.endswith(".test.mjs")} - {f"web/studio/tests/{page}.test.mjs"}
    calls = {f"web/engine/src/{system}_calls.cpp" for system in systems}
    other_calls = {path for path in under("web/engine/src") if path.endswith(("_calls.cpp", "_test.cpp"))} - calls
    compared = {f"cli/{command}.cpp" for command in commands} | {"cli/main.cpp"}
    return (under("web") - other_pages - other_tests - other_calls - under("web/studio/bench")) | program(calls | compared) | \
        under("examples") | _build_files()


def python_reads(module):
    """What the tests of a module of the Python package read."""
    sources = {path for path in under("python/src") if path.endswith(".cpp")}
    others = {f"python/src/{system}.cpp" for system in SYSTEMS if system != module}
    tests = {path for path in under("python/tests") if path.startswith("python/tests/test_")} - {f"python/tests/test_{module}.py"}
    return program(sources - others) | (under("python") - others - tests) | under("examples") | _build_files()


def python_modules():
    return [system for system in SYSTEMS if f"python/tests/test_{system}.py" in tree()]


def _room_tests(tree_name, needs, in_all):
    """A step for each test program of a build tree."""
    fronts = {"engine": ("web/engine", ()), "tui": ("tui", ("bastide",)), "cli": ("cli", ("bastide", "carcassonne"))}
    if not in_all:
        fronts["mpi"] = ("mpi", ("bastide", "bastide-mpi"))  # MPI itself leaks
    rooms = {room: (room_reads(room), ()) for room in ROOMS}
    rooms |= {room: (front_reads(folder), built) for room, (folder, built) in fronts.items()}
    suffix = ", with sanitizers" if in_all else ""
    for room, (reads, built) in rooms.items():
        yield Step(f"Tests of {room}{suffix}", f"build/{tree_name}/tests/{room}_test --gtest_brief=1", room, frozenset(reads), needs,
                   (f"{room}_test", *built), in_all=in_all)


def steps():
    everything = frozenset(tree())
    cpp = frozenset(_cpp("bastide", "cli", "tui", "mpi", "bench", "fuzz", "web/engine", "python/src"))
    yield Step("Layout of the code", "find bastide cli tui mpi bench fuzz web/engine/src python/src "
               "'(' -name '*.h' -o -name '*.cpp' ')' -print0 | xargs -0 clang-format-19 --dry-run -Werror",
               "layout", cpp | under(".clang-format"))
    yield Step("Arrows between rooms", "tools/check-arrows", "layout", cpp | under("tools/check-arrows"))
    yield Step("Steps of this test", "/usr/bin/python3 -m pytest -q -p no:cacheprovider tools/steps", "layout", everything)

    yield Step("Build with g++", "tools/build test", always=True, cores=2)
    yield Step("Build the module of the studio", "tools/build web", always=True, cores=2)
    yield Step("Build the studio", "tools/build-web", always=True, needs=("Build the module of the studio",))
    yield from _room_tests("test", ("Build with g++",), in_all=False)
    yield Step("Pictures and examples in the documentation", "tools/check-docs build/test/bin/bastide", "docs",
               frozenset(command_reads() | under("README.md", "docs", "tools/check-docs")), ("Build with g++",), ("bastide",))
    modules = python_modules()
    for module in modules:
        yield Step(f"Python: {module}", f"tools/test-python test_{module}.py", module, frozenset(python_reads(module)),
                   ("Build with g++",), ("bastide_python",))
    rest = sorted(path.removeprefix("python/tests/") for path in under("python/tests")
                  if path.startswith("python/tests/test_") and path[len("python/tests/test_"):-len(".py")] not in modules)
    yield Step("Python: the package", "tools/test-python " + " ".join(rest), "python",
               frozenset(_no_tests(under("bastide")) | under("python", "examples", "docs", "README.md") | _build_files()), ("Build with g++",),
               ("bastide_python",))
    yield Step("Installed, and used from outside", "tools/test-package installed", "package",
               frozenset(command_reads() | under("tests/package", "tools/test-package", "CHANGELOG.md", "LICENSE") | _build_files()),
               ("Build with g++",), INSTALLED)
    yield Step("Types of the studio", "npm --prefix web/studio --silent run svelte-check", "studio", frozenset(under("web")),
               ("Build the studio",))
    studio = ("Build the studio", "Build with g++")
    for page, (systems, _) in PAGES.items():
        yield Step(f"The {page} page in a browser", f"node --test --test-reporter=tap web/studio/tests/{page}.test.mjs", systems[0],
                   frozenset(page_reads(page)), studio, ("bastide",))
    yield Step("The studio in a browser", "node --test --test-reporter=tap web/studio/tests/studio-shell.test.mjs web/engine/tests/", "studio",
               frozenset(front_reads("web")), studio, ("bastide",))

    yield Step("Reference of the library", "tools/reference", "docs", frozenset(_no_tests(_cpp("bastide")) | under("docs", "README.md", "tools/reference")), in_all=True)
    yield Step("Packages in a clean Debian", "tools/test-package clean", "package",
               frozenset(command_reads() | under("tests/package", "tools/test-package", "CHANGELOG.md", "LICENSE") | _build_files()),
               ("Build with g++",), INSTALLED, in_all=True)
    yield Step("Build with sanitizers", "tools/build asan-ubsan", always=True, cores=2, in_all=True)
    yield from _room_tests("asan-ubsan", ("Build with sanitizers",), in_all=True)
    for path in sorted(under("fuzz")):
        if not path.endswith(".cpp"):
            continue
        target = path.removeprefix("fuzz/").removesuffix(".cpp")
        yield Step(f"Fuzzing: {target}", f"fuzz/replay build/asan-ubsan/bin/{target}", "fuzz",
                   frozenset(program([path]) | under(f"fuzz/corpus/{target}", "fuzz/replay") | command_reads() | _build_files()),
                   ("Build with sanitizers",), (target,), in_all=True)
    yield Step("clang-tidy", "tools/tidy", "tidy", frozenset(_no_tests(cpp) | under(".clang-tidy", "tools/tidy")), cores=2, in_all=True)
