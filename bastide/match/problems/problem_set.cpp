#include "bastide/match/problems/problem_set.h"

#include <algorithm>
#include <array>
#include <set>
#include <tuple>
#include <utility>

#include "bastide/match/errors.h"
#include "bastide/match/notation.h"
#include "bastide/text/fields.h"

namespace bastide::match {
namespace {

using Json = text::JsonValue::Kind;

auto from_easy_to_hard(const Problem& problem) {
    return std::tuple(problem.rating, problem.match.deal.seed, problem.match.moves.size());
}

// Problems of a theme from which some are taken.
struct Choice {
    std::vector<Problem> problems;  // in the order in which they are taken
    std::size_t next = 0;
};

// Reorders a sorted list by multiples of the golden ratio, so that every prefix is spread evenly over it.
std::vector<Problem> spread(std::vector<Problem> sorted) {
    constexpr std::uint32_t golden = 0x9E37'79B9;
    std::vector<std::pair<std::uint32_t, std::size_t>> order;
    order.reserve(sorted.size());
    for (std::size_t i = 0; i < sorted.size(); ++i)
        order.emplace_back(static_cast<std::uint32_t>(i) * golden, i);
    std::ranges::sort(order);
    std::vector<Problem> all;
    all.reserve(sorted.size());
    for (const auto& [place, i] : order) all.push_back(std::move(sorted[i]));
    return all;
}

// Takes the next problem of a theme from a game that has not contributed one yet. Returns false if there is
// none.
bool take_next(Choice& choice, std::set<std::string>& matches, std::vector<Problem>& chosen) {
    for (; choice.next < choice.problems.size(); ++choice.next) {
        Problem& problem = choice.problems[choice.next];
        if (!matches.insert(problem.match.deal.seed).second) continue;
        chosen.push_back(std::move(problem));
        ++choice.next;
        return true;
    }
    return false;
}

constexpr text::Number hundredths = text::number(0, 1'000'000, errors::hundredths_range);

Result<void> read_match(const text::JsonValue& value, Problem& problem) {
    auto saved = read_saved_match(value);
    if (!saved) return std::unexpected(std::move(saved.error()));
    problem.match = *std::move(saved);
    return {};
}

Result<void> read_best(const text::JsonValue& value, Problem& problem) {
    if (value.kind != Json::string) return text::fail_at(value, errors::move_not_text);
    const auto best = read_move(value.text);
    if (!best) return text::fail_at(value, best.error().message);
    problem.best = *best;
    return {};
}

}  // namespace

static constexpr auto describe(text::Type<Problem> /*type*/) {
    return text::object(
        "MatchProblem", "problem", "A position with one best move.",
        text::member("theme", "What the best move does that the next best does not.", &Problem::theme,
                     text::typed_choice("MatchTheme", theme_words)),
        text::member("rating", "", &Problem::rating, text::number(0, 4000, errors::rating_range)),
        text::member(
            "best", "", [](const Problem& problem) { return to_text(problem.best); },
            text::read_by(read_best)),
        text::member("lead", "Of the best move before the next best, in hundredths of a point.",
                     &Problem::lead, hundredths),
        text::member("error", "The standard error of the lead.", &Problem::error, hundredths),
        text::member("match", "Up to the turn.", &Problem::match,
                     text::read_by(read_match, text::as("MatchRecord"))));
}

namespace {

Result<Problem> read_problem(const text::JsonValue& value) {
    auto read = text::read_json<Problem>(value);
    if (!read) return read;
    const Problem& problem = *read;
    const auto record = replay(problem.match);
    if (!record) {
        Location where = value.find("match")->where;
        where.context = record.error().where.context;
        return fail(std::move(where), record.error().message);
    }
    if (record->game().is_over()) return text::fail_at(*value.find("match"), errors::no_tile_to_lay);
    if (const auto why = record->game().illegality(problem.best))
        return text::fail_at(*value.find("best"), to_message(*why));
    return read;
}

struct ProblemSet {
    std::string made_by;
    std::vector<Problem> problems;
};

Result<void> read_made_by(const text::JsonValue& value, ProblemSet& set) {
    auto made_by = read_string(value, errors::maker_not_text);
    if (!made_by) return std::unexpected(std::move(made_by.error()));
    set.made_by = *std::move(made_by);
    return {};
}

Result<void> read_list(const text::JsonValue& value, ProblemSet& set) {
    if (value.kind != Json::array) return text::fail_at(value, errors::problems_not_a_list);
    if (value.elements.empty()) return text::fail_at(value, errors::no_problem);
    set.problems.reserve(value.elements.size());
    for (std::size_t i = 0; i < value.elements.size(); ++i) {
        auto problem = read_problem(value.elements[i]);
        if (!problem) {
            Error error = std::move(problem.error());
            const Message number(errors::problem_place, i + 1);
            error.where.context =
                error.where.context.empty() ? number : Message(comma_list, number, error.where.context);
            return std::unexpected(std::move(error));
        }
        set.problems.push_back(*std::move(problem));
    }
    return {};
}

constexpr auto describe(text::Type<ProblemSet> /*type*/) {
    return text::object(
        "", "set of problems", "", text::version("problem"),
        text::optional_member(
            "made_by", "",
            [](auto& set) { return set.made_by.empty() ? std::nullopt : std::optional(set.made_by); },
            text::read_by(read_made_by)),
        text::member("problems", "", &ProblemSet::problems, text::read_by(read_list)));
}

}  // namespace

std::vector<Problem> chosen_problems(std::vector<Problem> found, std::size_t most) {
    std::ranges::sort(found, {}, from_easy_to_hard);
    if (found.size() <= most) return found;
    std::array<Choice, all_themes.size()> choices;
    for (Problem& each : found)
        choices[static_cast<std::size_t>(each.theme)].problems.push_back(std::move(each));
    for (Choice& choice : choices) choice.problems = spread(std::move(choice.problems));
    // The rarest choose first, because the others can more easily do without a particular game.
    std::ranges::sort(choices, {}, [](const Choice& choice) { return choice.problems.size(); });
    std::vector<Problem> chosen;
    chosen.reserve(most);
    std::set<std::string> matches;
    bool is_growing = true;
    while (is_growing) {
        is_growing = false;
        for (Choice& choice : choices) {
            if (chosen.size() < most && take_next(choice, matches, chosen)) is_growing = true;
        }
    }
    std::ranges::sort(chosen, {}, from_easy_to_hard);
    return chosen;
}

std::string to_json(const std::vector<Problem>& problems, std::string_view made_by) {
    return text::json_text(ProblemSet{std::string(made_by), problems});
}

std::string to_json(const Problem& problem) {
    return text::json_text(problem);
}

Result<std::vector<Problem>> read_problems(std::string_view text) {
    ProblemSet set;
    if (auto read = text::read_text_into(text, set); !read) return std::unexpected(std::move(read.error()));
    return std::move(set.problems);
}

void declare_problems(text::TypeScript& to) {
    text::typescript_type<Problem>(to);
}

}  // namespace bastide::match
