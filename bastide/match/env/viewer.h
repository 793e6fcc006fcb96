// The player from whose point of view an observation shows a position.
#pragma once

#include <optional>

#include "bastide/base/require.h"
#include "bastide/match/position.h"

namespace bastide::match {

class Viewer {
  public:
    // Without a player, the viewer is the player to move.
    Viewer(const Position& position, std::optional<int> player)
        : seat_(player.value_or(position.to_move())), players_(position.players()) {
        require(seat_ >= 0 && seat_ < players_, "there is a player with this number", seat_);
    }

    int seat() const { return seat_; }

    // Returns the distance in seats from the viewer to a player, in turn order.
    int seats_to(int player) const {
        require(player >= 0 && player < players_, "there is a player with this number", player);
        const int seats = player - seat_;
        return seats < 0 ? seats + players_ : seats;
    }

  private:
    int seat_;
    int players_;
};

}  // namespace bastide::match
