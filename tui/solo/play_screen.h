// The game at the terminal: draws, waits for a key, a click or a signal, and does what it means.
#pragma once

#include <functional>
#include <string>

#include "tui/screen.h"
#include "tui/solo/session.h"

namespace bastide::tui {

// How the player left, and what is to be said once the terminal is as it was.
struct Left {
    int signal = 0;         // that ended it, or 0
    std::string last_word;  // the result of a game that is over, or that it is kept
};

// Plays until the player leaves. `again` gives a new game like the one before.
Left play(Screen& screen, Start start, const std::function<Start(const Session&)>& again,
          std::optional<SavedGames>& store, std::string& trouble);

}  // namespace bastide::tui
