#include "bastide/match/review/turn_review.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <functional>
#include <tuple>
#include <utility>

#include "bastide/match/bots/lead.h"
#include "bastide/match/bots/one_ply_search.h"

namespace bastide::match {
namespace {

constexpr std::size_t max_candidates = 12;
constexpr std::size_t max_best = 3;

// The numbers of remaining tiles from which endgames are searched exactly, quickly and otherwise, and the
// limit of placements, about a second.
constexpr int max_remaining_when_quick = 1;
constexpr int max_remaining = 3;
constexpr std::int64_t max_placements = 500'000;

// The largest loss for each quality but the last.
constexpr std::array<std::int64_t, 4> limits = {value_of_a_point / 4, value_of_a_point,
                                                value_of_a_point * 5 / 2, std::int64_t{value_of_a_point} * 5};

}  // namespace

Quality quality_of(std::int64_t loss) {
    const auto passed = std::ranges::count_if(limits, [loss](std::int64_t limit) { return limit <= loss; });
    return all_qualities[static_cast<std::size_t>(passed)];
}

std::int64_t TurnReview::loss() const {
    return std::max<std::int64_t>(0, best.front().leads[mover()] - made.leads[mover()]);
}

int TurnReview::chance_loss() const {
    return std::max(0, best.front().chances[mover()] - made.chances[mover()]);
}

// A move and the sums of its simulations.
struct Judge::Candidate {
    Move move;
    Outcome outcome;
    std::vector<int> ahead;  // the player to move, by simulation

