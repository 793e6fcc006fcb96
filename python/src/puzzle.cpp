// `bastide.puzzle`: a sequence of tiles, the maps it makes, and how hard they are to find.
#include "bastide/draw/puzzle/picture.h"
#include "bastide/puzzle/format.h"
#include "bastide/puzzle/generate.h"
#include "bastide/puzzle/grade.h"
#include "bastide/puzzle/parallel/solve_divided.h"
#include "bastide/puzzle/read.h"
#include "bastide/text/plural.h"
#include "python/src/arguments.h"
#include "python/src/long_work.h"
#include "python/src/record.h"
#include "python/src/rooms.h"
#include "python/src/solutions.h"
#include "python/src/theme.h"

namespace bastide::python {
namespace {

using SharedPuzzle = std::shared_ptr<puzzle::Puzzle>;
using SideWord = Word<"typing.Literal['road', 'city', 'pasture']">;
using RowsAndColumns = std::optional<std::pair<std::int64_t, std::int64_t>>;

// A solution with the tiles it places, so that it can be drawn.
struct Map {
    std::shared_ptr<const puzzle::Puzzle> puzzle;
    puzzle::Solution solution;
};

// Each tile of the puzzle has its place within the map.
std::string map_error(const Map& map) {
    const puzzle::Solution& solution = map.solution;
    if (!map.puzzle || solution.placements.size() != map.puzzle->tiles.size())
        return "a solution has a placement for each tile of its puzzle";
    const auto is_within = [&](const puzzle::Placement& at) {
        return at.row < solution.rows && at.column < solution.columns;
    };
    // Tiles hang together.
    const auto most = static_cast<std::int64_t>(solution.placements.size());
    if (solution.rows > most || solution.columns > most ||
        !std::ranges::all_of(solution.placements, is_within))
        return "the placements of a solution lie within its rows and columns";
    return "";
}

std::optional<puzzle::SolveOptions::Dimensions> dimensions_of(const RowsAndColumns& dimensions) {
    constexpr std::int64_t most = 1'000'000;
    if (!dimensions) return std::nullopt;
    return puzzle::SolveOptions::Dimensions{within(dimensions->first, 1, most, "rows of dimensions"),
                                            within(dimensions->second, 1, most, "columns of dimensions")};
}

puzzle::SolveOptions options_of(bool rotations, const RowsAndColumns& dimensions) {
    puzzle::SolveOptions options;
    options.rotations = rotations;
    options.dimensions = dimensions_of(dimensions);
    options.watch = [](const puzzle::SolveProgress&) { return check_signals(); };
    return options;
}

std::int64_t nodes_of(std::int64_t max_nodes) {
    return within(max_nodes, 1, std::numeric_limits<std::int64_t>::max(), "max_nodes");
}

Solutions::Limits limits_of(std::optional<std::int64_t> nodes, std::optional<double> seconds) {
    if (seconds && !(*seconds > 0)) throw InputError("max_seconds is a number of seconds above 0");
    Solutions::Limits limits;
    if (nodes) limits.nodes = nodes_of(*nodes);
    limits.seconds = seconds;
    return limits;
}

std::unique_ptr<Solutions> solve(const SharedPuzzle& puzzle, bool rotations, const RowsAndColumns& dimensions,
                                 std::optional<std::int64_t> max_nodes, std::optional<double> max_seconds,
                                 std::optional<std::int64_t> most_nodes, std::optional<double> most_seconds) {
    max_nodes = renamed(max_nodes, "max_nodes", most_nodes, "most_nodes");
    max_seconds = renamed(max_seconds, "max_seconds", most_seconds, "most_seconds");
    return std::make_unique<Solutions>(puzzle, options_of(rotations, dimensions),
                                       limits_of(max_nodes, max_seconds));
}

std::int64_t count(const puzzle::Puzzle& puzzle, bool rotations, const RowsAndColumns& dimensions,
                   std::int64_t threads) {
    const puzzle::SolveOptions options = options_of(rotations, dimensions);
    puzzle::Division division;
    division.threads = threads_of(threads);
    return value_of(released([&] {
               return solve_divided(puzzle, options, division, puzzle::Frontier(),
                                    [](const puzzle::Solution&) { return true; });
           }))
        .solutions;
}

puzzle::Grade grade(const puzzle::Puzzle& puzzle, bool rotations, const RowsAndColumns& dimensions,
                    std::optional<std::int64_t> max_nodes, std::optional<std::int64_t> most_nodes) {
    constexpr std::int64_t usual_max_nodes = 10'000'000;
    puzzle::SolveOptions options = options_of(rotations, dimensions);
    options.max_nodes =
        nodes_of(renamed(max_nodes, "max_nodes", most_nodes, "most_nodes").value_or(usual_max_nodes));
    return released([&] { return puzzle::grade(puzzle, options); });
}

SharedPuzzle read(const Text& text) {
    return std::make_shared<puzzle::Puzzle>(value_of(puzzle::read_puzzle(source_of(text))));
}

SharedPuzzle generate(std::int64_t tiles, const Seed& seed, double density, bool unique, bool rotations,
                      const RowsAndColumns& dimensions) {
    if (!(density >= 0 && density <= 1)) throw InputError("density is a number from 0 to 1");
    puzzle::PuzzleTaste taste;
    taste.tiles = static_cast<int>(within(tiles, 1, puzzle::max_generated_tiles, "tiles"));
    taste.density = density;
    taste.is_unique = unique;
    taste.rotations = rotations;
    taste.dimensions = dimensions_of(dimensions);
    const std::string seed_text = seed.is_none() ? seed_of(seed) : text_of_seed(seed);
    return std::make_shared<puzzle::Puzzle>(value_of(released([&] {
        return generate_puzzle(taste, seed_text, [](double /*spent*/) { return check_signals(); });
    })));
}

Map next(Solutions& solutions) {
    std::optional<puzzle::Solution> solution = solutions.next();
    if (!solution) throw nb::stop_iteration();
    return {solutions.puzzle(), *std::move(solution)};
}

std::string svg(const Map& map, const ThemeWord& theme) {
    return draw::puzzle_svg(*map.puzzle, map.solution, theme_of(theme));
}

std::string line(const Map& map) {
    std::string text;
    append_line(map.solution, text);
    text.pop_back();  // the newline
    return text;
}

// The words of a tile, as in the puzzle's text.
Tuple<SideWord, SideWord, SideWord, SideWord> words(tile::Tile tile) {
    const nb::object all = nb::cast(to_text(puzzle::Puzzle{{tile}})).attr("split")();
    const nb::object sides = all[nb::slice(1, 5, 1)];
    return nb::tuple(sides);
}

void add_values(nb::module_& room) {
    Record<puzzle::Placement>(room, "Placement", "The placement of a tile.")
        .pickled_if_good([](auto& of) { return std::tie(of.row, of.column, of.turns); },
                         [](const puzzle::Placement& of) {
                             return of.row >= 0 && of.column >= 0 && of.turns >= 0 && of.turns < 4
                                        ? ""
                                        : "a placement has a row and a column from 0, and 0 to 3 turns";
                         })
        .field(
            "row", [](const puzzle::Placement& at) { return at.row; },
            "The row, from 0 at the north edge of the map.")
        .field(
            "column", [](const puzzle::Placement& at) { return at.column; },
            "The column, from 0 at the west edge of the map.")
        .field(
            "degrees", [](const puzzle::Placement& at) { return at.turns * 90; },
            "The clockwise rotation in degrees: 0 to 270.");
    Record<Map>(room, "Solution", "A solution of a puzzle.")
        .pickled_if_good(
            [](auto& of) {
                return std::tie(of.puzzle, of.solution.placements, of.solution.rows, of.solution.columns);
            },
            map_error)
        .field(
            "rows", [](const Map& map) { return map.solution.rows; }, "The rows of its bounding rectangle.")
        .field(
            "columns", [](const Map& map) { return map.solution.columns; },
            "The columns of its bounding rectangle.")
        .field(
            "placements", [](const Map& map) { return tuple_of(map.solution.placements); },
            "The placement of each tile, in the puzzle's order.")
        .def("svg", &svg, nb::kw_only(), nb::arg("theme") = "reader",
             "The picture as a self-contained SVG document. The `theme` is 'light', 'dark', or 'reader' for "
             "the reader's preference. Raises Error for another theme.")
        .def(
            "_repr_svg_", [](const Map& map) { return svg(map, ThemeWord("reader")); }, "For notebooks.")
        .def("__str__", &line, "'Solution: (0,0,90)(0,1,180)': row, column and degrees of each tile.");
    Record<puzzle::Grade>(room, "Grade",
                          "The difficulty of a puzzle for a solver who makes every forced move.")
        .pickled_if_good(
            [](auto& of) { return std::tie(of.choices, of.nodes, of.solutions, of.is_complete); },
            [](const puzzle::Grade& of) {
                return of.choices < 0 ? "a search has no fewer than 0 choices" : "";
            })
        .field("difficulty", &puzzle::Grade::difficulty,
               "The binary logarithm of 1 + choices: 0 if every move is forced.")
        .field("words", &puzzle::Grade::words,
               "The difficulty in words: 'every move is forced' below 1, 'easy' below 4, 'moderate' below 7, "
               "'hard' below 10, 'very hard' below 14, otherwise 'for machines'.")
        .field(
            "choices", [](const puzzle::Grade& grade) { return grade.choices; },
            "The number of nodes with several continuations in the whole search.")
        .field(
            "nodes", [](const puzzle::Grade& grade) { return grade.nodes; },
            "The tiles placed in the search.")
        .field(
            "solutions", [](const puzzle::Grade& grade) { return grade.solutions; }, "Maps found.")
        .field(
            "is_complete", [](const puzzle::Grade& grade) { return grade.is_complete; },
            "True if the search was complete. False if the limit ended it and the puzzle is harder than "
            "this.");
}

void add_solutions(nb::module_& room) {
    nb::class_<Solutions>(
        room, "Solutions",
        "An iterator over the solutions of a puzzle, each once. The search continues with each request.")
        .def(
            "__iter__", [](Self self) { return self; }, "Itself.")
        .def("__next__", &next, "The next solution.")
        .def_prop_ro("found", &Solutions::found, "The number of solutions returned so far.")
        .def_prop_ro("nodes", &Solutions::nodes,
                     "The number of tiles placed in the search. Other threads may read it during the search.")
        .def_prop_ro("searched", &Solutions::searched,
                     "The share of the search tree that is done, 0 to 1, assuming that all branches of a "
                     "node have equal size. They do not, so it grows unevenly.")
        .def_prop_ro("is_complete", &Solutions::is_complete,
                     "True if the search is complete and all solutions have been returned.");
}

void add_puzzle_class(nb::module_& room) {
    nb::class_<puzzle::Puzzle> puzzle(
        room, "Puzzle",
        "Tiles to place in order, each next to an earlier one, so that all roads and cities close.");
    add_solutions(room);
    copy_as_itself(puzzle);
    puzzle
        .def_prop_ro(
            "tiles", [](const puzzle::Puzzle& of) { return tuple_of(of.tiles, words); },
            "The sides of each tile, (north, east, south, west): 'road', 'city' or 'pasture'.")
        .def("solve", &solve, nb::kw_only(), nb::arg("rotations") = false, nb::arg("dimensions") = nb::none(),
             nb::arg("max_nodes") = nb::none(), nb::arg("max_seconds") = nb::none(),
             nb::arg("most_nodes") = nb::none(), nb::arg("most_seconds") = nb::none(),
             "The solutions as an iterator: `next(…, None)` finds one, `list(…)` all.\n\nWith `rotations` "
             "tiles may be rotated, and maps that are rotations of one another count as one. `dimensions` "
             "are the (rows, columns) of the largest map allowed. With rotations, a map counts if one of its "
             "rotations fits, and that rotation is returned. The search ends after `max_nodes` placed tiles "
             "or `max_seconds` of searching, if given. Time grows exponentially with the number of tiles. "
             "`most_nodes` and `most_seconds` are their old names. Raises Error for dimensions or a limit "
             "out of range.")
        .def("count", &count, nb::kw_only(), nb::arg("rotations") = false, nb::arg("dimensions") = nb::none(),
             nb::arg("threads") = 1,
             "The number of solutions. `rotations` and `dimensions` are as in `solve`. `threads` is at most "
             "256, and 0 means one thread per core. Raises Error for dimensions or threads out of range.")
        .def("grade", &grade, nb::kw_only(), nb::arg("rotations") = false, nb::arg("dimensions") = nb::none(),
             nb::arg("max_nodes") = nb::none(), nb::arg("most_nodes") = nb::none(),
             "The difficulty of the puzzle, by the choices of a solver. `rotations` and `dimensions` are as "
             "in `solve`. The search ends after `max_nodes` placed tiles, 10,000,000 if not given. "
             "`most_nodes` is its old name. Raises Error for dimensions or a limit out of range.")
        .def(
            "__str__", [](const puzzle::Puzzle& of) { return to_text(of); },
            "The text, in the format of `read`.")
        .def(
            "__repr__",
            [](const puzzle::Puzzle& of) {
                return "<Puzzle: " + text::plural(std::ssize(of.tiles), "tile") + ">";
            },
            "The number of tiles.")
        .def(
            "__len__", [](const puzzle::Puzzle& of) { return of.tiles.size(); }, "The number of tiles.")
        .def(
            "__getitem__",
            [](const puzzle::Puzzle& of, const nb::object& index) {
                const nb::object tiles = tuple_of(of.tiles, words);
                return nb::object(tiles[index]);
            },
            nb::arg("index"), "A tile or a slice of `tiles`.")
        .def(
            "__iter__",
            [](const puzzle::Puzzle& of) {
                return Typed<"collections.abc.Iterator[tuple[str, ...]]">(
                    nb::object(nb::iter(tuple_of(of.tiles, words))));
            },
            "The tiles in order.")
        .def(
            "__eq__", [](const puzzle::Puzzle& one, const puzzle::Puzzle& other) { return one == other; },
            nb::is_operator(), equality, "True if the tiles are equal and in the same order.")
        .def(
            "__hash__", [](const puzzle::Puzzle& of) { return nb::hash(nb::cast(to_text(of))); },
            "The hash of its text.")
        .def(
            "__reduce__", [](const puzzle::Puzzle& of) { return made_again("puzzle", "read", to_text(of)); },
            "For pickle: the text.");
}

}  // namespace

void add_puzzle(nb::module_& room) {
    add_values(room);
    add_puzzle_class(room);
    room.def("read", &read, nb::arg("source"),
             "Read a puzzle of up to 1,000 tiles. `source` is text with five words per tile, `tile NORTH "
             "EAST SOUTH WEST`, with sides road, city or pasture, separated by any white space. A comment "
             "runs from # to the end of its line. Raises Error with the line and column of a mistake.");
    room.def("generate", &generate, nb::arg("tiles") = 12, nb::kw_only(), nb::arg("seed") = nb::none(),
             nb::arg("density") = 0.8, nb::arg("unique") = false, nb::arg("rotations") = false,
             nb::arg("dimensions") = nb::none(),
             "Generate a puzzle of 1 to 200 `tiles` with a solution, or with `unique` exactly one.\n\nEqual "
             "values of `seed`, which may be any text, give equal puzzles, and None a random one. `density`, "
             "0 to 1, is the share of the sides between tiles that are road or city. `rotations` and "
             "`dimensions` are the rules for solving it. Raises Error for a value out of range, if this many "
             "tiles do not fit, or if no puzzle with a single solution is found.");
}

}  // namespace bastide::python
