#include "bastide/match/review/turn_review.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <functional>
#include <tuple>
#include <utility>

#include "bastide/base/require.h"
#include "bastide/match/bots/lead.h"
#include "bastide/match/bots/one_ply_search.h"
#include "bastide/match/review/loss_estimate.h"

namespace bastide::match {
namespace {

constexpr std::size_t max_candidates = 12;

// The turns of long simulations, and the number of remaining tiles from which they last to the end.
constexpr int turns_of_review = 16;
constexpr int max_remaining_to_end = 24;
constexpr int simulations_between_stops = 8;

constexpr std::size_t max_best = 3;

// The numbers of remaining tiles from which endgames are searched exactly, quickly and otherwise, and the
// limit of placements, about a second.
constexpr int max_remaining_when_quick = 1;
constexpr int max_remaining = 3;
constexpr std::int64_t max_placements = 500'000;

// The largest loss for each quality but the last.
constexpr std::array<std::int64_t, 4> limits = {value_of_a_point / 4, value_of_a_point,
                                                value_of_a_point * 5 / 2, std::int64_t{value_of_a_point} * 5};

// Squares of the leads in `parts_of_a_point`, by player.
class LeadSquares {
  public:
    void add(const Leads& leads) {
        for (std::size_t seat = 0; seat < max_players; ++seat) {
            const std::int64_t lead = parts(leads[seat]);
            squares_[seat] += lead * lead;
        }
    }

    // Returns the standard errors of the means of `count` leads.
    Leads errors_of(const Leads& means, std::int64_t count) const {
        Leads errors{};
        for (std::size_t seat = 0; seat < max_players; ++seat) {
            const auto mean = static_cast<double>(parts(means[seat]));
            const auto number = static_cast<double>(count);
            const double variance = static_cast<double>(squares_[seat]) / number - mean * mean;
            const double error = std::sqrt(std::max(variance, 0.0) / number);
            errors[seat] = std::llround(error) * (value_of_a_point / parts_of_a_point);
        }
        return errors;
    }

  private:
    static std::int64_t parts(std::int64_t lead) { return lead / (value_of_a_point / parts_of_a_point); }

    std::array<std::int64_t, max_players> squares_{};
};

}  // namespace

Chances exact_chances(const Position& position, std::int64_t wins) {
    const std::int64_t orders = Ending::orders(position.remaining());
    Chances chances{};
    const std::size_t next = at(position.to_move());
    chances[next] = static_cast<int>((orders + wins) * certain / (2 * orders));
    chances[1 - next] = certain - chances[next];
    return chances;
}

Quality quality_of(std::int64_t loss) {
    const auto passed = std::ranges::count_if(limits, [loss](std::int64_t limit) { return limit <= loss; });
    return all_qualities[static_cast<std::size_t>(passed)];
}

std::int64_t TurnReview::loss() const {
    require(!best.empty(), "the turn is judged");
    return std::max<std::int64_t>(0, best.front().leads[mover()] - made.leads[mover()]);
}

int TurnReview::chance_loss() const {
    require(!best.empty(), "the turn is judged");
    return std::max(0, best.front().chances[mover()] - made.chances[mover()]);
}

int TurnReview::chance_luck() const {
    require(!best.empty(), "the turn is judged");
    return best.front().chances[mover()] - chances_before[mover()];
}

Quality TurnReview::quality() const {
    return leniency() == Leniency::none ? quality_of(loss()) : Quality::good;
}

Leniency TurnReview::leniency() const {
    if (quality_of(loss()) <= Quality::good) return Leniency::none;
    if (!is_loss_certain()) return Leniency::uncertain;
    const bool is_decided = players >= min_contestants && chance_loss() < min_chance_loss;
    return is_decided ? Leniency::decided : Leniency::none;
}

// Sums of leads and of expected final scores.
struct Judge::Sums {
    Leads leads = {};
    std::array<std::int64_t, max_players> values = {};

    void add(const Values& of, int players, int sign = 1) {
        const Leads each = leads_of<std::int64_t>(of, players);
        for (std::size_t seat = 0; seat < max_players; ++seat) {
            leads[seat] += sign * each[seat];
            values[seat] += sign * std::int64_t{of[seat]};
        }
    }

    // Adds `share` / `whole_share` of the mean of `count` others.
    void add_share(const Sums& others, std::int64_t count, std::int64_t share) {
        for (std::size_t seat = 0; seat < max_players; ++seat) {
            leads[seat] += others.leads[seat] / count * share / whole_share;
            values[seat] += others.values[seat] / count * share / whole_share;
        }
    }

    void divide_by(std::int64_t count) {
        for (std::size_t seat = 0; seat < max_players; ++seat) {
            leads[seat] /= count;
            values[seat] /= count;
        }
    }

