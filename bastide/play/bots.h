// Bots for any game, and lists of bots by name.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bastide/play/errors.h"
#include "bastide/play/random.h"
#include "bastide/text/suggest.h"

namespace bastide::play {

// A bot sees only the public state, a `Position`, and its own random numbers. A bot may reuse memory between
// moves but must not learn: equal positions and random numbers give equal moves.
template <class Position, class Move>
class Bot {
  public:
    Bot() = default;
    Bot(const Bot&) = delete;
    Bot& operator=(const Bot&) = delete;
    virtual ~Bot() = default;

    // Returns a legal move. The position must have one.
    virtual Move choose(const Position& position, Random& random) = 0;
};

// A named kind of bot, for games with given settings. The bots that `make` returns may share data, such as a
// neural network. `make` is called from the thread that starts the games, and each bot plays in one thread.
template <class Bot, class Settings, class Budget>
struct BotKind {
    std::string_view name = {};
    std::string_view about = {};
    std::function<std::unique_ptr<Bot>(const Settings& settings, const Budget& budget)> make = {};
    bool uses_budget = false;  // false if the bot ignores the budget's simulations and time
};

// Returns the bot with this name, or null.
template <class Kind>
const Kind* find_bot(std::span<const Kind> bots, std::string_view name) {
    for (const Kind& bot : bots) {
        if (bot.name == name) return &bot;
    }
    return nullptr;
}

// Returns the names, separated by commas, for messages and help.
template <class Kind>
std::string bot_names(std::span<const Kind> bots) {
    std::string names;
    for (const Kind& bot : bots) {
        if (!names.empty()) names += ", ";
        names += bot.name;
    }
    return names;
}

// Returns the error message for a word that is not a bot's name.
template <class Kind>
[[nodiscard]] Message not_a_bot(std::span<const Kind> bots, std::string_view word) {
    std::vector<std::string_view> names;
    for (const Kind& bot : bots) names.push_back(bot.name);
    return text::not_one_of(word, errors::a_bot, names, {errors::the_bots_are, list_of(comma_list, names)});
}

}  // namespace bastide::play
