#include "bastide/match/problems/parallel/find_problems.h"

#include <optional>
#include <utility>

#include "bastide/play/simulate.h"

namespace bastide::match {
namespace {

// A turn of one of the matches.
struct Turn {
    std::size_t match = 0;
    std::size_t turn = 0;
};

std::vector<Turn> turns_of(const std::vector<PlayedMatch>& matches) {
    std::vector<Turn> turns;
    for (std::size_t match = 0; match < matches.size(); ++match)
        for (std::size_t turn = 0; turn < matches[match].moves.size(); ++turn) turns.push_back({match, turn});
    return turns;
}

}  // namespace

FoundProblems find_problems(const Settings& settings, const std::vector<PlayedMatch>& matches, int threads,
                            const std::function<bool(std::int64_t)>& watch) {
    const std::vector<Turn> turns = turns_of(matches);
    struct TurnResult {
        bool is_done = false;
        std::optional<Problem> problem;
    };
    std::vector<TurnResult> results(turns.size());
    const auto make_finder = [&settings] { return ProblemFinder(settings); };
    const auto find = [&](ProblemFinder& finder, std::int64_t number) {
        const auto [match, turn] = turns[static_cast<std::size_t>(number)];
        TurnResult& of_turn = results[static_cast<std::size_t>(number)];
        if (auto record = replay(saved_of(settings, matches[match])))
            of_turn.problem = finder.problem_at(*record, turn);
        of_turn.is_done = true;
    };
    const auto should_continue = [&watch](std::int64_t done) { return !watch || watch(done); };
    play::simulate(std::ssize(turns), threads, make_finder, find, should_continue);
    FoundProblems found;
    for (TurnResult& each : results) {
        if (!each.is_done) break;
        ++found.turns;
        if (each.problem) found.problems.push_back(*std::move(each.problem));
    }
    return found;
}

}  // namespace bastide::match
