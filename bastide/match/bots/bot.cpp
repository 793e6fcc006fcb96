#include "bastide/match/bots/bot.h"

#include <array>

#include "bastide/match/bots/greedy.h"
#include "bastide/match/bots/master.h"
#include "bastide/match/bots/one_ply.h"
#include "bastide/match/bots/random.h"

namespace bastide::match {
namespace {

constexpr std::int64_t simulations_of_hard = 100;
constexpr std::uint32_t overlooked_by_medium = 8;  // in sixteenths

template <class B>
std::unique_ptr<Bot> make(const Settings& /*settings*/, const Budget& /*budget*/) {
    return std::make_unique<B>();
}

std::unique_ptr<Bot> make_master(const Settings& settings, const Budget& budget) {
    return std::make_unique<Master>(settings, budget);
}

std::unique_ptr<Bot> make_medium(const Settings& settings, const Budget& /*budget*/) {
    return std::make_unique<OnePlyBot>(settings, overlooked_by_medium);
}

std::unique_ptr<Bot> make_hard(const Settings& settings, const Budget& budget) {
    return std::make_unique<Master>(
        settings, Budget{.simulations = simulations_of_hard, .time = std::nullopt, .watch = budget.watch});
}

constexpr std::array<BotKind, 6> bots = {{
    {"random", "any legal move", make<RandomBot>},
    {"greedy", "the move that puts it furthest ahead at once", make<GreedyBot>},
    {"master", "weighs good moves against many draws, as many as are allowed", make_master},
    {"easy", "as greedy, but overlooks most moves", make<EasyBot>},
    {"medium", "the move with the best prospects, but overlooks some", make_medium},
    {"hard", "as master, with little time", make_hard},
}};

}  // namespace

std::span<const BotKind> all_bots() {
    return bots;
}

const BotKind* find_bot(std::string_view name) {
    return play::find_bot(all_bots(), name);
}

std::string bot_names() {
    return play::bot_names(all_bots());
}

}  // namespace bastide::match
