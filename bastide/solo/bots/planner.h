// Simulates each promising move with many deals and plays the best move.
//
// The candidates are the best few squares for each tile of the hand, by heuristic, and the discard. Each
// candidate is played and, if that helps, the game is continued by a policy that chooses the kind by a
// `Prospect` and the square by heuristic. The prospect estimates the rest of the game. All moves are compared
// on the same deals, so that luck favours none of them. The worse half of the moves is dropped repeatedly
// (sequential halving). The bot generates the deals itself, by the dealer's rules and the public deals, so it
// uses no hidden information.
#pragma once

#include <vector>

#include "bastide/solo/bots/interface.h"
#include "bastide/solo/bots/prospect.h"

namespace bastide::solo {

class Planner : public Bot {
  public:
    Planner(const Settings& settings, Budget budget);

    Move choose(const Position& position, play::Random& random) override;

  private:
    struct Candidate {
        Move move;
        std::int64_t look = 0;    // the heuristic value before playouts
        std::int64_t points = 0;  // the sum over all playouts, in thousandths of a point
    };

    std::vector<Candidate> candidates(const Position& position, play::Random& random) const;
    void add_squares(const Position& position, std::uint8_t hand, play::Random& random,
                     std::vector<Candidate>& candidates) const;
    Move policy(const Position& position, play::Random& random) const;
    std::int64_t play_out(const Position& start, const Move& move, std::uint64_t seed);
    bool poll_watch();

    Budget budget_;
    int moves_ahead_;
    Prospect prospect_;
    std::int64_t unwatched_ = 0;     // the number of playouts since the last call of the watch, over all
                                     // moves
    std::vector<Position> scratch_;  // the position for playouts; empty before the first move
};

}  // namespace bastide::solo
