// Matches saved by JCloisterZone 5, of the base game: what was laid and where meeples went, turn by turn.
//
// A save is JSON with "setup" (sets, elements, rules and the start tile), "players" and "replay", a list of
// messages: PLACE_TILE, then DEPLOY_MEEPLE or PASS, then COMMIT, which ends the turn. A turn that is not
// committed yet is left out. Tiles have the names of tile.h after "BA/", with the number of a picture behind
// it: "BA/CFC.2"; rotations are "R0" to "R270", clockwise, and a feature is named by all its sides, as the
// tile lies: "NS", "I" for the inside, "NL.NR.EL" for a field.
//
// The order of the tiles that were not drawn yet is not known from it: the match ends with the last turn.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bastide/match/saved_match.h"

namespace bastide::match {

struct NamedMatch {
    Record record;
    std::vector<std::string> names;  // of the players, as they may be printed
    std::optional<Forfeit> forfeit = {};
};

// Whether a text is such a save, or was meant to be one: JSON that begins with an object that has a "replay"
// or an "appVersion".
bool is_jcz(std::string_view text);

// Reads a save and plays its moves. The error says where it is wrong, and in which turn, counted from 1:
// other versions and expansions, what is no save, and moves that the rules do not allow. Linear.
Result<NamedMatch> read_jcz(std::string_view text);

}  // namespace bastide::match
