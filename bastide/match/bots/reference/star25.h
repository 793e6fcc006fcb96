// Expectimax, cut by Star2.5, and a yardstick for other searches: each move is worth the mean, over the tiles
// that may come next, of what the next player's best answer leaves. What it leaves is judged as in the
// literature, by the points as if the match ended there.
//
// At a draw, a few answers to each tile are tried first (probing). They tell at most what the draw is worth,
// which mostly is too little already to matter (Star2.5: Hauk, Search in trees with chance nodes, University
// of Alberta, 2004; after Star2: Ballard, The *-minimax search procedure for trees containing chance nodes,
// 1983). Heyden (Implementing a computer player for Carcassonne, Maastricht University, 2009) found it the
// strongest of the searches she tried, with five probes.
//
// All others play against whoever searches. What is cut changes no value, so the move is the one that a
// search without cuts would find.
#pragma once

#include <array>
#include <vector>

#include "bastide/match/bots/spending.h"

namespace bastide::match {

class Star25Bot : public Bot {
  public:
    static constexpr std::size_t probes = 5;

    Star25Bot(const Settings& /*settings*/, Budget budget) : spending_(std::move(budget), 0) {}

    Move choose(const Position& position, play::Random& random) override;

    // How far ahead a player is, the mean over so many tiles times their number.
    struct Worth {
        std::int64_t sum;
        std::int64_t tiles;

        // Whether it is more: fractions are compared whole.
        bool operator>(const Worth& other) const { return sum * other.tiles > other.sum * tiles; }
    };

    // What a position between draws is worth to a player, over the tiles that fit somewhere; if none does,
    // that is 1 as it is. Exact above `least`; one that is not says that the true one is not either. The
    // position is changed meanwhile, and the same again in the end.
    Worth worth(Position& position, int player, const Worth& least);

  private:
    // An answer to a tile: what is best for who moves is worst for the player.
    struct Answer {
        Placement placement;
        int lead;
    };

    Answer answer(Position& position, const Placement& placement, int player) const;
    int probed(Position& position, int player);
    int answered(Position& position, int player, std::int64_t least);

    Spending spending_;
    // By tile, where the best answers lay, the last one first.
    std::array<std::vector<Placement>, type_count> good_{};
};

}  // namespace bastide::match
