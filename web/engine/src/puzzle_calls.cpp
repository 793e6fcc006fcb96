// Calls for the Puzzle page: tiles read, maps found and drawn, puzzles made, and played as a table.
#include <algorithm>
#include <array>
#include <utility>

#include "bastide/draw/puzzle/picture.h"
#include "bastide/puzzle/format.h"
#include "bastide/puzzle/hint.h"
#include "bastide/puzzle/level.h"
#include "bastide/puzzle/read.h"
#include "bastide/puzzle/read_laid.h"
#include "bastide/puzzle/solve.h"
#include "bastide/puzzle/table_json.h"
#include "bastide/text/json.h"
#include "bastide/tile/legend.h"
#include "web/engine/src/calls.h"
#include "web/engine/src/errors.h"
#include "web/engine/src/host.h"
#include "web/engine/src/number.h"
#include "web/engine/src/table_calls.h"
#include "web/engine/src/theme.h"

namespace bastide::engine {

template <>
inline constexpr auto reader<puzzle::Puzzle> = puzzle::read_puzzle;

namespace {

// Whether tiles may be turned.
struct Rotations {
    bool allowed;

    static Rotations read(std::string_view word) { return {word == "turned"}; }
};

using Length = From<std::int64_t{0}>;

// A puzzle, and what to look for: whether tiles may be turned, and the rows and columns of the largest map
// allowed, or "0" and "0".
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

// A puzzle and a solution of it, as puzzle_solve gives them.
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
    return tell(so_far.searched, static_cast<double>(so_far.solutions), static_cast<double>(so_far.nodes));
}

// What a puzzle's tiles are: {"tiles":[{"looks":[[0,1,0,0,0],…]},…]}, for each its five numbers as given and
// turned clockwise by 90, 180 and 270 degrees.
std::string puzzle_read(const puzzle::Puzzle& puzzle) {
    text::JsonWriter json;
    json.begin_object();
    json.key("tiles");
    json.begin_array();
    for (const tile::Tile tile : puzzle.tiles) {
        json.begin_object();
        json.key("looks");
        json.begin_array();
        for (int turns = 0; turns < 4; ++turns) json.raw(tile::to_string(legend(tile.turned(turns))));
        json.end_array();
        json.end_object();
    }
    json.end_array();
    json.end_object();
    return json.take();
}

// 0 pasture, 1 road, 2 city.
using EdgeNumber = Within<0, 2>;

// {"tile":[2,2,0,1,1],"why":{"id":"puzzle.one_road",…}}: the five numbers of a puzzle's tile, and the rule
// that it breaks, or "".
std::string puzzle_tile(EdgeNumber north, EdgeNumber east, EdgeNumber south, EdgeNumber west) {
    const auto edge = [](int number) { return static_cast<tile::Edge>(number); };
    const tile::Tile tile({edge(north), edge(east), edge(south), edge(west)});
    text::JsonWriter json;
    json.begin_object();
    json.key("tile");
    json.raw(tile::to_string(legend(tile)));
    json.key("why");
    const MessageKind* const why = puzzle::illegality(tile);
    write_json(json, why != nullptr ? Message(*why) : Message());
    json.end_object();
    return json.take();
}

// `bastide solve --json`, with the most solutions to find; "1" for what the command gives without
// --all_solutions. Each solution is given as a piece when it is found, as in the answer's list; the watch is
// told how far the search is, and in the end.
std::string puzzle_solve(Search search, From<std::int64_t{1}> most) {
    puzzle::SolveProgress last;
    search.options.watch = [&](const puzzle::SolveProgress& so_far) {
        last.searched = so_far.searched;
        return report(so_far);
    };
    puzzle::SolutionsJson json;
    std::string text;
    std::int64_t found = 0;
    bool goes_on = true;
    const puzzle::SolveResult result =
        solve(search.puzzle, search.options, [&](const puzzle::Solution& solution) {
            json.add(solution);
            text += json.take_piece();
            goes_on = give(to_json(solution)) && ++found < most;
            return goes_on;
        });
    last.solutions = result.solutions;
    last.nodes = result.nodes;
    if (goes_on) last.searched = 1;
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

// {"may_undo":…,"may_redo":…,"may_hint":…}: what can be done at a table.
void write_now(text::JsonWriter& json, const puzzle::Table& table) {
    json.begin_object();
    json.member("may_undo", may_undo(table));
    json.member("may_redo", may_redo(table));
    json.member("may_hint", may_hint(table));
    json.end_object();
}

// {"table":…,"now":…,"view":…}: what becomes of a table by an intent, as table_calls.h has it.
Result<std::string> puzzle_act(PuzzleTable table, std::string_view intent) {
    return PuzzleTable::answer(std::move(table), intent, puzzle::read_move, write_now,
                               [](const puzzle::Record& record) { return view_json(record.game()); });
}

// {"at":[0,1,90],"places":2,"closes":1}: where the next tile may go so that a solution remains, and the
// reason for it (bastide/puzzle/hint.h); "at" is null if there is none. The watch is told how far the search
// is.
Result<std::string> puzzle_hint(const PuzzleTable& table) {
    if (!may_hint(*table)) return fail("there is a hint once the first tile lies, and while one fits");
    const puzzle::Game& game = table->game();
    const auto at = hint(table->puzzle(), game.laid(), game.start().rotations, report).placement;
    const auto reason = at ? reason_for(game, *at) : puzzle::Reason{};
    text::JsonWriter json;
    json.begin_object();
    json.key("at");
    if (at)
        write_json(json, *at);
    else
        json.null();
    json.member("places", reason.places);
    json.member("closes", reason.closes);
    json.end_object();
    return json.take();
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

// [{"name":"easy","tiles":8,"rotations":false},…], from easy to hard.
std::string puzzle_levels() {
    text::JsonWriter json;
    json.begin_array();
    for (const puzzle::Level& level : puzzle::all_levels()) {
        json.begin_object();
        json.member("name", level.name);
        json.member("tiles", level.tiles);
        json.member("rotations", level.rotations);
        json.end_object();
    }
    json.end_array();
    return json.take();
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

}  // namespace bastide::engine
