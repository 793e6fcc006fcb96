// The rating of a player by solved problems: Glicko's, which has an uncertainty.
//
// Glickman, Parameter estimation in large dynamic paired comparison experiments, 1999; the rules as in his
// "The Glicko system".
#pragma once

#include <span>

namespace bastide::match {

struct Rating {
    double rating = 1500;
    double deviation = 350;  // its standard error

    friend bool operator==(const Rating&, const Rating&) = default;
};

struct RatedResult {
    Rating against;
    double score = 0;  // 1 for a win or a solved problem; 0 for a loss
};

// The rating after these results, which count as of one time.
Rating rated(const Rating& before, std::span<const RatedResult> results);

}  // namespace bastide::match
