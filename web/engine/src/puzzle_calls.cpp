// Calls for the Puzzle page: tiles read, maps found and drawn, puzzles made, and played as a table.
#include <algorithm>
#include <array>
#include <utility>

#include "bastide/draw/puzzle/picture.h"
#include "bastide/puzzle/format.h"
#include "bastide/puzzle/hint.h"
#include "bastide/puzzle/json.h"
#include "bastide/puzzle/level.h"
#include "bastide/puzzle/read.h"
#include "bastide/puzzle/read_placements.h"
#include "bastide/puzzle/solve.h"
#include "bastide/puzzle/table_json.h"
#include "bastide/tile/legend.h"
#include "web/engine/src/calls.h"
#include "web/engine/src/errors.h"
#include "web/engine/src/host.h"
#include "web/engine/src/number.h"
#include "web/engine/src/table_calls.h"
#include "web/engine/src/theme.h"

namespace bastide::puzzle {

static constexpr auto describe(text::Type<Level> /*type*/) {
    return text::object("PuzzleLevel", "",
                        "The difficulty of a generated puzzle, and what its puzzles have in common.",
                        text::member("name", "", &Level::name), text::member("tiles", "", &Level::tiles),
                        text::member("rotations", "", &Level::rotations));
}

}  // namespace bastide::puzzle

namespace bastide::engine {

template <>
inline constexpr auto reader<puzzle::Puzzle> = puzzle::read_puzzle;

namespace {

// True if tiles may be rotated.
struct Rotations {
    bool allowed;

    static Rotations read(std::string_view word) { return {word == "turned"}; }
};

using Length = From<std::int64_t{0}>;

// A puzzle and the options of a search: whether tiles may be rotated, and the rows and columns of the largest
// map allowed, or "0" and "0".
struct Search {
    puzzle::Puzzle puzzle;
    puzzle::SolveOptions options;

    static Result<Search> read(puzzle::Puzzle puzzle, Rotations rotations, Length rows, Length columns) {
        if ((rows == 0) != (columns == 0)) return fail(errors::bad_map_size);
        // No map is longer than all tiles in a row, and the product must not overflow.
        const auto tiles = static_cast<std::int64_t>(puzzle.tiles.size());
        const auto shorter = [&](std::int64_t length) { return std::min(length, tiles); };
        if (rows > 0 && shorter(rows) * shorter(columns) < tiles) return fail(errors::small_map_size);
        Search search{std::move(puzzle), {}};
        search.options.rotations = rotations.allowed;
        if (rows > 0) search.options.dimensions = {rows, columns};
        return search;
    }
};

// A puzzle and one of its solutions, in the format of puzzle_solve.
struct Solved {
    puzzle::Puzzle puzzle;
    puzzle::Solution solution;

    static Result<Solved> read(puzzle::Puzzle puzzle, std::string_view json) {
        auto solution = read_solution(json, puzzle);
        if (!solution) return std::unexpected(std::move(solution.error()));
        return Solved{std::move(puzzle), std::move(*solution)};
    }
};

bool report(const puzzle::SolveProgress& so_far) {
    return report_progress(so_far.searched, static_cast<double>(so_far.solutions),
                           static_cast<double>(so_far.nodes));
}

struct TileLooks {
    tile::Tile tile;

