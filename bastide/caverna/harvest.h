// What doing nothing all game costs: the food that each round asks for, and a begging marker for each that is
// missing, as the published rules have it.
#pragma once

#include <string>
#include <vector>

namespace bastide::caverna {

struct Feeding {
    int round = 0;
    int food_a_dwarf = 0;
};

// The rounds of a game of 1 to 7 players that ask for food. Nobody eats in rounds 1 and 2; round 4 asks for
// one food a dwarf, the others for two. In games of several, three harvests from round 6 on are replaced: in
// one nobody eats, one asks for one food a dwarf, and one leaves out something else but feeds. Which rounds
// these are is drawn; their sum is the same in any order, and they are put in rounds 6, 7 and 8 here.
std::vector<Feeding> feedings(int players);

struct DoingNothing {
    int players = 1;
    int seat = 1;  // who begins is 1; in games of three or more later seats begin with more food
    int food = 0;  // to begin with
    int wanted = 0;
    int total = 0;  // the score
    std::string derivation;
};

// Every seat whose score differs, for each number of players.
std::vector<DoingNothing> doing_nothing();

}  // namespace bastide::caverna
