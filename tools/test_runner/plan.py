"""The steps of ./test: the command of each, the steps that it needs and the files that it reads.

A step runs again when its command or a file that it reads has changed. Installed packages are not tracked: after a compiler update,
use --again to run everything.
"""
import re
from dataclasses import dataclass

from sources import program, text, tree, under

ROOMS = sorted(re.findall(r"^bastide/(\w+):", text("arrows.txt"), re.MULTILINE))
# The folders of `bastide` and the programs that it starts, and all folders with C++.
PROGRAM_FOLDERS = ("bastide", "cli", "command", "engines", "ladder", "mpi", "os", "png", "programs", "sat", "store", "tui")
CPP_FOLDERS = (*PROGRAM_FOLDERS, "bench", "examples", "fuzz", "python/src", "serve", "web/engine/src", "web/engine/testing")
SYSTEMS = ["arrange", "caverna", "landscape", "match", "puzzle", "solo", "tally"]
INSTALLED = ("bastide", "bastide-ladder", "bastide-serve", "carcassonne", "printed", "bastide-mpi")
# The pages of the studio, each with its system.
PAGES = {"arrange": "arrange", "caverna": "caverna", "match": "match", "puzzle": "puzzle", "score": "landscape", "solo": "solo", "tally": "tally"}
# Other pages that the tests of a page open.
OPENED = {"arrange": ("score", "match")}
# Pages about all systems, or of which others show a part.
SHARED_PAGES = {"games", "home", "learn", "position", "problems", "results", "review", "table"}


@dataclass(frozen=True)
class Step:
    name: str
    command: str
    rooms: tuple = ()           # the names that select it in `./test ROOM`; a step without one only prepares others
    reads: frozenset = frozenset()
    needs: tuple = ()           # names of steps that must run first
    targets: tuple = ()         # targets that it needs; a build step builds those of all steps that need it
    cores: int = 1
    always: bool = False        # it detects quickly that there is nothing to do
    in_all: bool = False        # only with --all


def _cpp(*folders):
    return {path for path in under(*folders) if path.endswith((".cpp", ".h"))}


def _build_files():
    return under("CMakeLists.txt", "CMakePresets.json", "cmake", "tests/CMakeLists.txt", "tools/build", "arrows.txt") | \
        {path for path in tree() if path.endswith("/CMakeLists.txt")}


def room_reads(room):
    """Returns the files that the tests of a library module read."""
    own = under(f"bastide/{room}")
    page = under("docs/match-protocol.md") if room == "match" else set()  # its example session is replayed
    return program(path for path in own if path.endswith(".cpp")) | own | page | under("examples") | _build_files()


def _no_tests(paths):
    return {path for path in paths if not path.endswith("_test.cpp") and "/testing/" not in path}


def commands(*systems):
    """Returns the files of the systems' commands and of the program."""
    return {path for path in under(*(f"cli/{system}" for system in systems)) if path.endswith(".cpp") and not path.endswith("_test.cpp")} | {"programs/bastide.cpp"}


def command_reads():
    """Returns the files read by steps that may start any command."""
    return _no_tests(under(*PROGRAM_FOLDERS, "serve/server_commands.h", "serve/server_commands.cpp")) | under("examples")


def command_tests(system):
    """Returns the files that test the commands of a system, or, without a system, those that test shared code."""
    names = {path for path in under("cli") if path.endswith("_test.cpp")}
    of = {each: names & under(f"cli/{each}") for each in SYSTEMS}
    return of[system] if system else names.difference(*of.values())


def suite_names(path):
    return re.findall(r"^TEST(?:_F|_P)?\((\w+)", text(path), re.MULTILINE)


def suites(paths):
    """Returns a GoogleTest filter that selects the tests of the files."""
    return ":".join(f"{suite}.*" for suite in sorted({suite for path in paths for suite in suite_names(path)}))


def page_tests(page):
    """Returns the test files of a page of the studio, one topic per file."""
    return {path for path in under("web/studio/tests") if re.fullmatch(rf"{page}(-\w+)*\.test\.mjs", path.rpartition("/")[2])}


