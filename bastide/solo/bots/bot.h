// The list of bots. A new bot is a class in its own file and a row in bot.cpp.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "bastide/solo/bots/interface.h"

namespace bastide::solo {

// The bots from weakest to strongest.
std::span<const BotKind> all_bots();

const BotKind* find_bot(std::string_view name);

// Returns "random, greedy, planner" for messages and help.
std::string bot_names();

// "'gredy' is not a bot (the bots are …); did you mean 'greedy'?"
[[nodiscard]] Message not_a_bot(std::string_view word);

}  // namespace bastide::solo
