#include "bastide/match/problems/problem_set.h"

#include <algorithm>
#include <array>
#include <set>
#include <tuple>
#include <utility>

#include "bastide/match/notation.h"
#include "bastide/text/json.h"
#include "bastide/text/json_members.h"

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

// In an order of which every beginning is spread evenly over what was sorted: by multiples of the golden
// ratio.
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

// Takes the next problem of a theme of a match that none was taken of yet; false if there is none.
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

Result<void> read_version(const text::JsonValue& value, std::vector<Problem>& problems) {
    (void)problems;
    return text::read_version(value, "problem");
}

Result<void> read_made_by(const text::JsonValue& value, std::vector<Problem>& problems) {
    (void)problems;
    if (value.kind != Json::string)
        return text::fail_at(value, "the command that made the problems is text in quotes");
    return {};
}

Result<void> read_theme(const text::JsonValue& value, Problem& problem) {
    std::array<std::string_view, all_themes.size()> names;
    std::ranges::transform(all_themes, names.begin(), [](Theme theme) { return name(theme); });
    const auto place = text::read_word(value, names);
    if (!place) return std::unexpected(place.error());
    problem.theme = all_themes[*place];
    return {};
}

Result<void> read_rating(const text::JsonValue& value, Problem& problem) {
    const auto rating = text::read_number(value, 0, 4000, "a rating is 0 to 4000");
    if (!rating) return std::unexpected(rating.error());
    problem.rating = *rating;
    return {};
}

Result<int> read_hundredths(const text::JsonValue& value) {
    return text::read_number(value, 0, 1'000'000, "hundredths of a point are 0 to 1000000");
}

Result<void> read_lead(const text::JsonValue& value, Problem& problem) {
    const auto lead = read_hundredths(value);
    if (!lead) return std::unexpected(lead.error());
    problem.lead = *lead;
    return {};
}

Result<void> read_error(const text::JsonValue& value, Problem& problem) {
    const auto error = read_hundredths(value);
    if (!error) return std::unexpected(error.error());
    problem.error = *error;
    return {};
}

Result<void> read_match(const text::JsonValue& value, Problem& problem) {
    auto saved = read_saved_match(value);
    if (!saved) return std::unexpected(std::move(saved.error()));
    problem.match = *std::move(saved);
    return {};
}

Result<void> read_best(const text::JsonValue& value, Problem& problem) {
    if (value.kind != Json::string)
        return text::fail_at(value, R"(a move is text in quotes, as in "LR 1 0 1 rW")");
    const auto best = read_move(value.text);
    if (!best) return text::fail_at(value, best.error().what());
    problem.best = *best;
    return {};
}

constexpr std::array<text::JsonMemberOf<Problem>, 6> members = {{
    {"theme", true, read_theme},
    {"rating", true, read_rating},
    {"best", true, read_best},
    {"lead", true, read_lead},
    {"error", true, read_error},
    {"match", true, read_match},
}};

Result<Problem> read_problem(const text::JsonValue& value) {
    Problem problem;
    if (auto read = read_members(value, "problem", members, problem); !read)
        return std::unexpected(std::move(read.error()));
    const auto record = replay(problem.match);
    if (!record) return text::fail_at(*value.find("match"), to_string(record.error()));
    if (record->game().is_over())
        return text::fail_at(*value.find("match"), "the match is over: there is no tile to lay");
    if (const auto why = record->game().illegality(problem.best))
        return text::fail_at(*value.find("best"), to_english(*why));
    return problem;
}

Result<void> read_list(const text::JsonValue& value, std::vector<Problem>& problems) {
    if (value.kind != Json::array) return text::fail_at(value, "the problems are a list in [ ]");
    if (value.elements.empty()) return text::fail_at(value, "there is no problem in the list");
    problems.reserve(value.elements.size());
    for (std::size_t i = 0; i < value.elements.size(); ++i) {
        auto problem = read_problem(value.elements[i]);
        if (!problem) {
            Error error = std::move(problem.error());
            const Message number = "problem " + std::to_string(i + 1);
            error.where.context = error.where.context.empty()
                                      ? number
                                      : Message(comma_list, number, std::move(error.where.context));
            return std::unexpected(std::move(error));
        }
        problems.push_back(*std::move(problem));
    }
    return {};
}

constexpr std::array<text::JsonMemberOf<std::vector<Problem>>, 3> set_members = {{
    {"version", true, read_version},
    {"made_by", false, read_made_by},
    {"problems", true, read_list},
}};

}  // namespace

std::vector<Problem> chosen_problems(std::vector<Problem> found, std::size_t most) {
    std::ranges::sort(found, {}, from_easy_to_hard);
    if (found.size() <= most) return found;
    std::array<Choice, all_themes.size()> choices;
    for (Problem& each : found)
        choices[static_cast<std::size_t>(each.theme)].problems.push_back(std::move(each));
    for (Choice& choice : choices) choice.problems = spread(std::move(choice.problems));
    // The rarest choose first, since the others can do without a match more easily.
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
    text::JsonWriter json;
    json.begin_object();
    json.member("version", 1);
    if (!made_by.empty()) json.member("made_by", made_by);
    json.key("problems");
    json.begin_array();
    for (const Problem& problem : problems) {
        json.begin_object();
        json.member("theme", name(problem.theme));
        json.member("rating", problem.rating);
        json.member("best", to_text(problem.best));
        json.member("lead", problem.lead);
        json.member("error", problem.error);
        json.key("match");
        write_json(json, problem.match);
        json.end_object();
    }
    json.end_array();
    json.end_object();
    return json.take();
}

Result<std::vector<Problem>> read_problems(std::string_view text) {
    const auto root = text::parse_json(text);
    if (!root) return std::unexpected(root.error());
    std::vector<Problem> problems;
    if (auto read = read_members(*root, "set of problems", set_members, problems); !read)
        return std::unexpected(std::move(read.error()));
    return problems;
}

}  // namespace bastide::match
