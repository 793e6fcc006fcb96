// What each placement of a tile changes in the final scores of two players, computed without placing it.
//
//     PlacementEffects effects;
//     effects.prepare(position);
//     effects.effect(type, placement).change;
//
// An effect depends on few features, so most moves leave most effects as they are (`may_change`).
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "bastide/match/number_set.h"
#include "bastide/match/position.h"

namespace bastide::match {

using NodeSet = NumberSet<max_nodes>;

struct PlacementEffect {
    Placement placement = {};
    std::int16_t change = 0;                           // of the final lead of player 0, without a meeple
    std::uint8_t claimable = 0;                        // the pieces that a player with a meeple may claim
    std::array<std::uint8_t, max_pieces> points = {};  // of a meeple on such a piece
    std::uint8_t returns = 0;                          // the players who get a meeple back, as bits
    bool completes_city = false;
    bool joins_fields = false;
    NodeSet around = {};   // the features that the tile meets, by the pieces that represent them
    NodeSet changed = {};  // those whose points for later placements change
    NodeSet fields = {};   // those that change if a meeple claims a field

    friend bool operator==(const PlacementEffect&, const PlacementEffect&) = default;
};

// The points of the best claim of a placement, 0 without a meeple.
int best_claim(const PlacementEffect& effect, bool has_meeple);

// A placement with a meeple or without one.
struct ClaimedPlacement {
    const PlacementEffect* placement = nullptr;
    std::uint8_t piece = no_piece;
    bool claims_field = false;
};

// Returns the effect of a move of a type.
ClaimedPlacement with_piece(const PlacementEffect& effect, Type type, std::uint8_t piece);

// True if two squares are the same or touch, at least at a corner.
inline bool are_near(Square one, Square other) {
    return std::abs(one.x - other.x) <= 1 && std::abs(one.y - other.y) <= 1;
}

inline bool has_common(const NodeSet& one, const NodeSet& other) {
    return (one & other) != NodeSet{};
}

// False if a move leaves the effect of another placement as it is. The supplies of meeples are not compared.
inline bool may_change(const ClaimedPlacement& move, const PlacementEffect& other) {
    const PlacementEffect& effect = *move.placement;
    // A completed city scores for fields anywhere.
    if (effect.completes_city || are_near(effect.placement.at, other.placement.at)) return true;
    if (has_common(other.around, effect.changed)) return true;
    if (move.claims_field && has_common(other.around, effect.fields)) return true;
    return other.completes_city && (move.claims_field || effect.joins_fields);
}

// Calls `visit(placement)` for each placement of a type on an open square that `is_wanted(square)`, without
// rotations that look alike.
template <class IsWanted, class Visit>
void for_each_place(const Board& board, Type type, const IsWanted& is_wanted, const Visit& visit) {
    for (const OpenSquare& open : board.open_squares()) {
        if (!is_wanted(open.at)) continue;
        unsigned rotations = fits[type][open.demand] & distinct_rotations[type];
        for (; rotations != 0; rotations &= rotations - 1)
            visit(Placement{open.at, static_cast<std::uint8_t>(std::countr_zero(rotations))});
    }
}

class PlacementEffects {
  public:
    // True if effects can be computed: there are two players, and farms score by the third edition.
    static bool knows(const Settings& settings) {
        return settings.players == 2 && settings.farm == Farm::third;
    }

    // Reads a position for which `knows` is true. It must not change before the last call of `effect`.
    void prepare(const Position& position);

    // Returns the effect of a legal placement of a type.
    PlacementEffect effect(Type type, const Placement& placement) const;

    // The lead of player 0 if the game ended now.
    int lead() const { return lead_; }

  private:
    // A field or monastery with a meeple.
    struct Field {
        Node root = 0;
        int sign = 0;
        std::uint64_t cities = 0;
    };
    struct Monastery {
        Square at = {};
        Node root = 0;
        std::uint8_t player = 0;
    };

    int complete_cities(Node field) const;

    const Position* position_ = nullptr;
    int lead_ = 0;
    std::array<Field, max_tiles> fields_ = {};
    std::array<Monastery, max_monasteries> monasteries_ = {};
    std::size_t field_count_ = 0;
    std::size_t monastery_count_ = 0;
    mutable std::array<std::int8_t, max_nodes> complete_cities_ = {};  // by field, or -1 if not yet counted
};

}  // namespace bastide::match
