// Expectimax with Star2.5 pruning, a benchmark for other searches. A move is worth the mean, over the tiles
// that may be drawn next, of the position after the next player's best answer. As in the literature, that
// position is evaluated by the points if the game ended there.
//
// At a draw, a few answers to each tile are tried first (probing). They give an upper bound, which often
// suffices for a cutoff (Star2.5: Hauk, Search in trees with chance nodes, University of Alberta, 2004; after
// Star2: Ballard, The *-minimax search procedure for trees containing chance nodes, 1983). Heyden
// (Implementing a computer player for Carcassonne, Maastricht University, 2009) found it the strongest of her
// searches, with five probes.
//
// All opponents play against the searching player. Pruning changes no value, so the move is that of a full
// search.
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

    // Returns the value of a position between draws to a player, over the tiles that fit somewhere. If none
    // does, the count is 1 and the value is the position's. Exact above `least`. Otherwise the true value is
    // also at most `least`. The position changes during the call and is restored.
    Worth worth(Position& position, int player, const Worth& least);

  private:
    // An answer to a tile: the best for the player to move and thus the worst for the searching player.
    struct Answer {
        Placement placement;
        int lead;
    };

    Answer answer(Position& position, const Placement& placement, int player) const;
    int probed(Position& position, int player);
    int answered(Position& position, int player, std::int64_t least);

    SearchLimits limits_;
    // Placements that were best answers earlier, by tile, latest first.
    std::array<std::vector<Placement>, type_count> good_{};
};

}  // namespace bastide::match
