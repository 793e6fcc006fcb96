// The outcomes of the moves of the tile in hand, each as if the game ended right after the move.
#pragma once

#include <bit>

#include "bastide/match/final_scoring.h"
#include "bastide/match/position.h"

namespace bastide::match {

// A move, and every player's score if the game ended after it.
struct ImmediateOutcome {
    Move move;
    Scores scores;
    int supply;  // the player's meeples after the move, including a returned one
};

namespace detail {

// Adds to an outcome the points, now or at the end, of a meeple on a piece of the tile placed last. Farms
// score by the third edition.
inline ImmediateOutcome with_claim(const Position& after, ImmediateOutcome move, std::uint8_t piece,
                                   int player) {
    const auto tile = static_cast<std::uint8_t>(after.board().tile_count() - 1);
    const Meeple meeple{tile, piece, static_cast<std::uint8_t>(player)};
    const Feature& feature = after.features()[after.root(meeple)];
    const bool is_complete = feature.kind == Kind::monastery
                                 ? after.neighbours(after.board().tile(tile).at) == 8
                                 : feature.kind != Kind::field && feature.open == 0;
    move.move.piece = piece;
    move.supply -= is_complete ? 0 : 1;
    move.scores[static_cast<std::size_t>(player)] +=
        is_complete ? after.points_when_complete(feature) : after.points_at_end(meeple);
    return move;
}

}  // namespace detail

// Calls `visit(ImmediateOutcome)` for the moves with a legal placement: first without a meeple, then with a
// meeple on each free piece. The position changes during the call and is restored. A meeple is scored without
// applying another move. Farms under editions 1 and 2 are an exception, because their fields share cities.
template <class Visit>
void try_placement(Position& position, const Placement& placement, const Visit& visit) {
    const Type tile = position.tile();
    const int player = position.to_move();
    const unsigned pieces = position.claimable_pieces(placement);
    const auto made = [&](std::uint8_t piece, const auto& then) {
        const Move move{tile, placement, piece};
        const Position::Undo undo = position.apply(move);
        then(ImmediateOutcome{move, final_scores(position), position.supply(player)});
        position.undo(undo);
    };
    const auto for_each_piece = [&](const auto& claim) {
        for (unsigned left = pieces; left != 0; left &= left - 1)
            claim(static_cast<std::uint8_t>(std::countr_zero(left)));
    };
    if (position.settings().farm != Farm::third) {
        made(no_piece, visit);
        for_each_piece([&](std::uint8_t piece) { made(piece, visit); });
        return;
    }
    made(no_piece, [&](const ImmediateOutcome& unclaimed) {
        visit(unclaimed);
        for_each_piece(
            [&](std::uint8_t piece) { visit(detail::with_claim(position, unclaimed, piece, player)); });
    });
}

}  // namespace bastide::match
