// Weighs each promising move against many deals, and takes the one that turns out best.
//
// The moves tried are the best few squares for each tile of the hand, by the look of them, and the discard.
// Each is played, and played on where that helps, by a policy that takes the kind from a `Prospect` and the
// square by its look; what is left then is worth what the prospect says. All moves meet the same deals, so
// that they differ by their worth and not by luck, and again and again the worse half is dropped (sequential
// halving). The deals are the bot's own, drawn by the dealer's rules from what has been dealt: it knows no
// more than a player.
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
        std::int64_t look = 0;    // how good it looks before it is played out
        std::int64_t points = 0;  // thousandths of a point, of all playouts
    };

    std::vector<Candidate> candidates(const Position& position, play::Random& random) const;
    void add_squares(const Position& position, std::uint8_t hand, play::Random& random,
                     std::vector<Candidate>& candidates) const;
    Move policy(const Position& position, play::Random& random) const;
    std::int64_t play_out(const Position& start, const Move& move, std::uint64_t seed);
    bool is_wanted();

    Budget budget_;
    int moves_ahead_;
    Prospect prospect_;
    std::int64_t unwatched_ = 0;     // playouts since the watch was asked, of whatever moves
    std::vector<Position> scratch_;  // the position that playouts are played on, if there is one yet
};

}  // namespace bastide::solo
