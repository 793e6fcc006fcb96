#include "bastide/match/review/adjudication.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <ranges>
#include <tuple>
#include <utility>

#include "bastide/base/require.h"
#include "bastide/match/bots/chance.h"
#include "bastide/match/bots/one_ply_search.h"

namespace bastide::match {
namespace {

constexpr std::size_t max_shown_moves = 3;

// The moves that an exact search compares with the best one.
constexpr std::size_t max_rivals = 4;

// A game to the end takes about as long as this many simulations of a review.
constexpr std::int64_t simulations_per_game = 4;

// Fewer games give no standard error.
constexpr std::int64_t min_games = 20;

// Fewer simulations of a tile do not compare its moves well.
constexpr std::int64_t min_simulations_per_tile = 100;

// A next turn: a position with a tile in hand.
struct NextTurn {
    Position position;
    int weight = 1;
};

// Returns the turn of the tile in hand, or of each type that may be drawn, the likeliest first.
std::vector<NextTurn> next_turns(const Position& position) {
    std::vector<NextTurn> turns;
    if (position.tile() != no_tile) {
        turns.push_back({position});
        return turns;
    }
    for (const ChanceOutcome& outcome : chance_outcomes(position)) {
        turns.push_back({position, outcome.weight});
        turns.back().position.draw(outcome.type);
    }
    std::ranges::sort(turns, {},
                      [](const NextTurn& turn) { return std::pair(-turn.weight, turn.position.tile()); });
    return turns;
}

// Returns the position without a tile in hand that fits nowhere.
Position without_unplaceable(Position position) {
    if (position.tile() == no_tile || position.fits_somewhere(position.tile())) return position;
    if (position.settings().unplaceable == Unplaceable::bottom) {
        position.put_back();
    } else {
        position.set_aside();
    }
    return position;
}

Adjudication final_result(const Position& position) {
    const Values values = values_in_the_end(position);
    Adjudication result;
    result.chances = chances_to_win({values, position.players(), position.to_move(), 0});
    result.low = result.high = result.chances;
    result.is_exact = true;
    std::ranges::copy(values, result.points.begin());
    return result;
}

// Sums of final scores.
struct GameSums {
    std::int64_t games = 0;
    std::array<double, max_players> points{};
    std::array<double, max_players> squares{};

    void add(const Values& values) {
        ++games;
        for (std::size_t seat = 0; seat < max_players; ++seat) {
            const double each = static_cast<double>(values[seat]) / value_of_a_point;
            points[seat] += each;
            squares[seat] += each * each;
        }
    }
};

class Referee {
  public:
    Referee(const Settings& settings, const AdjudicationEffort& effort)
        : effort_(effort),
          judge_(settings),
          evaluation_(settings),
          winning_(settings, Ending::Aim::win),
          leading_(settings, Ending::Aim::lead) {}

    Adjudication adjudicate(const Position& position, std::vector<NextTurn>& turns);

  private:
    std::optional<Chances> solve(const Position& position);
    std::vector<Move> candidates(const NextTurn& turn, const Move& best, std::int64_t placements);
    std::vector<AdjudicatedMove> search_to_end(const NextTurn& turn, std::int64_t placements_per_rival);
    void estimate(std::vector<NextTurn>& turns, Adjudication& result);
    void play_games(const NextTurn& turn, const Move& move, std::int64_t games, GameSums& sums);

