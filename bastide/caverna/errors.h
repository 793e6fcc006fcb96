// Messages about score sheets: reading, broken rules, and the arithmetic of their lines.
#pragma once

#include "bastide/base/message.h"

namespace bastide::caverna::errors {

inline constexpr MessageKind player{"caverna.player", "player {0}"};
// A tile: its name and its title.
inline constexpr MessageKind tile_title{"caverna.tile_title", "{1}"};

// Reading.
inline constexpr MessageKind not_in_range{"caverna.not_in_range",
                                          "{0} is not a whole number from {1} to {2}"};
inline constexpr MessageKind expected_number{"caverna.expected_number",
                                             "expected a whole number from 0 to {0}"};
inline constexpr MessageKind expected_numbers{"caverna.expected_numbers",
                                              "expected a list of numbers, [ … ]"};
inline constexpr MessageKind long_list{"caverna.long_list", "the list is too long"};
inline constexpr MessageKind a_tile{"caverna.a_tile", "a furnishing tile"};
inline constexpr MessageKind tiles_are_listed{"caverna.tiles_are_listed",
                                              "'bastide caverna tiles' lists them"};
inline constexpr MessageKind question_mark_lists{"caverna.question_mark_lists", "'?' lists them"};
inline constexpr MessageKind expected_tiles{"caverna.expected_tiles",
                                            "expected a list of furnishing tiles, [ … ]"};
inline constexpr MessageKind expected_tile{"caverna.expected_tile",
                                           "expected the name of a furnishing tile in quotes"};
inline constexpr MessageKind unknown_member{"caverna.unknown_member",
                                            "{0} is unknown here: expected one of {1}"};
inline constexpr MessageKind unknown_member_near{"caverna.unknown_member_near", "{0} is unknown here"};
// Answers to questions about a sheet.
inline constexpr MessageKind not_numbers{
    "caverna.not_numbers",
    "{0} is not a whole number: write them with spaces between, as in '8 3', or 'none'"};
inline constexpr MessageKind not_yes_or_no{"caverna.not_yes_or_no", "{0} is neither 'yes' nor 'no'"};
inline constexpr MessageKind name_not_utf8{"caverna.name_not_utf8", "a name must be UTF-8"};
inline constexpr MessageKind expected_object{"caverna.expected_object", "expected an object, { … }"};
inline constexpr MessageKind expected_name{"caverna.expected_name", "expected a name in quotes"};
inline constexpr MessageKind expected_players{"caverna.expected_players",
                                              "expected a list of one or more players, [ … ]"};
inline constexpr MessageKind too_many_players{"caverna.too_many_players", "there are at most {0} players"};
inline constexpr MessageKind players_alone{"caverna.players_alone", "'players' must be the only member"};

// Rules that a sheet breaks.
inline constexpr MessageKind amount_range{"caverna.amount_range",
                                          "every number on a sheet is from 0 to {0}, not {1}"};
inline constexpr MessageKind too_few_dwarfs{"caverna.too_few_dwarfs",
                                            "a player has at least 2 dwarfs, not {0}"};
inline constexpr MessageKind too_many_dwarfs{"caverna.too_many_dwarfs",
                                             "a player has at most 6 dwarfs, not {0}"};
inline constexpr MessageKind sixth_dwarf{"caverna.sixth_dwarf", "a 6th dwarf needs the Additional dwelling"};
inline constexpr MessageKind no_room{"caverna.no_room",
                                     "there is room for {0} dwarfs, not for {1}: add a dwelling"};
inline constexpr MessageKind no_room_beside_sixth{
    "caverna.no_room_beside_sixth",
    "there is room for {0} dwarfs besides the 6th, not for {1}: add a dwelling"};
inline constexpr MessageKind too_many_weapons{"caverna.too_many_weapons",
                                              "there are more weapons ({0}) than dwarfs ({1})"};
inline constexpr MessageKind weapon_strength{
    "caverna.weapon_strength",
    "a weapon's strength must be from 1 to 14, not {0}; leave out dwarfs without a weapon"};
inline constexpr MessageKind grain_of_a_field{"caverna.grain_of_a_field",
                                              "a field in use holds 1 to 3 grain"};
inline constexpr MessageKind vegetables_of_a_field{"caverna.vegetables_of_a_field",
                                                   "a field in use holds 1 or 2 vegetables"};
inline constexpr MessageKind only_one{"caverna.only_one", "there is only one {0}, not {1}"};
inline constexpr MessageKind trader_and_storage{"caverna.trader_and_storage",
                                                "nobody may have both the Trader and the Spare part storage"};
inline constexpr MessageKind no_state_parlor{
    "caverna.no_state_parlor",
    "dwellings are counted next to the State parlor, but there is no State parlor"};
inline constexpr MessageKind only_entry_dwelling{
    "caverna.only_entry_dwelling",
    "{0} dwellings cannot be next to the State parlor: it has 4 sides, and there is only the entry-level "
    "dwelling"};
inline constexpr MessageKind too_many_beside{
    "caverna.too_many_beside",
    "{0} dwellings cannot be next to the State parlor: it has 4 sides, and there are {1} dwellings with the "
    "entry-level one"};
inline constexpr MessageKind entry_dwelling_beside{
    "caverna.entry_dwelling_beside",
    "4 dwellings next to the State parlor must be built ones: no cell next to the entry-level dwelling has "
    "four neighbours"};
inline constexpr MessageKind mountain{
    "caverna.mountain",
    "tiles and mines take {0} cells of the mountain, which has {1} besides the entry-level dwelling"};
inline constexpr MessageKind mountain_with_office{
    "caverna.mountain_with_office",
    "tiles and mines take {0} cells of the mountain, which has {1} including those that hang over"};
inline constexpr MessageKind forest{"caverna.forest",
                                    "pastures and fields take {0} cells of the forest, which has {1}"};
inline constexpr MessageKind forest_with_office{
    "caverna.forest_with_office",
    "pastures and fields take {0} cells of the forest, which has {1} including those that hang over"};
inline constexpr MessageKind too_many_animals{"caverna.too_many_animals",
                                              "pastures, stables and dwellings have room for at most {0} "
                                              "animals, not for {1}, besides those that live in "
                                              "mines and rooms or are watched by dogs"};
inline constexpr MessageKind too_many_unused{"caverna.too_many_unused",
                                             "at most {0} spaces can be unused, not {1}"};
inline constexpr MessageKind too_many_unused_of_24{
    "caverna.too_many_unused_of_24",
    "at most {0} spaces can be unused, not {1}: two of the 24 are in use from the start"};
inline constexpr MessageKind taken_tile{"caverna.taken_tile",
                                        "player {0} already has the {1}, and there is only one"};

// The arithmetic.
inline constexpr MessageKind one_farm_animal{"caverna.one_farm_animal", "{0} farm animal"};
inline constexpr MessageKind farm_animals{"caverna.farm_animals", "{0} farm animals"};
inline constexpr MessageKind one_dog{"caverna.one_dog", "{0} dog"};
inline constexpr MessageKind dogs{"caverna.dogs", "{0} dogs"};
inline constexpr MessageKind animals_and_dogs{"caverna.animals_and_dogs", "{0} and {1}"};
inline constexpr MessageKind animals_without_dogs{"caverna.animals_without_dogs", "{0}, dogs score nothing"};
inline constexpr MessageKind one_type_missing{"caverna.one_type_missing",
                                              "{0} type of farm animal missing, -2 each"};
inline constexpr MessageKind types_missing{"caverna.types_missing",
                                           "{0} types of farm animal missing, -2 each"};
inline constexpr MessageKind half_of_grain{"caverna.half_of_grain", "half of {0}, rounded up"};
inline constexpr MessageKind each{"caverna.each", "{0} each"};
inline constexpr MessageKind each_of{"caverna.each_of", "{0} each of {1}"};
inline constexpr MessageKind printed{"caverna.printed", "printed on the tiles"};
inline constexpr MessageKind points_of_tile{"caverna.points_of_tile", "{0} {1}"};
inline constexpr MessageKind tile_rule{"caverna.tile_rule", "{1}"};
inline constexpr MessageKind tile_rule_and_number{"caverna.tile_rule_and_number", "{0}: {1}"};

}  // namespace bastide::caverna::errors
