#include "bastide/caverna/exchange.h"

#include <algorithm>
#include <array>
#include <utility>

namespace bastide::caverna {
namespace {

// What one exchange changes.
struct Terms {
    FurnishingId tile;
    int boars;
    int grain;
    int rubies;
    int wood;
    int stone;
    int ore;
    int gold;
    int food;
};

constexpr std::array<Terms, 5> terms = {{
    {tile::hunting_parlor, -2, 0, 0, 0, 0, 0, 2, 2},
    {tile::beer_parlor, 0, -2, 0, 0, 0, 0, 3, 0},
    {tile::blacksmithing_parlor, 0, 0, -1, 0, 0, -1, 2, 1},
    {tile::spare_part_storage, 0, 0, 0, -1, -1, -1, 2, 0},
    {tile::trader, 0, 0, 0, 1, 1, 1, -2, 0},
}};

// Adds what an exchange changes; false and nothing added if something would fall below zero.
bool add(Holding& holding, const Terms& change) {
    const std::array<std::pair<int*, int>, 8> changes = {{
        {&holding.animals.wild_boars, change.boars},
        {&holding.supply.grain, change.grain},
        {&holding.supply.rubies, change.rubies},
        {&holding.supply.wood, change.wood},
        {&holding.supply.stone, change.stone},
        {&holding.supply.ore, change.ore},
        {&holding.supply.gold, change.gold},
        {&holding.supply.food, change.food},
    }};
    for (const auto& [count, by] : changes) {
        if (*count + by < 0) return false;
    }
    for (const auto& [count, by] : changes) *count += by;
    return true;
}

// The best number of exchanges of one tile; the least of those that are as good.
class Trial {
  public:
    Trial(Best& best, const Profile& profile) : best_(best), profile_(profile) {}

    void consider(const Holding& holding, std::initializer_list<Exchange> exchanges) {
        const int total = score(holding, profile_).total();
        if (total <= best_total_) return;
        best_total_ = total;
        found_ = holding;
        exchanges_.assign(exchanges);
    }

    // Keeps what was best.
    void keep() {
        best_.holding = found_;
        for (const Exchange& each : exchanges_) {
            if (each.times > 0) best_.exchanges.push_back(each);
        }
    }

  private:
    Best& best_;
    const Profile& profile_;
    Holding found_ = best_.holding;
    int best_total_ = score(found_, profile_).total();
    std::vector<Exchange> exchanges_;
};

void try_alone(FurnishingId tile, Best& best, const Profile& profile) {
    Trial trial(best, profile);
    Holding holding = best.holding;
    for (int times = 1; exchange(holding, tile); ++times) trial.consider(holding, {{tile, times}});
    trial.keep();
}

// Every number of exchanges of the one with every number of the other. They may feed each other, the Trader
// with ore, the Blacksmithing parlor with gold, so a pair of numbers can be had if one less of either can,
// and then one more.
void try_together(FurnishingId other, Best& best, const Profile& profile) {
    struct Step {
        Holding holding;
        bool can_be = false;
    };
    Trial trial(best, profile);
    std::vector<Step> steps = {{best.holding, true}};  // by the exchanges of the Blacksmithing parlor
    for (int times = 0; std::ranges::any_of(steps, &Step::can_be); ++times) {
        for (std::size_t smithed = 0; smithed < steps.size(); ++smithed) {
            if (!steps[smithed].can_be) continue;
            Step next = steps[smithed];
            trial.consider(next.holding,
                           {{other, times}, {tile::blacksmithing_parlor, static_cast<int>(smithed)}});
            const bool is_last = smithed + 1 == steps.size();
            if (!exchange(next.holding, tile::blacksmithing_parlor)) continue;
            if (is_last) {
                steps.push_back(next);
            } else if (!steps[smithed + 1].can_be) {
                steps[smithed + 1] = next;
            }
        }
        for (Step& step : steps) step.can_be = step.can_be && exchange(step.holding, other);
    }
    trial.keep();
}

}  // namespace

bool exchange(Holding& holding, FurnishingId tile) {
    if (!holding.has(tile)) return false;
    for (const Terms& each : terms) {
        if (each.tile == tile) return add(holding, each);
    }
    return false;
}

Best best_exchanges(const Holding& holding, const Profile& profile) {
    Best best;
    best.holding = holding;
    try_alone(tile::hunting_parlor, best, profile);
    try_alone(tile::beer_parlor, best, profile);
    try_together(holding.has(tile::spare_part_storage) ? tile::spare_part_storage : tile::trader, best,
                 profile);
    best.gain = score(best.holding, profile).total() - score(holding, profile).total();
    return best;
}

}  // namespace bastide::caverna