    AdjudicationEffort effort_;
    Judge judge_;
    Evaluation evaluation_;
    Simulation simulation_;
    Ending winning_;
    Ending leading_;
};

int weight_of(const std::vector<NextTurn>& turns) {
    int weight = 0;
    for (const NextTurn& turn : turns) weight += turn.weight;
    return weight;
}

// Returns the exact chances of a position with or without a tile in hand, unless the search takes too long.
std::optional<Chances> Referee::solve(const Position& position) {
    if (!Ending::knows(position, Ending::max_remaining)) return std::nullopt;
    if (position.tile() == no_tile) {
        const auto wins = winning_.value(position, effort_.ending_placements);
        return wins ? std::optional(exact_chances(position, *wins)) : std::nullopt;
    }
    const auto best = winning_.best(position, effort_.ending_placements);
    return best ? std::optional(exact_chances(position, best->value)) : std::nullopt;
}

// Returns the moves that an exact search compares: the best for winning, the best for the lead, and the first
// by the evaluation.
std::vector<Move> Referee::candidates(const NextTurn& turn, const Move& best, std::int64_t placements) {
    std::vector<Move> moves = {best};
    const auto add = [&](const Move& move) {
        if (std::ranges::find(moves, move) == moves.end()) moves.push_back(move);
    };
    if (const auto leading = leading_.best(turn.position, placements)) add(leading->move);
    Position position = turn.position;
    for (const ScoredMove& each : best_first(position, evaluation_)) {
        if (moves.size() > max_rivals) break;
        add(each.move);
    }
    return moves;
}

// Returns the best moves of a solved turn. Among moves with which the mover wins as often, the one with the
// greater final lead comes first. Leaves out moves whose search takes too long.
std::vector<AdjudicatedMove> Referee::search_to_end(const NextTurn& turn, std::int64_t placements_per_rival) {
    const auto best = winning_.best(turn.position, effort_.ending_placements);
    if (!best) return {};
    const std::size_t mover = at(turn.position.to_move());
    struct Searched {
        std::int64_t wins;  // of the opponent, as are the leads
        std::int64_t lead;
        AdjudicatedMove move;
    };
    std::vector<Searched> searched;
    for (const Move& move : candidates(turn, best->move, placements_per_rival)) {
        Position after = turn.position;
        after.apply(move);
        const auto wins =
            move == best->move ? std::optional(-best->value) : winning_.value(after, placements_per_rival);
        if (!wins) continue;
        const auto lead = leading_.value(after, placements_per_rival);
        searched.push_back({*wins,
                            lead.value_or(std::numeric_limits<std::int64_t>::max()),
                            {move, exact_chances(turn.position, -*wins)[mover]}});
    }
    std::ranges::sort(searched, [](const Searched& one, const Searched& other) {
        return std::tie(one.wins, one.lead, other.move.move) <
               std::tie(other.wins, other.lead, one.move.move);
    });
    std::vector<AdjudicatedMove> moves;
    for (const Searched& each : searched | std::views::take(max_shown_moves)) moves.push_back(each.move);
    return moves;
}

// Sets the chances, their interval and the best moves by the review's judgement.
void Referee::estimate(std::vector<NextTurn>& turns, Adjudication& result) {
    const std::int64_t all = weight_of(turns);
    const int players = turns.front().position.players();
    std::array<double, max_players> chances{};
    std::array<double, max_players> variances{};
    bool is_exact = true;
    for (std::size_t i = 0; i < turns.size(); ++i) {
        Position& position = turns[i].position;
        const Move first = best_move(position, evaluation_);
        const Effort effort{
            .simulations = std::max(min_simulations_per_tile, effort_.simulations * turns[i].weight / all),
            .seed = effort_.seed};
        const TurnReview review = judge_.judge(position, first, i, effort);
        const double share = static_cast<double>(turns[i].weight) / static_cast<double>(all);
        const MoveReview& best = review.best.front();
        for (std::size_t seat = 0; seat < max_players; ++seat) {
            chances[seat] += share * best.chances[seat];
            variances[seat] += share * best.noise[seat] * share * best.noise[seat];
        }
        is_exact &= position.remaining() == 0;
        for (const MoveReview& each : review.best)
            result.tiles[i].best.push_back({each.move, each.chances[review.mover()]});
    }
    result.is_exact = is_exact;
    for (std::size_t seat = 0; seat < at(players); ++seat) {
        const double error = is_exact ? 0 : 2 * std::sqrt(variances[seat]) + largest_chance_error(players);
        const auto chance_of = [&](double sign) {
            return std::clamp(static_cast<int>(std::lround(chances[seat] + sign * error)), 0, certain);
        };
        result.chances[seat] = chance_of(0);
        result.low[seat] = chance_of(-1);
        result.high[seat] = chance_of(1);
    }
}

// Continues the game after a move to the end, `games` times.
void Referee::play_games(const NextTurn& turn, const Move& move, std::int64_t games, GameSums& sums) {
    if (turn.position.remaining() == 0) {
        Position after = turn.position;
        after.apply(move);
        const Values values = values_in_the_end(after);
        for (std::int64_t game = 0; game < games; ++game) sums.add(values);
        return;
    }
    play::Random random(play::derived_seed(effort_.seed, move.tile));
    const Draws draws(turn.position, random);
    for (std::int64_t game = 0; game < games; ++game)
        sums.add(simulation_.play(evaluation_, turn.position, move, draws, static_cast<std::uint64_t>(game),
                                  tile_count));
}

Adjudication Referee::adjudicate(const Position& position, std::vector<NextTurn>& turns) {
    Adjudication result;
    for (const NextTurn& turn : turns)
        result.tiles.push_back({.tile = turn.position.tile(), .weight = turn.weight, .best = {}});
    if (const auto exact = solve(position)) {
        result.chances = result.low = result.high = *exact;
        result.is_exact = true;
        const std::int64_t rivals = std::ssize(turns) * std::int64_t{max_rivals};
        for (std::size_t i = 0; i < turns.size(); ++i)
            result.tiles[i].best = search_to_end(turns[i], effort_.ending_placements / rivals);
    } else {
        estimate(turns, result);
    }
    // As many games for each tile as there are such tiles, or a multiple.
    const std::int64_t all = weight_of(turns);
    const std::int64_t wanted = std::max(effort_.simulations / simulations_per_game, min_games);
    const std::int64_t games = (wanted + all - 1) / all;
    GameSums sums;
    for (std::size_t i = 0; i < turns.size(); ++i) {
        const Move move = result.tiles[i].best.empty() ? best_move(turns[i].position, evaluation_)
                                                       : result.tiles[i].best.front().move;
        play_games(turns[i], move, games * turns[i].weight, sums);
    }
    const auto count = static_cast<double>(sums.games);
    for (std::size_t seat = 0; seat < max_players; ++seat) {
        const double mean = sums.points[seat] / count;
        const double variance = std::max(0.0, sums.squares[seat] / count - mean * mean);
        result.points[seat] = std::llround(mean * value_of_a_point);
        result.errors[seat] = std::llround(std::sqrt(variance / count) * value_of_a_point);
    }
    return result;
}

}  // namespace

Adjudication adjudicate(const Position& position, const AdjudicationEffort& effort) {
    require(effort.simulations > 0, "there are simulations", effort.simulations);
    const Position judged = without_unplaceable(position);
    std::vector<NextTurn> turns = next_turns(judged);
    if (turns.empty()) return final_result(judged);
    return Referee(judged.settings(), effort).adjudicate(judged, turns);
}

}  // namespace bastide::match
