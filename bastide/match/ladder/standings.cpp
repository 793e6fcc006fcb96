#include "bastide/match/ladder/standings.h"

#include <algorithm>
#include <utility>

#include "bastide/base/require.h"

namespace bastide::match {
namespace {

// A bot's totals over its games.
struct Sums {
    std::int64_t half_points = 0;
    std::int64_t matches = 0;
    std::int64_t ahead = 0;
    std::int64_t whole_matches = 0;  // that nobody forfeited
    std::int64_t microseconds = 0;
    std::int64_t moves = 0;
    std::int64_t forfeits = 0;
};

void add(const LadderMatch& match, std::size_t side, Sums& sums) {
    const int points = half_points(match);
    sums.half_points += side == 0 ? points : 2 - points;
    ++sums.matches;
    if (!match.forfeited_by) {
        sums.ahead += match.points[side] - match.points[1 - side];
        ++sums.whole_matches;
    }
    sums.microseconds += match.microseconds[side];
    sums.moves += match.moves[side];
    sums.forfeits += match.forfeited_by && std::cmp_equal(*match.forfeited_by, side) ? 1 : 0;
}

double mean(std::int64_t sum, std::int64_t count) {
    return count == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(count);
}

// Drops pairs after the test's decision, in the order of deals. Returns the decision.
Comparison cut(std::vector<LadderPair>& pairs, const std::optional<Hypotheses>& hypotheses) {
    std::ranges::sort(pairs, {}, &LadderPair::deal);
    if (!hypotheses) return Comparison::open;
    Decision decision(*hypotheses);
    std::size_t count = 0;
    while (count < pairs.size() && std::cmp_equal(pairs[count].deal, count) &&
           decision.comparison() == Comparison::open)
        decision.add(half_points(pairs[count++]));
    pairs.resize(count);
    return decision.comparison();
}

PairingResult result_of(const Pairing& pairing) {
    PairingResult result{.one = pairing.one, .other = pairing.other, .ahead = {}};
    for (const LadderPair& pair : pairing.pairs) {
        std::int64_t ahead = 0;
        bool is_whole = true;
        for (const LadderMatch& match : pair.matches) {
            const int points = half_points(match);
            ++(points == 2 ? result.wins : points == 1 ? result.draws : result.losses);
            ahead += match.points[0] - match.points[1];
            is_whole = is_whole && !match.forfeited_by;
        }
        if (is_whole) result.ahead.add(ahead);
    }
    return result;
}

}  // namespace

int half_points(const LadderMatch& match) {
    if (match.forfeited_by) {
        require(*match.forfeited_by == 0 || *match.forfeited_by == 1, "bot 0 or 1 has forfeited",
                *match.forfeited_by);
        return *match.forfeited_by == 0 ? 0 : 2;
    }
    return match.points[0] > match.points[1] ? 2 : match.points[0] == match.points[1] ? 1 : 0;
}

int half_points(const LadderPair& pair) {
    return half_points(pair.matches[0]) + half_points(pair.matches[1]);
}

std::optional<PairingResult> Standings::pairing(std::size_t one, std::size_t other) const {
    for (const PairingResult& each : pairings) {
        if (each.one == one && each.other == other) return each;
        if (each.one != other || each.other != one) continue;
        PairingResult mirror = each;
        std::swap(mirror.one, mirror.other);
        std::swap(mirror.wins, mirror.losses);
        mirror.ahead = {};
        for (const auto& [value, times] : each.ahead.counts()) mirror.ahead.add(-value, times);
        if (each.comparison == Comparison::first) mirror.comparison = Comparison::second;
        if (each.comparison == Comparison::second) mirror.comparison = Comparison::first;
        return mirror;
    }
    return std::nullopt;
}

void Standings::require_names(std::size_t names, const bastide::detail::Where& where) const {
    for (const BotStanding& each : bots)
        require(each.bot < names, "there is a name for each bot", names, where);
    for (const PairingResult& each : pairings)
        require(std::max(each.one, each.other) < names, "there is a name for each bot", names, where);
}

Standings standings(std::size_t bots, const std::vector<Pairing>& pairings,
                    const std::optional<Hypotheses>& hypotheses) {
    Standings result;
    std::vector<Sums> sums(bots);
    std::vector<Encounter> encounters;
    for (Pairing pairing : pairings) {
        require(std::max(pairing.one, pairing.other) < bots, "there is a bot with this number",
                std::max(pairing.one, pairing.other));
        const Comparison comparison = cut(pairing.pairs, hypotheses);
        if (pairing.pairs.empty()) continue;
        for (const LadderPair& pair : pairing.pairs) {
            for (const LadderMatch& match : pair.matches) {
                add(match, 0, sums[pairing.one]);
                add(match, 1, sums[pairing.other]);
            }
        }
        PairingResult& now = result.pairings.emplace_back(result_of(pairing));
        now.comparison = comparison;
        encounters.push_back({.one = now.one,
                              .other = now.other,
                              .wins = static_cast<double>(now.wins),
                              .draws = static_cast<double>(now.draws),
                              .losses = static_cast<double>(now.losses)});
    }
    const Ratings ratings = rate(bots, encounters);
    result.draw = ratings.draw;
    for (std::size_t bot = 0; bot < bots; ++bot) {
        const Sums& of = sums[bot];
        constexpr double microseconds_of_millisecond = 1000;
        result.bots.push_back(
            {.bot = bot,
             .rating = ratings.players[bot],
             .matches = of.matches,
             .share = mean(of.half_points, 2 * of.matches),
             .ahead = of.whole_matches == 0 ? std::nullopt : std::optional(mean(of.ahead, of.whole_matches)),
             .milliseconds = mean(of.microseconds, of.moves) / microseconds_of_millisecond,
             .forfeits = of.forfeits});
    }
    std::ranges::sort(result.bots, [](const BotStanding& one, const BotStanding& other) {
        return std::pair(-one.rating.rating, one.bot) < std::pair(-other.rating.rating, other.bot);
    });
    return result;
}

}  // namespace bastide::match