def page_reads(page):
    """Returns the files that the tests of a page of the studio read."""
    pages = (page, *OPENED.get(page, ()))
    systems = [PAGES[each] for each in pages]
    other_pages = {path for other in PAGES if other not in pages
                   for path in under(f"web/studio/src/pages/{other}", f"web/studio/src/lib/{PAGES[other]}")}
    other_tests = {path for path in under("web/studio/tests") if path.endswith(".test.mjs")} - page_tests(page)
    calls = {f"web/engine/src/{room}_calls.cpp" for room in (*systems, "draw")}
    other_calls = {path for path in under("web/engine/src") if path.endswith(("_calls.cpp", "_test.cpp"))} - calls
    return (under("web") - other_pages - other_tests - other_calls - under("web/studio/bench")) | \
        program(calls | commands(*systems)) | under("examples", "tools/build-web") | _build_files()


def table_reads():
    """Returns the files that the tests of shared tables read: those of the Match page, which shows them, and the server."""
    other_tests = {path for path in under("web/studio/tests") if path.endswith(".test.mjs")} - page_tests("table")
    other_pages = {path for page in PAGES if page != "match" for path in under(f"web/studio/src/pages/{page}")}
    calls = {f"web/engine/src/match_{part}.cpp" for part in ("calls", "online_calls", "review_calls")}
    return (under("web") - other_pages - other_tests - under("web/engine/src", "web/studio/bench", "web/studio/tools")) | \
        program(calls | commands("serve") | {"programs/bastide_serve.cpp"}) | under("tools/build-web") | _build_files()


def engine():
    """Returns the files of the calls. One header declares the calls of all modules, so program() does not find them."""
    return {path for path in _cpp("web/engine/src") if not path.endswith("_test.cpp")}


def python_reads(module):
    """Returns the files that the tests of a Python module read."""
    sources = {path for path in under("python/src") if path.endswith(".cpp")}
    others = {f"python/src/{system}.cpp" for system in SYSTEMS if system != module}
    tests = {path for path in under("python/tests") if path.startswith("python/tests/test_")} - {f"python/tests/test_{module}.py"}
    return program(sources - others) | (under("python") - others - tests) | _build_files() | \
        under("examples", "docs/pictures", f"bastide/{module}/testing", "tools/test-python")


def python_modules():
    return [system for system in SYSTEMS if f"python/tests/test_{system}.py" in tree()]


def _cpp_tests(tree_name, needs, in_all):
    """Returns the steps for the test programs of a build tree: one per module, and for the command one per system."""
    suffix = ", with sanitizers" if in_all else ""

    def step(name, program_name, rooms, reads, built=(), words=""):
        return Step(f"{name}{suffix}", f"build/{tree_name}/tests/{program_name} --gtest_brief=1{words}", rooms, frozenset(reads), needs,
                    (program_name, *built), in_all=in_all)

    for room in ROOMS:
        yield step(f"Tests of {room}", f"{room}_test", (room,), room_reads(room))
    yield step("Tests of engine", "engine_test", ("engine",), program(_cpp("web/engine")) | _build_files())
    for game in (path.split("/")[1] for path in sorted(tree()) if re.fullmatch(r"examples/\w+/CMakeLists.txt", path)):
        yield step(f"Tests of {game}", f"{game}_test", (game,), program(_cpp(f"examples/{game}")) | _build_files())
    shared = program(under("cli/testing")) | under("examples") | _build_files()
    tui = program(_cpp("tui") | commands("match", "solo"))
    yield step("Tests of tui", "tui_test", ("tui",), tui | shared, ("bastide",))
    yield step("Tests of os", "os_test", ("os",), program(_cpp("os")) | _build_files())
    yield step("Tests of engines", "engines_test", ("engines", "match"), program(_cpp("engines") | commands("match")) | under("engines") | shared,
               ("bastide",))
    yield step("Tests of ladder", "ladder_test", ("ladder", "match"), program(_cpp("ladder") | commands("match") | {"programs/bastide_ladder.cpp"}) | shared,
               ("bastide", "bastide-ladder"))
    yield step("Tests of serve", "serve_test", ("serve",), program(_cpp("serve") | commands("serve")) | shared | under("deploy/nginx.conf"),
               ("bastide", "bastide-serve"))
    if not in_all:  # MPI itself leaks
        yield step("Tests of mpi", "mpi_test", ("mpi",), program(_cpp("mpi") | commands("puzzle")) | shared, ("bastide", "bastide-mpi"))
    command = ("bastide", "carcassonne")
    for system in SYSTEMS:
        files = command_tests(system)
        used = [system, "tally", "landscape"] if system == "match" else [system]  # a match is also tallied and scored
        yield step(f"Tests of the command: {system}", "cli_test", ("cli", system),
                   program(files | commands(*used)) | under(f"bastide/{system}/testing") | shared, command, f" --gtest_filter='{suites(files)}'")
    files = command_tests("")
    yield step("Tests of the command: all", "cli_test", ("cli",), command_reads() | files | shared, command,
               f" --gtest_filter='{suites(files)}'")


