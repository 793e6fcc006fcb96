// Messages about matches: moves as text, decks, settings and saves of JCloisterZone.
#pragma once

#include "bastide/base/message.h"

namespace bastide::match::errors {

// Moves as text.
inline constexpr MessageKind long_move{"match.long_move",
                                       "{0} is one word too many: a move is TILE X Y ROTATION MEEPLE"};
inline constexpr MessageKind short_move{
    "match.short_move", "the move is incomplete: expected TILE X Y ROTATION MEEPLE, as in 'LR 1 0 1 rW'"};
inline constexpr MessageKind a_tile{"match.a_tile", "a tile"};
inline constexpr MessageKind the_tiles_are{"match.the_tiles_are", "the tiles are {0}"};
inline constexpr MessageKind x_range{"match.x_range", "x goes from -72 to 72"};
inline constexpr MessageKind y_range{"match.y_range", "y goes from -72 to 72"};
inline constexpr MessageKind rotations{"match.rotations", "a rotation is 0, 1, 2 or 3 quarter turns"};
inline constexpr MessageKind not_a_meeple{
    "match.not_a_meeple",
    "{0} is not a meeple: expected '-' for none, 'm' on a monastery, 'c' or 'r' with a side, as in 'cE', or "
    "'f' with half a side, as in 'fNL'"};
inline constexpr MessageKind rotated_tile{"match.rotated_tile", "{0} turned {1}"};
inline constexpr MessageKind no_monastery{"match.no_monastery", "{0} has no monastery"};
inline constexpr MessageKind no_feature{"match.no_feature", "{0} has no {1} on its {2} side"};
inline constexpr MessageKind no_feature_left{"match.no_feature_left",
                                             "{0} has no {1} on the left of its {2} side"};
inline constexpr MessageKind no_feature_right{"match.no_feature_right",
                                              "{0} has no {1} on the right of its {2} side"};

// Decks and settings.
inline constexpr MessageKind no_start_tile{"match.no_start_tile", "the deck has no tile for the start"};
inline constexpr MessageKind once{"match.once", "{0} time"};
inline constexpr MessageKind times{"match.times", "{0} times"};
inline constexpr MessageKind only_one_tile{"match.only_one_tile",
                                           "the deck has the tile {0} {1}, but there is only 1 to draw"};
inline constexpr MessageKind too_many_of_tile{
    "match.too_many_of_tile", "the deck has the tile {0} {1}, but there are only {2} to draw"};
inline constexpr MessageKind bad_players{"match.bad_players", "a match has 2 to 6 players, not {0}"};
inline constexpr MessageKind bad_meeples{"match.bad_meeples", "a player has 1 to 72 meeples, not {0}"};
inline constexpr MessageKind unnamed_option{"match.unnamed_option", "an option has a value that has no name"};
inline constexpr MessageKind meeples_range{"match.meeples_range", "a player has 1 to 72 meeples"};

// Logs of matches.
inline constexpr MessageKind first_edition_log{
    "match.first_edition_log",
    "a match log cannot record first-edition farms, which pay {0} points per city: it needs a match with "
    "farms 3 or 2, or no fields"};

// Saves of JCloisterZone.
inline constexpr MessageKind turn{"match.turn", "turn {0}"};
inline constexpr MessageKind nothing_here{"match.nothing_here", "there is no \"{0}\" here: {1}"};
inline constexpr MessageKind jcz_saves{
    "match.jcz_saves", "saves of JCloisterZone 5 are read, which have an \"appVersion\" like \"5.7.0\""};
inline constexpr MessageKind jcz_version{"match.jcz_version", "this is of version {0}: {1}"};
inline constexpr MessageKind jcz_base_game{"match.jcz_base_game",
                                           "only the base game can be read, {\"basic:1\":1}"};
inline constexpr MessageKind jcz_expansion_set{"match.jcz_expansion_set", "the set {0} is an expansion: {1}"};
inline constexpr MessageKind jcz_boxes{"match.jcz_boxes", "{0} boxes are too many or none: {1}"};
inline constexpr MessageKind jcz_no_set{"match.jcz_no_set", "no set of tiles is named: {0}"};
inline constexpr MessageKind jcz_element_value{"match.jcz_element_value",
                                               "whether there are {0} is true or false, or a number of them"};
inline constexpr MessageKind jcz_expansion_element{
    "match.jcz_expansion_element",
    "the element {0} is of an expansion: the base game has small-follower and farmers"};
inline constexpr MessageKind jcz_elements{"match.jcz_elements",
                                          "the elements are as in {\"small-follower\":7,\"farmers\":true}"};
inline constexpr MessageKind jcz_small_city{"match.jcz_small_city",
                                            "a city of two tiles pays \"4\" or \"2\""};
inline constexpr MessageKind jcz_start{"match.jcz_start", "the start tile is BA/RCr on 0 0, not turned"};
inline constexpr MessageKind jcz_other_start{"match.jcz_other_start", "this match starts otherwise: {0}"};
inline constexpr MessageKind jcz_start_count{"match.jcz_start_count", "not one start tile: {0}"};
inline constexpr MessageKind jcz_players{"match.jcz_players", "players are a list, [{\"name\":\"Anna\"},…]"};
inline constexpr MessageKind jcz_name{"match.jcz_name", "each player has a name"};
inline constexpr MessageKind jcz_tile{"match.jcz_tile", "a tile of the base game is like \"BA/RFr\""};
inline constexpr MessageKind jcz_no_tile{"match.jcz_no_tile", "there is no tile {0}: {1}"};
inline constexpr MessageKind jcz_rotation{"match.jcz_rotation", "a rotation is R0, R90, R180 or R270"};
inline constexpr MessageKind jcz_no_square{"match.jcz_no_square",
                                           "{0} is no square: a whole number from -127 to 127"};
inline constexpr MessageKind jcz_position{"match.jcz_position", "a position is a pair of numbers, [x,y]"};
inline constexpr MessageKind jcz_not_two_numbers{"match.jcz_not_two_numbers", "not two numbers: {0}"};
inline constexpr MessageKind jcz_feature{"match.jcz_feature",
                                         "a meeple stands on a City, Road, Monastery or Field"};
inline constexpr MessageKind jcz_no_meeple_there{
    "match.jcz_no_meeple_there",
    "{0} cannot have a meeple here: it stands on a City, Road, Monastery or Field"};
inline constexpr MessageKind jcz_location{"match.jcz_location", "a feature has a location like \"NS\""};
inline constexpr MessageKind jcz_no_feature{"match.jcz_no_feature", "the tile laid has no {0} at {1}"};
inline constexpr MessageKind jcz_second_tile{"match.jcz_second_tile",
                                             "a second tile is laid before a COMMIT"};
inline constexpr MessageKind jcz_early_meeple{"match.jcz_early_meeple", "a meeple is put down before a tile"};
inline constexpr MessageKind jcz_meeple{"match.jcz_meeple", "a meeple is like \"0.small.1\""};
inline constexpr MessageKind jcz_other_meeple{"match.jcz_other_meeple",
                                              "{0} is not a meeple of player {1}, who is on turn"};
inline constexpr MessageKind jcz_pointer{"match.jcz_pointer", "a pointer says where the meeple goes"};
inline constexpr MessageKind jcz_meeple_elsewhere{"match.jcz_meeple_elsewhere",
                                                  "the meeple goes on the tile just laid"};
inline constexpr MessageKind jcz_message{"match.jcz_message",
                                         "a message is PLACE_TILE, DEPLOY_MEEPLE, PASS or COMMIT"};
inline constexpr MessageKind jcz_unknown_message{"match.jcz_unknown_message",
                                                 "{0} is a message that is not known: {1}"};
inline constexpr MessageKind jcz_early_commit{"match.jcz_early_commit",
                                              "a turn is committed before a tile is laid"};
inline constexpr MessageKind jcz_replay{"match.jcz_replay", "the messages of the match are a list"};

}  // namespace bastide::match::errors
