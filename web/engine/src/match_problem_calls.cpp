// Calls for the page of problems: judging an answer, and choosing the next problem.
#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bastide/match/problems/practice.h"
#include "bastide/match/problems/problem.h"
#include "bastide/match/problems/problem_set.h"
#include "bastide/match/review/format.h"
#include "bastide/text/fields.h"
#include "web/engine/src/calls.h"
#include "web/engine/src/lines.h"
#include "web/engine/src/number.h"
#include "web/engine/src/played_match.h"

namespace bastide::engine {
namespace {

// Judges the last turn of a game as an answer. Returns `turn_json`.
Result<std::string> match_answer(const PlayedMatch& played, const std::vector<std::string>& names) {
    const match::Record& record = played.record;
    if (record.played() == 0) return fail("there is no move to judge");
    if (names.size() != static_cast<std::size_t>(record.game().position().players()))
        return fail("there is not a name for each player");
    const match::TurnReview turn_review =
        match::review_turn(record, record.played() - 1, match::checking_effort);
    return turn_json(record, turn_review, names, match::quality_of_answer(turn_review));
}

// The first word of a line, which is taken away with the blank after it.
std::string_view word_of(std::string_view& line) {
    const std::string_view word = line.substr(0, line.find(' '));
    line.remove_prefix(std::min(word.size() + 1, line.size()));
    return word;
}

Result<int> rating_in(std::string_view& line) {
    const std::string_view word = word_of(line);
    const auto rating = text::number_in<std::int64_t>(word);
    if (!rating || *rating < 0 || *rating > 4000) return std::unexpected(not_within(word, 0, 4000));
    return static_cast<int>(*rating);
}

struct Practice {
    long rating;
    long deviation;
    std::optional<std::size_t> next;
    std::size_t daily;
    int days;
};

constexpr auto describe(text::Type<Practice> /*type*/) {
    return text::object(
        "MatchPractice", "", "", text::member("rating", "", &Practice::rating),
        text::member("deviation", "Its standard error.", &Practice::deviation),
        text::member("next", "The place of the next problem; null if all are solved.", &Practice::next),
        text::member("daily", "The place of the problem of the day.", &Practice::daily),
        text::member("days", "The number of days in a row with an answer.", &Practice::days));
}

// Problems as "1480 seed-17/41", answers as "1480 1 2026-11-21 seed-17/41": by line, the first first.
Result<std::string> match_practice(const std::vector<std::string>& problem_lines,
                                   const std::vector<std::string>& answer_lines, std::string_view today) {
    std::vector<match::ProblemEntry> problems;
    problems.reserve(problem_lines.size());
    for (std::string_view line : problem_lines) {
        const auto rating = rating_in(line);
        if (!rating) return std::unexpected(rating.error());
        problems.push_back({std::string(line), *rating});
    }
    if (problems.empty()) return fail("there are no problems");
    std::vector<match::Answer> answers;
    answers.reserve(answer_lines.size());
    for (std::string_view line : answer_lines) {
        const auto rating = rating_in(line);
        if (!rating) return std::unexpected(rating.error());
        const bool is_right = word_of(line) == "1";
        std::string day(word_of(line));
        answers.push_back(
            {.id = std::string(line), .rating = *rating, .is_right = is_right, .day = std::move(day)});
    }
    const match::Rating own = rating_of(answers);
    const auto next = next_problem(problems, answers);
    return text::json_text(Practice{.rating = std::lround(own.rating),
                                    .deviation = std::lround(own.deviation),
                                    .next = next,
                                    .daily = match::problem_of_day(problems.size(), today),
                                    .days = match::days_in_a_row(answers, today)});
}

constexpr std::array calls = {Call{"match_answer", call<match_answer>},
                              Call{"match_practice", call<match_practice>}};

}  // namespace

std::span<const Call> match_problem_calls() {
    return calls;
}

void declare_match_problems(text::TypeScript& to) {
    text::typescript_type<Practice>(to);
    match::declare_problems(to);
}

}  // namespace bastide::engine
