#include "bastide/match/bots/master.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <utility>

#include "bastide/match/bots/judge.h"

namespace bastide::match {
namespace {

using Clock = std::chrono::steady_clock;

// The moves simulated, and the turns each is played on: of one turn it was weaker, of three no stronger.
constexpr std::size_t most_candidates = 12;
constexpr int turns_ahead = 2;

// The tiles that are left, in an order by chance.
std::vector<Type> shuffled_left(const Position& position, play::Random& random) {
    std::vector<Type> tiles;
    tiles.reserve(static_cast<std::size_t>(position.left()));
    for (Type type = 0; type < type_count; ++type)
        tiles.insert(tiles.end(), static_cast<std::size_t>(position.left(type)), type);
    for (std::size_t i = tiles.size(); i > 1; --i)
        std::swap(tiles[i - 1], tiles[random.below(static_cast<std::uint32_t>(i))]);
    return tiles;
}

// Takes a tile that fits somewhere into the hand; false if there is none.
bool draw(Position& position, play::Random& random) {
    while (position.left() != 0) {
        int number = static_cast<int>(random.below(static_cast<std::uint32_t>(position.left())));
        Type type = 0;
        while (number >= position.left(type)) number -= position.left(type++);
        position.draw(type);
        if (position.fits_somewhere(type)) return true;
        position.set_aside();
    }
    return false;
}

bool draw(Position& position, Type type) {
    if (!position.fits_somewhere(type)) return false;
    position.draw(type);
    return true;
}

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

Master::Master(const Settings& settings, Budget budget) : budget_(std::move(budget)), evaluation_(settings) {}

std::vector<Master::Candidate> Master::candidates() {
    std::vector<Candidate> found;
    judge_moves(scratch_.front(), evaluation_,
                [&](const Move& move, int look) { found.push_back({move, look, 0}); });
    std::ranges::sort(found, std::greater{},
                      [](const Candidate& each) { return std::pair(each.look, each.move); });
    if (found.size() > most_candidates) found.resize(most_candidates);
    return found;
}

std::int64_t Master::simulate(const Position& start, const Move& move, const Draws& draws) {
    const int player = start.to_move();
    play::Random random = draws.others;
    Position& position = scratch_.front();
    position = start;
    position.apply(move);
    for (int turn = 0; turn < turns_ahead; ++turn) {
        const bool has_drawn = (turn == 0 && draw(position, draws.first)) || draw(position, random);
        if (!has_drawn) break;
        position.apply(best_move(position, evaluation_));
    }
    if (position.left() == 0)
        return std::int64_t{value_of_a_point} * lead(final_scores(position), position.players(), player);
    return lead(evaluation_.survey(position).values(), position.players(), player);
}

bool Master::is_wanted() {
    constexpr std::int64_t between_looks = 64;
    if (!budget_.watch || ++unwatched_ % between_looks != 0) return true;
    return budget_.watch();
}

Move Master::choose(const Position& position, play::Random& random) {
    if (scratch_.empty()) scratch_.push_back(position);
    scratch_.front() = position;
    std::vector<Candidate> moves = candidates();
    const std::vector<Type> tiles = shuffled_left(position, random);
    const std::uint64_t seed = random.next();
    if (tiles.empty()) return moves.front().move;
    Rounds rounds(budget_, moves.size());
    for (std::uint64_t number = 0; moves.size() > 1; rounds.next()) {
        do {
            // The next tile goes through all that are left, which is steadier than chance.
            const Draws draws{tiles[number % tiles.size()], play::Random(play::derived_seed(seed, number))};
            for (Candidate& each : moves) {
                if (!is_wanted()) return moves.front().move;
                each.worth += simulate(position, each.move, draws);
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
