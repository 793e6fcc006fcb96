#include "bastide/match/problems/find_problems.h"

#include <iterator>
#include <optional>
#include <utility>

#include "bastide/play/simulate.h"

namespace bastide::match {
namespace {

std::vector<Problem> problems_in(ProblemFinder& finder, const Settings& settings, const PlayedMatch& match) {
    std::vector<Problem> problems;
    auto record = replay(saved_of(settings, match));
    if (!record) return problems;
    for (std::size_t turn = 0; turn < match.moves.size(); ++turn)
        if (auto problem = finder.problem_at(*record, turn)) problems.push_back(*std::move(problem));
    return problems;
}

}  // namespace

std::vector<Problem> find_problems(const Settings& settings, const std::vector<PlayedMatch>& matches,
                                   int threads, const std::function<bool(std::int64_t)>& watch) {
    std::vector<std::optional<std::vector<Problem>>> found(matches.size());
    const auto make_finder = [&settings] { return ProblemFinder(settings); };
    const auto find = [&](ProblemFinder& finder, std::int64_t number) {
        const auto match = static_cast<std::size_t>(number);
        found[match] = problems_in(finder, settings, matches[match]);
    };
    play::simulate(std::ssize(matches), threads, make_finder, find, watch);
    std::vector<Problem> problems;
    for (auto& of_match : found) {
        if (!of_match) break;
        std::ranges::move(*of_match, std::back_inserter(problems));
    }
    return problems;
}

}  // namespace bastide::match
