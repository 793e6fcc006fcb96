#include "bastide/caverna/score.h"

namespace bastide::caverna {

const Profile& profile(Rules rules) {
    static constexpr Profile official = {"official", true, 1, 22};
    static constexpr Profile chapter = {"chapter", false, 0, 24};
    return rules == Rules::official ? official : chapter;
}

int farm_animals(const Animals& animals, const Profile& profile) {
    return animals.sheep + animals.wild_boars + animals.cattle +
           (profile.donkeys_are_farm_animals ? animals.donkeys : 0);
}

int missing_type_penalty(const Animals& animals, const Profile& profile) {
    int missing = 0;
    for (const int count : {animals.sheep, animals.wild_boars, animals.cattle}) missing += count == 0 ? 1 : 0;
    if (profile.donkeys_are_farm_animals && animals.donkeys == 0) ++missing;
    return points_a_missing_type * missing;
}

Sheet score(const Holding& holding, const Profile& profile) {
    Sheet sheet;
    sheet.animals = farm_animals(holding.animals, profile) + profile.points_a_dog * holding.animals.dogs;
    sheet.missing_types = -missing_type_penalty(holding.animals, profile);
    sheet.grain = grain_points(holding.grain());
    sheet.vegetables = holding.vegetables();
    sheet.rubies = holding.supply.rubies;
    sheet.dwarfs = holding.dwarfs;
    sheet.unused_spaces = -unused_space_penalty(holding.unused_spaces);
    sheet.furnishing_points = std::inner_product(holding.furnishings.begin(), holding.furnishings.end(),
                                                 printed_points().begin(), 0);
    for (const FurnishingId tile : tiles_with_bonus()) {
        if (holding.has(tile))
            sheet.furnishing_bonuses[tile] = points_of(furnishings()[tile].bonus, holding, profile);
    }
    sheet.pastures = pasture_points(holding.small_pastures, holding.large_pastures);
    sheet.mines = mine_points(holding.ore_mines, holding.ruby_mines);
    sheet.gold = holding.supply.gold;
    sheet.begging = -begging_penalty(holding.begging_markers);
    return sheet;
}

}  // namespace bastide::caverna
