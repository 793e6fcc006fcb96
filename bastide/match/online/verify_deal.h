// How everybody at a shared table can see afterwards that the deal was fair.
//
// Before anybody sits there is a secret, and all are told its hash, the commitment. The order of the tiles
// follows from the secret and a word of each player, so that neither the server nor a player has chosen it
// alone; in the end the secret is told, and whoever kept the commitment deals again.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bastide/match/game.h"

namespace bastide::match {

// Whose hash is the seed of the match. There is a word for each seat, which may be empty.
std::string seed_text(std::string_view secret, const std::vector<std::string>& words);

struct Fairness {
    bool is_kept = false;   // the secret is the one that was committed to
    bool is_dealt = false;  // the tiles were drawn in the order that follows from it
};

// True if a deal was fair by what was told of it: the tiles as they were drawn, from the first.
Fairness verify_deal(const Settings& settings, const Deck& drawn, std::string_view commitment,
                     std::string_view secret, const std::vector<std::string>& words);

}  // namespace bastide::match
