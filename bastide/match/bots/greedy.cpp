#include "bastide/match/bots/greedy.h"

#include <algorithm>
#include <limits>

#include "bastide/match/bots/immediate_outcome.h"
#include "bastide/match/bots/lead.h"

namespace bastide::match {
namespace {

// The value of a meeple in quarters of a point: constant while `lasting_tiles` or more remain, then
// decreasing. Found by play against `plain`.
constexpr int lasting_tiles = 40;
constexpr std::array<int, 4> of_first_meeples = {0, 24, 48, 64};  // 0 to 3 in supply
constexpr int of_each_more = 8;
constexpr std::array<int, 4> of_standing = {6, 3, 6, -8};  // by `Kind`

constexpr int of_supply(int meeples) {
    const auto first = static_cast<std::size_t>(std::min(meeples, 3));
    return of_first_meeples[first] + of_each_more * (meeples - static_cast<int>(first));
}

}  // namespace

Move GreedyBot::choose(const Position& position, play::Random& random) {
    require_choice(position);
    Position scratch = position;
    const int lasting = std::min(position.remaining(), lasting_tiles);
    Move best;
    int most = std::numeric_limits<int>::min();
    std::uint32_t as_good = 0;
    const auto take = [&](const ImmediateOutcome& after, bool stands) {
        const int ahead = lead(after.scores, position.players(), position.to_move());
        int quarters = of_supply(after.supply);
        if (stands) {
            const Piece& piece = types[after.move.tile].pieces[after.move.piece];
            quarters += of_standing[static_cast<std::size_t>(piece.kind)];
        }
        const int value = 4 * lasting_tiles * ahead + lasting * quarters - (stands ? lasting_tiles : 0);
        if (value < most) return;
        as_good = value > most ? 1 : as_good + 1;
        most = value;
        if (random.below(as_good) == 0) best = after.move;
    };
    for (const Placement& placement : position.places(position.tile(), Symmetric::collapsed)) {
        int supply = 0;
        try_placement(scratch, placement, [&](const ImmediateOutcome& after) {
            if (after.move.piece == no_piece) supply = after.supply;
            take(after, after.supply < supply);
        });
    }
    return best;
}

}  // namespace bastide::match
