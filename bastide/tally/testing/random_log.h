// Random match logs, for tests and benchmarks.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <random>
#include <string>

#include "bastide/tally/log_entry.h"

namespace bastide::tally::testing {

// Returns the line of a random entry in this phase, for one of `players` players: "3 city 5" and a newline.
// Roads and cities have up to `max_tiles` tiles. Equal generator states give equal lines on every machine.
inline std::string random_entry(std::mt19937_64& random, Phase phase, std::uint64_t players,
                                std::uint64_t max_tiles = 12) {
    const auto below = [&random](std::uint64_t most) { return random() % most; };
    std::string line = std::to_string(1 + below(players));
    const bool play = phase == Phase::play;
    switch (below(8)) {
        case 0:
        case 1:
        case 2:
            line += " road " + std::to_string(1 + below(max_tiles));
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
            line += " city " + std::to_string(1 + below(max_tiles));
    }
    return line + '\n';
}

// Returns a line of an extended log of Anna, Ben and Cléo in play, which may be invalid.
inline std::string random_extended_line(std::mt19937_64& random) {
    const auto one_of = [&random](std::initializer_list<const char*> words) {
        return std::string(words.begin()[random() % words.size()]);
    };
    std::string line =
        one_of({"Anna", "Ben", "Cléo", "1", "3", "Anna,Ben", "Ben , Cléo", "1,Cléo", "Anna,Ben,3"});
    if (random() % 60 == 0) line = one_of({"Dan", "4", "0", "Anna,", ",Ben", "Anna,1", "anna", "."});
    line += ' ';
    line +=
        one_of({"city", "city", "city", "road", "monastery", "cloister", "abbey", "correction", "correct"});
    const bool is_correction = line.contains("corr");
    const bool is_monastery = !is_correction && !line.contains("city") && !line.contains("road");
    const std::string number = std::to_string(1 + random() % 8);
    if (is_correction) line += ' ' + one_of({"+", "-", "", ""}) + number;
    if (!is_correction && (!is_monastery || random() % 40 == 0)) line += '\t' + number;
    if (line.contains("city") && random() % 2 == 0)
        line += one_of({" pennants ", " shield "}) + std::to_string(random() % 3);
    if (random() % 100 == 0) line += one_of({" 0", " x", " pennants", " \xFF", ","});
    if (random() % 5 == 0) line += one_of({"# why", " # ,#", " #", "\r"});
    return line + '\n';
}

}  // namespace bastide::tally::testing