def steps():
    everything = frozenset(tree())
    cpp = frozenset(_cpp(*CPP_FOLDERS))
    yield Step("Layout of the code", f"find {' '.join(CPP_FOLDERS)} "
               "'(' -name '*.h' -o -name '*.cpp' ')' -print0 | xargs -0 clang-format-19 --dry-run -Werror",
               ("layout",), cpp | under(".clang-format"))
    yield Step("Arrows between folders", "tools/check-arrows", ("layout",), cpp | under("tools/check-arrows", "arrows.txt"))
    yield Step("Results that may not be ignored", "tools/check-nodiscard", ("layout",),
               frozenset(path for path in cpp if path.startswith("bastide/") and path.endswith(".h")) | under("tools/check-nodiscard"))
    yield Step("Examples of the headers", "tools/check-examples", ("layout",),
               frozenset(path for path in cpp if re.fullmatch(r"bastide/\w+(\.h|/umbrella_test\.cpp)", path)) | under("tools/check-examples", "docs/adding-a-game.md", "examples/nim"))
    yield Step("Steps of this test", "/usr/bin/python3 -m pytest -q -p no:cacheprovider tools/test_runner", ("layout",), everything)

    yield Step("Build with g++", "tools/build test", always=True, cores=2)
    yield Step("Build the module of the studio", "tools/build web", always=True, cores=2)
    yield Step("Build the studio", "tools/build-web", always=True, needs=("Build the module of the studio",))
    yield from _cpp_tests("test", ("Build with g++",), in_all=False)
    yield Step("Pictures and examples in the documentation", "tools/check-docs build/test/bin/bastide", ("docs",),
               frozenset(command_reads() | _no_tests(cpp) | under("engines", "README.md", "docs", "tools/check-docs", "tools/install", "bastide/__init__.py", "web/studio/src/i18n/en.ts", "web/studio/src/i18n/en") |
                         _build_files()), ("Build with g++",), ("bastide",))
    modules = python_modules()
    for module in modules:
        yield Step(f"Python: {module}", f"tools/test-python test_{module}.py", ("python", module), frozenset(python_reads(module)),
                   ("Build with g++",), ("bastide_python",))
    rest = sorted(path.removeprefix("python/tests/") for path in under("python/tests")
                  if path.startswith("python/tests/test_") and path[len("python/tests/test_"):-len(".py")] not in modules)
    yield Step("Python: the package", "tools/test-python " + " ".join(rest), ("python",),
               frozenset(_no_tests(under("bastide")) | under("python", "sat", "examples", "docs", "README.md", "tools/test-python") | _build_files()), ("Build with g++",),
               ("bastide_python",))
    package = frozenset(_no_tests(under("bastide")) | under("python", "sat", "docs/python.md") | _build_files())
    yield Step("Python: types", "tools/test-types", ("python",), package | under("tools/test-types"), ("Build with g++",), ("bastide_python",))
    yield Step("Python: the wheel", "tools/test-wheel", ("python",), package | under("pyproject.toml", "tools/test-wheel", "tools/build-wheels", "tools/newer-pythons", "CITATION.cff", "docs", "examples"), cores=2, in_all=True)
    yield Step("Python: the learning example", "env PYTHONPATH=build/test/python /usr/bin/python3 -BP -m pytest -q -p no:cacheprovider examples/learning",
               ("python",), package | under("examples/learning"), ("Build with g++",), ("bastide_python",), in_all=True)
    outside = {name for path in under("tests/package") if path.endswith(".cpp") for name in re.findall(r"<(bastide/[^>]+)>", text(path))}
    packed = under("tests/package", "tools/test-package", "LICENSE", "examples/landscape", "deploy") | _build_files()
    shown = under("README.md", "docs/library.md")
    yield Step("Installed, and used from outside", "tools/test-package installed", ("package",),
               frozenset(program(outside | commands("landscape", "help", "serve") | {"programs/bastide_serve.cpp", "programs/bastide_ladder.cpp"}) | packed | shown | _no_tests(_cpp("bastide"))),
               ("Build with g++",), INSTALLED)
    yield Step("Types of the studio", "npm --prefix web/studio --silent run svelte-check", ("studio",), frozenset(under("web", "examples/nim")),
               ("Build the studio",))
    studio = ("Build the studio", "Build with g++")
    for page, system in PAGES.items():
        yield Step(f"The {page} page in a browser", f"node --test --test-reporter=tap {' '.join(sorted(page_tests(page)))}", ("studio", system),
                   frozenset(page_reads(page)), studio, ("bastide",))
    yield Step("Tables by link in browsers", f"node --test --test-reporter=tap {' '.join(sorted(page_tests('table')))}",
               ("studio", "match", "serve"), frozenset(table_reads()), studio, ("bastide-serve",))
    of_pages = set().union(*(page_tests(page) for page in [*PAGES, "table"]))
    shell = sorted({path for path in under("web/studio/tests") if path.endswith(".test.mjs")} - of_pages) + ["web/engine/tests/engine.test.mjs"]
    yield Step("The studio in a browser", f"node --test --test-reporter=tap {' '.join(shell)}", ("studio",),
               frozenset(program(engine()) | (under("web") - under("web/studio/bench", "web/studio/tools")) | under("examples", "tools/build-web") | _build_files()),
               studio, ("bastide",))

    yield Step("Reference of the library", "tools/reference", ("docs",), frozenset(_no_tests(_cpp("bastide")) | under("docs", "README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "examples/bots/README.md", "web/README.md", "web/engine/README.md", "tools/reference", "tools/as-reference")), in_all=True)
    yield Step("Packages in a clean Debian", "tools/test-package clean", ("package",),
               frozenset(command_reads() | packed | _no_tests(under("serve", "web"))),
               ("Build with g++", "Build the studio"), INSTALLED, in_all=True)
    # This build compiles the files of a folder together, as ./run does, and so detects colliding names.
    yield Step("Build with sanitizers", "tools/build asan-ubsan", always=True, cores=2, in_all=True)
    yield from _cpp_tests("asan-ubsan", ("Build with sanitizers",), in_all=True)
    yield Step("Misuse of the library, with sanitizers", "build/asan-ubsan/tests/misuse --gtest_brief=1", ("package",),
               frozenset(_no_tests(_cpp("bastide")) | under("tests/misuse", "tools/misuse", "tools/as-reference") | _build_files()),
               ("Build with sanitizers",), ("misuse",), in_all=True)
    for path in sorted(under("fuzz")):
        if not path.endswith(".cpp"):
            continue
        target = path.removeprefix("fuzz/").removesuffix(".cpp")
        yield Step(f"Fuzzing: {target}", f"fuzz/replay build/asan-ubsan/bin/{target}", ("fuzz",),
                   frozenset(program({path} | (engine() if target == "fuzz_calls" else set())) | under(f"fuzz/corpus/{target}", "fuzz/replay") | command_reads() | _build_files()),
                   ("Build with sanitizers",), (target,), in_all=True)
    yield Step("clang-tidy", "tools/tidy", ("tidy",), frozenset(_no_tests(cpp) | under(".clang-tidy", "tools/tidy", "tools/install") | _build_files()), cores=2, in_all=True)
