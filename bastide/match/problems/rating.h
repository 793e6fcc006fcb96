// The rating of a player from problems: Glicko ratings, which include an uncertainty.
//
// Glickman, Parameter estimation in large dynamic paired comparison experiments, 1999; and his "The Glicko
// system".
#pragma once

#include <span>

namespace bastide::match {

struct Rating {
    double rating = 1500;
    double deviation = 350;  // the standard error of the rating

    friend bool operator==(const Rating&, const Rating&) = default;
};

struct RatedResult {
    Rating against;
    double score = 0;  // 1 for a win or a solved problem, 0 for a loss
};

// Returns the rating after these results, which count as simultaneous.
Rating rated(const Rating& before, std::span<const RatedResult> results);

}  // namespace bastide::match
