#include "bastide/caverna/holding.h"

#include <bit>

namespace bastide::caverna {
namespace {

// All numbers of a holding, combined with |, which is cheaper than comparing each with a limit.
int all_bits(const Holding& holding) {
    const auto& [dogs, sheep, donkeys, wild_boars, cattle] = holding.animals;
    const auto& [wood, stone, ore, food, gold, rubies, grain, vegetables] = holding.supply;
    int all = dogs | sheep | donkeys | wild_boars | cattle | wood | stone | ore | food | gold | rubies |
              grain | vegetables | holding.dwarfs | holding.small_pastures | holding.large_pastures |
              holding.ore_mines | holding.ruby_mines | holding.unused_spaces | holding.begging_markers |
              holding.state_parlor_dwellings;
    for (const auto* more : {&holding.weapons, &holding.grain_fields, &holding.vegetable_fields})
        for (const int each : *more) all |= each;
    std::int16_t furnishings = 0;  // in 16 bits, so that compilers vectorise it well
    for (const std::int16_t tiles : holding.furnishings)
        furnishings = static_cast<std::int16_t>(furnishings | tiles);
    return all | furnishings;
}

}  // namespace

void require_amounts(const Holding& holding, int limit, const bastide::detail::Where& where) {
    require(limit >= 0 && limit <= 1'000'000, "a limit is from 0 to 1,000,000", limit);
    const int all = all_bits(holding);
    const unsigned above = std::bit_ceil(static_cast<unsigned>(limit));
    require(static_cast<unsigned>(all) < above, "every number of the holding is from 0 to 999", where);
}

}  // namespace bastide::caverna
