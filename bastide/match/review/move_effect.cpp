#include "bastide/match/review/move_effect.h"

#include <algorithm>
#include <bit>

#include "bastide/match/bots/evaluation.h"
#include "bastide/match/final_scoring.h"
#include "bastide/text/join_words.h"
#include "bastide/text/plural.h"

namespace bastide::match {
namespace {

constexpr unsigned bit(int player) {
    return 1U << static_cast<unsigned>(player);
}

// A meeple on the board before the move, and the leaders of its feature then.
struct Stake {
    Meeple meeple;
    Node root;
    Kind kind;
    unsigned leaders;
};

std::vector<Stake> stakes_in(const Position& position) {
    const std::vector<Meeple> meeples = position.meeples();
    std::vector<Stake> stakes;
    stakes.reserve(meeples.size());
    for (const Meeple& meeple : meeples) {
        const Node root = position.root(meeple);
        const Feature& feature = position.features()[root];
        stakes.push_back({meeple, root, feature.kind, leaders(feature.meeples)});
    }
    return stakes;
}

// True if no tile that is left fits some empty square a city or a road ends at.
bool is_dead(const Position& between_draws, const Stake& stake) {
    if (stake.kind != Kind::city && stake.kind != Kind::road) return false;
    const Node root = between_draws.root(stake.meeple);
    const Feature& feature = between_draws.features()[root];
    if (feature.open == 0) return false;
    Evaluation evaluation(between_draws.settings());
    return evaluation.survey(between_draws).openness(root, stake.meeple.tile, feature.meeples).is_dead;
}

void add_completed(const Position& after, const Position::Undo& undo, std::vector<MoveEffect>& effects) {
    for (const Event& event : completion_events(after, undo))
        effects.push_back({Act::completes, event.kind, event.winners, event.points});
}

// Adds the effects on features that others led before.
void add_to_others(const Position& before, const Position& after, const std::vector<Stake>& stakes,
                   std::vector<MoveEffect>& effects) {
    const unsigned mover = bit(before.to_move());
    for (const Stake& stake : stakes) {
        const bool is_first = std::ranges::none_of(stakes, [&](const Stake& other) {
            return other.root == stake.root && other.meeple.tile < stake.meeple.tile;
        });
        if (!is_first || (stake.leaders & mover) != 0) continue;
        const auto owners = static_cast<std::uint8_t>(stake.leaders);
        const bool was_paid = !after.meeple_tiles().contains(stake.meeple.tile);
        if (was_paid) continue;
        const unsigned now = leaders(after.features()[after.root(stake.meeple)].meeples);
        if (now == mover) {
            effects.push_back({Act::takes, stake.kind, owners, 0});
        } else if ((now & mover) != 0) {
            effects.push_back({Act::joins, stake.kind, owners, 0});
        } else {
            Position undrawn = before;
            undrawn.put_back();
            if (is_dead(after, stake) && !is_dead(undrawn, stake))
                effects.push_back({Act::blocks, stake.kind, owners, 0});
        }
    }
}

std::string_view plural_name(Kind kind) {
    switch (kind) {
        case Kind::city:
            return "cities";
        case Kind::road:
            return "roads";
        case Kind::monastery:
            return "monasteries";
        case Kind::field:
            return "fields";
    }
    return {};
}

// "a city", "2 cities", "Anna's city", "2 of Anna's and Ben's cities": named after the players who score or
// led it.
std::string owned(const MoveEffect& effect, int mover, std::span<const std::string> names) {
    const bool is_one = effect.features == 1;
    const std::string kind(is_one ? name(effect.kind) : plural_name(effect.kind));
    const std::string count = std::to_string(effect.features) + ' ';
    if (effect.owners == 0 || effect.owners == bit(mover)) return (is_one ? "a " : count) + kind;
    std::vector<std::string> owners;
    for (std::size_t player = 0; player < names.size(); ++player)
        if ((effect.owners >> player & 1U) != 0) owners.push_back(names[player] + "'s");
    return (is_one ? "" : count + "of ") + text::join_words(owners) + ' ' + kind;
}

}  // namespace

std::vector<MoveEffect> move_effects(const Position& position, const Move& move) {
    const int mover = position.to_move();
    const auto number = static_cast<std::size_t>(position.board().tile_count());
    const std::vector<Stake> stakes = stakes_in(position);
    Position after = position;
    const Position::Undo undo = after.apply(move);
    std::vector<MoveEffect> effects;
    effects.reserve(stakes.size() + 4);
    add_completed(after, undo, effects);
    if (after.meeple_tiles().contains(number))
        effects.push_back({Act::claims, types[move.tile].pieces[move.piece].kind, 0, 0});
    add_to_others(position, after, stakes, effects);
    const int stays = after.meeple_tiles().contains(number) ? 1 : 0;
    const int freed = after.supply(mover) - position.supply(mover) + stays;
    if (freed > 0) effects.push_back({Act::frees, {}, 0, freed});
    return effects;
}

std::vector<MoveEffect> merged(const std::vector<MoveEffect>& effects) {
    std::vector<MoveEffect> all;
    all.reserve(effects.size());
    for (const MoveEffect& effect : effects) {
        const auto alike = std::ranges::find_if(all, [&](const MoveEffect& each) {
            return each.act == effect.act && each.kind == effect.kind && each.owners == effect.owners;
        });
        if (alike == all.end()) {
            all.push_back(effect);
        } else {
            alike->count += effect.count;
            alike->features += effect.features;
        }
    }
    return all;
}

std::string effect_text(const MoveEffect& effect, int mover, std::span<const std::string> names) {
    const std::string of = owned(effect, mover, names);
    switch (effect.act) {
        case Act::completes:
            return "completes " + of + " for " + text::plural(effect.count, "point");
        case Act::claims:
            return "claims " + of;
        case Act::joins:
            return "joins " + of;
        case Act::takes:
            return "takes over " + of;
        case Act::blocks:
            return "leaves no tile that fits " + of;
        case Act::frees:
            return "frees " + text::plural(effect.count, "meeple");
    }
    return {};
}

std::string effects_text(const Position& position, const Move& move, std::span<const std::string> names) {
    std::vector<std::string> texts;
    const std::vector<MoveEffect> effects = merged(move_effects(position, move));
    texts.reserve(effects.size());
    for (const MoveEffect& effect : effects) texts.push_back(effect_text(effect, position.to_move(), names));
    return text::join_words(texts);
}

}  // namespace bastide::match
