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
    bool is_first;  // of the feature's meeples
};

std::vector<Stake> stakes_in(const Position& position) {
    const std::vector<Meeple> meeples = position.meeples();
    std::vector<Stake> stakes;
    stakes.reserve(meeples.size());
    for (const Meeple& meeple : meeples) {
        const Node root = position.root(meeple);
        const Feature& feature = position.features()[root];
        const bool is_first = std::ranges::find(stakes, root, &Stake::root) == stakes.end();
        stakes.push_back({meeple, root, feature.kind, leaders(feature.meeples), is_first});
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

// Returns the points that a feature gains for the players who led and still lead it, from all features that
// the move has joined to it.
int gain(const Position& before, const Position& after, std::span<const Stake> stakes, const Stake& stake) {
    if (stake.kind == Kind::field && before.settings().farm != Farm::third) return 0;
    const Node joined = after.root(stake.meeple);
    int points = after.points_at_end(stake.meeple);
    for (const Stake& each : stakes) {
        if (each.is_first && after.root(each.meeple) == joined && each.leaders == stake.leaders)
            points -= before.points_at_end(each.meeple);
    }
    return points;
}

// Adds the effects on claimed features that the move does not complete.
void add_changes(const Position& before, const Position& after, std::span<const Stake> stakes,
                 std::vector<MoveEffect>& effects) {
    const unsigned mover = bit(before.to_move());
    Position without_tile = before;
    without_tile.set_aside();
    std::vector<Node> extended;
    for (const Stake& stake : stakes) {
        const bool was_paid = !after.meeple_tiles().contains(stake.meeple.tile);
        if (!stake.is_first || was_paid) continue;
        const Node root = after.root(stake.meeple);
        const auto now = leaders(after.features()[root].meeples);
        const auto owners = static_cast<std::uint8_t>(stake.leaders);
        const bool was_own = (stake.leaders & mover) != 0;
        const bool is_own = (now & mover) != 0;
        if (was_own && !is_own) effects.push_back({Act::loses, stake.kind, now, 0});
        if (!was_own && is_own)
            effects.push_back({now == mover ? Act::takes : Act::joins, stake.kind, owners, 0});
        // The tile in hand is used up wherever it is placed.
        if (!was_own && !is_own && is_dead(after, stake) && !is_dead(without_tile, stake))
            effects.push_back({Act::blocks, stake.kind, owners, 0});
        if (now != owners || std::ranges::find(extended, root) != extended.end()) continue;
        extended.push_back(root);
        const int points = gain(before, after, stakes, stake);
        if (points > 0) effects.push_back({Act::extends, stake.kind, owners, points});
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

// "a city", "2 cities"
std::string some(const MoveEffect& effect) {
    if (effect.features == 1) return "a " + std::string(name(effect.kind));
    return std::to_string(effect.features) + ' ' + std::string(plural_name(effect.kind));
}

// "Anna and Ben", or with the ending "'s" "Anna's and Ben's"
std::string owners_text(const MoveEffect& effect, std::span<const std::string> names,
                        std::string_view ending = "") {
    std::vector<std::string> owners;
    for (std::size_t player = 0; player < names.size(); ++player)
        if ((effect.owners >> player & 1U) != 0) owners.push_back(names[player] + std::string(ending));
    return text::join_words(owners);
}

// "a city", "2 cities", "Anna's city", "2 of Anna's and Ben's cities": named after the players who score or
// led it.
std::string owned(const MoveEffect& effect, int mover, std::span<const std::string> names) {
    if (effect.owners == 0 || effect.owners == bit(mover)) return some(effect);
    const std::string owners = owners_text(effect, names, "'s") + ' ';
    if (effect.features == 1) return owners + std::string(name(effect.kind));
    return std::to_string(effect.features) + " of " + owners + std::string(plural_name(effect.kind));
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
    add_changes(position, after, stakes, effects);
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
        case Act::loses:
            return "loses " + some(effect) + " to " + owners_text(effect, names);
        case Act::extends:
            return "adds " + text::plural(effect.count, "point") + " to " + of;
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
