#include "bastide/match/problems/practice.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "bastide/base/require.h"
#include "bastide/play/daily.h"
#include "bastide/play/random.h"

namespace bastide::match {
namespace {

constexpr double min_deviation = 60;
constexpr double deviation_of_problems = 60;

const Answer* last_answer(std::span<const Answer> answers, std::string_view id) {
    const auto found = std::ranges::find(answers.rbegin(), answers.rend(), id, &Answer::id);
    return found == answers.rend() ? nullptr : &*found;
}

}  // namespace

Rating rating_of(std::span<const Answer> answers) {
    Rating rating;
    std::set<std::string_view> seen;
    for (const Answer& answer : answers) {
        if (!seen.insert(answer.id).second) continue;
        const RatedResult result{{static_cast<double>(answer.rating), deviation_of_problems},
                                 answer.is_right ? 1.0 : 0.0};
        rating = rated(rating, {&result, 1});
        rating.deviation = std::max(rating.deviation, min_deviation);
    }
    return rating;
}

std::optional<std::size_t> next_problem(std::span<const ProblemEntry> problems,
                                        std::span<const Answer> answers) {
    const double own = rating_of(answers).rating;
    std::optional<std::size_t> next;
    double nearest = 0;
    for (std::size_t i = 0; i < problems.size(); ++i) {
        const Answer* const last = last_answer(answers, problems[i].id);
        if (last != nullptr && last->is_right) continue;
        // Problems tried before come after all new ones.
        const double far = std::abs(problems[i].rating - own) + (last == nullptr ? 0 : 10'000);
        if (next && far >= nearest) continue;
        next = i;
        nearest = far;
    }
    return next;
}

std::size_t problem_of_day(std::size_t count, std::string_view day) {
    require(count > 0, "there is a problem");
    play::Random random(play::seed_number(play::daily_seed(day)));
    return random.below(static_cast<std::uint32_t>(count));
}

int days_in_a_row(std::span<const Answer> answers, std::string_view today) {
    std::set<std::string, std::less<>> days;
    for (const Answer& answer : answers)
        if (!answer.day.empty()) days.insert(answer.day);
    std::string day(today);
    if (!days.contains(day)) day = play::day_before(day);
    int count = 0;
    for (; days.contains(day); day = play::day_before(day)) ++count;
    return count;
}

}  // namespace bastide::match
