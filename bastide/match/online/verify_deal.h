// Verifies after a game at an online table that the deal was fair: the published secret matches the
// commitment that the page received before the game, and the deck that follows from it has the tiles that
// were drawn.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bastide/match/game.h"
#include "bastide/match/online/online_table.h"

namespace bastide::match {

// Deal 1: returns the text whose hash is the seed of the game. There must be a word for each seat, possibly
// empty.
std::string seed_text(std::string_view secret, const std::vector<std::string>& words);

struct Fairness {
    bool matches_commitment = false;  // the secret matches the commitment
    bool is_dealt = false;            // the tiles were drawn in the resulting order
};

// Deal 1: checks a deal. `draws` contains the tiles in the order in which they were drawn.
Fairness verify_deal(const Settings& settings, const Deck& draws, std::string_view commitment,
                     std::string_view secret, const std::vector<std::string>& words);

// Checks the deal of a table that is over.
Fairness verify_deal(const OnlineTable& table, std::string_view commitment);

}  // namespace bastide::match
