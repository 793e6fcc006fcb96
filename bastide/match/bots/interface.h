// The interface of a bot. A bot sees only a `Position`, which is public, and its own random numbers. Neither
// reveals the order of the remaining tiles.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "bastide/base/result.h"
#include "bastide/match/move_history.h"
#include "bastide/match/position.h"
#include "bastide/play/bots.h"

namespace bastide::match {

// The budget of a bot that looks ahead, for one move: a number of simulations (without one, the bot's own),
// or a time. With a time, its moves depend on the machine.
struct Budget {
    std::optional<std::int64_t> simulations = std::nullopt;
    std::optional<std::chrono::milliseconds> time = std::nullopt;
    // Called now and then by bots that look ahead, if set. Once it returns false, the result is ignored, and
    // the bot may return any legal move.
    std::function<bool()> watch = nullptr;
    // Receives the bot's thoughts for people, one printable line each, from bots that report them.
    std::function<void(const std::string&)> report = nullptr;
};

// If rotations look alike, a bot uses the first. The tile in hand must fit somewhere.
class Bot : public play::Bot<Position, Move> {
  public:
    // Chooses a move, given the history of the game. Built-in bots ignore the history. External programs need
    // it and may fail. An error forfeits the game.
    virtual Result<Move> choose_after(const Position& position, const MoveHistory& /*history*/,
                                      play::Random& random) {
        return choose(position, random);
    }

    // Called once for each bot that was asked for a move, when a game ends, even by a forfeit.
    virtual void end(const Position& /*position*/, const MoveHistory& /*history*/) {}
};

using BotKind = play::BotKind<Bot, Settings, Budget>;

}  // namespace bastide::match
