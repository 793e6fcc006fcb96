#include "bastide/match/bots/greedy.h"

#include <limits>

#include "bastide/match/bots/lead.h"
#include "bastide/match/end.h"

namespace bastide::match {

Move GreedyBot::choose(const Position& position, play::Random& random, std::uint32_t overlooked) {
    Position after = position;
    const int player = position.to_move();
    const auto number = static_cast<std::size_t>(position.board().tile_count());
    Move best;
    int most = std::numeric_limits<int>::min();
    std::uint32_t as_good = 0;
    for (const Move& move : position.legal_moves(Alike::merged)) {
        if (overlooked != 0 && as_good != 0 && random.below(16) < overlooked) continue;
        const Position::Undo undo = after.apply(move);
        const int half_points = 2 * lead(final_scores(after), position.players(), player) -
                                (after.meeple_tiles().contains(number) ? 1 : 0);
        after.undo(undo);
        if (half_points < most) continue;
        as_good = half_points > most ? 1 : as_good + 1;
        most = half_points;
        if (random.below(as_good) == 0) best = move;
    }
    return best;
}

}  // namespace bastide::match
