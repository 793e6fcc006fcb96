#include "bastide/match/bots/chance.h"

namespace bastide::match {
namespace {

// Draws from the tiles that fit. The others stay under the deck.
bool draw_fitting(Position& position, play::Random& random) {
    const std::vector<ChanceOutcome> outcomes = chance_outcomes(position);
    int all = 0;
    for (const ChanceOutcome& outcome : outcomes) all += outcome.weight;
    if (all == 0) return false;
    int number = static_cast<int>(random.below(static_cast<std::uint32_t>(all)));
    const ChanceOutcome* drawn = outcomes.data();
    for (; number >= drawn->weight; ++drawn) number -= drawn->weight;
    position.draw(drawn->type);
    return true;
}

}  // namespace

std::vector<ChanceOutcome> chance_outcomes(const Position& position) {
    std::vector<ChanceOutcome> outcomes;
    for (Type type = 0; type < type_count; ++type) {
        const int weight = position.remaining(type);
        if (weight > 0 && position.fits_somewhere(type)) outcomes.push_back({type, weight});
    }
    return outcomes;
}

bool draw_by_chance(Position& position, play::Random& random, std::vector<Type>* unplaceable_tiles) {
    if (position.settings().unplaceable == Unplaceable::bottom) return draw_fitting(position, random);
    while (position.remaining() != 0) {
        int number = static_cast<int>(random.below(static_cast<std::uint32_t>(position.remaining())));
        Type type = 0;
        while (number >= position.remaining(type)) number -= position.remaining(type++);
        position.draw(type);
        if (position.fits_somewhere(type)) return true;
        if (unplaceable_tiles != nullptr) unplaceable_tiles->push_back(type);
        position.set_aside();
    }
    return false;
}

}  // namespace bastide::match
