// The interface of a bot. A bot sees a `Position`, which is public, and has its own random numbers. The order
// of the remaining tiles is in neither.
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
    // Asked now and then, by whatever bot looks ahead, if given. Once it is false the move is wanted no more,
    // and any legal one will do.
    std::function<bool()> watch = nullptr;
    // Receives the bot's thoughts for people, one printable line each, from bots that report them.
    std::function<void(const std::string&)> hear = nullptr;
};

// A bot takes the first of rotations that look alike. The tile in hand must fit somewhere.
class Bot : public play::Bot<Position, Move> {
  public:
    // Chooses a move, given the history of the game. Built-in bots ignore the history. External programs need
    // it and may fail: the error says how, and the game is forfeited.
    virtual Result<Move> choose_after(const Position& position, const MoveHistory& /*history*/,
                                      play::Random& random) {
        return choose(position, random);
    }

    // Told once a match ends for a bot that was asked in it, whether it is over or somebody has failed.
    virtual void end(const Position& /*position*/, const MoveHistory& /*history*/) {}
};

using BotKind = play::BotKind<Bot, Settings, Budget>;

}  // namespace bastide::match
