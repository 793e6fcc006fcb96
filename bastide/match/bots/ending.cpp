#include "bastide/match/bots/ending.h"

#include <algorithm>

#include "bastide/base/require.h"
#include "bastide/match/bots/immediate_outcome.h"
#include "bastide/match/bots/one_ply_search.h"
#include "bastide/match/hash.h"

namespace bastide::match {
namespace {

// An upper bound on any lead: 72 tiles with at most four features each, none of which scores more than a farm
// next to every city.
constexpr std::int64_t max_lead = 10'000;

constexpr std::int64_t floor_divided(std::int64_t number, std::int64_t by) {
    const std::int64_t whole = number / by;
    return number % by < 0 ? whole - 1 : whole;
}

constexpr std::int64_t ceiling_divided(std::int64_t number, std::int64_t by) {
    return -floor_divided(-number, by);
}

}  // namespace

Ending::Ending(const Settings& settings, Aim aim) : aim_(aim), evaluation_(settings) {}

bool Ending::knows(const Position& position, int left) {
    return position.players() == 2 && position.settings().unplaceable == Unplaceable::redraw &&
           position.remaining() <= std::min(left, max_remaining);
}

std::int64_t Ending::orders(int left) {
    std::int64_t product = 1;
    for (int factor = 2; factor <= left; ++factor) product *= factor;
    return product;
}

std::int64_t Ending::most(int left) const {
    return (aim_ == Aim::lead ? max_lead : 1) * orders(left);
}

// The value of a final lead.
std::int64_t Ending::worth(int lead) const {
    if (aim_ == Aim::lead || lead == 0) return lead;
    return lead > 0 ? 1 : -1;
}

void Ending::start(const Position& position, std::int64_t max_placements) {
    if (scratch_.empty()) scratch_.push_back(position);
    scratch_.front() = position;
    met_.clear();
    for (auto& of_types : replies_) of_types.fill({.tile = no_tile, .placement = {}, .piece = no_piece});
    placements_ = 0;
    max_placements_ = max_placements;
}

std::optional<std::int64_t> Ending::value(const Position& position, std::int64_t max_placements) {
    start(position, max_placements);
    const std::int64_t all = most(position.remaining());
    const std::int64_t found = between_draws(-all, all);
    if (is_spent()) return std::nullopt;
    return found;
}

std::optional<Ending::Best> Ending::best(const Position& position, std::int64_t max_placements) {
    require(knows(position, max_remaining), "the ending can be searched (see Ending::knows)");
    start(position, max_placements);
    const std::int64_t all = most(position.remaining());
    const Best found = in_hand(-all - 1, all);
    if (is_spent()) return std::nullopt;
    return found;
}

// Every value below is from the point of view of the player to move (fail-soft alpha-beta): it is exact
// between alpha and beta, an upper bound at or below alpha, and a lower bound at or above beta. After too
// many placements values are meaningless.

std::int64_t Ending::between_draws(std::int64_t alpha, std::int64_t beta) {
    if (is_spent()) return 0;
    const Position& position = scratch_.front();
    if (position.remaining() == 0) return worth(lead(final_scores(position), 2, position.to_move()));
    const std::uint64_t key = hash(position);
    if (const auto known = met_.find(key); known != met_.end()) {
        const Bounds bounds = known->second;
        if (bounds.low >= beta || bounds.low == bounds.high) return bounds.low;
        if (bounds.high <= alpha) return bounds.high;
        alpha = std::max(alpha, bounds.low);
        beta = std::min(beta, bounds.high);
    }
    const std::int64_t found = over_draws(alpha, beta);
    if (is_spent()) return found;
    const std::int64_t all = most(position.remaining());
    Bounds& bounds = met_.try_emplace(key, Bounds{-all, all}).first->second;
    if (found > alpha) bounds.low = std::max(bounds.low, found);
    if (found < beta) bounds.high = std::min(bounds.high, found);
    return found;
}

std::int64_t Ending::over_draws(std::int64_t alpha, std::int64_t beta) {
    const Position& position = scratch_.front();
    const std::int64_t highest = most(position.remaining() - 1);
    std::array<Draw, type_count> draws{};
    std::size_t count = 0;
    // Bounds on the sum over the draws: `known` for those searched, and bounds for the rest.
    std::int64_t known = 0;
    std::int64_t rest_low = 0;
    std::int64_t rest_high = 0;
    for (Type type = 0; type < type_count; ++type) {
        const std::int64_t times = position.remaining(type);
        if (times == 0) continue;
        draws[count++] = {type, times, -highest};
        rest_low -= times * highest;
        rest_high += times * highest;
    }
    for (std::size_t i = 0; i < count && position.remaining() > 1; ++i) {
        Draw& draw = draws[i];
        draw.low = probed(draw.type);
        rest_low += draw.times * (draw.low + highest);
        if (rest_low >= beta) return rest_low;
    }
    for (std::size_t i = 0; i < count; ++i) {
        const Draw& draw = draws[i];
        rest_low -= draw.times * draw.low;
        rest_high -= draw.times * highest;
        const std::int64_t least = floor_divided(alpha - known - rest_high, draw.times);
        const std::int64_t enough = ceiling_divided(beta - known - rest_low, draw.times);
        const std::int64_t found = search_draw(draw.type, std::max(least, draw.low - 1), enough);
        known += draw.times * found;
        if (found >= enough) return known + rest_low;
        if (found <= least) return known + rest_high;
    }
    return known;
}

std::int64_t Ending::search_draw(Type type, std::int64_t alpha, std::int64_t beta) {
    Position& position = scratch_.front();
    const bool has_place = position.fits_somewhere(type);
    position.draw(type);
    if (has_place) {
        const std::int64_t found = in_hand(alpha, beta).value;
        position.put_back();
        return found;
    }
    position.set_aside();
    const std::int64_t found = between_draws(alpha, beta);
    position.return_aside(type);
    return found;
}

// The last good reply with a tile as far from the end: most moves are answered in the same way. Returns
// nothing if no stored reply is legal here.
std::optional<Move> Ending::reply() const {
    const Position& position = scratch_.front();
    const Move& reply = replies_[static_cast<std::size_t>(position.remaining())][position.tile()];
    if (!position.is_legal(reply)) return std::nullopt;
    return reply;
}

// Returns a lower bound on a draw's value: the value of one good move.
std::int64_t Ending::probed(Type type) {
    Position& position = scratch_.front();
    const std::int64_t all = most(position.remaining() - 1);
    if (!position.fits_somewhere(type) || is_spent()) return -all;
    position.draw(type);
    const auto known = reply();
    const std::int64_t found = after(known ? *known : best_move(position, evaluation_), -all, all);
    position.put_back();
    return found;
}

std::int64_t Ending::after(const Move& move, std::int64_t alpha, std::int64_t beta) {
    ++placements_;
    Position& position = scratch_.front();
    const Position::Undo undo = position.apply(move);
    const std::int64_t found = -between_draws(-beta, -alpha);
    position.undo(undo);
    return found;
}

Ending::Best Ending::in_hand(std::int64_t alpha, std::int64_t beta) {
    Position& position = scratch_.front();
    if (position.remaining() == 0) return last_tile(beta);
    Best best{{}, -most(position.remaining()) - 1};
    const auto take = [&](const Move& move) {
        const std::int64_t found = after(move, std::max(alpha, best.value), beta);
        if (found > best.value) best = {move, found};
        return found < beta && !is_spent();
    };
    const auto known = reply();
    if (!known || take(*known)) {
        for (const ScoredMove& each : best_first(position, evaluation_))
            if (each.move != known && !take(each.move)) break;
    }
    replies_[static_cast<std::size_t>(position.remaining())][position.tile()] = best.move;
    return best;
}

Ending::Best Ending::last_tile(std::int64_t beta) {
    Position& position = scratch_.front();
    const Type tile = position.tile();
    Best best{{}, -most(0) - 1};
    const auto known = reply();
    if (known) try_last(known->placement, best);
    if (best.value < beta) {
        for (const Placement& placement : position.places(tile, Symmetric::collapsed)) {
            if (known && placement == known->placement) continue;
            try_last(placement, best);
            if (best.value >= beta || is_spent()) break;
        }
    }
    replies_[0][tile] = best.move;
    return best;
}

void Ending::try_last(const Placement& placement, Best& best) {
    Position& position = scratch_.front();
    const int player = position.to_move();
    ++placements_;
    try_placement(position, placement, [&](const ImmediateOutcome& after) {
        const std::int64_t value = worth(lead(after.scores, 2, player));
        if (value > best.value) best = {after.move, value};
    });
}

}  // namespace bastide::match
