// Games in progress for the tests of pictures.
#pragma once

#include <string_view>

#include "bastide/match/game.h"

namespace bastide::draw::testing {

// Returns a game of `players` players after `moves` random moves, or fewer if the game ends earlier.
inline match::Game played(int players, int moves, std::string_view seed = "pictures") {
    match::Settings settings;
    settings.players = static_cast<std::uint8_t>(players);
    match::Game game(settings, seed);
    play::Random random(static_cast<std::uint64_t>(moves));
    while (moves-- > 0 && !game.is_over()) game.apply(game.position().random_move(random).value());
    return game;
}

}  // namespace bastide::draw::testing
