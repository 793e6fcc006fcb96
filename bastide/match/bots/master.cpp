#include "bastide/match/bots/master.h"

#include <algorithm>
#include <functional>
#include <utility>

#include "bastide/match/bots/lead.h"
#include "bastide/match/bots/one_ply_search.h"

namespace bastide::match {
namespace {

constexpr std::size_t max_candidates = 12;

// The weight of a move's first evaluation, in simulations. Without it, 30 simulations per move are too noisy.
// 16 was no better than 4.
constexpr std::int64_t weight_of_look = 4;

// Long simulations choose among the best three, with 65% of the budget. A long one takes as long as 16 short
// ones, which mostly find their results in the cache. With fewer simulations than these, all are short.
constexpr std::size_t finalists = 3;
constexpr std::int64_t percent_of_short = 35;
constexpr std::int64_t cost_of_long = 16;
constexpr std::int64_t min_simulations_for_long = 400;

// The weight of the short simulations' mean, in long simulations.
constexpr std::int64_t weight_of_short = 15;

// From this number of tiles left, long simulations last to the end of the game.
constexpr int max_remaining_to_end = 10;

constexpr int max_remaining_in_endings = 3;

// Simulations per millisecond on a machine of 2020.
constexpr std::int64_t simulations_of_millisecond = 10;

// Enough for every endgame met in tests. With more, a user who stops the bot would have to wait.
constexpr std::int64_t max_ending_simulations = 20'000;

}  // namespace

Master::Master(const Settings& settings, Budget budget, std::int64_t placements_of_endings)
    : limits_(std::move(budget), simulations),
      evaluation_(settings),
      ending_(settings),
      placements_of_endings_(placements_of_endings) {}

std::int64_t Master::max_placements() const {
    const std::int64_t whole =
        limits_.time_ms() ? simulations_of_millisecond * *limits_.time_ms() : limits_.simulations();
    return placements_of_endings_ * std::min(whole, max_ending_simulations);
}

Master::Candidates Master::candidates(const Position& position) {
    if (scratch_.empty()) scratch_.push_back(position);
    Position& scratch = scratch_.front();
    scratch = position;
    Candidates found;
    found.reserve(max_candidates);
    for (const ScoredMove& each : best_first(scratch, evaluation_)) {
        if (found.size() == max_candidates) break;
        found.push_back({SimulatedMove(each.move), 0});
    }
    return found;
}

void Master::look(const Position& position, Candidates& moves) {
    Position& scratch = scratch_.front();
    for (Candidate& each : moves) {
        const Position::Undo undo = scratch.apply(each.move.move);
        const Standing after{.values = evaluation_.survey(scratch).values(),
                             .players = position.players(),
                             .to_move = scratch.to_move(),
                             .left = scratch.remaining()};
        each.worth = weight_of_look * worth(after, position.to_move());
        scratch.undo(undo);
    }
}

// The win probability at the end of a simulation, plus a little for points, which still distinguish moves if
// the game is practically decided: two a point, where 10,000 are a certain win.
std::int64_t Master::worth(const Standing& standing, int player) {
    const Chances chances = chances_to_win(standing);
    return std::int64_t{value_of_a_point} * chances[static_cast<std::size_t>(player)] +
           std::int64_t{2} * lead(standing.values, standing.players, player);
}

Move Master::choose(const Position& position, play::Random& random) {
    require_choice(position);
    if (position.remaining() > 0 && Ending::knows(position, max_remaining_in_endings)) {
        if (const auto best = ending_.best(position, max_placements())) return best->move;
    }
    Candidates moves = candidates(position);
    const Draws draws(position, random);
    if (draws.empty()) return moves.front().move.move;
    look(position, moves);
    limits_.begin();
    std::uint64_t number = 0;
    const bool has_long = limits_.time_ms() || limits_.simulations() >= min_simulations_for_long;
    const Phase first{0, has_long ? percent_of_short : 100, Simulation::short_turns, 1,
                      has_long ? finalists : 1};
    const auto count = halve(position, draws, first, number, moves);
    if (!count || moves.size() == 1) return moves.front().move.move;
    for (Candidate& each : moves) each.worth = weight_of_short * each.worth / (*count + weight_of_look);
    const int turns = position.remaining() <= max_remaining_to_end ? tile_count : Simulation::long_turns;
    halve(position, draws, {first.end, 100, turns, cost_of_long, 1}, number, moves);
    return moves.front().move.move;
}

std::optional<std::int64_t> Master::halve(const Position& position, const Draws& draws, const Phase& phase,
                                          std::uint64_t& number, Candidates& moves) {
    std::int64_t rounds = 0;
    for (std::size_t left = moves.size(); left > phase.remaining; left = (left + 1) / 2) ++rounds;
    std::int64_t count = 0;
    for (std::int64_t round = 1; round <= rounds; ++round) {
        // One of each at least.
        do {
            for (Candidate& each : moves) {
                if (!limits_.should_continue()) return std::nullopt;
                const Values values =
                    simulation_.play(evaluation_, position, each.move, draws, number, phase.turns);
                each.worth += worth({.values = values,
                                     .players = position.players(),
                                     .to_move = simulation_.to_move(),
                                     .left = simulation_.left()},
                                    position.to_move());
            }
            ++number;
            ++count;
        } while (limits_.spend(phase.cost * std::ssize(moves),
                               phase.begin * rounds + (phase.end - phase.begin) * round, 100 * rounds));
        std::ranges::sort(moves, std::greater{},
                          [](const Candidate& each) { return std::pair(each.worth, each.move.move); });
        const std::size_t remaining = std::max(phase.remaining, (moves.size() + 1) / 2);
        moves.erase(moves.begin() + static_cast<std::ptrdiff_t>(remaining), moves.end());
    }
    return count;
}

}  // namespace bastide::match
