// Calls for the Puzzle page: tiles read, maps found and drawn, and tiles laid by hand looked at.
#include <optional>

#include "bastide/draw/puzzle/picture.h"
#include "bastide/puzzle/contacts.h"
#include "bastide/puzzle/format.h"
#include "bastide/puzzle/read.h"
#include "bastide/puzzle/read_laid.h"
#include "bastide/puzzle/solve.h"
#include "bastide/text/json.h"
#include "bastide/tile/legend.h"
#include "web/engine/src/calls.h"
#include "web/engine/src/host.h"
#include "web/engine/src/number.h"
#include "web/engine/src/theme.h"
#include "web/engine/src/then.h"

namespace bastide::engine {
namespace {

std::unexpected<Error> fail(const char* what) {
    return std::unexpected(file_error({}, what));
}

// A number from 0.
std::optional<std::int64_t> whole_number(std::string_view word) {
    const auto number = number_of(word);
    return number && *number >= 0 ? number : std::nullopt;
}

bool report(const SolveProgress& so_far) {
    return tell(so_far.searched, static_cast<double>(so_far.solutions), static_cast<double>(so_far.nodes));
}

// The dimensions of two words, or nothing for "0" and "0".
Result<std::optional<SolveOptions::Dimensions>> dimensions_of(std::string_view rows, std::string_view columns,
                                                              const Puzzle& puzzle) {
    const auto most_rows = whole_number(rows);
    const auto most_columns = whole_number(columns);
    if (!most_rows || !most_columns || (*most_rows == 0) != (*most_columns == 0))
        return fail("the largest map has rows and columns, two whole numbers above 0");
    if (*most_rows == 0) return std::nullopt;
    // No map is longer than all tiles in a row, and the product must not overflow.
    const auto tiles = static_cast<std::int64_t>(puzzle.tiles.size());
    if (std::min(*most_rows, tiles) * std::min(*most_columns, tiles) < tiles)
        return fail("the largest map allowed has fewer squares than the puzzle has tiles");
    return SolveOptions::Dimensions{*most_rows, *most_columns};
}

struct ByHand {
    Puzzle puzzle;
    bool rotations = false;
    Laid laid;
};

Result<ByHand> read_by_hand(Words words) {
    auto puzzle = read_puzzle(words[0]);
    if (!puzzle) return std::unexpected(std::move(puzzle.error()));
    auto laid = read_laid(words[2], *puzzle);
    if (!laid) return std::unexpected(std::move(laid.error()));
    return ByHand{std::move(*puzzle), words[1] == "turned", std::move(*laid)};
}

// Where a tile of a solution lies, seen from the first as it was laid; a solution has it as given.
Placement seen_from_first(const Solution& solution, int tile, const Placement& first, bool rotations) {
    const auto at = turned(solution, rotations ? first.turns : 0).placements;
    const Placement& wanted = at[static_cast<std::size_t>(tile)];
    return {wanted.row - at[0].row + first.row, wanted.column - at[0].column + first.column, wanted.turns};
}

}  // namespace

Result<std::string> puzzle_read(Words words) {
    return then(read_puzzle(words[0]), [](const Puzzle& puzzle) {
        JsonWriter json;
        json.begin_object();
        json.key("tiles");
        json.begin_array();
        for (const Tile tile : puzzle.tiles) {
            json.begin_object();
            json.key("looks");
            json.begin_array();
            for (int turns = 0; turns < 4; ++turns) json.raw(to_string(legend(tile.turned(turns))));
            json.end_array();
            json.end_object();
        }
        json.end_array();
        json.end_object();
        return json.take();
    });
}

Result<std::string> puzzle_tile(Words words) {
    std::array<Edge, 4> edges{};
    for (const Side side : all_sides) {
        const auto number = whole_number(words[index(side)]);
        if (!number || *number > 2) return fail("a side is 0 pasture, 1 road or 2 city");
        edges[index(side)] = static_cast<Edge>(*number);
    }
    const Tile tile(edges);
    JsonWriter json;
    json.begin_object();
    json.key("tile");
    json.raw(to_string(legend(tile)));
    json.member("why", why_illegal(tile));
    json.end_object();
    return json.take();
}

Result<std::string> puzzle_solve(Words words) {
    const auto puzzle = read_puzzle(words[0]);
    if (!puzzle) return std::unexpected(puzzle.error());
    SolveOptions options;
    options.rotations = words[1] == "turned";
    auto dimensions = dimensions_of(words[2], words[3], *puzzle);
    if (!dimensions) return std::unexpected(std::move(dimensions.error()));
    options.dimensions = *dimensions;
    const auto most = whole_number(words[4]);
    if (!most || *most == 0) return fail("the most solutions to find is a whole number above 0");
    SolveProgress last;
    options.watch = [&](const SolveProgress& so_far) {
        last.searched = so_far.searched;
        return report(so_far);
    };
    SolutionsJson json;
    std::string text;
    std::int64_t found = 0;
    bool goes_on = true;
    const SolveResult result = solve(*puzzle, options, [&](const Solution& solution) {
        json.add(solution);
        text += json.take_piece();
        goes_on = give(to_json(solution)) && ++found < *most;
        return goes_on;
    });
    last.solutions = result.solutions;
    last.nodes = result.nodes;
    if (goes_on) last.searched = 1;
    report(last);
    return text + json.finish(result.is_complete || found == *most);
}

Result<std::string> puzzle_line(Words words) {
    const auto puzzle = read_puzzle(words[0]);
    if (!puzzle) return std::unexpected(puzzle.error());
    return then(read_solution(words[1], *puzzle), [](const Solution& solution) {
        std::string text;
        append_line(solution, text);
        return text;
    });
}

Result<std::string> puzzle_picture(Words words) {
    const auto puzzle = read_puzzle(words[0]);
    if (!puzzle) return std::unexpected(puzzle.error());
    return then(read_solution(words[1], *puzzle),
                [&](const Solution& solution) { return puzzle_svg(*puzzle, solution, theme_of(words[2])); });
}

Result<std::string> puzzle_check(Words words) {
    return then(read_by_hand(words),
                [](const ByHand& hand) { return to_json(contacts(hand.puzzle, hand.laid, hand.rotations)); });
}

Result<std::string> puzzle_hint(Words words) {
    const auto hand = read_by_hand(words);
    if (!hand) return std::unexpected(hand.error());
    if (!hand->laid.front()) return fail("lay the first tile anywhere, then ask for a hint");
    const int next = contacts(hand->puzzle, hand->laid, hand->rotations).next;
    if (next < 0) return fail("all tiles are laid");
    SolveOptions options;
    options.rotations = hand->rotations;
    options.laid = hand->laid;
    options.watch = report;
    std::string answer = "null\n";
    solve(hand->puzzle, options, [&](const Solution& solution) {
        const Placement at = seen_from_first(solution, next, *hand->laid.front(), hand->rotations);
        answer = "[" + std::to_string(at.row) + "," + std::to_string(at.column) + "," +
                 std::to_string(at.turns * 90) + "]\n";
        return false;
    });
    return answer;
}

}  // namespace bastide::engine
