// The score of doing nothing all game: begging markers for the food due in each round, under the published
// rules.
#pragma once

#include <string>
#include <vector>

namespace bastide::caverna {

struct Feeding {
    int round = 0;
    int food_a_dwarf = 0;
};

// Returns the rounds in which food is due, for 1 to 7 players. Rounds 1 and 2 cost no food, round 4 one food
// per dwarf, and the others two. With several players, three harvests from round 6 on are replaced by one
// without feeding, one that costs one food per dwarf, and one that feeds as usual but skips another step. The
// game draws their rounds at random. Their sum is the same in any order, so they are rounds 6, 7 and 8 here.
std::vector<Feeding> feedings(int players);

struct DoingNothing {
    int players = 1;
    int seat = 1;  // from 1; with three or more players, later seats start with more food
    int food = 0;  // at the start
    int wanted = 0;
    int total = 0;  // the score
    std::string derivation;
};

// Returns every seat with a different score, for each number of players.
std::vector<DoingNothing> doing_nothing();

}  // namespace bastide::caverna
