// The list of bots. A new bot is a class in its own file and a row in bot.cpp.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "bastide/match/bots/interface.h"

namespace bastide::match {

// The bots from weakest to strongest. People choose from easy, casual, medium, skilled and hard. random,
// greedy and master are listed next to them.
std::span<const BotKind> all_bots();

// Returns the bot with this name, or null.
const BotKind* find_bot(std::string_view name);

// Returns "random, easy, greedy, ..." for messages and help.
std::string bot_names();

// "'gredy' is not a bot (the bots are …); did you mean 'greedy'?"
[[nodiscard]] Message not_a_bot(std::string_view word);

}  // namespace bastide::match
