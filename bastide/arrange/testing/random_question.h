// Random questions, the same on every machine.
#pragma once

#include <random>

#include "bastide/arrange/question.h"

namespace bastide::arrange::testing {

// A rectangle, and the tiles of a random map of it: solvable, since the map is an arrangement.
struct Cut {
    int rows = 3;
    int columns = 3;
    bool border_given = false;  // every side at the border is that of the map
};

Question cut_question(const Cut& cut, std::mt19937_64& random);

// A small question of any sort: a shape with holes or parts that are not connected, more tiles than cells or
// as many, tiles of the map that solved it before or not, borders, given sides, fixed tiles and rules at
// random. It passes `check`, and may have any number of answers.
Question small_question(std::mt19937_64& random);

}  // namespace bastide::arrange::testing
