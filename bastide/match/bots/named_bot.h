// Bots by name, with a number of simulations if the name has one: "greedy", "master:200".
#pragma once

#include <string_view>

#include "bastide/base/result.h"
#include "bastide/match/bots/bot.h"

namespace bastide::match {

inline constexpr std::int64_t max_simulations = 1'000'000'000;

// Returns the kind of bot that a word names. The kind's name is without the simulations, and a kind with
// simulations ignores the budget's simulations and time.
[[nodiscard]] Result<BotKind> named_bot(std::string_view word);

}  // namespace bastide::match
