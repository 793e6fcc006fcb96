// Expectimax with Star2.5 pruning, a benchmark for other searches. The value of a move is the mean, over the
// tiles that may be drawn next, of the value of the position after the next player's best answer. As in the
// literature, that value is the points if the game ended there.
//
// At a draw, a few answers to each tile are tried first (probing). These give an upper bound, which often
// suffices for a cutoff (Star2.5: Hauk, Search in trees with chance nodes, University of Alberta, 2004; after
// Star2: Ballard, The *-minimax search procedure for trees containing chance nodes, 1983). Heyden
// (Implementing a computer player for Carcassonne, Maastricht University, 2009) found that Star2.5 with five
// probes was the strongest of her searches.
//
// All opponents are assumed to play against the searching player. Pruning does not change the chosen move.
#pragma once

#include <array>
#include <vector>

#include "bastide/match/bots/search_limits.h"

namespace bastide::match {

class Star25Bot : public Bot {
  public:
    static constexpr std::size_t probes = 5;

    Star25Bot(const Settings& /*settings*/, Budget budget) : limits_(std::move(budget), 0) {}

    Move choose(const Position& position, play::Random& random) override;

    // A player's lead: the mean over a number of tiles, times that number.
    struct Worth {
        std::int64_t sum;
        std::int64_t tiles;

        // Compares fractions exactly.
        bool operator>(const Worth& other) const { return sum * other.tiles > other.sum * tiles; }
    };

    // Returns the value that a position between draws has for a player, over the tiles that fit somewhere. If
    // no tile fits, the count is 1 and the value is that of the present position. The value is exact if it is
    // above `least`. Otherwise the true value is also at most `least`. The position changes during the call
    // and is restored.
    Worth worth(Position& position, int player, const Worth& least);

  private:
    // An answer to a tile: the best answer for the player to move, which is the worst for the searching
    // player.
    struct Answer {
        Placement placement;
        int lead;
    };

    Answer answer(Position& position, const Placement& placement, int player) const;
    int probed(Position& position, int player);
    int answered(Position& position, int player, std::int64_t least);

    SearchLimits limits_;
    // Placements that were best answers earlier, by tile, the latest first.
    std::array<std::vector<Placement>, type_count> good_{};
};

}  // namespace bastide::match
