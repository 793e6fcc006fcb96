#include "bastide/match/bots/simulation.h"

#include <utility>

#include "bastide/match/bots/chance.h"
#include "bastide/match/bots/one_ply_search.h"

namespace bastide::match {
namespace {

bool draw(Position& position, Type type) {
    if (!position.fits_somewhere(type)) return false;
    position.draw(type);
    return true;
}

}  // namespace

Draws::Draws(const Position& position, play::Random& random) {
    tiles_.reserve(static_cast<std::size_t>(position.remaining()));
    for (Type type = 0; type < type_count; ++type)
        tiles_.insert(tiles_.end(), static_cast<std::size_t>(position.remaining(type)), type);
    for (std::size_t i = tiles_.size(); i > 1; --i)
        std::swap(tiles_[i - 1], tiles_[random.below(static_cast<std::uint32_t>(i))]);
    seed_ = random.next();
}

Values Simulation::play(Evaluation& evaluation, const Position& start, const Move& move, const Draws& draws,
                        std::uint64_t number, int turns) {
    return play(evaluation, start, move, draws, number, turns, nullptr);
}

Values Simulation::play(Evaluation& evaluation, const Position& start, SimulatedMove& stats,
                        const Draws& draws, std::uint64_t number, int turns) {
    return play(evaluation, start, stats.move, draws, number, turns, &stats);
}

Values Simulation::play(Evaluation& evaluation, const Position& start, const Move& move, const Draws& draws,
                        std::uint64_t number, int turns, SimulatedMove* stats) {
    play::Random random = draws.others(number);
    if (scratch_.empty()) scratch_.push_back(start);
    Position& position = scratch_.front();
    position = start;
    position.apply(move);
    SimulatedMove::After* after = nullptr;
    std::optional<SimulatedMove::End>* end = nullptr;
    for (int turn = 0; turn < turns; ++turn) {
        const int left = position.remaining();
        const bool has_drawn =
            (turn == 0 && draw(position, draws.first(number))) || draw_by_chance(position, random);
        left_ = position.remaining();
        if (!has_drawn) break;
        // With a tile set aside others are left, and the evaluation may see it otherwise.
        if (position.remaining() + 1 != left) stats = nullptr;
        if (stats == nullptr || turn >= short_turns) {
            end = nullptr;
            position.apply(best_move(position, evaluation));
        } else if (turn == 0) {
            after = &stats->after_[position.tile()];
            if (!after->reply) after->reply = best_move(position, evaluation);
            position.apply(*after->reply);
        } else {
            end = turns == short_turns ? &after->ends[position.tile()] : nullptr;
            if (end != nullptr && *end) {
                to_move_ = (*end)->to_move;
                return (*end)->values;
            }
            position.apply(best_move(position, evaluation));
        }
    }
    to_move_ = position.to_move();
    const Values values =
        position.remaining() == 0 ? values_in_the_end(position) : evaluation.survey(position).values();
    if (end != nullptr) *end = {values, to_move_};
    return values;
}

}  // namespace bastide::match
