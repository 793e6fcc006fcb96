// The interface of a bot. A bot sees what a player may know, a `Position`, and has randomness of its own. The
// order of the remaining tiles is in neither.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "bastide/base/result.h"
#include "bastide/match/course.h"
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
    // Told, by whoever thinks in words, what it thinks, for people: one line that can be printed.
    std::function<void(const std::string&)> hear = nullptr;
};

// Of rotations that look alike it takes the first. There must be a tile in hand that fits somewhere.
class Bot : public play::Bot<Position, Move> {
  public:
    // The same for whoever knows how the match came to the position. Ours need not know. A program of
    // someone else's must, and it may fail: the error says how, and the match is lost.
    virtual Result<Move> choose_after(const Position& position, const Course& /*course*/,
                                      play::Random& random) {
        return choose(position, random);
    }

    // Told once a match ends for a bot that was asked in it, whether it is over or somebody has failed.
    virtual void end(const Position& /*position*/, const Course& /*course*/) {}
};

using BotKind = play::BotKind<Bot, Settings, Budget>;

}  // namespace bastide::match
