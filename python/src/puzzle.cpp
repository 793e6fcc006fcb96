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
    options.watch = [](const puzzle::SolveProgress&) { return is_wanted(); };
    return options;
}

std::int64_t nodes_of(std::int64_t max_nodes) {
    return within(max_nodes, 1, std::numeric_limits<std::int64_t>::max(), "most_nodes");
}

Solutions::Limits limits_of(std::optional<std::int64_t> nodes, std::optional<double> seconds) {
    if (seconds && !(*seconds > 0)) throw InputError("most_seconds is a number of seconds above 0");
    Solutions::Limits limits;
    if (nodes) limits.nodes = nodes_of(*nodes);
    limits.seconds = seconds;
    return limits;
}

std::unique_ptr<Solutions> solve(const SharedPuzzle& puzzle, bool rotations, const RowsAndColumns& dimensions,
                                 std::optional<std::int64_t> max_nodes, std::optional<double> max_seconds) {
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
                    std::int64_t max_nodes) {
    puzzle::SolveOptions options = options_of(rotations, dimensions);
    options.max_nodes = nodes_of(max_nodes);
    return released([&] { return puzzle::grade(puzzle, options); });
}

SharedPuzzle read(const Text& text) {
    return std::make_shared<puzzle::Puzzle>(value_of(puzzle::read_puzzle(text_of(text))));
}

