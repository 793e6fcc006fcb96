#include "bastide/match/bots/master.h"

#include <algorithm>
#include <bit>
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
        limits_.time() ? simulations_of_millisecond * limits_.time()->count() : limits_.simulations();
    return placements_of_endings_ * std::min(whole, max_ending_simulations);
}

std::vector<Master::Candidate> Master::candidates(const Position& position) {
    if (scratch_.empty()) scratch_.push_back(position);
    Position& scratch = scratch_.front();
    scratch = position;
    std::vector<Candidate> found;
    found.reserve(max_candidates);
    for (const ScoredMove& each : best_first(scratch, evaluation_)) {
        if (found.size() == max_candidates) break;
        found.push_back({SimulatedMove(each.move), 0});
    }
    return found;
}

void Master::look(const Position& position, std::vector<Candidate>& moves) {
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
    if (position.remaining() > 0 && Ending::knows(position, max_remaining_in_endings)) {
        if (const auto best = ending_.best(position, max_placements())) return best->move;
    }
    std::vector<Candidate> moves = candidates(position);
    const Draws draws(position, random);
    if (draws.empty()) return moves.front().move.move;
    look(position, moves);
    limits_.begin();
    const int rounds = static_cast<int>(std::bit_width(moves.size() - 1));
    std::uint64_t number = 0;
    for (int round = 1; moves.size() > 1; ++round) {
        // One of each at least.
        do {
            for (Candidate& each : moves) {
                if (!limits_.should_continue()) return moves.front().move.move;
                const Values values = simulation_.play(evaluation_, position, each.move, draws, number);
                each.worth += worth({.values = values,
                                     .players = position.players(),
                                     .to_move = simulation_.to_move(),
                                     .left = simulation_.left()},
                                    position.to_move());
            }
            ++number;
        } while (limits_.spend(std::ssize(moves), round, rounds));
        std::ranges::sort(moves, std::greater{},
                          [](const Candidate& each) { return std::pair(each.worth, each.move.move); });
        moves.erase(moves.begin() + (std::ssize(moves) + 1) / 2, moves.end());
    }
    return moves.front().move.move;
}

}  // namespace bastide::match
