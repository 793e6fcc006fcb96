#include "bastide/match/bots/ending.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <utility>

#include "bastide/base/require.h"
#include "bastide/match/bots/immediate_outcome.h"
#include "bastide/match/bots/one_ply_search.h"
#include "bastide/match/hash.h"

namespace bastide::match {
namespace {

// An upper bound on any lead: 84 tiles with at most four features each, none of which scores more than a farm
// next to every city.
constexpr int max_lead = 10'000;

// The last tile but one is first tried where it gains at least as much.
constexpr int min_good_gain = 3;

constexpr std::int64_t floor_divided(std::int64_t number, std::int64_t by) {
    const std::int64_t whole = number / by;
    return number % by < 0 ? whole - 1 : whole;
}

constexpr std::int64_t ceiling_divided(std::int64_t number, std::int64_t by) {
    return -floor_divided(-number, by);
}

// Leads are those of player 0.
constexpr int lead_sign(int player) {
    return player == 0 ? 1 : -1;
}

// Calls `visit(piece, gain)` for a placement without a meeple and with each claim of the player to move.
// `gain` is what the move adds to that player's final lead.
template <class Visit>
void for_each_choice(const PlacementEffect& effect, const Position& position, const Visit& visit) {
    const int player = position.to_move();
    const int gain = lead_sign(player) * effect.change;
    visit(no_piece, gain);
    if (position.supply(player) == 0) return;
    for (unsigned pieces = effect.claimable; pieces != 0; pieces &= pieces - 1) {
        const auto piece = static_cast<std::uint8_t>(std::countr_zero(pieces));
        visit(piece, gain + effect.points[piece]);
    }
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
    for (Level& level : levels_) {
        level.is_known = false;
        level.move.reset();
    }
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
    // The last two tiles take no longer than looking for them.
    if (position.remaining() == 2 && PlacementEffects::knows(position.settings()))
        return over_draws(alpha, beta);
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
    const bool are_last_two = find_effects() && position.remaining() == 2;
    for (std::size_t i = 0; i < count && position.remaining() > 1 && !are_last_two; ++i) {
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
        const Type other = draws[draw.times == 1 ? count - 1 - i : i].type;
        const std::int64_t found = are_last_two && !levels_[2].of_types[draw.type].empty()
                                       ? last_two(draw.type, other, least, enough)
                                       : search_draw(draw.type, std::max(least, draw.low - 1), enough);
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
    levels_[static_cast<std::size_t>(position.remaining())].move.reset();
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
    const std::int64_t found = after(known ? *known : best_moves_first().front().move, -all, all);
    position.put_back();
    return found;
}

std::int64_t Ending::after(const Move& move, std::int64_t alpha, std::int64_t beta) {
    ++placements_;
    Position& position = scratch_.front();
    levels_[static_cast<std::size_t>(position.remaining())].move = move;
    const Position::Undo undo = position.apply(move);
    const std::int64_t found = -between_draws(-beta, -alpha);
    position.undo(undo);
    return found;
}

// Returns the moves of the tile in hand in the order to try them: by their immediate gain, or by the
// evaluation if effects are not known.
std::vector<ScoredMove> Ending::best_moves_first() {
    Position& position = scratch_.front();
    const auto left = static_cast<std::size_t>(position.remaining());
    if (!levels_[left + 1].is_known) return best_first(position, evaluation_);
    std::vector<ScoredMove> found;
    const Type tile = position.tile();
    for (const PlacementEffect* effect : levels_[left + 1].of_types[tile]) {
        for_each_choice(*effect, position, [&](std::uint8_t piece, int gain) {
            found.push_back({{tile, effect->placement, piece}, gain});
        });
    }
    std::ranges::sort(found, std::greater{},
                      [](const ScoredMove& each) { return std::pair(each.look, each.move); });
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
        for (const ScoredMove& each : best_moves_first())
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

// Finds the effects of the remaining types, if they can be computed. Returns false otherwise.
bool Ending::find_effects() {
    const Position& position = scratch_.front();
    if (position.remaining() < 2 || !PlacementEffects::knows(position.settings())) return false;
    const auto left = static_cast<std::size_t>(position.remaining());
    Level& level = levels_[left];
    level.used = 0;
    level.is_known = true;
    before_.prepare(position);
    const bool is_above_known = level.move && levels_[left + 1].is_known;
    ClaimedPlacement move;
    if (is_above_known) {
        const Placement& placement = level.move->placement;
        const Placement placed{placement.at, first_alike(level.move->tile, placement.rotation)};
        const Effects& effects = levels_[left + 1].of_types[level.move->tile];
        const auto effect = std::ranges::find(effects, placed, &PlacementEffect::placement);
        move = with_piece(**effect, level.move->tile, level.move->piece);
    }
    for (Type type = 0; type < type_count; ++type) {
        level.of_types[type].clear();
        if (position.remaining(type) == 0) continue;
        if (is_above_known) {
            derive_effects(type, move);
        } else {
            find_effects_of(type, [](Square) { return true; });
        }
    }
    return true;
}

template <class IsWanted>
void Ending::find_effects_of(Type type, const IsWanted& is_wanted) {
    const Board& board = scratch_.front().board();
    for_each_place(board, type, is_wanted,
                   [&](const Placement& placement) { add_effect(type, before_.effect(type, placement)); });
}

void Ending::add_effect(Type type, const PlacementEffect& effect) {
    Level& level = levels_[static_cast<std::size_t>(scratch_.front().remaining())];
    ++placements_;
    if (level.used == level.found.size()) {
        level.found.push_back(effect);
    } else {
        level.found[level.used] = effect;
    }
    level.of_types[type].push_back(&level.found[level.used++]);
}

// Takes the effects of a type that a move has not changed from the position before the move.
void Ending::derive_effects(Type type, const ClaimedPlacement& move) {
    const auto left = static_cast<std::size_t>(scratch_.front().remaining());
    const Square at = move.placement->placement.at;
    for (const PlacementEffect* each : levels_[left + 1].of_types[type]) {
        if (are_near(each->placement.at, at)) continue;
        if (may_change(move, *each)) {
            add_effect(type, before_.effect(type, each->placement));
        } else {
            levels_[left].of_types[type].push_back(each);
        }
    }
    find_effects_of(type, [at](Square square) { return are_near(square, at); });
}

// The value between draws if the two remaining tiles are drawn in this order. The first must fit somewhere.
std::int64_t Ending::last_two(Type first, Type second, std::int64_t alpha, std::int64_t beta) {
    const Position& position = scratch_.front();
    const int player = position.to_move();
    const int sign = lead_sign(player);
    const int now = sign * before_.lead();
    const bool has_meeple = position.supply(player) > 0;
    const bool replier_has_meeple = position.supply(1 - player) > 0;
    replies_to_last_.clear();
    for (const PlacementEffect* effect : levels_[2].of_types[second])
        replies_to_last_.push_back(
            {-sign * effect->change + best_claim(*effect, replier_has_meeple), effect});
    std::ranges::sort(replies_to_last_, std::greater{}, &Reply::gain);
    const auto gives_meeple = [&](const ClaimedPlacement& move) {
        return !replier_has_meeple && (move.placement->returns >> (1 - player) & 1) != 0;
    };

    std::int64_t best = -most(0) - 1;
    const auto take = [&](std::uint8_t piece, const PlacementEffect& effect, int gain) {
        const ClaimedPlacement move = with_piece(effect, first, piece);
        // The best reply gains at least as much as the best one that the move does not change.
        std::optional<int> unchanged;
        if (!gives_meeple(move)) {
            const auto kept = std::ranges::find_if(
                replies_to_last_, [&](const Reply& each) { return !may_change(move, *each.effect); });
            if (kept != replies_to_last_.end()) unchanged = kept->gain;
        }
        const std::int64_t bound = unchanged ? worth(now + gain - *unchanged) : most(0);
        if (bound > std::max(alpha, best)) {
            best = std::max(best, worth(now + gain - best_reply(move, first, second, unchanged)));
        } else {
            best = std::max(best, bound);
        }
    };
    for (const bool is_good : {true, false}) {
        for (const PlacementEffect* effect : levels_[2].of_types[first]) {
            const int gain = sign * effect->change;
            if ((gain + best_claim(*effect, has_meeple) >= min_good_gain) != is_good) continue;
            for_each_choice(*effect, position,
                            [&](std::uint8_t piece, int with_claim) { take(piece, *effect, with_claim); });
            if (best >= beta || is_spent()) return best;
        }
    }
    return best;
}

// The gain of the best placement of the last tile after a move, 0 if it fits nowhere. `unchanged` is that of
// the best placement that the move does not change.
int Ending::best_reply(const ClaimedPlacement& move, Type first, Type second, std::optional<int> unchanged) {
    Position& position = scratch_.front();
    const int player = position.to_move();
    const int sign = lead_sign(1 - player);
    const bool had_meeple = position.supply(1 - player) > 0;
    const Placement& placed = move.placement->placement;
    position.draw(first);
    const Position::Undo undo = position.apply({first, placed, move.piece});
    ++placements_;
    after_first_.prepare(position);
    const bool has_meeple = position.supply(1 - player) > 0;
    std::optional<int> best = unchanged;
    const auto take = [&](const Placement& placement) {
        ++placements_;
        const PlacementEffect effect = after_first_.effect(second, placement);
        const int gain = sign * effect.change + best_claim(effect, has_meeple);
        if (!best || gain > *best) best = gain;
    };
    for (const Reply& each : replies_to_last_) {
        const Placement& placement = each.effect->placement;
        if (are_near(placement.at, placed.at)) continue;
        if (had_meeple != has_meeple || may_change(move, *each.effect)) take(placement);
    }
    for_each_place(
        position.board(), second, [&](Square square) { return are_near(square, placed.at); }, take);
    position.undo(undo);
    position.put_back();
    return best.value_or(0);
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