    auto looks() const {
        return std::array{legend(tile), legend(tile.rotate(1)), legend(tile.rotate(2)),
                          legend(tile.rotate(3))};
    }
};

constexpr auto describe(text::Type<TileLooks> /*type*/) {
    return text::object(
        "PuzzleTile", "", "",
        text::member("looks", "The tile as given, and turned clockwise by 90, 180 and 270 degrees.",
                     &TileLooks::looks, text::as("[Five, Five, Five, Five]")));
}

struct Tiles {
    std::vector<TileLooks> tiles;
};

constexpr auto describe(text::Type<Tiles> /*type*/) {
    return text::object("", "", "", text::member("tiles", "", &Tiles::tiles));
}

std::string puzzle_read(const puzzle::Puzzle& puzzle) {
    Tiles tiles;
    for (const tile::Tile tile : puzzle.tiles) tiles.tiles.push_back({tile});
    return text::json_text(tiles);
}

struct CheckedTile {
    tile::FiveNumbers tile;
    Message why;
};

constexpr auto describe(text::Type<CheckedTile> /*type*/) {
    return text::object("CheckedTile", "", "A tile's five numbers, and the rule that it breaks, or ''.",
                        text::member("tile", "", &CheckedTile::tile, text::as("Five")),
                        text::member("why", "", &CheckedTile::why));
}

// 0 pasture, 1 road, 2 city.
using EdgeNumber = Within<0, 2>;

std::string puzzle_tile(EdgeNumber north, EdgeNumber east, EdgeNumber south, EdgeNumber west) {
    const auto edge = [](int number) { return static_cast<tile::Edge>(number); };
    const tile::Tile tile({edge(north), edge(east), edge(south), edge(west)});
    const MessageKind* const why = puzzle::illegality(tile);
    return text::json_text(CheckedTile{legend(tile), why != nullptr ? Message(*why) : Message()});
}

// `bastide solve --json`, with the maximum number of solutions. "1" matches the command without
// --all_solutions. Sends each solution as a piece when it is found, in the format of the answer's list.
// Reports the progress of the search, also at the end.
std::string puzzle_solve(Search search, From<std::int64_t{1}> most) {
    puzzle::SolveProgress last;
    search.options.watch = [&](const puzzle::SolveProgress& so_far) {
        last.searched = so_far.searched;
        return report(so_far);
    };
    puzzle::SolutionsJson json;
    std::string text;
    std::int64_t found = 0;
    bool should_continue = true;
    const puzzle::SolveResult result =
        solve(search.puzzle, search.options, [&](const puzzle::Solution& solution) {
            json.add(solution);
            text += json.take_piece();
            should_continue = give(to_json(solution)) && ++found < most;
            return should_continue;
        });
    last.solutions = result.solutions;
    last.nodes = result.nodes;
    if (should_continue) last.searched = 1;
    report(last);
    return text + json.finish(result.is_complete || found == most);
}

// "Solution: (0,0,90)(1,0,0)" and a newline.
std::string puzzle_line(const Solved& solved) {
    std::string text;
    append_line(solved.solution, text);
    return text;
}

// The picture that `bastide solve --svg` makes.
std::string puzzle_picture(const Solved& solved, draw::Theme theme) {
    return draw::puzzle_svg(solved.puzzle, solved.solution, theme);
}

using PuzzleTable = TextTable<puzzle::Table, puzzle::read_table>;

struct Now {
    const puzzle::Table& table;
};

constexpr auto describe(text::Type<Now> /*type*/) {
    return text::object("PuzzleNow", "", "The options at a table.",
                        text::member("may_undo", "", [](auto& now) { return may_undo(now.table); }),
                        text::member("may_redo", "", [](auto& now) { return may_redo(now.table); }),
                        text::member("may_hint", "", [](auto& now) { return may_hint(now.table); }));
}

// {"table":…,"now":…,"view":…}: the table after an intent (table_calls.h).
Result<std::string> puzzle_act(PuzzleTable table, std::string_view intent) {
    return PuzzleTable::answer(std::move(table), intent, puzzle::read_move, write_now<Now>,
                               [](const puzzle::Record& record) { return view_json(record.game()); });
}

struct Hint {
    std::optional<puzzle::Placement> at;
    puzzle::Reason reason;
};

constexpr auto describe(text::Type<Hint> /*type*/) {
    return text::object("PuzzleHint", "",
                        "A place for the next tile from which a solution remains, and the reason for it.",
                        text::member("at", "Null if there is none.", &Hint::at, text::as("Placement | null")),
                        text::member("places", "The squares on which the tile fits in some way.",
                                     [](auto& hint) { return hint.reason.places; }),
                        text::member("closes", "The open sides that it closes.",
                                     [](auto& hint) { return hint.reason.closes; }));
}

// The watch gets the progress of the search.
Result<std::string> puzzle_hint(const PuzzleTable& table) {
    if (!may_hint(*table)) return fail("there is a hint once the first tile lies, and while one fits");
    const puzzle::Game& game = table->game();
    const auto at = hint(table->puzzle(), game.placements(), game.start().rotations, report).placement;
    const auto reason = at ? reason_for(game, *at) : puzzle::Reason{};
    return text::json_text(Hint{at, reason});
}

Result<puzzle::Level> level_of(std::string_view name) {
    const auto level = puzzle::find_level(name);
    if (!level) return fail("the levels of puzzles are easy, medium and hard");
    return *level;
}

}  // namespace

template <>
inline constexpr auto reader<puzzle::Level> = level_of;

namespace {

// From easy to hard.
std::string puzzle_levels() {
    return text::json_text(puzzle::all_levels());
}

// The text of a level's puzzle, the same for the same seed.
std::string puzzle_made(const puzzle::Level& level, std::string_view seed) {
    return to_text(level_puzzle(level, seed).puzzle);
}

constexpr std::array calls = {
    Call{"puzzle_read", call<puzzle_read>},       Call{"puzzle_tile", call<puzzle_tile>},
    Call{"puzzle_solve", call<puzzle_solve>},     Call{"puzzle_line", call<puzzle_line>},
    Call{"puzzle_picture", call<puzzle_picture>}, Call{"puzzle_act", call<puzzle_act>},
    Call{"puzzle_hint", call<puzzle_hint>},       Call{"puzzle_levels", call<puzzle_levels>},
    Call{"puzzle_made", call<puzzle_made>},
};

}  // namespace

std::span<const Call> puzzle_calls() {
    return calls;
}

void declare_puzzle(text::TypeScript& to) {
    puzzle::declare_view(to);
    puzzle::declare_table(to);
    text::typescript_type<TileLooks>(to);
    text::typescript_type<CheckedTile>(to);
    text::typescript_type<Now>(to);
    text::typescript_type<Hint>(to);
    text::typescript_type<puzzle::Level>(to);
}

}  // namespace bastide::engine
