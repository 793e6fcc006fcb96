// What the evaluation multiplies by: how likely features are to be completed, and what is worth how much
// when.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "bastide/match/settings.h"

namespace bastide::match {

// What a player has on the table and in supply beyond the points it would have at once. Sums over the
// features it leads, alone or with others, but for meeples and where another has more.
enum class Term : std::uint8_t {
    city_gain,        // what completing its cities would add, each times how likely that is
    city_points,      // what these cities pay as they are
    cities,           // how many
    road_points,      // what its roads pay as they are
    roads,            // how many
    road_chance,      // each times how likely it is to be completed
    monastery_gain,   // what completing its monasteries would add, each times how likely that is
    monastery_empty,  // the empty squares about them
    field_points,     // what its fields pay as they are
    field_prospect,   // what they would pay more by cities, each times how likely it is to be completed
    fields,           // how many
    field_squares,    // the empty squares at them
    city_joint,       // what it would gain were its cities joined to those they meet at an empty square
    road_joint,
    field_joint,
    returning,     // meeples of its own, on whatever feature, each times how likely that is to be completed
    first_meeple,  // 1 if one is in supply
    second_meeple,
    third_meeple,
    meeples,        // all in supply
    field_firm,     // what fields led by two farmers or more pay and may pay
    field_behind,   // what fields pay and may pay on which others have more farmers
    field_exposed,  // what fields led alone pay and may pay, times the empty squares at them, a 16th each
    city_behind,    // what cities pay in which others have more knights, times how likely they are completed
    farmers,        // beyond one on a field
    soon,           // meeples of its own that one tile would bring back, each times how likely it comes soon
    city_likely,    // `city_joint` and so on, each times how many tiles fit the square
    road_likely,
    field_likely,
};

inline constexpr std::size_t term_count = 29;

// The tiles left that weights are given for; those between are interpolated.
inline constexpr std::array<int, 5> knots = {0, 10, 26, 48, 71};

// Numbers are in 256ths.
struct Weights {
    // How likely a feature is to be completed: the sum of these, as log-odds.
    struct Completion {
        std::array<std::array<std::int16_t, 8>, 8> when;  // by empty squares and tiles left
        std::array<std::int16_t, 9> each;                 // of each empty square, by how many tiles left fit
        std::array<std::int16_t, 9> worst;                // of the one that fewest fit
        std::array<std::int16_t, 3> claims;               // of no player, of one, of several
        std::array<std::int16_t, 8> size;
        std::array<std::int16_t, 4> edges;  // open edges beyond one a square
    };

    std::array<Completion, 3> completion;                                  // by `Kind`, but for fields
    std::array<std::array<std::int16_t, knots.size()>, term_count> terms;  // by `Term`
};

// By players, from 2 on; fitted by bench/match_weights.cpp.
extern const std::array<Weights, most_players - least_players + 1> fitted_weights;

}  // namespace bastide::match
