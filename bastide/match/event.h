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
    bool complete = false;     // scored during the game, otherwise at its end
    int tiles = 0;             // of a city or road, or a monastery with its neighbours
    int pennants = 0;          // of a city
    int cities = 0;            // of a field: completed cities it touches
    int points = 0;            // for each winner
    std::uint8_t winners = 0;  // bit i is set for player i
    std::array<std::uint8_t, max_players> meeples = {};  // of each player, on the feature
    std::vector<Square> squares;                         // the tiles of the feature, in order
    // A piece of the feature. For a field under editions 1 and 2, a piece of the scoring city.
    Node node = 0;

    friend bool operator==(const Event&, const Event&) = default;
};

}  // namespace bastide::match
