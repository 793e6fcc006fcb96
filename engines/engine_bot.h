// Programs of the protocol as bots: wherever a bot is named, a command may stand instead.
//
//     const auto kind = engine_kind("python3 mybot.py", limits);
//     const auto bot = kind.make(settings, budget);    // starts it with its first move
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bastide/match/bots/bot.h"
#include "engines/limits.h"

namespace bastide::engines {

// Whether a word for a bot is the command of a program: it has a '/' or a blank, as no name has.
bool is_command(std::string_view word);

// The words of a command, at its blanks.
std::vector<std::string> words_of(std::string_view command);

// The same command wherever it is started: words that are paths of files that are here are absolute, as are
// those with a '/'. "python3 mybot.py" becomes "python3 /home/me/mybot.py".
std::string absolute_command(std::string_view command);

// Bots as tables show them: of the paths of a command only the last part, "mybot.py", where no other bot here
// is called so.
std::vector<std::string> short_names(const std::vector<std::string>& bots);

// The bots of a command, which must live as long as they do. Each plays by a program of its own; those that
// are no longer used are used again, so that a bot made anew for each turn goes on with its match. A program
// that has failed is started again for the next match.
match::BotKind engine_kind(std::string_view command, const Limits& limits);

// The same for tables, which hold on to their bots: made once for a command, by its first limits, and never
// lost.
const match::BotKind& interned_bot(std::string_view command, const Limits& limits = {});

// That the program can be started and is ready in time; the error says why not, with its command.
Result<void> check_starts(std::string_view command, const Limits& limits);

}  // namespace bastide::engines
