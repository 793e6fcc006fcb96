#include "bastide/match/bots/bot.h"

#include <array>

#include "bastide/match/bots/greedy.h"
#include "bastide/match/bots/master.h"
#include "bastide/match/bots/one_ply.h"
#include "bastide/match/bots/plain.h"
#include "bastide/match/bots/reference/rollouts.h"
#include "bastide/match/bots/reference/star25.h"
#include "bastide/match/bots/reference/uct.h"

namespace bastide::match {
namespace {

// Plays a uniformly random legal placement, then places a meeple on one of the free pieces or none, each with
// equal probability.
class RandomBot : public Bot {
  public:
    Move choose(const Position& position, play::Random& random) override {
        require_choice(position);
        return position.random_move(random).value_or(Move{});
    }
};

constexpr std::int64_t simulations_of_hard = 100;

// Chances to overlook a move, in 64ths, chosen so that each level from easy to hard beats the previous one
// equally often. With more than two players everyone has fewer turns, so each mistake costs more.
struct Overlooked {
    std::uint32_t of_two;
    std::uint32_t of_more;
};
constexpr Overlooked overlooked_by_casual = {.of_two = 53, .of_more = 49};
constexpr Overlooked overlooked_by_medium = {.of_two = 44, .of_more = 37};
constexpr Overlooked overlooked_by_skilled = {.of_two = 22, .of_more = 17};

template <class B>
std::unique_ptr<Bot> make(const Settings& /*settings*/, const Budget& /*budget*/) {
    return std::make_unique<B>();
}

template <class B>
std::unique_ptr<Bot> make_search(const Settings& settings, const Budget& budget) {
    return std::make_unique<B>(settings, budget);
}

template <Overlooked overlooked>
std::unique_ptr<Bot> make_one_ply(const Settings& settings, const Budget& /*budget*/) {
    return std::make_unique<OnePlyBot>(settings,
                                       settings.players == 2 ? overlooked.of_two : overlooked.of_more);
}

std::unique_ptr<Bot> make_hard(const Settings& settings, const Budget& budget) {
    return std::make_unique<Master>(
        settings, Budget{.simulations = simulations_of_hard, .time_ms = std::nullopt, .watch = budget.watch});
}

}  // namespace

std::span<const BotKind> all_bots() {
    static const std::array<BotKind, 12> bots = {{
        {"random", "Plays any legal move.", make<RandomBot>},
        {"easy", "For a first game: sees what scores at once, but overlooks most moves.", make<EasyBot>},
        {"casual", "Plays like an occasional player: has plans, but misses most chances.",
         make_one_ply<overlooked_by_casual>},
        {"rollouts", "Follows every move with random moves to the end (flat Monte Carlo).",
         make_search<RolloutsBot>, true},
        {"plain", "Makes the move that puts it furthest ahead at once.", make<PlainBot>},
        {"star25", "Looks ahead to all next tiles and replies (Star2.5).", make_search<Star25Bot>},
        {"uct", "Searches a tree with random play to the end (UCT).", make_search<UctBot>, true},
        {"medium", "Plays like a regular player: thinks ahead, but overlooks more than half of its moves.",
         make_one_ply<overlooked_by_medium>},
        {"greedy", "Takes the most points, and keeps meeples for later.", make<GreedyBot>},
        {"skilled", "Plays like a club player: judges every position well, and overlooks little.",
         make_one_ply<overlooked_by_skilled>},
        {"hard", "Tries good moves against many draws. Plays well, and fast.", make_hard},
        {"master", "Plays like hard, but thinks longer. The strongest.", make_search<Master>, true},
    }};
    return bots;
}

const BotKind* find_bot(std::string_view name) {
    return play::find_bot(all_bots(), name);
}

std::string bot_names() {
    return play::bot_names(all_bots());
}

Message not_a_bot(std::string_view word) {
    return play::not_a_bot(all_bots(), word);
}

}  // namespace bastide::match
