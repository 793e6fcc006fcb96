#include "bastide/match/problems/parallel/find_problems.h"

#include <optional>
#include <utility>

#include "bastide/play/simulate.h"

namespace bastide::match {
namespace {

// A turn of one of the games.
struct Turn {
    std::size_t game = 0;
    std::size_t turn = 0;
};

std::vector<Turn> turns_of(const std::vector<SearchedGame>& games) {
    std::vector<Turn> turns;
    for (std::size_t game = 0; game < games.size(); ++game)
        for (std::size_t turn = 0; turn < games[game].match.moves.size(); ++turn)
            turns.push_back({game, turn});
    return turns;
}

// Finds problems in games with any settings.
class TurnSearch {
  public:
    std::optional<Problem> problem_at(const SearchedGame& game, std::size_t turn) {
        auto record = replay(game.match);
        if (!record) return std::nullopt;
        const Settings& settings = record->start().settings;
        if (!finder_ || settings_ != settings) {
            finder_.emplace(settings);
            settings_ = settings;
        }
        return game.player ? finder_->mistake_at(*record, turn, *game.player)
                           : finder_->problem_at(*record, turn);
    }

  private:
    std::optional<ProblemFinder> finder_;
    Settings settings_;
};

}  // namespace

FoundProblems find_problems(const std::vector<SearchedGame>& games, int threads,
                            const std::function<bool(std::int64_t)>& watch) {
    const std::vector<Turn> turns = turns_of(games);
    struct TurnResult {
        bool is_done = false;
        std::optional<Problem> problem;
    };
    std::vector<TurnResult> results(turns.size());
    const auto make_search = [] { return TurnSearch(); };
    const auto find = [&](TurnSearch& search, std::int64_t number) {
        const auto [game, turn] = turns[static_cast<std::size_t>(number)];
        results[static_cast<std::size_t>(number)] = {true, search.problem_at(games[game], turn)};
    };
    const auto should_continue = [&watch](std::int64_t done) { return !watch || watch(done); };
    play::simulate(std::ssize(turns), threads, make_search, find, should_continue);
    FoundProblems found;
    for (TurnResult& each : results) {
        if (!each.is_done) break;
        ++found.turns;
        if (each.problem) found.problems.push_back(*std::move(each.problem));
    }
    return found;
}

}  // namespace bastide::match
