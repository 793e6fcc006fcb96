// The value of an ending of two players who play to win, by trying every order of the tiles and every move
// with the second engine.
#pragma once

#include <cstdint>
#include <vector>

#include "bastide/match/testing/plain_match.h"

namespace bastide::match::testing {

class PlainEnding {
  public:
    // `drawn` are the tiles drawn so far, including the tile in hand. `left` are the remaining tiles.
    PlainEnding(const Settings& settings, std::vector<Type> drawn, std::vector<Move> moves,
                std::vector<Type> left);

    // Returns the sum over all orders of the remaining tiles, with 1 for a win of the player with the tile in
    // hand, 0 for a draw and -1 for a loss, after the best move of the tile in hand or after a given move.
    std::int64_t value();
    std::int64_t value_after(const Move& move);

  private:
    PlainMatch replay(const std::vector<Type>& left) const;
    std::int64_t in_hand(const std::vector<Type>& left);
    std::int64_t between_draws(const std::vector<Type>& left);

    Settings settings_;
    std::vector<Type> drawn_;
    std::vector<Move> moves_;
    std::vector<Type> left_;
};

}  // namespace bastide::match::testing
