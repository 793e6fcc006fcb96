// Players that are programs, in any game: what a bot is, and bots by their names.
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

// Gets what a player may know, a `Position`, and a random stream of its own. It may keep scratch memory
// between moves, but nothing it has learned: the same position and chance give the same move.
template <class Position, class Move>
class Bot {
  public:
    Bot() = default;
    Bot(const Bot&) = delete;
    Bot& operator=(const Bot&) = delete;
    virtual ~Bot() = default;

    // A legal move; there must be one.
    virtual Move choose(const Position& position, Random& random) = 0;
};

// How to make bots of a name, for a game of some settings. `make` may keep what its bots share, such as a
// network; it is called from the thread that begins the games, and each bot plays in one thread.
template <class Bot, class Settings, class Budget>
struct BotKind {
    std::string_view name;
    std::string_view about;
    std::function<std::unique_ptr<Bot>(const Settings& settings, const Budget& budget)> make;
};

// Nothing if there is none of that name.
template <class Kind>
const Kind* find_bot(std::span<const Kind> bots, std::string_view name) {
    for (const Kind& bot : bots) {
        if (bot.name == name) return &bot;
    }
    return nullptr;
}

// The names with commas between them: for messages and help.
template <class Kind>
std::string bot_names(std::span<const Kind> bots) {
    std::string names;
    for (const Kind& bot : bots) {
        if (!names.empty()) names += ", ";
        names += bot.name;
    }
    return names;
}

// What to say of a word that is none of their names.
template <class Kind>
Message not_a_bot(std::span<const Kind> bots, std::string_view word) {
    std::vector<std::string_view> names;
    for (const Kind& bot : bots) names.push_back(bot.name);
    return text::not_one_of(word, errors::a_bot, names, {errors::the_bots_are, list_of(comma_list, names)});
}

}  // namespace bastide::play