    friend Sums operator-(Sums one, const Sums& other) {
        for (std::size_t seat = 0; seat < max_players; ++seat) {
            one.leads[seat] -= other.leads[seat];
            one.values[seat] -= other.values[seat];
        }
        return one;
    }
};

// A move, and the quick look at it or its simulations.
struct Judge::Candidate {
    Move move;
    Outcome outcome = {};
    Chances noise = {};           // the standard errors of the outcome's chances
    std::int64_t error = 0;       // the standard error of the loss against the best move
    Sums short_ones = {};         // or the quick look
    Sums long_ones = {};          // less those of the played move
    std::vector<int> ahead = {};  // the mover's lead after each long simulation, in `parts_of_a_point`
};

Judge::Judge(const Settings& settings)
    : evaluation_(settings), ending_(settings), winning_(settings, Ending::Aim::win) {}

Judge::Outcome Judge::outcome(const Position& after, const Values& values) {
    const int players = after.players();
    return {leads_of<std::int64_t>(values, players),
            chances_to_win({values, players, after.to_move(), after.remaining()})};
}

Values Judge::look(const Position& after) {
    return after.remaining() == 0 ? values_in_the_end(after) : evaluation_.survey(after).values();
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
        with.apply(best_move(with, evaluation_));
        const Outcome each = outcome(with, look(with));
        if (type == in_hand) of_draw = each;
        tiles += count;
        for (std::size_t player = 0; player < max_players; ++player) {
            leads[player] += count * each.leads[player];
            chances[player] += count * each.chances[player];
        }
    }
    const MoveReview& best = turn.best.front();
    int sum = 0;
    for (std::size_t player = 0; player < at(position.players()); ++player) {
        turn.luck[player] = of_draw.leads[player] - leads[player] / tiles;
        turn.before[player] = best.leads[player] - turn.luck[player];
        const auto chance = static_cast<int>(of_draw.chances[player] - chances[player] / tiles);
        turn.chances_before[player] = std::clamp(best.chances[player] - chance, 0, certain);
        sum += turn.chances_before[player];
    }
    // They add up, except where one of them is limited.
    for (int& chance : turn.chances_before) chance = chance * certain / sum;
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
        candidates.push_back({.move = move, .outcome = outcome(after, values)});
        if (const auto wins = winning_.value(after, max_placements))
            candidates.back().outcome.chances = exact_chances(after, *wins);
    }
    moves = std::move(candidates);
    return true;
}

// Returns the estimate of the difference between two moves.
LossEstimate Judge::difference(const Candidate& one, const Candidate& other, int left) {
    return one.ahead.empty() ? estimate_loss_by_look(left)
                             : estimate_loss(left, differences(one.ahead, other.ahead));
}

// Returns the expected values after a move: those after the played move, and the estimated difference.
Judge::Sums Judge::expected(const Position& position, const Candidate& candidate, const Candidate& played) {
    const LossEstimate estimate = difference(candidate, played, position.remaining());
    Sums values = played.short_ones;
    Sums gain;
    gain.add_share(candidate.short_ones - played.short_ones, 1, estimate.share_of_short);
    if (candidate.ahead.empty()) {
        values.add_share(gain, 1, whole_share);
        return values;
    }
    gain.add_share(candidate.long_ones, std::ssize(candidate.ahead), estimate.share_of_long);
    const std::int64_t ahead = gain.leads[at(position.to_move())] / (value_of_a_point / parts_of_a_point);
    values.add_share(gain, 1, credible_share(ahead));
    return values;
}

// In rounds, each of which leaves the better half of the moves, but always the played move, which stays
// first. Leaves the means, and returns the standard errors of the played move's.
Leads Judge::add_short(const Position& position, const Draws& draws, std::int64_t simulations,
                       std::vector<Candidate>& moves) {
    const auto rounds = static_cast<std::int64_t>(std::bit_width(moves.size() - 1));
    const std::size_t player = at(position.to_move());
    std::int64_t count = 0;
    LeadSquares squares;
    for (std::int64_t round = 0; round < rounds; ++round) {
        const std::int64_t due = simulations / rounds / std::ssize(moves);
        for (std::int64_t i = 0; i < std::max<std::int64_t>(due, 2); ++i, ++count) {
            for (Candidate& each : moves) {
                const Values values =
                    simulation_.play(evaluation_, position, each.move, draws,
                                     static_cast<std::uint64_t>(count), Simulation::short_turns);
                each.short_ones.add(values, position.players());
                if (&each == &moves.front()) squares.add(leads_of<std::int64_t>(values, position.players()));
            }
        }
        std::ranges::sort(moves.begin() + 1, moves.end(), std::greater{}, [&](const Candidate& each) {
            return std::pair(each.short_ones.leads[player], each.move);
        });
        const std::size_t remaining = std::max(1 + max_best, (moves.size() + 1) / 2);
        if (remaining < moves.size())
            moves.erase(moves.begin() + static_cast<std::ptrdiff_t>(remaining), moves.end());
    }
    for (Candidate& each : moves) each.short_ones.divide_by(count);
    return squares.errors_of(moves.front().short_ones.leads, count);
}

