// Intents at a table, for any game and front end: keys, clicks and calls are translated to intents, and each
// game's `act` applies them. A game ignores intents that have no meaning in that game.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

#include "bastide/base/result.h"

namespace bastide::play {

// The kinds of intents. The comments explain the numbers of an intent.
enum class IntentKind : std::uint8_t {
    step,     // moves the cursor by x cells to the right and y cells down
    point,    // moves the cursor to a cell: x and y
    next,     // moves the cursor to the next legal place, or with -1 to the previous one
    turn,     // rotates the tile to its next rotation clockwise, or with -1 counterclockwise
    choose,   // chooses an item of a list by its index: a tile of the hand, a meeple
    browse,   // moves by this many items in that list
    confirm,  // places the tile, or makes the chosen move
    back,     // returns from the second step of a move to the first
    discard,  // discards the hand or tile if possible
    undo,
    redo,
    answer,  // answers a question: 1 yes, 0 no
    help,    // hides the marks that help, or shows them again
    play,    // makes a move that a bot has chosen
    show,    // shows a move without making it, or requests a hint if there is no move
};

inline constexpr auto intent_names =
    std::to_array<std::string_view>({"step", "point", "next", "turn", "choose", "browse", "confirm", "back",
                                     "discard", "undo", "redo", "answer", "help", "play", "show"});

static_assert(intent_names.size() == static_cast<std::size_t>(IntentKind::show) + 1);

template <class Move>
struct Intent {
    IntentKind kind = IntentKind::confirm;
    int x = 0;
    int y = 0;
    std::optional<Move> move = {};  // the move of `play` and `show`

    friend bool operator==(const Intent&, const Intent&) = default;
};

// An intent as text in a call: the kind, and either its numbers or the text of a move.
struct IntentText {
    IntentKind kind = IntentKind::confirm;
    int x = 0;
    int y = 0;
    std::string_view move = {};
};

// Reads an intent without its move. The error gives the expected text.
[[nodiscard]] Result<IntentText> read_intent_kind(std::string_view text);

// "step 1 0", "turn -1", "confirm", "play LR 1 0 1 rW": the kind, then its numbers, or a move for
// `read_move(text)`. The error gives the expected text.
template <class Move, std::invocable<std::string_view> ReadMove>
[[nodiscard]] Result<Intent<Move>> read_intent(std::string_view text, const ReadMove& read_move) {
    const auto read = read_intent_kind(text);
    if (!read) return std::unexpected(read.error());
    Intent<Move> intent{.kind = read->kind, .x = read->x, .y = read->y};
    if (read->move.empty()) return intent;
    auto move = read_move(read->move);
    if (!move) return std::unexpected(std::move(move.error()));
    intent.move = *std::move(move);
    return intent;
}

}  // namespace bastide::play
