// Players that are programs. A bot is given what a player may know, a `Position`, and chance of its own; the
// order of the tiles to come is in neither.
//
// A new bot is a class in a file of its own, and a row in bot.cpp.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "bastide/match/position.h"
#include "bastide/play/random.h"

namespace bastide::match {

// How long `master` may think about a move: so many simulations, or, if a time is given, that long, when its
// moves depend on the machine.
struct Budget {
    std::int64_t simulations = 2000;
    std::optional<std::chrono::milliseconds> time = std::nullopt;
    // Asked now and then, by whatever bot looks ahead, if given. Once it is false the move is wanted no more,
    // and any legal one will do.
    std::function<bool()> watch = nullptr;
};

// May keep room to work in from move to move, but nothing it has learned: the same position and chance give
// the same move.
class Bot {
  public:
    Bot() = default;
    Bot(const Bot&) = delete;
    Bot(Bot&&) = delete;
    Bot& operator=(const Bot&) = delete;
    Bot& operator=(Bot&&) = delete;
    virtual ~Bot() = default;

    // A legal move, of rotations that look alike the first. There must be a tile in hand that fits somewhere.
    virtual Move choose(const Position& position, play::Random& random) = 0;
};

struct BotKind {
    std::string_view name;
    std::string_view about;
    std::unique_ptr<Bot> (*make)(const Settings& settings, const Budget& budget);
};

// random, greedy and master, each stronger than the one before, and then the levels that are offered to
// people: easy, medium and hard.
std::span<const BotKind> all_bots();

// Nothing if there is none of that name.
const BotKind* find_bot(std::string_view name);

// "random, greedy, master, ...": for messages and help.
std::string bot_names();

}  // namespace bastide::match
