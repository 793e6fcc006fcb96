// The result of the last intent as a value. Front ends turn it into a sentence, with further details from the
// table.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace bastide::play {

enum class NoticeKind : std::uint8_t {
    none,
    turn_begun,  // the last turn and the next player
    game_over,
    bot_to_move,
    undone,
    redone,
    nothing_to_undo,
    nothing_to_redo,
    ranked_no_undo,
    ranked_no_hints,
    forfeited_no_undo,
    illegal,         // the chosen move is illegal
    fits_nowhere,    // the tile fits on no square
    fits_one_way,    // the tile fits on this square in one rotation
    looks_the_same,  // the tile looks the same in every rotation
    no_rotation,     // this puzzle allows no rotations
    all_placed,
    place_first,    // hints are possible only after the first tile is placed
    pick_up_first,  // hints are possible only while the tile is held
    thinking,       // a hint is being computed
    hint,           // the chosen move
    discard_hint,
    no_solution,
};

// Names used in a table's JSON.
inline constexpr auto notice_names = std::to_array<std::string_view>(
    {"none",           "turn_begun",      "game_over",         "bot_to_move",
     "undone",         "redone",          "nothing_to_undo",   "nothing_to_redo",
     "ranked_no_undo", "ranked_no_hints", "forfeited_no_undo", "illegal",
     "fits_nowhere",   "fits_one_way",    "looks_the_same",    "no_rotation",
     "all_placed",     "place_first",     "pick_up_first",     "thinking",
     "hint",           "discard_hint",    "no_solution"});

static_assert(notice_names.size() == static_cast<std::size_t>(NoticeKind::no_solution) + 1);

template <class Illegality>
struct Notice {
    NoticeKind kind = NoticeKind::none;
    std::optional<Illegality> illegality = {};  // the broken rule, for `illegal`

    friend bool operator==(const Notice&, const Notice&) = default;
};

// True if a notice is about the square under the cursor, so that it expires when the cursor moves.
constexpr bool is_of_the_square(NoticeKind kind) {
    using enum NoticeKind;
    return kind == illegal || kind == hint || kind == discard_hint || kind == fits_one_way;
}

}  // namespace bastide::play
