// A match at the terminal: draws, waits for a key, a click, a signal or a bot, and does what it means.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "tui/match/session.h"
#include "tui/screen.h"
#include "tui/solo/play_screen.h"

namespace bastide::tui {

// Plays until the player leaves. `again` gives a new match like the one before, and `hints` is whose moves
// are hints.
Left play_match(Screen& screen, MatchStart start, const match::BotKind& hints,
                const std::function<MatchStart(const MatchSession&)>& again,
                std::optional<SavedMatches>& store, std::string& trouble);

}  // namespace bastide::tui
