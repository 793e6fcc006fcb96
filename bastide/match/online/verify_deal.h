// Verifies after a game at an online table that the deal was fair.
//
// The server chooses a secret before anyone takes a seat and publishes its hash, the commitment. The order of
// the tiles is computed from the secret and a word from each player, so that neither the server nor a player
// can choose the order alone. At the end the secret is published, and anyone with the commitment can repeat
// the deal.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bastide/match/game.h"

namespace bastide::match {

// Returns the text whose hash is the seed of the game. There must be a word for each seat, possibly empty.
std::string seed_text(std::string_view secret, const std::vector<std::string>& words);

struct Fairness {
    bool matches_commitment = false;  // the secret matches the commitment
    bool is_dealt = false;            // the tiles were drawn in the resulting order
};

// Checks a deal. `draws` contains the tiles in the order in which they were drawn.
Fairness verify_deal(const Settings& settings, const Deck& draws, std::string_view commitment,
                     std::string_view secret, const std::vector<std::string>& words);

}  // namespace bastide::match
