// The interface of a bot. A bot sees only a `Position`, which is public, and its own random numbers. Neither
// reveals the order of the remaining tiles.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "bastide/base/result.h"
#include "bastide/match/move_history.h"
#include "bastide/match/position.h"
#include "bastide/play/bots.h"

namespace bastide::match {

// The budget of a bot that looks ahead, for one move: a number of simulations (if empty, the bot's default),
// or a time. With a time, the bot's moves depend on the machine.
struct Budget {
    std::optional<std::int64_t> simulations = std::nullopt;
    std::optional<std::int64_t> time_ms = std::nullopt;  // milliseconds
    // Called now and then by bots that look ahead, if set. Once it returns false, the result is ignored, and
    // the bot may return any legal move.
    std::function<bool()> watch = nullptr;
    // Called with each line of information for people, from bots that report any.
    std::function<void(const std::string&)> report = nullptr;
};

// Ends the program unless there is a tile in hand that fits somewhere.
inline void require_choice(const Position& position,
                           const bastide::detail::Where& where = bastide::detail::Where::current()) {
    require(position.tile() != no_tile && position.fits_somewhere(position.tile()),
            "there is a tile in hand that fits somewhere", position.tile(), where);
}

// If several rotations look alike, a bot uses the first of them. The tile in hand must fit somewhere.
class Bot : public play::Bot<Position, Move> {
  public:
    // Chooses a move, given the history of the game. Built-in bots ignore the history. External programs need
    // it and may fail. An error forfeits the game.
    [[nodiscard]] virtual Result<Move> choose_after(const Position& position, const MoveHistory& /*history*/,
                                                    play::Random& random) {
        return choose(position, random);
    }

    // Called at the end of a game, even after a forfeit, once for each bot that was asked for a move.
    virtual void end(const Position& /*position*/, const MoveHistory& /*history*/) {}

    // Called before a deal is played again with other seats. A bot that remembers games must forget them all,
    // because it has seen the order of the tiles.
    virtual void forget() {}
};

using BotKind = play::BotKind<Bot, Settings, Budget>;

}  // namespace bastide::match
