#include "bastide/caverna/stock.h"

#include <algorithm>
#include <array>
#include <numeric>

#include "bastide/caverna/detail/unchecked.h"
#include "bastide/caverna/score.h"

namespace bastide::caverna {
namespace {

constexpr int forest_cells = 12;
constexpr int stables = 3;
constexpr int max_stubble_room = 20;  // forest cells, with those that the Office room adds

enum Type : std::uint8_t { sheep, donkeys, wild_boars, cattle };
constexpr std::array<const char*, 4> type_names = {"sheep", "donkeys", "wild boars", "cattle"};
using PerType = std::array<int, 4>;

// The points of tiles for animals, by number.
constexpr Bonus for_sheep = furnishings()[tile::weaving_parlor].bonus;
constexpr Bonus for_cattle = furnishings()[tile::milking_parlor].bonus;
constexpr Bonus for_all = furnishings()[tile::fodder_chamber].bonus;
constexpr Bonus for_losses = furnishings()[tile::writing_chamber].bonus;

// Zones that hold any one type: their sizes are powers of two, so that they fill a set of wanted rooms
// exactly if, for each size, the wanted rooms have place for all zones of that size and above.
constexpr std::array sizes = {16, 8, 4, 2, 1};
using Zones = std::array<int, sizes.size()>;  // how many of each size

struct Pastures {
    int large = 0;
    int large_with_two = 0;  // stables
    int large_with_one = 0;
    int small_with_one = 0;

    int small() const { return forest_cells - 2 * large; }
    // The zones of pastures, by size.
    Zones zones() const {
        return {large_with_two, large_with_one, large - large_with_two - large_with_one + small_with_one,
                small() - small_with_one, 0};
    }
};

// Returns every way to place pastures on all forest cells that uses all stables, if they fit.
std::vector<Pastures> all_pastures() {
    std::vector<Pastures> all;
    for (int large = 0; large <= forest_cells / 2; ++large) {
        for (int two = 0; two <= std::min(large, stables / 2); ++two) {
            for (int one = 0; one <= std::min(large - two, stables - 2 * two); ++one) {
                const int on_small = stables - 2 * two - one;
                const Pastures pastures = {large, two, one, on_small};
                if (on_small <= pastures.small()) all.push_back(pastures);
            }
        }
    }
    return all;
}

int capacity(const Zones& zones) {
    int capacity = 0;
    for (std::size_t i = 0; i < sizes.size(); ++i) capacity += sizes[i] * zones[i];
    return capacity;
}

bool can_fill(const PerType& rooms, const Zones& zones) {
    int place_taken = 0;
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        place_taken += zones[i] * sizes[i];
        int place = 0;
        for (const int room : rooms) place += room / sizes[i] * sizes[i];
        if (place < place_taken) return false;
    }
    return true;
}

PerType dedicated(const Housing& housing) {
    return {housing.cuddle_room, housing.mines, 0, housing.breakfast_room};
}

PerType limits(const Housing& housing) {
    return {housing.most.sheep, housing.most.donkeys, housing.most.wild_boars, housing.most.cattle};
}

// Points of tiles for at most 5,000,000 animals or lost points, far from overflow.
constexpr int points_for(const Bonus& bonus, int number) {
    return std::min(bonus.most, bonus.points * (number / bonus.every));
}

int points(const Housing& housing, const PerType& counts) {
    const int all = std::accumulate(counts.begin(), counts.end(), 0);
    int missing = 0;
    for (const int count : counts) missing += count == 0 ? points_a_missing_type : 0;
    if (housing.writing_chamber) missing -= points_for(for_losses, missing);
    return all - missing + (housing.weaving_parlor ? points_for(for_sheep, counts[sheep]) : 0) +
           (housing.milking_parlor ? points_for(for_cattle, counts[cattle]) : 0) +
           (housing.fodder_chamber ? points_for(for_all, all) : 0);
}

void require_valid(const Housing& housing,
                   const bastide::detail::Where& where = bastide::detail::Where::current()) {
    const auto& [dogs, sheep, donkeys, wild_boars, cattle] = housing.most;
    const int all = housing.cuddle_room | housing.breakfast_room | housing.mines | housing.dogs | dogs |
                    sheep | donkeys | wild_boars | cattle;
    require(all >= 0 && all < 1 << 20, "every number of the housing is from 0 to 1,000,000", where);
    require(housing.stubble_room >= 0 && housing.stubble_room <= max_stubble_room,
            "a Stubble room has 0 to 20 animals", housing.stubble_room, where);
}

// Looks for the best types for given zones.
class Distribution {
  public:
    explicit Distribution(const Housing& housing) : housing_(housing), limits_(limits(housing)) {}

