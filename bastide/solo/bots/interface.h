// The interface of a bot. A bot sees a `Position`, which is public, and has its own random numbers. The order
// of the remaining tiles is in neither.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>

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

}  // namespace bastide::solo
