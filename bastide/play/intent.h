// What somebody at a table wants, whatever the game and whatever the front end: keys, clicks and calls are
// turned into intents, and each game's `act` says what becomes of them. A game leaves the table as it is for
// those that mean nothing in it.
#pragma once

#include <algorithm>
#include <array>
#include <charconv>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "bastide/base/result.h"

namespace bastide::play {

// As they are named in a call; the comment says what the numbers are.
enum class Wish : std::uint8_t {
    step,     // the cursor, so many cells to the right and down
    point,    // the cursor on a cell: x and y
    next,     // the cursor on the next place for the tile, or with -1 on the one before
    turn,     // the tile, to its next rotation clockwise, or with -1 the other way
    choose,   // one of a list, from 0: a tile of the hand, a meeple
    browse,   // so many further in that list
    confirm,  // lays the tile, or makes the move that is chosen
    back,     // from the second step of a move to the first
    discard,  // throws away what can be
    undo,
    redo,
    answer,  // a question: 1 yes, 0 no
    help,    // hides the marks that help, or shows them again
    play,    // makes a move: one that a bot has thought of
    show,    // shows a move without making it; without one, asks for a hint
};

inline constexpr auto wish_names =
    std::to_array<std::string_view>({"step", "point", "next", "turn", "choose", "browse", "confirm", "back",
                                     "discard", "undo", "redo", "answer", "help", "play", "show"});

static_assert(wish_names.size() == static_cast<std::size_t>(Wish::show) + 1);

template <class Move>
struct Intent {
    Wish wish = Wish::confirm;
    int x = 0;
    int y = 0;
    std::optional<Move> move = {};  // of `play` and `show`

    friend bool operator==(const Intent&, const Intent&) = default;
};

namespace detail {

// The next word, taken off a text.
inline std::string_view take_word(std::string_view& text) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return word;
}

inline std::optional<int> take_number(std::string_view& text) {
    const std::string_view word = take_word(text);
    int number = 0;
    const auto [end, problem] = std::from_chars(word.data(), word.data() + word.size(), number);
    const bool is_good = problem == std::errc() && end == word.data() + word.size() && !word.empty();
    // More than any board needs, too little to overflow a sum.
    constexpr int most = 1'000'000;
    return is_good && number >= -most && number <= most ? std::optional(number) : std::nullopt;
}

}  // namespace detail

// "step 1 0", "turn -1", "confirm", "play LR 1 0 1 rW": the wish, then its numbers, or its move as
// `read_move(text)` reads it. The error says what would be right.
template <class Move, std::invocable<std::string_view> ReadMove>
Result<Intent<Move>> read_intent(std::string_view text, const ReadMove& read_move) {
    const auto fail = [](std::string what) { return std::unexpected(file_error({}, std::move(what))); };
    const std::string_view word = detail::take_word(text);
    std::size_t place = 0;
    while (place < wish_names.size() && wish_names[place] != word) ++place;
    if (place == wish_names.size()) {
        std::string what = "'" + std::string(word) + "' is not a wish; there are";
        for (const std::string_view name : wish_names) what.append(" ").append(name);
        return fail(std::move(what));
    }
    Intent<Move> intent{.wish = static_cast<Wish>(place)};
    if (intent.wish == Wish::play || intent.wish == Wish::show) {
        if (text.empty()) return intent;
        auto move = read_move(text);
        if (!move) return std::unexpected(std::move(move.error()));
        intent.move = *std::move(move);
        return intent;
    }
    for (int* const number : {&intent.x, &intent.y}) {
        if (text.empty()) break;
        const auto read = detail::take_number(text);
        if (!read)
            return fail("the numbers of '" + std::string(word) +
                        "' are whole, and at most 1000000, as in 'step 1 0'");
        *number = *read;
    }
    if (!text.empty()) return fail("'" + std::string(word) + "' has two numbers at most");
    return intent;
}

}  // namespace bastide::play
