// The score of doing nothing all game: begging markers for the food due in each round, by the published
// rules.
#pragma once

#include <string>
#include <vector>

namespace bastide::caverna {

struct Feeding {
    int round = 0;
    int food_a_dwarf = 0;
};

// Returns the rounds of a game of 1 to 7 players in which food is due. None is due in rounds 1 and 2, one
// food per dwarf in round 4, and two in the others. With several players, three harvests from round 6 on are
// replaced: in one no food is due, in one it is one food per dwarf, and one skips another step but feeds. The
// rounds are drawn at random. The sum does not depend on their order, so they are put in rounds 6, 7 and 8
// here.
std::vector<Feeding> feedings(int players);

struct DoingNothing {
    int players = 1;
    int seat = 1;  // the starting player is 1; with three or more players, later seats start with more food
    int food = 0;  // to begin with
    int wanted = 0;
    int total = 0;  // the score
    std::string derivation;
};

// Every seat whose score differs, for each number of players.
std::vector<DoingNothing> doing_nothing();

}  // namespace bastide::caverna
