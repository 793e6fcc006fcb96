// Reads base games saved by JCloisterZone 4 and 5: tiles and meeples, turn by turn. jcz_save.h writes saves.
//
// A save of version 5 is JSON with "setup" (sets, elements, rules and the start tile), "players" and
// "replay", a list of messages: PLACE_TILE, then DEPLOY_MEEPLE or PASS, then COMMIT, which ends the turn.
// Turns without COMMIT are ignored. A tile is "BA/", its name from tile.h and the number of a picture:
// "BA/CFC.2". Rotations are "R0" to "R270", clockwise. A feature is named by all its sides on the rotated
// tile: "NS", "I" for the inside, "NL.NR.EL" for a field.
//
// A save of version 4 is similar. It has "slots" with a "serial" and a "nickname" instead of "players", and
// "expansions" and other rules in its setup. A tile is "BA." and its name. A feature has no kind, and a
// monastery is at "CLOISTER". Before version 4, saves were XML, which is not read.
//
// A save does not contain the order of the remaining tiles, so the game that is read ends with the last turn
// of the save, and the tiles after its deck are unknown.
#pragma once

#include <optional>
#include <string_view>

#include "bastide/match/imported_match.h"

namespace bastide::match {

// True if a JSON value is probably a save of JCloisterZone: an object with a member "replay" or "appVersion".
bool is_jcz(const text::JsonValue& root);

// Reads a save and plays its moves. Fails on other versions and expansions, on text that is not a save, and
// on illegal moves. The error gives the location and the turn, counted from 1. Takes linear time.
[[nodiscard]] Result<ImportedMatch> read_jcz(std::string_view text);
[[nodiscard]] Result<ImportedMatch> read_jcz(const text::JsonValue& root);

// Returns the error for a save from before version 4, which is XML, or nullopt for any other text.
[[nodiscard]] std::optional<Error> old_jcz_error(std::string_view text);

}  // namespace bastide::match
