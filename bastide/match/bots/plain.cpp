#include "bastide/match/bots/plain.h"

#include <limits>

#include "bastide/match/bots/immediate_outcome.h"
#include "bastide/match/bots/lead.h"

namespace bastide::match {

Move PlainBot::choose(const Position& position, play::Random& random, std::uint32_t overlooked) {
    require_choice(position);
    Position scratch = position;
    Move best;
    int most = std::numeric_limits<int>::min();
    std::uint32_t as_good = 0;
    for (const Placement& placement : position.places(position.tile(), Symmetric::collapsed)) {
        int supply = 0;
        try_placement(scratch, placement, [&](const ImmediateOutcome& after) {
            if (after.move.piece == no_piece) supply = after.supply;
            if (overlooked != 0 && as_good != 0 && random.below(16) < overlooked) return;
            const int half_points = 2 * lead(after.scores, position.players(), position.to_move()) -
                                    (after.supply < supply ? 1 : 0);
            if (half_points < most) return;
            as_good = half_points > most ? 1 : as_good + 1;
            most = half_points;
            if (random.below(as_good) == 0) best = after.move;
        });
    }
    return best;
}

}  // namespace bastide::match
