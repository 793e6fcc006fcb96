#include "bastide/solo/bots/bot.h"

#include <array>

#include "bastide/base/require.h"
#include "bastide/solo/bots/greedy.h"
#include "bastide/solo/bots/planner.h"

namespace bastide::solo {
namespace {

// Plays a uniformly random legal move.
class RandomBot : public Bot {
  public:
    Move choose(const Position& position, play::Random& random) override {
        require(!position.is_over(), "the game is not over");
        return position.random_move(random);
    }
};

template <class B>
std::unique_ptr<Bot> make(const Settings& settings, const Budget& budget) {
    if constexpr (std::is_constructible_v<B, const Settings&, const Budget&>) {
        return std::make_unique<B>(settings, budget);
    } else {
        return std::make_unique<B>();
    }
}

}  // namespace

std::span<const BotKind> all_bots() {
    static const std::array<BotKind, 3> bots = {{
        {"random", "Plays any legal move.", make<RandomBot>},
        {"greedy", "Takes the move that scores most at once.", make<GreedyBot>},
        {"planner", "Tries good moves against many deals and takes the best. The strongest.", make<Planner>,
         true},
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

}  // namespace bastide::solo
