#include "bastide/caverna/problems.h"

#include <algorithm>
#include <optional>

#include "bastide/caverna/cells.h"
#include "bastide/caverna/errors.h"
#include "bastide/caverna/read.h"

namespace bastide::caverna {
namespace {

Message title_of(FurnishingId tile) {
    return {errors::tile_title, furnishings()[tile].name, furnishings()[tile].title};
}

// Returns a number that no sheet can have.
std::optional<int> amount_out_of_range(const Holding& holding) {
    const auto& [dogs, sheep, donkeys, wild_boars, cattle] = holding.animals;
    const auto& [wood, stone, ore, food, gold, rubies, grain, vegetables] = holding.supply;
    std::vector<int> amounts = {dogs,
                                sheep,
                                donkeys,
                                wild_boars,
                                cattle,
                                wood,
                                stone,
                                ore,
                                food,
                                gold,
                                rubies,
                                grain,
                                vegetables,
                                holding.dwarfs,
                                holding.small_pastures,
                                holding.large_pastures,
                                holding.ore_mines,
                                holding.ruby_mines,
                                holding.unused_spaces,
                                holding.begging_markers,
                                holding.state_parlor_dwellings};
    for (const auto* more : {&holding.weapons, &holding.grain_fields, &holding.vegetable_fields})
        amounts.insert(amounts.end(), more->begin(), more->end());
    amounts.insert(amounts.end(), holding.furnishings.begin(), holding.furnishings.end());
    const auto odd =
        std::ranges::find_if(amounts, [](int amount) { return amount < 0 || amount > max_amount; });
    return odd == amounts.end() ? std::nullopt : std::optional(*odd);
}

// Checks one player. Each rule adds at most one problem.
class SheetCheck {
  public:
    SheetCheck(const Holding& holding, const Profile& profile, std::size_t player,
               std::vector<Problem>& found)
        : holding_(holding), profile_(profile), player_(player), found_(found) {}

    void run() {
        if (!amounts()) return;
        dwarfs();
        weapons();
        fields();
        tiles();
        state_parlor();
        cells();
    }

  private:
    void wrong(Message message) { found_.push_back({player_, std::move(message)}); }

    // Numbers far out of range could overflow the sums of the other rules.
    bool amounts() {
        const auto odd = amount_out_of_range(holding_);
        if (odd) wrong({errors::amount_range, max_amount, *odd});
        return !odd;
    }

    void dwarfs() {
        const int dwarfs = holding_.dwarfs;
        if (dwarfs < 2) {
            wrong({errors::too_few_dwarfs, dwarfs});
            return;
        }
        if (dwarfs > 6) {
            wrong({errors::too_many_dwarfs, dwarfs});
            return;
        }
        const bool sixth = dwarfs == 6;
        if (sixth && !holding_.has(tile::additional_dwelling)) {
            wrong(errors::sixth_dwarf);
            return;
        }
        int room = 2;
        for (FurnishingId tile = 0; tile < furnishing_count; ++tile)
            room += holding_.furnishings[tile] * furnishings()[tile].dwarfs;
        const int housed = std::min(dwarfs, 5);
        if (housed > room) wrong({sixth ? errors::no_room_beside_sixth : errors::no_room, room, housed});
    }

    void weapons() {
        if (holding_.armed() > holding_.dwarfs)
            wrong({errors::too_many_weapons, holding_.armed(), holding_.dwarfs});
        const auto odd = std::ranges::find_if(holding_.weapons,
                                              [](int strength) { return strength < 1 || strength > 14; });
        if (odd != holding_.weapons.end()) wrong({errors::weapon_strength, *odd});
    }

    void fields() {
        if (std::ranges::any_of(holding_.grain_fields, [](int grain) { return grain < 1 || grain > 3; }))
            wrong(errors::grain_of_a_field);
        if (std::ranges::any_of(holding_.vegetable_fields, [](int each) { return each < 1 || each > 2; }))
            wrong(errors::vegetables_of_a_field);
    }

    void tiles() {
        for (FurnishingId tile = 0; tile < furnishing_count; ++tile) {
            if (tile != tile::dwelling && holding_.furnishings[tile] > 1)
                wrong({errors::only_one, title_of(tile), holding_.furnishings[tile]});
        }
        if (holding_.has(tile::trader) && holding_.has(tile::spare_part_storage))
            wrong(errors::trader_and_storage);
    }

