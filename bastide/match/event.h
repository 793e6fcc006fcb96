// What a feature paid, and why: an entry of the log of a match.
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
    bool complete = false;     // scored during play; if not, at the end
    int tiles = 0;             // of a city or road: its tiles; of a monastery: itself and the tiles about it
    int pennants = 0;          // of a city
    int cities = 0;            // of a field: completed cities it touches
    int points = 0;            // what each winner gets
    std::uint8_t winners = 0;  // bit i is set for player i
    std::array<std::uint8_t, most_players> meeples = {};  // of each player, on the feature
    std::vector<Cell> squares;                            // the tiles of the feature, in order
    // A piece of it; of the city, by editions 1 and 2, for which fields are paid.
    Node node = 0;

    friend bool operator==(const Event&, const Event&) = default;
};

}  // namespace bastide::match