SharedPuzzle generate(std::int64_t tiles, const Typed<"typing.SupportsIndex | str | bytes">& seed,
                      double density, bool unique, bool rotations, const RowsAndColumns& dimensions) {
    if (!(density >= 0 && density <= 1)) throw InputError("density is a number from 0 to 1");
    puzzle::PuzzleTaste taste;
    taste.tiles = static_cast<int>(within(tiles, 1, puzzle::max_generated_tiles, "tiles"));
    taste.density = density;
    taste.is_unique = unique;
    taste.rotations = rotations;
    taste.dimensions = dimensions_of(dimensions);
    const std::string seed_text = text_of_seed(seed);
    return std::make_shared<puzzle::Puzzle>(value_of(released(
        [&] { return generate_puzzle(taste, seed_text, [](double /*spent*/) { return is_wanted(); }); })));
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

// The words of a tile, as they stand in the puzzle's text.
Tuple<SideWord, SideWord, SideWord, SideWord> words(tile::Tile tile) {
    const nb::object all = nb::cast(to_text(puzzle::Puzzle{{tile}})).attr("split")();
    const nb::object sides = all[nb::slice(1, 5, 1)];
    return nb::tuple(sides);
}

void add_values(nb::module_& room) {
    Record<puzzle::Placement>(room, "Placement", "Where a tile lies.")
        .pickled_if_good([](auto& of) { return std::tie(of.row, of.column, of.turns); },
                         [](const puzzle::Placement& of) {
                             return of.row >= 0 && of.column >= 0 && of.turns >= 0 && of.turns < 4
                                        ? ""
                                        : "a placement has a row and a column from 0, and 0 to 3 turns";
                         })
        .field(
            "row", [](const puzzle::Placement& at) { return at.row; },
            "From 0, at the north edge of the map.")
        .field(
            "column", [](const puzzle::Placement& at) { return at.column; }, "From 0, at its west edge.")
        .field(
            "degrees", [](const puzzle::Placement& at) { return at.turns * 90; },
            "Turned clockwise: 0 to 270.");
    Record<Map>(room, "Solution", "A map that a puzzle makes.")
        .pickled_if_good(
            [](auto& of) {
                return std::tie(of.puzzle, of.solution.placements, of.solution.rows, of.solution.columns);
            },
            map_error)
        .field(
            "rows", [](const Map& map) { return map.solution.rows; }, "Of the rectangle that just holds it.")
        .field(
            "columns", [](const Map& map) { return map.solution.columns; }, "Of the same rectangle.")
        .field(
            "placements", [](const Map& map) { return tuple_of(map.solution.placements); },
            "The placement of each tile, in the puzzle's order.")
        .def("svg", &svg, nb::kw_only(), nb::arg("theme") = "reader",
             "The picture, an SVG document that stands alone. The theme is 'light', 'dark', or 'reader' for "
             "either as the reader prefers.")
        .def("__str__", &line, "'Solution: (0,0,90)(0,1,180)': row, column and degrees of each tile.");
    Record<puzzle::Grade>(room, "Grade", "How hard a puzzle is for someone who makes every forced move.")
        .pickled_if_good(
            [](auto& of) { return std::tie(of.choices, of.nodes, of.solutions, of.is_complete); },
            [](const puzzle::Grade& of) {
                return of.choices < 0 ? "a search has no fewer than 0 choices" : "";
            })
        .field("difficulty", &puzzle::Grade::difficulty,
               "The binary logarithm of 1 + choices: 0 if every move is forced.")
        .field("words", &puzzle::Grade::words,
               "The difficulty in words: 'every move is forced' below 1, 'easy' below 4, 'moderate' below 7, "
               "'hard' below 10, 'very hard' below 14, else 'for machines'.")
        .field(
            "choices", [](const puzzle::Grade& grade) { return grade.choices; },
            "How often there were several ways to go on, in the whole search.")
        .field(
            "nodes", [](const puzzle::Grade& grade) { return grade.nodes; }, "Tiles placed in the search.")
        .field(
            "solutions", [](const puzzle::Grade& grade) { return grade.solutions; }, "Maps found.")
        .field(
            "is_complete", [](const puzzle::Grade& grade) { return grade.is_complete; },
            "Whether all was searched; else the limit ended it, and the puzzle is harder than this.");
}

void add_solutions(nb::module_& room) {
    nb::class_<Solutions>(
        room, "Solutions",
        "An iterator over the maps a puzzle makes, each once, that searches on when the next is asked for.")
        .def(
            "__iter__", [](Self self) { return self; }, "Itself.")
        .def("__next__", &next, "The next map.")
        .def_prop_ro("found", &Solutions::found, "How many maps have been given.")
        .def_prop_ro("nodes", &Solutions::nodes,
                     "How many tiles have been placed in the search. Another thread may ask while it runs.")
        .def_prop_ro("searched", &Solutions::searched,
                     "How much of the search tree is done, 0 to 1, if all branches of a node were "
                     "of one size. They are not, so it does not grow evenly.")
        .def_prop_ro("is_complete", &Solutions::is_complete,
                     "Whether the search is at its end, and those given are all there are.");
}

void add_puzzle_class(nb::module_& room) {
    nb::class_<puzzle::Puzzle> puzzle(
        room, "Puzzle", "Tiles to be placed in their order, each beside an earlier one, so that all closes.");
    add_solutions(room);
    copy_as_itself(puzzle);
    puzzle
        .def_prop_ro(
            "tiles", [](const puzzle::Puzzle& of) { return tuple_of(of.tiles, words); },
            "The sides of each tile, (north, east, south, west): 'road', 'city' or 'pasture'.")
        .def("solve", &solve, nb::kw_only(), nb::arg("rotations") = false, nb::arg("dimensions") = nb::none(),
             nb::arg("most_nodes") = nb::none(), nb::arg("most_seconds") = nb::none(),
             "The maps the tiles make, as an iterator: `next(…, None)` finds one, `list(…)` all.\n\n"
             "With `rotations` tiles may be turned, and maps that are turns of one another are one. "
             "`dimensions` are "
             "the (rows, columns) of the largest map allowed; with rotations a map counts if it fits when "
             "turned, and "
             "is given so. The search ends after `most_nodes` tiles placed or `most_seconds` of searching, "
             "if given. "
             "Time grows exponentially with the number of tiles.")
        .def("count", &count, nb::kw_only(), nb::arg("rotations") = false, nb::arg("dimensions") = nb::none(),
             nb::arg("threads") = 1,
             "How many maps the tiles make, found with up to 256 threads; 0 for every core.")
        .def("grade", &grade, nb::kw_only(), nb::arg("rotations") = false, nb::arg("dimensions") = nb::none(),
             nb::arg("most_nodes") = 10'000'000, "How hard the puzzle is, by the choices a solver comes to.")
        .def(
            "__str__", [](const puzzle::Puzzle& of) { return to_text(of); }, "Its text, as `read` takes it.")
        .def(
            "__repr__",
            [](const puzzle::Puzzle& of) {
                return "<Puzzle: " + text::plural(std::ssize(of.tiles), "tile") + ">";
            },
            "How many tiles it has.")
        .def(
            "__len__", [](const puzzle::Puzzle& of) { return of.tiles.size(); }, "How many tiles it has.")
        .def(
            "__getitem__",
            [](const puzzle::Puzzle& of, const nb::object& index) {
                const nb::object tiles = tuple_of(of.tiles, words);
                return nb::object(tiles[index]);
            },
            nb::arg("index"), "A tile, or those of a slice, as `tiles` has them.")
        .def(
            "__iter__",
            [](const puzzle::Puzzle& of) {
                return Typed<"collections.abc.Iterator[tuple[str, ...]]">(
                    nb::object(nb::iter(tuple_of(of.tiles, words))));
            },
            "The tiles in their order.")
        .def(
            "__eq__", [](const puzzle::Puzzle& one, const puzzle::Puzzle& other) { return one == other; },
            nb::is_operator(), equality, "Whether the tiles are the same, in the same order.")
        .def(
            "__hash__", [](const puzzle::Puzzle& of) { return nb::hash(nb::cast(to_text(of))); },
            "That of its text.")
        .def(
            "__reduce__", [](const puzzle::Puzzle& of) { return made_again("puzzle", "read", to_text(of)); },
            "For pickle: its text.");
}

}  // namespace

void add_puzzle(nb::module_& room) {
    add_values(room);
    add_puzzle_class(room);
    room.def(
        "read", &read, nb::arg("text"),
        "Read a puzzle of up to 1,000 tiles: for each five words, `tile NORTH EAST SOUTH WEST`, each side "
        "road, city or pasture, with any white space between. A comment runs from # to the end of its line.");
    room.def("generate", &generate, nb::arg("tiles") = 12, nb::kw_only(), nb::arg("seed"),
             nb::arg("density") = 0.8, nb::arg("unique") = false, nb::arg("rotations") = false,
             nb::arg("dimensions") = nb::none(),
             "Make a puzzle of 1 to 200 tiles that has a solution; with `unique`, exactly one.\n\n"
             "The same puzzle for the same seed, which may be any text. `density` is the share of the sides "
             "between "
             "tiles that are road or city. `rotations` and `dimensions` say how it is to be solved. An Error "
             "if so "
             "many tiles do not fit, or no puzzle with only one solution is found.");
}

}  // namespace bastide::python
