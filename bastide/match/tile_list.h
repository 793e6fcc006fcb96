// The tiles of the box as a list, for people and for programs.
#pragma once

#include <string>

namespace bastide::match {

// A table: name, usual letter, count, sides clockwise from the north, and what is on it in words.
std::string tiles_text();

// {"tiles":[{"name":"RCr","title":"a city edge and a straight
// road","letter":"D","count":4,"edges":"CRFR","pieces":[{"kind":"city","at":["cN"],
// "pennants":0},…,{"kind":"field","at":["fEL","fWR"],"cities":[0]}],"rotations":[0,1,2,3]},…]}: pieces in the
// order that moves name them, with all their names; "cities" are places in the list of pieces; "rotations"
// are those that look different.
std::string tiles_json();

}  // namespace bastide::match
