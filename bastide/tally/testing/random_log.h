// Match logs made at random, for tests and benchmarks.
#pragma once

#include <cstdint>
#include <random>
#include <string>

#include "bastide/tally/log_entry.h"

namespace bastide::tally::testing {

// The line of a random entry that can be in this phase, of a player of so many: "3 city 5" and a newline.
// Roads and cities have up to `most_tiles`. The same on every machine.
inline std::string random_entry(std::mt19937_64& random, Phase phase, std::uint64_t players,
                                std::uint64_t most_tiles = 12) {
    const auto below = [&random](std::uint64_t most) { return random() % most; };
    std::string line = std::to_string(1 + below(players));
    const bool play = phase == Phase::play;
    switch (below(8)) {
        case 0:
        case 1:
        case 2:
            line += " road " + std::to_string(1 + below(most_tiles));
            break;
        case 3:
            line += play ? " cloister" : " cloister " + std::to_string(below(9));
            break;
        case 4:
            if (!play) {
                line += " field " + std::to_string(below(8));
                break;
            }
            [[fallthrough]];
        default:
            line += " city " + std::to_string(1 + below(most_tiles));
    }
    return line + '\n';
}

}  // namespace bastide::tally::testing
