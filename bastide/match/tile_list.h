// The tiles of the box as a list, for people and for programs.
#pragma once

#include <string>

namespace bastide::match {

// Returns a table of the tiles: name, usual letter, count, sides clockwise from the north, and features.
std::string tiles_text();

// {"tiles":[{"name":"RCr","title":"a city edge and a straight
// road","letter":"D","count":4,"edges":"CRFR","pieces":[{"kind":"city","at":["cN"],
// "pennants":0},…,{"kind":"field","at":["fEL","fWR"],"cities":[0]}],"rotations":[0,1,2,3]},…]}
//
// Pieces are listed in the order in which move notation lists them. "at" has all names of a piece. "cities"
// are indices into the list of pieces. "rotations" are the distinct rotations.
std::string tiles_json();

}  // namespace bastide::match