// Simulates the moves further. After every few simulations, stops with those that are behind the best by two
// standard errors, but never with the played move.
void Judge::add_long(const Position& position, const Draws& draws, std::int64_t simulations,
                     std::vector<Candidate>& moves) {
    const int players = position.players();
    const int left = position.remaining();
    const int turns = left <= max_remaining_to_end ? tile_count : turns_of_review;
    const Candidate& played = moves.front();
    std::vector<Candidate*> remaining;
    remaining.reserve(moves.size());
    for (Candidate& each : moves) remaining.push_back(&each);
    std::uint64_t number = 0;
    while (simulations > 0 && remaining.size() > 1) {
        for (int i = 0; i < simulations_between_stops; ++i, ++number) {
            Values of_played{};
            for (Candidate* each : remaining) {
                const Values values =
                    simulation_.play(evaluation_, position, each->move, draws, number, turns);
                if (each == &played) of_played = values;
                each->long_ones.add(values, players);
                each->long_ones.add(of_played, players, -1);
                each->ahead.push_back(lead(values, players, position.to_move()) /
                                      (value_of_a_point / static_cast<int>(parts_of_a_point)));
                --simulations;
            }
        }
        const auto ahead = [&](const Candidate* each) {
            return expected(position, *each, played).leads[at(position.to_move())];
        };
        const Candidate* best = *std::ranges::max_element(remaining, {}, ahead);
        const std::int64_t most = ahead(best);
        std::erase_if(remaining, [&](const Candidate* each) {
            if (each == &played || each == best) return false;
            const std::int64_t error = difference(*best, *each, left).error;
            return most - ahead(each) > 2 * error * (value_of_a_point / parts_of_a_point);
        });
    }
}

// Sets the outcomes, and the errors beside the best move, from the simulations or the quick looks. `noise`
// has the standard errors of the leads.
void Judge::settle(const Position& position, const Leads& noise, std::vector<Candidate>& moves) {
    const int left = position.remaining();
    for (Candidate& each : moves) {
        const Sums sums = expected(position, each, moves.front());
        Values values{};
        for (std::size_t seat = 0; seat < max_players; ++seat)
            values[seat] = static_cast<int>(sums.values[seat]);
        Position after = position;
        after.apply(each.move);
        each.outcome = outcome(after, values);
        each.outcome.leads = sums.leads;
        for (std::size_t seat = 0; seat < at(position.players()); ++seat) {
            Values ahead = values;
            ahead[seat] += static_cast<int>(noise[seat]);
            each.noise[seat] = outcome(after, ahead).chances[seat] - each.outcome.chances[seat];
        }
    }
    const Candidate& best = *std::ranges::max_element(
        moves, {}, [&](const Candidate& each) { return each.outcome.leads[at(position.to_move())]; });
    for (Candidate& each : moves) {
        if (&each == &best) continue;
        each.error = difference(best, each, left).error * (value_of_a_point / parts_of_a_point);
    }
}

// The played move comes first, and then the most promising ones.
std::vector<Judge::Candidate> Judge::candidates(const Position& position, const Move& played) {
    Position scratch = position;
    std::vector<Candidate> moves = {{.move = played}};
    for (const ScoredMove& each : best_first(scratch, evaluation_)) {
        if (moves.size() > max_candidates) break;
        if (each.move != played) moves.push_back({.move = each.move});
    }
    return moves;
}

TurnReview Judge::judge(const Position& position, const Move& played, std::size_t turn,
                        const Effort& effort) {
    require(position.is_legal(played), "the move is legal");
    TurnReview result;
    result.turn = turn;
    result.players = position.players();
    result.player = position.to_move();
    std::vector<Candidate> moves = candidates(position, played);
    const bool is_quick = effort.simulations == 0;
    const bool is_last = position.remaining() == 0;
    result.is_exact =
        is_last || (Ending::knows(position, is_quick ? max_remaining_when_quick : max_remaining) &&
                    judge_exactly(position, moves));
    if (is_last || !result.is_exact) {
        Leads noise{};
        if (is_quick || is_last || moves.size() == 1) {
            for (Candidate& each : moves) {
                Position after = position;
                after.apply(each.move);
                each.short_ones.add(look(after), position.players());
            }
        } else {
            play::Random random(play::derived_seed(effort.seed, turn));
            const Draws draws(position, random);
            noise = add_short(position, draws, effort.simulations, moves);
            add_long(position, draws, effort.simulations, moves);
        }
        settle(position, noise, moves);
    }
    // Among equal moves the one played comes first.
    std::ranges::sort(moves, std::greater{}, [&](const Candidate& each) {
        return std::tuple(each.outcome.leads[at(result.player)], each.move == played, each.move);
    });
    const auto move_review = [&](const Candidate& each) {
        return MoveReview{each.move, each.outcome.leads, each.error, each.outcome.chances, each.noise};
    };
    for (const Candidate& each : moves) {
        if (each.move == played) result.made = move_review(each);
        if (result.best.size() < max_best) result.best.push_back(move_review(each));
    }
    add_luck(position, result);
    return result;
}

std::int64_t expected_lead(const Position& position, const Move& move, std::size_t turn,
                           const Effort& effort) {
    const TurnReview review = Judge(position.settings()).judge(position, move, turn, effort);
    return review.made.leads[review.mover()];
}

}  // namespace bastide::match
