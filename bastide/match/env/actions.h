// Moves as integers, for machine learning. The action space covers a window of cells around the start tile,
// four rotations, and no meeple or one of a tile's eight pieces:
//
//     action = (((y + R) * (2 R + 1) + x + R) * 4 + rotation) * 9 + meeple
//
// R is the radius of the window. `meeple` is 0 for no meeple, or 1 + the piece. If several rotations look
// alike, only the first has a number. With R = 15 there are 34,596 actions, and three of 250,000 random games
// leave the window.
//
// A turn can also be split into two steps: a placement, `action / 9`, and then a meeple, `placements() +
// meeple`. With R = 15 these are 3,853 numbers.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include "bastide/match/position.h"

namespace bastide::match {

using Action = std::int32_t;

inline constexpr int min_radius = 1;
inline constexpr int max_radius = tile_count - 1;  // the largest distance of a tile from the start tile

// The number of choices for a meeple: none, or one of the pieces.
inline constexpr int meeple_choices = 1 + static_cast<int>(max_pieces);

// The largest number of actions of a position.
inline constexpr std::size_t max_actions = Board::max_open * 4 * meeple_choices;

struct Window {
    int radius = 15;  // from `min_radius` to `max_radius`

    // Ends the program unless the radius is in its range.
    constexpr void require_valid(
        const bastide::detail::Where& where = bastide::detail::Where::current()) const {
        require(radius >= min_radius && radius <= max_radius, "the radius of the window is 1 to 71", radius,
                where);
    }

    constexpr int side() const {
        require_valid();
        return 2 * radius + 1;
    }
    constexpr int cells() const { return side() * side(); }
    constexpr Action placements() const { return 4 * cells(); }
    constexpr Action actions() const { return meeple_choices * placements(); }
    constexpr Action two_step_actions() const { return placements() + meeple_choices; }

    constexpr bool contains(Square at) const {
        return at.x <= radius && -at.x <= radius && at.y <= radius && -at.y <= radius;
    }

    // The cell's number, row by row from the north-west. The window must contain the cell.
    constexpr int cell(Square at) const {
        require_valid();
        require(contains(at), "the window contains the cell");
        return radius + at.x + side() * (radius + at.y);
    }

    constexpr Square at(int cell) const {
        require(cell >= 0 && cell < cells(), "there is a cell with this number", cell);
        return {static_cast<std::int8_t>(cell % side() - radius),
                static_cast<std::int8_t>(cell / side() - radius)};
    }

    friend bool operator==(const Window&, const Window&) = default;
};

// Returns the action of a move inside the window. The rotation must be 0 to 3, and the piece a number below
// `max_pieces` or `no_piece`.
constexpr Action action_of(const Window& window, const Move& move) {
    require(move.placement.rotation < 4, "the rotation is 0 to 3", move.placement.rotation);
    require(move.piece == no_piece || move.piece < max_pieces, "a tile has a piece with this number",
            move.piece);
    const Action placement = 4 * window.cell(move.placement.at) + move.placement.rotation;
    return placement * meeple_choices + (move.piece == no_piece ? 0 : 1 + move.piece);
}

// Returns the move of a tile that an action stands for, legal or not. The action must be from 0 to
// `window.actions()` - 1.
constexpr Move move_of(const Window& window, Action action, Type tile) {
    require(action >= 0 && action < window.actions(), "there is an action with this number", action);
    const int meeple = action % meeple_choices;
    const Action placement = action / meeple_choices;
    return {tile,
            {window.at(placement / 4), static_cast<std::uint8_t>(placement % 4)},
            meeple == 0 ? no_piece : static_cast<std::uint8_t>(meeple - 1)};
}

// Calls `visit(action)` for every legal move within the window, in the order of `Position::legal_moves`.
template <class Visit>
void for_each_action(const Position& position, const Window& window, const Visit& visit) {
    const Type tile = position.tile();
    if (tile == no_tile) return;
    for (const OpenSquare& open : position.board().open_squares()) {
        if (!window.contains(open.at)) continue;
        const unsigned rotations = fits[tile][open.demand] & distinct_rotations[tile];
        for (unsigned left = rotations; left != 0; left &= left - 1) {
            const auto rotation = static_cast<std::uint8_t>(std::countr_zero(left));
            const Placement placement{open.at, rotation};
            const Action alone = action_of(window, {tile, placement, no_piece});
            visit(alone);
            for (unsigned free = position.claimable_pieces(placement); free != 0; free &= free - 1)
                visit(alone + 1 + static_cast<Action>(std::countr_zero(free)));
        }
    }
}

}  // namespace bastide::match
