#include "bastide/caverna/detail/sheet_part.h"

#include <array>

namespace bastide::caverna::detail {
namespace {

using Kind = SheetPart::Kind;
using enum SheetPart::Relevance;

constexpr SheetPart number(std::string_view part, std::string_view title, int& (*number)(Holding&),
                           std::string_view help = "", SheetPart::Relevance relevance = always) {
    return {.part = part, .title = title, .relevance = relevance, .number = number, .help = help};
}

constexpr SheetPart numbers(std::string_view part, std::string_view title,
                            std::vector<int>& (*numbers)(Holding&), std::string_view help) {
    return {.part = part,
            .title = title,
            .kind = Kind::numbers,
            .relevance = for_tiles,
            .numbers = numbers,
            .help = help};
}

constexpr std::array<SheetPart, 26> parts = {{
    {.part = "name", .title = "Name", .kind = Kind::name, .help = "The name of the player in the sheet."},
    {.part = "furnishings",
     .title = "Furnishing tiles, separated by commas",
     .kind = Kind::tiles,
     .help = "Such as: dwelling, 2 couple dwelling, cooking cave. The tiles are:"},
    number(
        "dwarfs", "Dwarfs", [](Holding& h) -> int& { return h.dwarfs; },
        "The entry-level dwelling houses 2, and each dwelling that you built houses more."),
    numbers(
        "weapons", "Strength of each weapon", [](Holding& h) -> std::vector<int>& { return h.weapons; },
        "Such as: 8 3, if two dwarfs are armed. Dwarfs without a weapon are left out."),
    number("animals.dogs", "Dogs", [](Holding& h) -> int& { return h.animals.dogs; }),
    number("animals.sheep", "Sheep", [](Holding& h) -> int& { return h.animals.sheep; }),
    number("animals.donkeys", "Donkeys", [](Holding& h) -> int& { return h.animals.donkeys; }),
    number("animals.wild_boars", "Wild boars", [](Holding& h) -> int& { return h.animals.wild_boars; }),
    number("animals.cattle", "Cattle", [](Holding& h) -> int& { return h.animals.cattle; }),
    number(
        "supply.grain", "Grain", [](Holding& h) -> int& { return h.supply.grain; },
        "In the supply. Grain on fields also counts: add it here, unless you are asked for it next."),
    numbers(
        "fields.grain", "Grain on each field", [](Holding& h) -> std::vector<int>& { return h.grain_fields; },
        "Such as: 3 1, if grain is left on two fields. A tile of yours needs to know."),
    number(
        "supply.vegetables", "Vegetables", [](Holding& h) -> int& { return h.supply.vegetables; },
        "In the supply. Vegetables on fields also count: add them here, unless you are asked for them next."),
    numbers(
        "fields.vegetables", "Vegetables on each field",
        [](Holding& h) -> std::vector<int>& { return h.vegetable_fields; },
        "Such as: 2 1, if vegetables are left on two fields. A tile of yours needs to know."),
    number("supply.rubies", "Rubies", [](Holding& h) -> int& { return h.supply.rubies; }),
    number("supply.gold", "Gold", [](Holding& h) -> int& { return h.supply.gold; }),
    number(
        "supply.wood", "Wood", [](Holding& h) -> int& { return h.supply.wood; },
        "A tile of yours can exchange it.", for_tiles),
    number(
        "supply.stone", "Stone", [](Holding& h) -> int& { return h.supply.stone; },
        "A tile of yours scores or exchanges it.", for_tiles),
    number(
        "supply.ore", "Ore", [](Holding& h) -> int& { return h.supply.ore; },
        "A tile of yours scores or exchanges it.", for_tiles),
    number(
        "small_pastures", "Small pastures", [](Holding& h) -> int& { return h.small_pastures; },
        "Fenced pastures of one space."),
    number(
        "large_pastures", "Large pastures", [](Holding& h) -> int& { return h.large_pastures; },
        "Fenced pastures of two spaces."),
    number("ore_mines", "Ore mines", [](Holding& h) -> int& { return h.ore_mines; }),
    number("ruby_mines", "Ruby mines", [](Holding& h) -> int& { return h.ruby_mines; }),
    number(
        "state_parlor_dwellings", "Dwellings next to the State parlor",
        [](Holding& h) -> int& { return h.state_parlor_dwellings; },
        "Dwellings that share a side with it, including the entry-level dwelling.", for_tiles),
    number(
        "unused_spaces", "Unused spaces", [](Holding& h) -> int& { return h.unused_spaces; },
        "Spaces of forest and mountain with nothing on them."),
    number("begging_markers", "Begging markers", [](Holding& h) -> int& { return h.begging_markers; }),
    {.part = "another",
     .title = "Another player?",
     .kind = Kind::another,
     .help = "'yes' begins the next player's sheet, 'no' ends with those you have."},
}};

}  // namespace

std::span<const SheetPart> sheet_parts() {
    return parts;
}

}  // namespace bastide::caverna::detail
