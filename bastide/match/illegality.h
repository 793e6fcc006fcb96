// The rule that a move breaks, with details.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "bastide/base/message.h"
#include "bastide/match/move.h"
#include "bastide/tile/side.h"

namespace bastide::match {

// Each operand is set only for the reasons in its comment.
struct Illegality {
    enum class Reason : std::uint8_t {
        game_over,
        wrong_tile,  // the tile in hand is a different tile
        square_taken,
        square_isolated,  // no tile is next to the square
        bad_rotation,
        edge_mismatch,
        no_such_piece,
        no_meeples,
        no_farmers,  // the settings exclude farmers
        occupied,    // the feature has a meeple
    };
    // Names used in a table's JSON.
    static constexpr auto reason_names = std::to_array<std::string_view>(
        {"game_over", "wrong_tile", "square_taken", "square_isolated", "bad_rotation", "edge_mismatch",
         "no_such_piece", "no_meeples", "no_farmers", "occupied"});

    Reason reason = Reason::game_over;
    Type tile = 0;                        // `wrong_tile`: the tile in hand
    Square at = {};                       // `square_*`, `edge_mismatch`
    tile::Side side = tile::Side::north;  // `edge_mismatch`: the side on which the tile has `edge`
    tile::Edge edge = tile::Edge::field;  //   and its neighbour `neighbour`
    tile::Edge neighbour = tile::Edge::field;
    Kind piece = Kind::city;  // `occupied`

    friend bool operator==(const Illegality&, const Illegality&) = default;
};

// "the tile in hand is RCr": without a capital or a full stop.
[[nodiscard]] Message to_message(const Illegality& illegality);

}  // namespace bastide::match
