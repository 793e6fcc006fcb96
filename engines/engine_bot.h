// Engines as bots: a command can be used in place of a bot's name.
//
//     const auto kind = engine_kind("python3 mybot.py", limits);
//     const auto bot = kind.make(settings, budget);    // the program starts with the first move
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bastide/match/bots/bot.h"
#include "engines/command_words.h"
#include "engines/limits.h"

namespace bastide::engines {

// True if a word that names a bot is the command of a program: the word then has a '/' or a space, unlike
// names of bots.
bool is_command(std::string_view word);

// Makes a command independent of the current folder: words with a '/' and names of existing files become
// absolute paths. "python3 mybot.py" becomes "python3 /home/me/mybot.py".
std::string absolute_command(std::string_view command);

// Returns the bots' names for display. A command is shortened to the last part of its paths, such as
// "mybot.py", if that is unique.
std::vector<std::string> short_names(const std::vector<std::string>& bots);

// Returns the kind of bot that a command runs. `command` must outlive the bots. Each bot runs a separate
// process. Idle processes are reused, so that a new bot for each turn continues the same game. A process
// that failed is restarted for the next game.
match::BotKind engine_kind(std::string_view command, const Limits& limits);

// As `engine_kind`, but for tables, which refer to their bots: the kind is created once per command, with the
// limits of the first call, and never destroyed.
const match::BotKind& interned_bot(std::string_view command, const Limits& limits = {});

// Checks that the program starts and is ready in time. The error names the command.
Result<void> check_starts(std::string_view command, const Limits& limits);

}  // namespace bastide::engines
