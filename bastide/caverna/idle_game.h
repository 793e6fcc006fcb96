// The score of a player who does nothing all game: begging markers for the food due in each round, under the
// published rules.
#pragma once

#include <string>
#include <vector>

namespace bastide::caverna {

struct Feeding {
    int round = 0;
    int food_a_dwarf = 0;
};

// Returns the rounds in which dwarfs are fed, for 1 to 7 players. Rounds 1 and 2 cost no food, round 4 costs
// one food per dwarf, and the other rounds cost two. With several players, three harvests from
// round 6 on are replaced: one has no feeding, one costs one food per dwarf, and one has the usual feeding
// but skips another step. The game draws these rounds at random. The sum is the same in any order, so this
// function uses rounds 6, 7 and 8.
std::vector<Feeding> feedings(int players);

struct DoingNothing {
    int players = 1;
    int seat = 1;  // counted from 1; with three or more players, later seats start with more food
    int food = 0;  // at the start
    int need = 0;
    int total = 0;  // the score
    std::string derivation = {};
};

// For each number of players, returns one seat for every different score.
std::vector<DoingNothing> doing_nothing();

}  // namespace bastide::caverna
