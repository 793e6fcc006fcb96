// Practice with problems: the next problem, the player's rating, and the streak of days. Only the answers are
// stored. Everything else is computed from the answers.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bastide/match/problems/rating.h"

namespace bastide::match {

// The data of a problem that practice needs.
struct ProblemEntry {
    std::string id;
    int rating = 0;
};

struct Answer {
    std::string id;
    int rating = 0;  // the rating of the problem
    bool is_right = false;
    std::string day = {};  // the day in UTC, "2026-11-21"

    friend bool operator==(const Answer&, const Answer&) = default;
};

// Returns the player's rating. Only the first answer to a problem counts. The deviation does not fall below
// 60, so that progress still shows.
Rating rating_of(std::span<const Answer> answers);

// Returns the index of the unanswered problem whose rating is nearest to the player's. When all problems have
// been answered, returns the nearest problem whose last answer was wrong, or nullopt if there is none.
std::optional<std::size_t> next_problem(std::span<const ProblemEntry> problems,
                                        std::span<const Answer> answers);

// Returns the index of the problem of a day in UTC, the same for everyone. The list must not be empty.
std::size_t problem_of_day(std::size_t count, std::string_view day);

// Returns the number of consecutive days with an answer, up to today, or up to yesterday if there is no
// answer today.
int days_in_a_row(std::span<const Answer> answers, std::string_view today);

}  // namespace bastide::match
