// A scored feature: one entry of a game's log.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "bastide/match/features.h"
#include "bastide/match/move.h"
#include "bastide/match/settings.h"

namespace bastide::match {

struct Event {
    Kind kind = Kind::city;
    bool complete = false;     // true if scored during the game, false if at its end
    int tiles = 0;             // the tiles of a city or road, or of a monastery and its neighbours
    int pennants = 0;          // the number of pennants of a city
    int cities = 0;            // for a field, the number of completed cities that it touches
    int points = 0;            // the points that each winner scores
    std::uint8_t winners = 0;  // bit i is set for player i
    std::array<std::uint8_t, max_players> meeples = {};  // the number of each player's meeples on the feature
    std::vector<Square> squares = {};                    // the tiles of the feature, in order
    // A piece of the feature. For a field under editions 1 and 2, a piece of the scoring city.
    Node node = 0;

    friend bool operator==(const Event&, const Event&) = default;
};

}  // namespace bastide::match
