// A bot in C++ on the library. It plays the move with the largest lead, but places a meeple only for three
// points or more.
//
//     g++ -std=c++23 -O2 miser.cpp -o miser $(pkg-config --cflags --libs bastide)
//     bastide match run --bots greedy,./miser --games 20 --pairs
#include <iostream>
#include <string>

#include "bastide/match.h"
#include "bastide/match/bots/lead.h"

namespace {

using namespace bastide;
using namespace bastide::match;

class Miser : public Bot {
  public:
    Move choose(const Position& position, play::Random& /*random*/) override {
        constexpr int price_of_meeple = 3;
        const Scores final = final_scores(position);
        Move best;
        int most = -1'000'000;
        for (const Move& move : position.legal_moves(Symmetric::collapsed)) {
            const Scores after = outlook(position, final, move).at_end;
            const int worth = lead(after, position.players(), position.to_move()) -
                              (move.piece == no_piece ? 0 : price_of_meeple);
            if (worth > most) {
                most = worth;
                best = move;
            }
        }
        return best;
    }
};

}  // namespace

int main() {
    const BotKind kind{.name = "miser",
                       .about = "Spends no meeple on little.",
                       .make = [](const Settings&, const Budget&) { return std::make_unique<Miser>(); }};
    protocol::Engine engine(kind);
    for (std::string line; !engine.has_quit() && std::getline(std::cin, line);)
        for (const std::string& answer : engine.answer(line)) std::cout << answer << std::endl;
}
