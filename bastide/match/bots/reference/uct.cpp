#include "bastide/match/bots/reference/uct.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numbers>
#include <span>

#include "bastide/match/bots/chance.h"
#include "bastide/match/bots/lead.h"
#include "bastide/match/bots/reference/rollouts.h"

namespace bastide::match {
namespace {

// About 200 MB. A tree of this size stops growing.
constexpr std::size_t max_branches = 1 << 23;

// The natural logarithm. Whole numbers decide it, so that every machine agrees: the binary one comes bit by
// bit from squaring.
double log_of(std::uint32_t number) {
    constexpr int bits = 24;
    const int whole = static_cast<int>(std::bit_width(number)) - 1;
    std::uint64_t mantissa = std::uint64_t{number} << (31 - whole);
    std::uint64_t binary = static_cast<std::uint64_t>(whole) << bits;
    for (int bit = bits - 1; bit >= 0; --bit) {
        mantissa = mantissa * mantissa >> 31;
        if (mantissa >> 32 == 0) continue;
        mantissa >>= 1;
        binary |= std::uint64_t{1} << bit;
    }
    return static_cast<double>(binary) * (std::numbers::ln2 / (1 << bits));
}

}  // namespace

void UctBot::add_branches(std::size_t at, const std::vector<Move>& moves) {
    branches_[at].first = static_cast<std::uint32_t>(branches_.size());
    branches_[at].count = static_cast<std::uint32_t>(moves.size());
    for (const Move& move : moves) branches_.push_back({.move = move});
}

void UctBot::branch_by_placement(std::size_t at) {
    const Position& position = scratch_.front();
    std::vector<Move> moves;
    for (const Placement& placement : position.places(position.tile(), Symmetric::collapsed))
        moves.push_back({position.tile(), placement, no_piece});
    add_branches(at, moves);
}

void UctBot::branch_by_piece(std::size_t at) {
    Move move = branches_[at].move;
    std::vector<Move> moves = {move};
    for (unsigned free = scratch_.front().claimable_pieces(move.placement); free != 0; free &= free - 1) {
        move.piece = static_cast<std::uint8_t>(std::countr_zero(free));
        moves.push_back(move);
    }
    add_branches(at, moves);
}

// Returns a random untried branch, or if all were tried the one with the highest bound.
std::size_t UctBot::chosen(std::size_t at, play::Random& random) const {
    const Branch& from = branches_[at];
    std::size_t best = from.first;
    double most = 0;
    std::uint32_t untried = 0;
    const double log = from.tries > 0 ? log_of(from.tries) : 0;
    for (std::size_t i = from.first; i < from.first + from.count; ++i) {
        const Branch& each = branches_[i];
        if (each.tries == 0) {
            if (random.below(++untried) == 0) best = i;
            continue;
        }
        if (untried != 0) continue;
        const double bound =
            static_cast<double>(each.worth) / each.tries + exploration * std::sqrt(log / each.tries);
        if (i != from.first && bound <= most) continue;
        most = bound;
        best = i;
    }
    return best;
}

// The branch of the tile that was drawn.
std::size_t UctBot::draw_child(std::size_t at) {
    const Position& position = scratch_.front();
    if (branches_[at].count == 0) {
        // All tiles that can ever be drawn here, including the one in hand.
        std::vector<Move> tiles;
        for (Type type = 0; type < type_count; ++type)
            if (position.remaining(type) > 0 || position.tile() == type)
                tiles.push_back({type, {}, no_piece});
        add_branches(at, tiles);
    }
    std::size_t branch = branches_[at].first;
    while (branches_[branch].move.tile != position.tile()) ++branch;
    return branch;
}

void UctBot::simulate(const Position& start, play::Random& random) {
    Position& position = scratch_.front();
    position = start;
    path_.assign(1, {0, start.players()});
    std::size_t at = 0;
    for (bool is_new = false; !is_new && position.tile() != no_tile;) {
        const int player = position.to_move();
        if (branches_[at].count == 0 && branches_.size() < max_branches) branch_by_placement(at);
        if (branches_[at].count == 0) break;
        at = chosen(at, random);
        path_.push_back({at, player});
        if (branches_[at].count == 0) branch_by_piece(at);
        at = chosen(at, random);
        path_.push_back({at, player});
        is_new = branches_[at].tries == 0;
        position.apply(branches_[at].move);
        if (is_new || !draw_by_chance(position, random)) break;
        at = draw_child(at);
        path_.push_back({at, position.players()});
    }
    const Scores scores = rollout(position, random);
    for (const Taken& taken : path_) {
        Branch& branch = branches_[taken.branch];
        ++branch.tries;
        if (taken.player < position.players()) branch.worth += lead(scores, position.players(), taken.player);
    }
}

std::size_t UctBot::most_visited(std::size_t at) const {
    const Branch& of = branches_[at];
    const auto next = std::span(branches_).subspan(of.first, of.count);
    return of.first +
           static_cast<std::size_t>(std::ranges::max_element(next, {}, &Branch::tries) - next.begin());
}

Move UctBot::choose(const Position& position, play::Random& random) {
    require_choice(position);
    if (scratch_.empty()) scratch_.push_back(position);
    branches_.assign(1, {});
    limits_.begin();
    // One at least, which makes the branches of the root.
    limits_.spend();
    do {
        simulate(position, random);
    } while (limits_.should_continue() && limits_.spend());
    const std::size_t placement = most_visited(0);
    return branches_[most_visited(placement)].move;
}

}  // namespace bastide::match
