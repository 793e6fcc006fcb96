#include "bastide/match/bots/simulation.h"

#include <utility>

#include "bastide/match/bots/chance.h"
#include "bastide/match/bots/judge.h"

namespace bastide::match {
namespace {

// Of one turn master was weaker, of three no stronger.
constexpr int turns_ahead = 2;

bool draw(Position& position, Type type) {
    if (!position.fits_somewhere(type)) return false;
    position.draw(type);
    return true;
}

}  // namespace

Draws::Draws(const Position& position, play::Random& random) {
    tiles_.reserve(static_cast<std::size_t>(position.left()));
    for (Type type = 0; type < type_count; ++type)
        tiles_.insert(tiles_.end(), static_cast<std::size_t>(position.left(type)), type);
    for (std::size_t i = tiles_.size(); i > 1; --i)
        std::swap(tiles_[i - 1], tiles_[random.below(static_cast<std::uint32_t>(i))]);
    seed_ = random.next();
}

Values Simulation::play(Evaluation& evaluation, const Position& start, const Move& move, const Draws& draws,
                        std::uint64_t number) {
    play::Random random = draws.others(number);
    if (scratch_.empty()) scratch_.push_back(start);
    Position& position = scratch_.front();
    position = start;
    position.apply(move);
    for (int turn = 0; turn < turns_ahead; ++turn) {
        const bool has_drawn =
            (turn == 0 && draw(position, draws.first(number))) || draw_by_chance(position, random);
        if (!has_drawn) break;
        position.apply(best_move(position, evaluation));
    }
    if (position.left() == 0) return values_in_the_end(position);
    return evaluation.survey(position).values();
}

}  // namespace bastide::match
