#include "bastide/caverna/exchange.h"

#include <algorithm>
#include <array>
#include <limits>

#include "bastide/caverna/detail/unchecked.h"
#include "bastide/text/join_words.h"
#include "bastide/text/plural.h"

namespace bastide::caverna {
namespace {

// A good of an exchange: its member in a sheet, and its names.
struct Good {
    std::string_view part;
    std::string_view one;
    std::string_view many;
};
constexpr std::array<Good, 8> goods = {{
    {"animals.wild_boars", "wild boar", "wild boars"},
    {"supply.grain", "grain", "grain"},
    {"supply.rubies", "ruby", "rubies"},
    {"supply.wood", "wood", "wood"},
    {"supply.stone", "stone", "stone"},
    {"supply.ore", "ore", "ore"},
    {"supply.gold", "gold", "gold"},
    {"supply.food", "food", "food"},
}};

// In the order of the goods.
std::array<int*, goods.size()> counts_of(Holding& holding) {
    Supply& supply = holding.supply;
    return {&holding.animals.wild_boars,
            &supply.grain,
            &supply.rubies,
            &supply.wood,
            &supply.stone,
            &supply.ore,
            &supply.gold,
            &supply.food};
}

// The change of each good by one exchange.
struct ExchangeRate {
    FurnishingId tile;
    std::array<int, goods.size()> changes;
};

constexpr std::array<ExchangeRate, 5> rates = {{
    {tile::hunting_parlor, {-2, 0, 0, 0, 0, 0, 2, 2}},
    {tile::beer_parlor, {0, -2, 0, 0, 0, 0, 3, 0}},
    {tile::blacksmithing_parlor, {0, 0, -1, 0, 0, -1, 2, 1}},
    {tile::spare_part_storage, {0, 0, 0, -1, -1, -1, 2, 0}},
    {tile::trader, {0, 0, 0, 1, 1, 1, -2, 0}},
}};

constexpr int max_changed = 3;  // of a good, by one exchange

const ExchangeRate* rate_of(FurnishingId tile) {
    const ExchangeRate* const end = rates.data() + rates.size();
    const ExchangeRate* const found = std::ranges::find(rates.data(), end, tile, &ExchangeRate::tile);
    return found == end ? nullptr : found;
}

// Adds the change of an exchange. Returns false and changes nothing if a good would become negative. Sums
// must not overflow.
bool add(Holding& holding, const ExchangeRate& change) {
    const auto counts = counts_of(holding);
    for (std::size_t good = 0; good < goods.size(); ++good) {
        if (*counts[good] + change.changes[good] < 0) return false;
    }
    for (std::size_t good = 0; good < goods.size(); ++good) *counts[good] += change.changes[good];
    return true;
}

// `exchange` without checks.
bool make_exchange(Holding& holding, FurnishingId tile) {
    if (holding.furnishings[tile] <= 0) return false;
    const ExchangeRate* change = rate_of(tile);
    return change != nullptr && add(holding, *change);
}

// "1 ruby and 1 ore": the goods taken (sign -1) or given (sign 1).
std::string list_of(const ExchangeRate& change, int sign) {
    std::vector<std::string> parts;
    for (std::size_t good = 0; good < goods.size(); ++good) {
        const int count = sign * change.changes[good];
        if (count <= 0) continue;
        parts.push_back(text::plural(count, goods[good].one, goods[good].many));
    }
    return text::join_words(parts);
}

// Finds the best number of exchanges of one tile. Ties go to the smallest.
class Trial {
  public:
    Trial(Best& best, const Profile& profile) : best_(best), profile_(profile) {}

    void consider(const Holding& holding, std::initializer_list<Exchange> exchanges) {
        const int total = detail::score(holding, profile_).total();
        if (total <= best_total_) return;
        best_total_ = total;
        found_ = holding;
        exchanges_.assign(exchanges);
    }

    // Records the best so far.
    void accept() {
        best_.holding = found_;
        for (const Exchange& each : exchanges_) {
            if (each.times > 0) best_.exchanges.push_back(each);
        }
    }

  private:
    Best& best_;
    const Profile& profile_;
    Holding found_ = best_.holding;
    int best_total_ = detail::score(found_, profile_).total();
    std::vector<Exchange> exchanges_;
};

void try_alone(FurnishingId tile, Best& best, const Profile& profile) {
    Trial trial(best, profile);
    Holding holding = best.holding;
    for (int times = 1; make_exchange(holding, tile); ++times) trial.consider(holding, {{tile, times}});
    trial.accept();
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
            if (!make_exchange(next.holding, tile::blacksmithing_parlor)) continue;
            if (is_last) {
                steps.push_back(next);
            } else if (!steps[smithed + 1].can_be) {
                steps[smithed + 1] = next;
            }
        }
        for (Step& step : steps) step.can_be = step.can_be && make_exchange(step.holding, other);
    }
    trial.accept();
}

}  // namespace

bool exchange(Holding& holding, FurnishingId tile) {
    if (!holding.has(tile)) return false;
    constexpr int most = std::numeric_limits<int>::max() - max_changed;
    for (const int* count : counts_of(holding))
        require(*count >= -most && *count <= most, "the number of each good stays in the range of int",
                *count);
    return make_exchange(holding, tile);
}

std::string exchange_terms(FurnishingId tile) {
    const ExchangeRate* change = rate_of(tile);
    return change == nullptr ? "" : list_of(*change, -1) + " for " + list_of(*change, 1);
}

std::vector<std::string_view> exchange_takes(FurnishingId tile) {
    std::vector<std::string_view> parts;
    const ExchangeRate* change = rate_of(tile);
    for (std::size_t good = 0; change != nullptr && good < goods.size(); ++good) {
        if (change->changes[good] < 0) parts.push_back(goods[good].part);
    }
    return parts;
}

Best best_exchanges(const Holding& holding, const Profile& profile) {
    // Each exchange uses up a good, so numbers from at most 1,023 stay below 10,000, and neither exchanges
    // nor scores overflow.
    require_amounts(holding, max_amount);
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
