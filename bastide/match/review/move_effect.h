// What a move does, in the words players use: it completes a road, claims a field, joins a city that somebody
// else is on, takes it over, blocks one, frees meeples. Why one move is better than another.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bastide/match/position.h"

namespace bastide::match {

enum class Act : std::uint8_t {
    completes,  // a feature that pays somebody
    claims,     // a feature for the mover, which it keeps
    joins,      // a feature of the mover's to one that others lead, and shares it
    takes,      // a feature that others led
    blocks,     // a feature that others lead: no tile that is left fits beside it any more
    frees,      // meeples of the mover's, that laid with the tile not counted
};

inline constexpr std::array<Act, 6> all_acts = {Act::completes, Act::claims, Act::joins,
                                                Act::takes,     Act::blocks, Act::frees};

inline constexpr std::array<std::string_view, 6> act_words = {"completes", "claims", "joins",
                                                              "takes",     "blocks", "frees"};

constexpr std::string_view name(Act act) {
    return act_words[static_cast<std::size_t>(act)];
}

struct MoveEffect {
    Act act = Act::completes;
    Kind kind = Kind::city;   // of what; of no meaning to `frees`
    std::uint8_t owners = 0;  // who is paid, or who led it before: bit i is set for player i
    int count = 0;            // points that each of them gets, or meeples that come back

    friend bool operator==(const MoveEffect&, const MoveEffect&) = default;
};

// All that a legal move of the tile in hand does, what counts most first. Linear in the tiles on the table.
std::vector<MoveEffect> move_effects(const Position& position, const Move& move);

// "completes a road for 4 points", "completes Anna's city for 8 points", "claims a field", "frees 2 meeples":
// to follow the name of whoever moves.
std::string effect_text(const MoveEffect& effect, int mover, std::span<const std::string> names);

// "completes Anna's road for 4 points and claims a city"; empty if there is nothing to tell.
std::string effects_text(const Position& position, const Move& move, std::span<const std::string> names);

}  // namespace bastide::match
