// Weights of the evaluation: completion odds of features and the value of each term by stage of the game.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "bastide/base/require.h"
#include "bastide/match/settings.h"

namespace bastide::match {

// Terms: a player's assets beyond the points scored if the game ended now. Unless noted, a term is a sum over
// the features that the player leads, as the only leader or jointly.
enum class Term : std::uint8_t {
    city_gain,        // gain from completing cities, each times the probability of completion
    city_points,      // present points of cities
    cities,           // the number of cities
    road_points,      // present points of roads
    roads,            // the number of roads
    road_chance,      // the number of roads, each times its probability of completion
    monastery_gain,   // gain from completing monasteries, each times the probability of completion
    monastery_empty,  // empty squares around monasteries
    field_points,     // present points of fields
    field_prospect,   // further points of fields from cities, each times the city's probability of completion
    fields,           // the number of fields
    field_squares,    // empty squares at fields
    city_joint,       // gain if cities were joined to other cities that they meet at an empty square, times
                      // an eighth of the number of tiles that would join them, at most 8
    road_joint,
    field_joint,
    returning,     // the player's meeples on any feature, each times the feature's probability of completion
    first_meeple,  // 1 if a meeple is in supply
    second_meeple,
    third_meeple,
    meeples,        // the number of meeples in supply
    field_firm,     // present and possible points of fields led by two farmers or more
    field_behind,   // present and possible points of fields where another player has more farmers
    field_exposed,  // points of fields led by one farmer, times a 16th of the number of empty squares next to
                    // the field
    city_behind,    // points of cities where another player has more knights, times the city's probability of
                    // completion
    farmers,        // the number of farmers beyond the first on a field
    soon,           // the player's meeples that one tile would return, each times the probability that the
                    // tile comes soon
    city_likely,    // `city_likely` and the next two: the same gain, times the probability that one of these
                    // tiles comes soon
    road_likely,
    field_likely,
};

inline constexpr std::size_t term_count = 29;

// The numbers of remaining tiles at which weights are given. Between these numbers, weights are interpolated.
inline constexpr std::array<int, 5> knots = {0, 10, 26, 48, 71};

// Numbers are in 256ths.
struct Weights {
    // The log-odds that a feature is completed are a sum of these numbers.
    struct Completion {
        std::array<std::array<std::int16_t, 8>, 8> when;  // by empty squares and remaining tiles
        std::array<std::int16_t, 9> each;    // for each empty square, by the number of tiles that close the
                                             // feature there
        std::array<std::int16_t, 9> worst;   // for the square that the fewest tiles close
        std::array<std::int16_t, 3> claims;  // for meeples of no player, of one player, of several players
        std::array<std::int16_t, 8> size;
        std::array<std::int16_t, 4> edges;  // for the number of open edges beyond one per square
    };

    std::array<Completion, 3> completion;                                  // by `Kind`, except fields
    std::array<std::array<std::int16_t, knots.size()>, term_count> terms;  // by `Term`
};

// By number of players: [0] is for 1 and 2 players. bench/match_weights.cpp fitted these weights.
extern const std::array<Weights, max_players - min_contestants + 1> fitted_weights;

// Returns the weights for valid settings.
inline const Weights& fitted_weights_of(const Settings& settings, const bastide::detail::Where& where) {
    require_valid(settings_error(settings), where);
    return fitted_weights[std::max<std::size_t>(settings.players, min_contestants) - min_contestants];
}

}  // namespace bastide::match
