// Messages about puzzles and their tiles.
#pragma once

#include "bastide/base/message.h"

namespace bastide::puzzle::errors {

// Tiles that no puzzle can have.
inline constexpr MessageKind one_road{"puzzle.one_road",
                                      "with one road side, a tile must have no city side or three"};
inline constexpr MessageKind opposite_roads{
    "puzzle.opposite_roads", "with two road and two city sides, the roads must be on neighbouring sides"};

// Reading a puzzle.
inline constexpr MessageKind missing_side{
    "puzzle.missing_side",
    "the tile has no {0} side: a tile is 'tile NORTH EAST SOUTH WEST', each side road, city or pasture"};
inline constexpr MessageKind bad_side{"puzzle.bad_side",
                                      "the {0} side must be road, city or pasture, not {1}"};
inline constexpr MessageKind illegal_tile{"puzzle.illegal_tile", "the tile is not legal: {0}"};
inline constexpr MessageKind expected_tile{
    "puzzle.expected_tile",
    "expected 'tile', found {0}: a tile is 'tile NORTH EAST SOUTH WEST', each side road, city or pasture"};
inline constexpr MessageKind too_many_tiles{"puzzle.too_many_tiles", "a puzzle can have at most {0} tiles"};
inline constexpr MessageKind no_tiles{
    "puzzle.no_tiles",
    "the puzzle has no tiles: a tile is 'tile NORTH EAST SOUTH WEST', each side road, city or pasture"};

// Reading placements.
inline constexpr MessageKind not_a_number{"puzzle.not_a_number",
                                          "expected a whole number from -{0} to {0}: a tile is "
                                          "[row,column,degrees] if it is placed, and null if not"};
inline constexpr MessageKind not_tiles{
    "puzzle.not_tiles",
    "expected an array of tiles: a tile is [row,column,degrees] if it is placed, and null if not"};
inline constexpr MessageKind too_many_placed{"puzzle.too_many_placed",
                                             "more tiles are placed than the puzzle has: {0} of {1}"};
inline constexpr MessageKind not_three_numbers{
    "puzzle.not_three_numbers",
    "expected three numbers: a tile is [row,column,degrees] if it is placed, and null if not"};
inline constexpr MessageKind bad_degrees{"puzzle.bad_degrees", "degrees must be 0, 90, 180 or 270"};
inline constexpr MessageKind no_tiles_member{"puzzle.no_tiles_member",
                                             "a solution must be an object with the member \"tiles\""};
inline constexpr MessageKind not_all_placed{"puzzle.not_all_placed",
                                            "a solution must have a place for each tile of the puzzle"};
inline constexpr MessageKind two_on_a_square{"puzzle.two_on_a_square", "two tiles are on one square"};

// Searching and drawing.
inline constexpr MessageKind tiles_range{"puzzle.tiles_range", "a random puzzle has 1 to {0} tiles, not {1}"};
inline constexpr MessageKind density_range{"puzzle.density_range", "the density is a number from 0 to 1"};
inline constexpr MessageKind too_small_a_map{"puzzle.too_small_a_map", "{0} tiles do not fit into {1} × {2}"};
inline constexpr MessageKind no_unique_puzzle{
    "puzzle.no_unique_puzzle",
    "found no puzzle with exactly one solution: ask for a higher density, fewer tiles or another seed"};

// Tables.
inline constexpr MessageKind puzzle_not_text{"puzzle.puzzle_not_text",
                                             "a puzzle is text in quotes: a line for each tile"};
inline constexpr MessageKind may_turn{"puzzle.may_turn", "whether tiles may be rotated"};
inline constexpr MessageKind is_help_shown{"puzzle.is_help_shown", "whether help is shown"};
inline constexpr MessageKind line_range{"puzzle.line_range", "rows and columns go from -1000 to 1000"};
inline constexpr MessageKind degrees_range{"puzzle.degrees_range", "degrees are 0, 90, 180 or 270"};

// Illegal moves.
inline constexpr MessageKind all_placed{"puzzle.all_placed", "every tile is already placed"};
inline constexpr MessageKind bad_turns{"puzzle.bad_turns", "turns must be 0 to 3 quarter turns"};
inline constexpr MessageKind no_rotation{"puzzle.no_rotation", "tiles cannot be rotated in this puzzle"};
inline constexpr MessageKind square_taken{"puzzle.square_taken", "there is already a tile there"};
inline constexpr MessageKind square_isolated{"puzzle.square_isolated", "a tile must touch another tile"};
inline constexpr MessageKind not_in_middle{"puzzle.not_in_middle", "the first tile goes in the middle"};
inline constexpr MessageKind same_with_fewer_turns{"puzzle.same_with_fewer_turns",
                                                   "it looks the same with fewer turns: give that number"};
inline constexpr MessageKind edge_mismatch{"puzzle.edge_mismatch", "its sides do not match its neighbours"};

}  // namespace bastide::puzzle::errors
