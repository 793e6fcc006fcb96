#include "bastide/match/bots/reference/star25.h"

#include <algorithm>
#include <limits>

#include "bastide/match/bots/immediate_outcome.h"
#include "bastide/match/bots/lead.h"

namespace bastide::match {
namespace {

constexpr int none_yet = std::numeric_limits<int>::max();

std::int64_t floor_divided(std::int64_t number, std::int64_t by) {
    const std::int64_t whole = number / by;
    return number % by < 0 ? whole - 1 : whole;
}

// Calls `visit()` with each tile that may come and fits somewhere in hand.
template <class Visit>
void for_each_draw(Position& position, const Visit& visit) {
    for (Type type = 0; type < type_count; ++type) {
        if (position.remaining(type) == 0 || !position.fits_somewhere(type)) continue;
        position.draw(type);
        visit();
        position.put_back();
    }
}

// The number of copies of the tile in hand, including itself.
std::int64_t times(const Position& position) {
    return position.remaining(position.tile()) + 1;
}

}  // namespace

// Returns the best answer for the player to move, over all meeple choices.
Star25Bot::Answer Star25Bot::answer(Position& position, const Placement& placement, int player) const {
    Answer found{placement, none_yet};
    try_placement(position, placement, [&](const ImmediateOutcome& after) {
        found.lead = std::min(found.lead, lead(after.scores, position.players(), player));
    });
    return found;
}

// Returns an upper bound on the value of the tile in hand: from answers that were good before, then from any.
int Star25Bot::probed(Position& position, int player) {
    int most = none_yet;
    std::size_t tried = 0;
    const auto probe = [&](const Placement& placement) {
        most = std::min(most, answer(position, placement, player).lead);
        return ++tried < probes;
    };
    const auto& good = good_[position.tile()];
    for (const Placement& placement : good)
        if (position.is_legal({position.tile(), placement, no_piece}) && !probe(placement)) return most;
    for (const Placement& placement : position.places(position.tile(), Symmetric::collapsed))
        if (std::ranges::find(good, placement) == good.end() && !probe(placement)) break;
    return most;
}

// Returns the value of the tile in hand, or some number not above `least`.
int Star25Bot::answered(Position& position, int player, std::int64_t least) {
    Answer best{{}, none_yet};
    const auto try_it = [&](const Placement& placement) {
        const Answer found = answer(position, placement, player);
        if (found.lead < best.lead) best = found;
        return best.lead > least;
    };
    auto& good = good_[position.tile()];
    const bool is_over = std::ranges::any_of(good, [&](const Placement& placement) {
        return position.is_legal({position.tile(), placement, no_piece}) && !try_it(placement);
    });
    if (!is_over) {
        for (const Placement& placement : position.places(position.tile(), Symmetric::collapsed))
            if (std::ranges::find(good, placement) == good.end() && !try_it(placement)) break;
    }
    std::erase(good, best.placement);
    good.insert(good.begin(), best.placement);
    if (good.size() > probes) good.pop_back();
    return best.lead;
}

Star25Bot::Worth Star25Bot::worth(Position& position, int player, const Worth& least) {
    std::array<std::int64_t, type_count> most{};
    std::int64_t tiles = 0;
    std::int64_t rest = 0;  // upper bound for the draws not searched yet
    for_each_draw(position, [&] {
        most[position.tile()] = times(position) * probed(position, player);
        tiles += times(position);
        rest += most[position.tile()];
    });
    if (tiles == 0) return {lead(final_scores(position), position.players(), player), 1};
    const std::int64_t bar = floor_divided(least.sum * tiles, least.tiles);
    std::int64_t known = 0;
    for_each_draw(position, [&] {
        if (known + rest <= bar) return;
        rest -= most[position.tile()];
        known +=
            times(position) * answered(position, player, floor_divided(bar - known - rest, times(position)));
    });
    return {known + rest, tiles};
}

Move Star25Bot::choose(const Position& position, play::Random& /*random*/) {
    require_choice(position);
    const int player = position.to_move();
    Position scratch = position;
    struct Seen {
        int look;
        std::size_t number;
        Move move;
    };
    std::vector<Seen> moves;
    for (const Placement& placement : position.places(position.tile(), Symmetric::collapsed)) {
        try_placement(scratch, placement, [&](const ImmediateOutcome& after) {
            moves.push_back({lead(after.scores, position.players(), player), moves.size(), after.move});
        });
    }
    std::ranges::sort(moves, {}, [](const Seen& each) { return std::pair(-each.look, each.number); });
    for (auto& good : good_) good.clear();
    Move best = moves.front().move;
    constexpr std::int64_t below_any = -1'000'000;
    Worth most{below_any, 1};
    for (const auto& [look, number, move] : moves) {
        if (!limits_.should_continue()) break;
        const Position::Undo undo = scratch.apply(move);
        const Worth found = worth(scratch, player, most);
        scratch.undo(undo);
        if (!(found > most)) continue;
        most = found;
        best = move;
    }
    return best;
}

}  // namespace bastide::match
