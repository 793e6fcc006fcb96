// What a front end shows of a match, as JSON: a page holds no rule, and needs to ask nothing else.
#pragma once

#include <span>
#include <string>

#include "bastide/match/saved_match.h"

namespace bastide::match {

// The moves must be legal: what `replay` takes. `names` are the players', for sentences. On one line:
//
//     {"players":2,"about":"2 players, no farmers","moves":9,"over":false,"to_move":1,
//      "scores":[…],"projected":[…],"supplies":[…],"ranks":[…],     by player; ranks by what is projected
//      "board":[{"x":0,"y":0,"tile":"RCr","rotation":0,"meeple":null},…],
//      "hand":{"tile":"RFr","rotations":2,                          null when the match is over
//              "pieces":[{"kind":"road","words":["rE","rN"]},…],"places":[…]},
//      "left":[{"tile":"L","count":4},…],                           to be drawn, all types in their order
//      "dead":[[2,1],…],                                            squares that no tile left fits
//      "last":{"player":0,"move":"RFr 1 0 0 rE","x":1,"y":0},       null before the first move
//      "asides":[{"tile":"Cccc+","move":7},…],                      fitted nowhere, before the move
//      "events":[{"move":3,"kind":"city","complete":true,"tiles":3,"pennants":1,"cities":0,
//                 "points":8,"winners":[0],
//                 "squares":[[1,0],…],"node":4,"text":…},…]}        as they came; move null at the end
//
// A meeple on the board is {"player":0,"piece":1,"node":5}: its piece by number as in the tile's list, and
// its node, the piece as all on the table are counted. An event has a node of what it paid for, and the
// numbers that event.h has. The tile in hand has so many rotations that do not look alike, and for each the
// word that moves have for a piece. A place is
//
//     {"x":1,"y":0,"rotation":0,
//      "choices":[{"piece":null,"move":"RFr 1 0 0 -","gains":[0,0],"worth":[2,0]},…]}
//
// with a choice for no meeple and for each free piece: what the move as a whole would bring each player at
// once, and by how much it would change what is projected.
//
// Linear in moves, and in legal moves, times tiles.
std::string view_json(const Record& record, std::span<const std::string> names);

}  // namespace bastide::match