    // Behind the best, by the simulations that both had.
    std::int64_t error_beside(const Candidate& best) const {
        const std::size_t count = std::min(ahead.size(), best.ahead.size());
        if (count < 2) return 0;
        double sum = 0;
        double squares = 0;
        for (std::size_t i = 0; i < count; ++i) {
            const double difference = static_cast<double>(best.ahead[i]) - ahead[i];
            sum += difference;
            squares += difference * difference;
        }
        const auto n = static_cast<double>(count);
        const double variance = std::max(0.0, squares - sum * sum / n) / (n - 1);
        return std::llround(std::sqrt(variance / n));
    }
};

Judge::Judge(const Settings& settings) : evaluation_(settings), ending_(settings) {}

Judge::Outcome Judge::outcome(const Position& after, const Values& values) {
    const int players = after.players();
    return {leads_of<std::int64_t>(values, players),
            chances_to_win({values, players, after.to_move(), after.remaining()})};
}

Judge::Outcome Judge::look(const Position& position, const Move& move) {
    Position after = position;
    after.apply(move);
    return outcome(after,
                   after.remaining() == 0 ? values_in_the_end(after) : evaluation_.survey(after).values());
}

// Beside all tiles that fit somewhere and might have been drawn: those left and the one that was.
void Judge::add_luck(const Position& position, TurnReview& turn) {
    const Type in_hand = position.tile();
    Position before = position;
    before.put_back();
    std::int64_t tiles = 0;
    Leads leads{};
    std::array<std::int64_t, max_players> chances{};
    Outcome of_draw;
    for (Type type = 0; type < type_count; ++type) {
        const std::int64_t count = before.remaining(type);
        if (count == 0 || !before.fits_somewhere(type)) continue;
        Position with = before;
        with.draw(type);
        const Outcome each = look(with, best_move(with, evaluation_));
        if (type == in_hand) of_draw = each;
        tiles += count;
        for (std::size_t player = 0; player < max_players; ++player) {
            leads[player] += count * each.leads[player];
            chances[player] += count * each.chances[player];
        }
    }
    const MoveReview& best = turn.best.front();
    for (std::size_t player = 0; player < at(position.players()); ++player) {
        turn.luck[player] = of_draw.leads[player] - leads[player] / tiles;
        turn.before[player] = best.leads[player] - turn.luck[player];
        const auto chance = static_cast<int>(of_draw.chances[player] - chances[player] / tiles);
        turn.chances_before[player] = std::clamp(best.chances[player] - chance, 0, certain);
    }
}

// Judges the best move, the move played and the most promising others. Returns false if that would take too
// long.
bool Judge::judge_exactly(const Position& position, std::vector<Candidate>& moves) {
    const auto best = ending_.best(position, max_placements);
    if (!best) return false;
    std::vector<Move> compared = {best->move, moves.front().move};
    for (std::size_t i = 1; i < moves.size() && compared.size() <= max_best; ++i)
        if (moves[i].move != best->move) compared.push_back(moves[i].move);
    if (compared[0] == compared[1]) compared.erase(compared.begin());
    std::vector<Candidate> candidates;
    candidates.reserve(compared.size());
    for (const Move& move : compared) {
        Position after = position;
        after.apply(move);
        const auto sum = ending_.value(after, max_placements);
        if (!sum) return false;
        Values values{};
        values[at(after.to_move())] =
            static_cast<int>(*sum * value_of_a_point / Ending::orders(after.remaining()));
        candidates.push_back({move, outcome(after, values), {}});
    }
    moves = std::move(candidates);
    return true;
}

// In rounds, each of which leaves the better half of the moves, but always that made.
void Judge::simulate(const Position& position, std::size_t turn, const Effort& effort,
                     std::vector<Candidate>& moves) {
    play::Random random(play::derived_seed(effort.seed, turn));
    const Draws draws(position, random);
    const int players = position.players();
    const int player = position.to_move();
    struct Sums {
        std::size_t of;  // which of the moves
        Leads leads = {};
        std::array<std::int64_t, max_players> values = {};
    };
    std::vector<Sums> sums;
    sums.reserve(moves.size());
    for (std::size_t i = 0; i < moves.size(); ++i) sums.push_back({.of = i});
    const auto rounds = static_cast<std::int64_t>(std::bit_width(moves.size() - 1));
    std::uint64_t number = 0;
    for (std::int64_t round = 0; round < rounds; ++round) {
        const std::int64_t due = effort.simulations / rounds / static_cast<std::int64_t>(sums.size());
        for (std::int64_t i = 0; i < std::max<std::int64_t>(due, 2); ++i, ++number) {
            for (Sums& each : sums) {
                const Values values = simulation_.play(evaluation_, position, moves[each.of].move, draws,
                                                       number, Simulation::short_turns);
                const Leads leads = leads_of<std::int64_t>(values, players);
                moves[each.of].ahead.push_back(static_cast<int>(leads[at(player)]));
                for (std::size_t seat = 0; seat < max_players; ++seat) {
                    each.leads[seat] += leads[seat];
                    each.values[seat] += values[seat];
                }
            }
        }
        std::ranges::sort(sums, std::greater{}, [&](const Sums& each) {
            return std::pair(each.leads[at(player)], moves[each.of].move);
        });
        const std::size_t remaining = std::max(max_best, (sums.size() + 1) / 2);
        const auto is_out = [&](const Sums& each) { return each.of != 0; };
        if (remaining < sums.size())
            sums.erase(
                std::remove_if(sums.begin() + static_cast<std::ptrdiff_t>(remaining), sums.end(), is_out),
                sums.end());
    }
    std::vector<Candidate> candidates;
    candidates.reserve(sums.size());
    for (const Sums& each : sums) {
        Candidate& move = moves[each.of];
        const auto count = static_cast<std::int64_t>(number);
        Values values{};
        Leads leads{};
        for (std::size_t i = 0; i < max_players; ++i) {
            values[i] = static_cast<int>(each.values[i] / count);
            leads[i] = each.leads[i] / count;
        }
        Position after = position;
        after.apply(move.move);
        move.outcome = outcome(after, values);
        move.outcome.leads = leads;
        candidates.push_back(std::move(move));
    }
    moves = std::move(candidates);
}

// The played move comes first, and then the most promising ones.
std::vector<Judge::Candidate> Judge::candidates(const Position& position, const Move& played) {
    Position scratch = position;
    std::vector<Candidate> moves = {{played, {}, {}}};
    for (const ScoredMove& each : best_first(scratch, evaluation_)) {
        if (moves.size() > max_candidates) break;
        if (each.move != played) moves.push_back({each.move, {}, {}});
    }
    return moves;
}

TurnReview Judge::judge(const Position& position, const Move& played, std::size_t turn,
                        const Effort& effort) {
    TurnReview result;
    result.turn = turn;
    result.player = position.to_move();
    std::vector<Candidate> moves = candidates(position, played);
    const bool is_quick = effort.simulations == 0;
    const bool is_last = position.remaining() == 0;
    result.is_exact =
        is_last || (Ending::knows(position, is_quick ? max_remaining_when_quick : max_remaining) &&
                    judge_exactly(position, moves));
    if (!result.is_exact && !is_quick && moves.size() > 1) {
        simulate(position, turn, effort, moves);
    } else if (is_last || !result.is_exact) {
        for (Candidate& each : moves) each.outcome = look(position, each.move);
    }
    // Among equal moves the one played comes first.
    std::ranges::sort(moves, std::greater{}, [&](const Candidate& each) {
        return std::tuple(each.outcome.leads[at(result.player)], each.move == played, each.move);
    });
    const auto move_review = [&](const Candidate& each) {
        return MoveReview{each.move, each.outcome.leads, each.error_beside(moves.front()),
                          each.outcome.chances};
    };
    for (const Candidate& each : moves) {
        if (each.move == played) result.made = move_review(each);
        if (result.best.size() < max_best) result.best.push_back(move_review(each));
    }
    add_luck(position, result);
    return result;
}

}  // namespace bastide::match