    void try_all(const Pastures& pastures) {
        Zones zones = pastures.zones();
        zones[3] += 1 + (housing_.mixed_dwelling ? 1 : 0);  // the entry-level dwelling
        zones[4] += housing_.stubble_room;
        try_types(pastures, zones, dedicated(housing_), -1);
        if (housing_.dogs == 0) return;
        // One pasture with all the dogs holds one more sheep than there are dogs. A second one with dogs
        // would hold one more than without, and it holds two at least anyway.
        for (std::size_t i = 0; i + 1 < sizes.size(); ++i) {
            if (pastures.zones()[i] == 0) continue;
            Zones others = zones;
            --others[i];
            PerType own = dedicated(housing_);
            own[sheep] += housing_.dogs + 1;
            try_types(pastures, others, own, static_cast<int>(i));
        }
    }

    Stock best() const {
        Stock stock = best_;
        stock.tried = tried_;
        PerType left = best_counts_;
        const auto put = [&](const char* room, int cells, Type type, int count) {
            count = std::min(count, left[type]);
            left[type] -= count;
            const auto same = std::ranges::find_if(stock.zones, [&](const Zone& zone) {
                return cells == 0 && zone.room == room && zone.animal == type_names[type];
            });
            if (same != stock.zones.end()) {
                same->count += count;
            } else if (count > 0 || cells > 0) {
                stock.zones.push_back({room, type_names[type], count, cells});
            }
        };
        const int own_sheep = best_dogs_ >= 0 ? std::min(left[sheep], housing_.dogs + 1) : 0;
        left[sheep] -= own_sheep;
        put("Cuddle room", 0, sheep, housing_.cuddle_room);
        put("mines", 0, donkeys, housing_.mines);
        put("Breakfast room", 0, cattle, housing_.breakfast_room);
        PerType rooms = best_rooms_;
        Zones pastures = best_pastures_.zones();
        if (best_dogs_ >= 0) --pastures[static_cast<std::size_t>(best_dogs_)];
        const int plain_large =
            best_pastures_.large - best_pastures_.large_with_two - best_pastures_.large_with_one;
        for (std::size_t i = 0; i < sizes.size(); ++i) {
            for (int k = 0; k < best_zones_[i]; ++k) {
                // If a zone fits anywhere, the largest remaining room will do.
                const auto type = static_cast<Type>(std::ranges::max_element(rooms) - rooms.begin());
                rooms[type] -= sizes[i];
                if (i == 0) {
                    put("large pasture, 2 stables", 2, type, sizes[i]);
                } else if (i == 1) {
                    put("large pasture, 1 stable", 2, type, sizes[i]);
                } else if (i == 2 && k < plain_large) {
                    put("large pasture", 2, type, sizes[i]);
                } else if (i == 2) {
                    put("small pasture, 1 stable", 1, type, sizes[i]);
                } else if (i == 3 && k < pastures[3]) {
                    put("small pasture", 1, type, sizes[i]);
                } else if (i == 3) {
                    put(k == pastures[3] ? "entry-level dwelling" : "Mixed dwelling", 0, type, sizes[i]);
                } else {
                    put("Stubble room", 0, type, sizes[i]);
                }
            }
        }
        // Last, so that the cells of the other large pastures stay together.
        if (best_dogs_ >= 0) {
            const bool is_small = best_dogs_ == 3 || (best_dogs_ == 2 && best_pastures_.small_with_one > 0);
            left[sheep] = own_sheep;
            put(is_small ? "small pasture with the dogs" : "large pasture with the dogs", is_small ? 1 : 2,
                sheep, own_sheep);
        }
        return stock;
    }

