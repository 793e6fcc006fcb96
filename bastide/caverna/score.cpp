#include "bastide/caverna/score.h"

#include <algorithm>
#include <numeric>

#include "bastide/base/require.h"
#include "bastide/caverna/detail/unchecked.h"

namespace bastide::caverna {
namespace {

using Part = std::string_view;

constexpr std::array<Part, 1> sheep_parts = {"animals.sheep"};
constexpr std::array<Part, 1> cattle_parts = {"animals.cattle"};
constexpr std::array<Part, 4> farm_animal_parts = {"animals.sheep", "animals.donkeys", "animals.wild_boars",
                                                   "animals.cattle"};
constexpr std::array<Part, 1> dwelling_parts = {"state_parlor_dwellings"};
constexpr std::array<Part, 1> stone_parts = {"supply.stone"};
constexpr std::array<Part, 1> ore_parts = {"supply.ore"};
constexpr std::array<Part, 1> ruby_parts = {"supply.rubies"};
constexpr std::array<Part, 4> crop_parts = {"supply.grain", "supply.vegetables", "fields.grain",
                                            "fields.vegetables"};
constexpr std::array<Part, 1> weapon_parts = {"weapons"};
constexpr std::array<Part, 2> all_armed_parts = {"dwarfs", "weapons"};
constexpr std::array<Part, 1> dwarf_parts = {"dwarfs"};
constexpr std::array<Part, 6> loss_parts = {"animals.sheep",  "animals.donkeys", "animals.wild_boars",
                                            "animals.cattle", "unused_spaces",   "begging_markers"};

// The data of a quantity.
struct Thing {
    std::string_view words;  // after "for each", "for every 2", "if" or "of"
    std::span<const Part> parts;
    int (*number)(const Holding&, const Profile&);
};

constexpr Thing thing(Quantity of) {
    using H = const Holding&;
    using P = const Profile&;
    using enum Quantity;
    switch (of) {
        case nothing:
            return {"", {}, [](H, P) { return 0; }};
        case sheep:
            return {"sheep", sheep_parts, [](H has, P) { return has.animals.sheep; }};
        case cattle:
            return {"head of cattle", cattle_parts, [](H has, P) { return has.animals.cattle; }};
        case farm_animals:
            return {"farm animals", farm_animal_parts,
                    [](H has, P profile) { return caverna::farm_animals(has.animals, profile); }};
        case dwellings_beside:
            return {"dwelling next to it", dwelling_parts,
                    [](H has, P) { return has.state_parlor_dwellings; }};
        case yellow_tiles:
            return {"parlor, storage and chamber, itself included", {}, [](H has, P) {
                        return has.tiles(Colour::yellow);
                    }};
        case stone:
            return {"stone", stone_parts, [](H has, P) { return has.supply.stone; }};
        case ore:
            return {"ore", ore_parts, [](H has, P) { return has.supply.ore; }};
        case rubies:
            return {"ruby", ruby_parts, [](H has, P) { return has.supply.rubies; }};
        case crop_pairs:
            return {"pair of grain and vegetable", crop_parts,
                    [](H has, P) { return std::min(has.grain(), has.vegetables()); }};
        case armed_dwarfs:
            return {"armed dwarf", weapon_parts, [](H has, P) { return has.armed(); }};
        case all_armed:
            return {"every dwarf is armed", all_armed_parts,
                    [](H has, P) { return has.armed() == has.dwarfs ? 1 : 0; }};
        case none_armed:
            return {"no dwarf is armed", weapon_parts, [](H has, P) { return has.armed() == 0 ? 1 : 0; }};
        case fifth_and_sixth_dwarf:
            return {"", dwarf_parts, [](H has, P) { return std::clamp(has.dwarfs, 4, 6) - 4; }};
        case points_lost:
            return {"the points lost to missing types, unused spaces and begging", loss_parts,
                    [](H has, P profile) {
                        return to_int(std::int64_t{missing_type_penalty(has.animals, profile)} +
                                      unused_space_penalty(has.unused_spaces) +
                                      begging_penalty(has.begging_markers));
                    }};
    }
    return {};
}

}  // namespace

const Profile& profile(Rules rules) {
    static constexpr Profile official = {"official", true, 1, 22};
    static constexpr Profile chapter = {"chapter", false, 0, 24};
    return rules == Rules::official ? official : chapter;
}

int farm_animals(const Animals& animals, const Profile& profile) {
    return to_int(std::int64_t{animals.sheep} + animals.wild_boars + animals.cattle +
                  (profile.donkeys_are_farm_animals ? animals.donkeys : 0));
}

int missing_type_penalty(const Animals& animals, const Profile& profile) {
    int missing = 0;
    for (const int count : {animals.sheep, animals.wild_boars, animals.cattle}) missing += count == 0 ? 1 : 0;
    if (profile.donkeys_are_farm_animals && animals.donkeys == 0) ++missing;
    return points_a_missing_type * missing;
}

Sheet score(const Holding& holding, const Profile& profile) {
    require_amounts(holding);
    return detail::score(holding, profile);
}

Sheet detail::score(const Holding& holding, const Profile& profile) {
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
        if (holding.furnishings[tile] > 0)
            sheet.furnishing_bonuses[tile] = points_of(furnishings()[tile].bonus, holding, profile);
    }
    sheet.pastures = pasture_points(holding.small_pastures, holding.large_pastures);
    sheet.mines = mine_points(holding.ore_mines, holding.ruby_mines);
    sheet.gold = holding.supply.gold;
    sheet.begging = -begging_penalty(holding.begging_markers);
    return sheet;
}

int points_of(const Bonus& bonus, const Holding& holding, const Profile& profile) {
    return bonus.points_for(thing(bonus.of).number(holding, profile));
}

std::string rule_of(const Bonus& bonus) {
    const std::string points = std::to_string(bonus.points);
    const std::string words(thing(bonus.of).words);
    switch (bonus.of) {
        using enum Quantity;
        case nothing:
            return {};
        case all_armed:
        case none_armed:
            return points + " if " + words;
        case fifth_and_sixth_dwarf:
            return points + " with 5 dwarfs, " + std::to_string(2 * bonus.points) + " with 6";
        case points_lost:
            return "up to " + std::to_string(bonus.most) + " of " + words;
        default:
            return points +
                   (bonus.every == 1 ? " for each " : " for every " + std::to_string(bonus.every) + " ") +
                   words;
    }
}

std::optional<int> explaining_number(const Bonus& bonus, const Holding& holding, const Profile& profile) {
    switch (bonus.of) {
        using enum Quantity;
        case nothing:
        case farm_animals:
        case points_lost:
            return std::nullopt;
        case all_armed:
        case none_armed:
            return holding.armed();
        case fifth_and_sixth_dwarf:
            return holding.dwarfs;
        default:
            return thing(bonus.of).number(holding, profile);
    }
}

std::span<const std::string_view> parts_read(const Bonus& bonus) {
    return thing(bonus.of).parts;
}

}  // namespace bastide::caverna
