#include "bastide/match/bots/master.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <utility>

#include "bastide/match/bots/best_first.h"
#include "bastide/match/bots/lead.h"

namespace bastide::match {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t most_candidates = 12;

constexpr int most_left_in_endings = 3;

// What is done in a millisecond on a machine of 2020.
constexpr std::int64_t simulations_of_millisecond = 10;

// Enough for every ending that was met; beyond it, whoever stopped the bot would wait.
constexpr std::int64_t most_simulations_of_endings = 20'000;

// How long the moves may be simulated: in rounds, each of which leaves the better half of them.
class Rounds {
  public:
    Rounds(const Budget& budget, std::size_t moves)
        : budget_(budget), count_(static_cast<int>(std::bit_width(moves - 1))), start_(Clock::now()) {}

    // To be asked before each moves' next simulation: whether there is time for it in this round. At least
    // one is due in each.
    bool has_more(std::size_t moves) {
        if (budget_.time) return Clock::now() - start_ < *budget_.time * (round_ + 1) / count_;
        const auto cost = static_cast<std::int64_t>(moves);
        const std::int64_t end = budget_.simulations * (round_ + 1) / count_;
        if (spent_ + cost > end) return false;
        spent_ += cost;
        return true;
    }

    void next() { ++round_; }

  private:
    const Budget& budget_;
    int count_;
    Clock::time_point start_;
    int round_ = 0;
    std::int64_t spent_ = 0;
};

}  // namespace

Master::Master(const Settings& settings, Budget budget, std::int64_t placements_of_endings)
    : budget_(std::move(budget)),
      evaluation_(settings),
      ending_(settings),
      placements_of_endings_(placements_of_endings) {}

std::int64_t Master::most_placements() const {
    const std::int64_t simulations =
        budget_.time ? simulations_of_millisecond * budget_.time->count() : budget_.simulations;
    return placements_of_endings_ * std::min(simulations, most_simulations_of_endings);
}

std::vector<Master::Candidate> Master::candidates(const Position& position) {
    if (scratch_.empty()) scratch_.push_back(position);
    scratch_.front() = position;
    std::vector<Candidate> found;
    found.reserve(most_candidates);
    for (const Looked& each : best_first(scratch_.front(), evaluation_)) {
        if (found.size() == most_candidates) break;
        found.push_back({each.move, 0});
    }
    return found;
}

bool Master::is_wanted() {
    constexpr std::int64_t between_looks = 64;
    if (!budget_.watch || ++unwatched_ % between_looks != 0) return true;
    return budget_.watch();
}

Move Master::choose(const Position& position, play::Random& random) {
    if (position.left() > 0 && Ending::knows(position, most_left_in_endings)) {
        if (const auto best = ending_.best(position, most_placements())) return best->move;
    }
    std::vector<Candidate> moves = candidates(position);
    const Draws draws(position, random);
    if (draws.empty()) return moves.front().move;
    Rounds rounds(budget_, moves.size());
    for (std::uint64_t number = 0; moves.size() > 1; rounds.next()) {
        do {
            for (Candidate& each : moves) {
                if (!is_wanted()) return moves.front().move;
                const Values values = simulation_.play(evaluation_, position, each.move, draws, number);
                each.worth += lead(values, position.players(), position.to_move());
            }
            ++number;
        } while (rounds.has_more(moves.size()));
        std::ranges::sort(moves, std::greater{},
                          [](const Candidate& each) { return std::pair(each.worth, each.move); });
        moves.resize((moves.size() + 1) / 2);
    }
    return moves.front().move;
}

}  // namespace bastide::match