  private:
    void try_types(const Pastures& pastures, const Zones& zones, const PerType& own, int dogs) {
        const int all = capacity(zones);
        PerType rooms{};
        for (rooms[sheep] = 0; rooms[sheep] <= all; ++rooms[sheep]) {
            for (rooms[donkeys] = 0; rooms[sheep] + rooms[donkeys] <= all; ++rooms[donkeys]) {
                for (rooms[wild_boars] = 0; rooms[sheep] + rooms[donkeys] + rooms[wild_boars] <= all;
                     ++rooms[wild_boars]) {
                    rooms[cattle] = all - rooms[sheep] - rooms[donkeys] - rooms[wild_boars];
                    consider(pastures, zones, own, rooms, dogs);
                }
            }
        }
    }

    void consider(const Pastures& pastures, const Zones& zones, const PerType& own, const PerType& rooms,
                  int dogs) {
        ++tried_;
        PerType counts{};
        for (std::size_t type = 0; type < 4; ++type)
            counts[type] = std::min(limits_[type], rooms[type] + own[type]);
        const int found = points(housing_, counts);
        if ((found <= best_.points && !best_zones_.empty()) || !can_fill(rooms, zones)) return;
        best_.points = found;
        best_.animals = {housing_.dogs, counts[sheep], counts[donkeys], counts[wild_boars], counts[cattle]};
        best_.large_pastures = pastures.large;
        best_counts_ = counts;
        best_rooms_ = rooms;
        best_zones_ = zones;
        best_pastures_ = pastures;
        best_dogs_ = dogs;
    }

    const Housing& housing_;
    PerType limits_;
    Stock best_ = {-1000, {}, 0, {}, 0};
    PerType best_counts_{};
    PerType best_rooms_{};
    Zones best_zones_{};
    Pastures best_pastures_;
    int best_dogs_ = -1;
    std::int64_t tried_ = 0;
};

}  // namespace

int bound_of_stock(const Housing& housing) {
    require_valid(housing);
    return detail::bound_of_stock(housing);
}

Stock best_stock(const Housing& housing) {
    require_valid(housing);
    return detail::best_stock(housing);
}

int detail::bound_of_stock(const Housing& housing) {
    // Two stables on one large pasture and the third on another hold the most.
    constexpr int max_in_pastures = 16 + 8 + 4 * 4;
    const int any = max_in_pastures + 2 + (housing.mixed_dwelling ? 2 : 0) + housing.stubble_room;
    PerType own = dedicated(housing);
    if (housing.dogs > 0) own[sheep] += housing.dogs + 1;
    const PerType limit = limits(housing);
    int all = any;
    for (std::size_t type = 0; type < 4; ++type) all += std::min(limit[type], own[type]);
    all = std::min(all, std::accumulate(limit.begin(), limit.end(), 0));
    int bound = all + (housing.fodder_chamber ? points_for(for_all, all) : 0);
    int left = any;
    if (housing.milking_parlor) {
        const int most = std::min(limit[cattle], own[cattle] + any);
        bound += points_for(for_cattle, most);
        left -= std::max(0, most - own[cattle]);
    }
    if (housing.weaving_parlor) bound += points_for(for_sheep, std::min(limit[sheep], own[sheep] + left));
    return bound;
}

Stock detail::best_stock(const Housing& housing) {
    Distribution distribution(housing);
    for (const Pastures& pastures : all_pastures()) distribution.try_all(pastures);
    return distribution.best();
}

}  // namespace bastide::caverna
