// The effects of a move in players' words: for example, the move completes a road, claims a field, takes over
// a city or returns meeples. They explain why one move is better than another.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bastide/base/name_in.h"
#include "bastide/match/position.h"

namespace bastide::match {

enum class Act : std::uint8_t {
    completes,  // completes a feature that scores for somebody
    claims,     // claims a feature for the mover
    joins,      // joins the mover's feature to a feature that others lead, so that they share it
    takes,      // takes over a feature that others lead
    blocks,     // blocks a feature that others lead: now no remaining tile fits next to it
    loses,      // joins a feature that the mover led to one in which others have more meeples
    extends,    // adds points to an incomplete feature or a field of the players who lead it
    frees,      // returns meeples of the mover, not counting one placed with the tile
};

inline constexpr std::array<Act, 8> all_acts = {Act::completes, Act::claims, Act::joins,   Act::takes,
                                                Act::blocks,    Act::loses,  Act::extends, Act::frees};

inline constexpr std::array<std::string_view, 8> act_words = {"completes", "claims", "joins",   "takes",
                                                              "blocks",    "loses",  "extends", "frees"};

constexpr std::string_view name(Act act) {
    return name_in(act_words, act);
}

struct MoveEffect {
    Act act = Act::completes;
    Kind kind = Kind::city;   // unused by `frees`
    std::uint8_t owners = 0;  // the players who score, or who led the feature before the move, or who lead it
                              // after the mover has lost it: bit i for player i
    int count = 0;            // points per owner, or meeples that return
    int features = 1;         // the number of such features, whose points are added up

    friend bool operator==(const MoveEffect&, const MoveEffect&) = default;
};

// Returns the effects of a legal move of the tile in hand, the most important first. Takes linear time in
// tiles on the board.
std::vector<MoveEffect> move_effects(const Position& position, const Move& move);

// Combines equal effects on several features of the same owners, as sentences do.
std::vector<MoveEffect> merged(const std::vector<MoveEffect>& effects);

// "completes a road for 4 points", "completes Anna's city for 8 points", "completes 2 monasteries for 18
// points", "adds 3 points to Anna's field", "claims a field", "frees 2 meeples": a predicate for the mover's
// name.
std::string effect_text(const MoveEffect& effect, int mover, std::span<const std::string> names);

// "completes Anna's road for 4 points and claims a city", or an empty text if there are no effects.
std::string effects_text(const Position& position, const Move& move, std::span<const std::string> names);

}  // namespace bastide::match
