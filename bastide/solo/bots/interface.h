// The interface of a bot. A bot sees only a `Position`, which is public, and its own random numbers. Neither
// reveals the order of the remaining tiles.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "bastide/play/bots.h"
#include "bastide/solo/position.h"

namespace bastide::solo {

// The budget of a bot that looks ahead, for one move: a number of playouts, or a time if one is given. With a
// time, the bot's moves depend on the machine.
struct Budget {
    std::int64_t playouts = 400;
    std::optional<std::int64_t> time_ms = std::nullopt;  // milliseconds
    // Called now and then, if set. Once it returns false, the result is ignored, and the bot may return any
    // legal move.
    std::function<bool()> watch = nullptr;
};

// When a bot is asked for a move, the game must not be over.
using Bot = play::Bot<Position, Move>;

using BotKind = play::BotKind<Bot, Settings, Budget>;

}  // namespace bastide::solo
