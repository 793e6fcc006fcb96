#include "bastide/match/bots/reference/rollouts.h"

#include <algorithm>

#include "bastide/match/bots/chance.h"
#include "bastide/match/bots/lead.h"

namespace bastide::match {

Scores rollout(Position& position, play::Random& random) {
    while (position.tile() != no_tile || draw_by_chance(position, random))
        position.apply(position.random_move(random).value_or(Move{}));
    return final_scores(position);
}

Move RolloutsBot::choose(const Position& position, play::Random& random) {
    require_choice(position);
    struct Candidate {
        Move move;
        std::int64_t worth = 0;
        std::int64_t rollouts = 0;
    };
    std::vector<Candidate> moves;
    for (const Move& move : position.legal_moves(Symmetric::collapsed)) moves.push_back({.move = move});
    Position scratch = position;
    limits_.begin();
    // Each at least once, or there were nothing to compare.
    for (std::size_t turn = 0; moves.size() > 1; ++turn) {
        Candidate& each = moves[turn % moves.size()];
        if (!limits_.should_continue() || (!limits_.spend() && turn >= moves.size())) break;
        scratch = position;
        scratch.apply(each.move);
        each.worth += lead(rollout(scratch, random), position.players(), position.to_move());
        ++each.rollouts;
    }
    // Compares means as integer fractions, so that every machine agrees.
    return std::ranges::max_element(moves,
                                    [](const Candidate& one, const Candidate& other) {
                                        return one.worth * other.rollouts < other.worth * one.rollouts;
                                    })
        ->move;
}

}  // namespace bastide::match
