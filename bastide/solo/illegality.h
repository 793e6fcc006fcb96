// The rule that a move breaks.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "bastide/base/message.h"
#include "bastide/solo/tile.h"

namespace bastide::solo {

// Each operand is set only for the reasons in its comment.
struct Illegality {
    enum class Reason : std::uint8_t {
        board_full,
        discard_too_early,
        no_such_tile,
        no_such_square,
        square_taken,
        square_isolated,   // no tile is next to the square
        no_road_beside,    // a plain road is not next to a road
        no_road_connects,  // no arm of a directed road meets an arm of a neighbour
    };
    // Names used in a table's JSON.
    static constexpr auto reason_names = std::to_array<std::string_view>(
        {"board_full", "discard_too_early", "no_such_tile", "no_such_square", "square_taken",
         "square_isolated", "no_road_beside", "no_road_connects"});

    Reason reason = Reason::board_full;
    int turns = 0;       // `discard_too_early`: the number of turns until the hand may be discarded
    int hand = 0;        // `no_such_tile`
    int board_size = 0;  // `no_such_square`
    int row = 0;         // `no_such_square`, `square_*`, `no_road_*`
    int column = 0;
    Tile tile = Tile();  // `square_*`, `no_road_*`
    Roads roads = Roads::plain;

    friend bool operator==(const Illegality&, const Illegality&) = default;
};

// "city cannot go to [5,5]: there is already a tile there": without a capital or a full stop.
[[nodiscard]] Message to_message(const Illegality& illegality);

// A shorter one for readers who see the tile and the square: "there is already a tile there".
[[nodiscard]] Message short_message(const Illegality& illegality);

}  // namespace bastide::solo
