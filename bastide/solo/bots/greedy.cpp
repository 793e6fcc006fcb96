#include "bastide/solo/bots/greedy.h"

#include "bastide/base/require.h"

namespace bastide::solo {

Move GreedyBot::choose(const Position& position, play::Random& random) {
    require(!position.is_over(), "the game is not over");
    const Board& board = position.board();
    Move best = Move::discard();
    int most = -1;
    std::uint32_t as_good = 0;
    for (std::uint8_t i = 0; i < hand_size; ++i) {
        const Tile tile = position.hand()[i];
        for (const Cell square : tile.kind() == Kind::road ? board.open() : board.free()) {
            if (!board.can_place(tile, square)) continue;
            const int gain = board.gain(tile, square);
            if (gain < most) continue;
            as_good = gain > most ? 1 : as_good + 1;
            most = gain;
            if (random.below(as_good) == 0) best = {i, square};
        }
    }
    return best;
}

}  // namespace bastide::solo
