// Weights of the evaluation: completion odds of features and the value of each term by stage of the game.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "bastide/match/settings.h"

namespace bastide::match {

// Terms: a player's assets beyond the points scored if the game ended now. Unless noted, sums over the
// features that the player leads, alone or jointly.
enum class Term : std::uint8_t {
    city_gain,        // gain from completing its cities, each times its probability
    city_points,      // present points of these cities
    cities,           // their number
    road_points,      // present points of its roads
    roads,            // their number
    road_chance,      // each times its probability of completion
    monastery_gain,   // gain from completing its monasteries, each times its probability
    monastery_empty,  // the empty squares around them
    field_points,     // present points of its fields
    field_prospect,   // further points of its fields from cities, each times its probability of completion
    fields,           // their number
    field_squares,    // the empty squares at them
    city_joint,       // gain if its cities were joined to cities they meet at an empty square
    road_joint,
    field_joint,
    returning,     // own meeples on any feature, each times the probability that it is completed
    first_meeple,  // 1 if one is in supply
    second_meeple,
    third_meeple,
    meeples,        // all in supply
    field_firm,     // present and possible points of fields led by two farmers or more
    field_behind,   // present and possible points of fields where others have more farmers
    field_exposed,  // points of fields led by one farmer, times empty squares next to them, a 16th each
    city_behind,    // points of cities where others have more knights, times their probability of completion
    farmers,        // beyond one on a field
    soon,           // own meeples that one tile would return, each times the probability that it comes soon
    city_likely,    // `city_joint` and so on, each times the number of tiles that fit the square
    road_likely,
    field_likely,
};

inline constexpr std::size_t term_count = 29;

// The numbers of remaining tiles at which weights are given. Others are interpolated.
inline constexpr std::array<int, 5> knots = {0, 10, 26, 48, 71};

// Numbers are in 256ths.
struct Weights {
    // The log-odds that a feature is completed, as a sum of these.
    struct Completion {
        std::array<std::array<std::int16_t, 8>, 8> when;  // by empty squares and remaining tiles
        std::array<std::int16_t, 9> each;  // for each empty square, by the number of remaining tiles that fit
        std::array<std::int16_t, 9> worst;   // for the square that the fewest tiles fit
        std::array<std::int16_t, 3> claims;  // for meeples of no player, of one, of several
        std::array<std::int16_t, 8> size;
        std::array<std::int16_t, 4> edges;  // open edges beyond one per square
    };

    std::array<Completion, 3> completion;                                  // by `Kind`, except fields
    std::array<std::array<std::int16_t, knots.size()>, term_count> terms;  // by `Term`
};

// By number of players, from 2. Fitted by bench/match_weights.cpp.
extern const std::array<Weights, max_players - min_players + 1> fitted_weights;

}  // namespace bastide::match
