// Players that are programs. A bot is given what a player may know, a `Position`, and chance of its own; the
// tiles to come are not in either.
//
// A new bot is a class in a file of its own, and a row in bot.cpp.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "bastide/play/bots.h"
#include "bastide/solo/position.h"

namespace bastide::solo {

// The budget of a bot that looks ahead, for one move: a number of playouts, or a time if one is given. With a
// time, its moves depend on the machine.
struct Budget {
    std::int64_t playouts = 400;
    std::optional<std::chrono::milliseconds> time = std::nullopt;
    // Asked now and then, if given. Once it is false the move is wanted no more, and any legal one will do.
    std::function<bool()> watch = nullptr;
};

// The game must not be over.
using Bot = play::Bot<Position, Move>;

using BotKind = play::BotKind<Bot, Settings, Budget>;

// From the weakest to the strongest.
std::span<const BotKind> all_bots();

const BotKind* find_bot(std::string_view name);

// "random, greedy, planner": for messages and help.
std::string bot_names();

// "'gredy' is not a bot (the bots are …); did you mean 'greedy'?"
Message not_a_bot(std::string_view word);

}  // namespace bastide::solo