    void state_parlor() {
        const int beside = holding_.state_parlor_dwellings;
        if (beside == 0) return;
        if (!holding_.has(tile::state_parlor)) {
            wrong(errors::no_state_parlor);
            return;
        }
        const int dwellings = 1 + holding_.tiles(Colour::dwelling);
        if (beside > std::min(4, dwellings) && dwellings == 1) {
            wrong({errors::only_entry_dwelling, beside});
        } else if (beside > std::min(4, dwellings)) {
            wrong({errors::too_many_beside, beside, dwellings});
        } else if (beside == 4 && dwellings == 4 && !holding_.has(tile::office_room)) {
            wrong(errors::entry_dwelling_beside);
        }
    }

    void cells() {
        const bool office = holding_.has(tile::office_room);
        const Cells cells = cells_of(holding_, profile_);
        if (cells.dug > cells.mountain)
            wrong({office ? errors::mountain_with_office : errors::mountain, cells.dug, cells.mountain});
        if (cells.cleared > cells.forest)
            wrong({office ? errors::forest_with_office : errors::forest, cells.cleared, cells.forest});
        if (holding_.unused_spaces > cells.max_unused) {
            const bool is_of_24 = profile_.max_unused_spaces < 24;
            wrong({is_of_24 ? errors::too_many_unused_of_24 : errors::too_many_unused, cells.max_unused,
                   holding_.unused_spaces});
        }
    }

    const Holding& holding_;
    const Profile& profile_;
    std::size_t player_;
    std::vector<Problem>& found_;
};

// The room of pastures with three stables, which are where they add most: two on one large pasture make it
// hold 16 instead of 4 animals. A stable on a meadow or in the forest holds one.
int max_room_of_pastures(const Holding& holding) {
    constexpr int stables = 3;
    const int small = holding.small_pastures;
    const int room = 4 * holding.large_pastures + 2 * small;
    if (holding.large_pastures >= 2) return room + 12 + 4;
    if (holding.large_pastures == 1) return room + 12 + (small > 0 ? 2 : 1);
    return room + std::min(stables, small) + stables;
}

// The most animals of any type that can live outside the rooms and mines for one type.
int max_common_room(const Holding& holding, int free_forest) {
    int room = 2 + max_room_of_pastures(holding);  // two in the entry-level dwelling
    if (holding.has(tile::mixed_dwelling)) room += 2;
    if (holding.has(tile::stubble_room)) room += free_forest;
    return room;
}

// The animals that need common room at least.
int min_common_animals(const Holding& holding, int free_forest) {
    const Animals& animals = holding.animals;
    const int pastures = holding.small_pastures + holding.large_pastures;
    int sheep = animals.sheep - (holding.has(tile::cuddle_room) ? holding.dwarfs : 0);
    // Each meadow or pasture holds one sheep more than dogs.
    if (animals.dogs > 0) sheep -= animals.dogs + free_forest + pastures;
    const int donkeys = animals.donkeys - holding.ore_mines - holding.ruby_mines;
    const int cattle = animals.cattle - (holding.has(tile::breakfast_room) ? 3 : 0);
    return std::max(0, sheep) + std::max(0, donkeys) + animals.wild_boars + std::max(0, cattle);
}

}  // namespace

std::vector<Problem> doubts(std::span<const Holding> players, const Profile& profile) {
    std::vector<Problem> found;
    for (std::size_t player = 0; player < players.size(); ++player) {
        const Cells cells = cells_of(players[player], profile);
        const int free_forest = std::max(0, cells.forest - cells.cleared);
        const int room = max_common_room(players[player], free_forest);
        const int animals = min_common_animals(players[player], free_forest);
        if (animals > room) found.push_back({player, {errors::too_many_animals, room, animals}});
    }
    return found;
}

std::vector<Problem> problems(std::span<const Holding> players, const Profile& profile) {
    std::vector<Problem> found;
    for (std::size_t player = 0; player < players.size(); ++player) {
        SheetCheck(players[player], profile, player, found).run();
        for (FurnishingId tile = 0; tile < furnishing_count; ++tile) {
            if (tile == tile::dwelling || !players[player].has(tile)) continue;
            const auto before = players.first(player);
            const auto other =
                std::ranges::find_if(before, [tile](const Holding& each) { return each.has(tile); });
            if (other == before.end()) continue;
            found.push_back({player, {errors::taken_tile, other - before.begin() + 1, title_of(tile)}});
        }
    }
    return found;
}

}  // namespace bastide::caverna
