#include "bastide/match/bots/bot.h"

#include <array>
#include <type_traits>

#include "bastide/match/bots/greedy.h"
#include "bastide/match/bots/random.h"

namespace bastide::match {
namespace {

template <class B>
std::unique_ptr<Bot> make(const Settings& settings, const Budget& budget) {
    if constexpr (std::is_constructible_v<B, const Settings&, const Budget&>) {
        return std::make_unique<B>(settings, budget);
    } else {
        return std::make_unique<B>();
    }
}

constexpr std::array<BotKind, 2> bots = {{
    {"random", "any legal move", make<RandomBot>},
    {"greedy", "the move that puts it furthest ahead at once", make<GreedyBot>},
}};

}  // namespace

std::span<const BotKind> all_bots() {
    return bots;
}

const BotKind* find_bot(std::string_view name) {
    for (const BotKind& bot : bots) {
        if (bot.name == name) return &bot;
    }
    return nullptr;
}

std::string bot_names() {
    std::string names;
    for (const BotKind& bot : bots) {
        if (!names.empty()) names += ", ";
        names += bot.name;
    }
    return names;
}

}  // namespace bastide::match
