// Reads base games from logs of Board Game Arena, as the site's replay page loads them.
//
// A log is JSON: a list of packets, either alone or inside {"status":1,"data":{"data":[…]}} or
// {"status":1,"data":{"logs":[…]}}. A packet has "data", a list of events. An event has a "type" and "args".
// These events matter, and all others are ignored:
//
//     playTile      player_id, player_name, x, y, type (1 to 24), ori (1 to 4, quarter turns plus 1)
//     playPartisan  pos, the number of a feature on the tile just placed; ptype, "normal" for a meeple
//     cantPlay      tile_id (1 to 72), a tile that fitted nowhere
//     winPoints     player_id, points
//     gameStateChange with args.result: the end, with every player's name and score
//
// A log does not say which options were used. The reader tries them and takes those that give the points of
// the log. A game that somebody left or resigned ends with its last move.
#pragma once

#include <string_view>

#include "bastide/match/imported_match.h"

namespace bastide::match {

// True if a JSON value is probably such a log.
bool is_bga(const text::JsonValue& root);

// Reads a log and plays its moves. Fails on expansions, on text that is not a log, and on illegal moves. The
// error gives the location and the turn. Turns in which the log counts other points than Bastide are
// `differences`. Takes linear time.
[[nodiscard]] Result<ImportedMatch> read_bga(std::string_view text);
[[nodiscard]] Result<ImportedMatch> read_bga(const text::JsonValue& root);

}  // namespace bastide::match
