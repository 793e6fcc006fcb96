// One-ply search: the value of each move.
#pragma once

#include <span>
#include <vector>

#include "bastide/match/bots/evaluation.h"
#include "bastide/match/bots/immediate_outcome.h"
#include "bastide/match/bots/lead.h"

namespace bastide::match {

// Calls `visit(move, value)` for every move of the tile in hand with one of the given legal placements.
// `value` is the player's evaluated lead after the move. The position changes during the call and is
// restored. Each placement is surveyed once, for all choices of a meeple.
template <class Visit>
void evaluate_placements(Position& position, Evaluation& evaluation, std::span<const Placement> placements,
                         const Visit& visit) {
    const int player = position.to_move();
    const int players = position.players();
    const Type tile = position.tile();
    const auto number = static_cast<std::size_t>(position.board().tile_count());
    if (position.remaining() == 0) {
        for (const Placement& placement : placements) {
            try_placement(position, placement, [&](const ImmediateOutcome& after) {
                visit(after.move, lead(after.scores, players, player) * value_of_a_point);
            });
        }
        return;
    }
    const bool has_meeple = position.supply(player) > 0;
    const std::size_t kinds = position.settings().fields ? 4 : 3;
    evaluation.prepare(position);
    for (const Placement& placement : placements) {
        const Position::Undo undo = position.apply({tile, placement, no_piece});
        const Evaluation::Survey survey = evaluation.survey_after(position, undo);
        visit(Move{tile, placement, no_piece}, lead(survey.values(), players, player));
        const Features& features = position.features();
        for (std::uint8_t piece = 0; has_meeple && piece < types[tile].piece_count; ++piece) {
            if (static_cast<std::size_t>(types[tile].pieces[piece].kind) >= kinds) continue;
            const Node root = features.root(static_cast<Node>(features.first_node(number) + piece));
            if (features[root].meeples != 0) continue;
            bool has_paid = false;
            for (std::size_t i = 0; i < undo.paid_count; ++i) has_paid |= undo.paid[i].root == root;
            if (has_paid) continue;
            visit(Move{tile, placement, piece},
                  lead(survey.with_claim(root, number, player), players, player));
        }
        position.undo(undo);
    }
}

// Visits the moves of all placements.
template <class Visit>
void evaluate_moves(Position& position, Evaluation& evaluation, const Visit& visit) {
    evaluate_placements(position, evaluation, position.places(position.tile(), Symmetric::collapsed), visit);
}

// Returns the best of all moves of the tile in hand. Ties go to the first.
Move best_move(Position& position, Evaluation& evaluation);

struct ScoredMove {
    Move move;
    int look = 0;  // the player's evaluated lead after the move
};

// Returns the moves of the tile in hand with the best first, in the order in which searches try them.
// Rotations that look alike are merged. The position changes during the call and is restored.
std::vector<ScoredMove> best_first(Position& position, Evaluation& evaluation);

}  // namespace bastide::match
