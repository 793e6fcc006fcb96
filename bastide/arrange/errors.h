// Messages about shapes, tiles and problems.
#pragma once

#include "bastide/base/result.h"
#include "bastide/landscape/errors.h"
#include "bastide/tile/cell.h"

namespace bastide::arrange {

namespace errors {

// Shapes.
inline constexpr MessageKind large_shape{"arrange.large_shape",
                                         "the shape is too large: {0} cells, but it can have at most {1}"};
inline constexpr MessageKind large_rectangle{
    "arrange.large_rectangle", "the shape is too large: {0} × {1} cells, but it can have at most {2}"};
inline constexpr MessageKind far_cell{
    "arrange.far_cell", "the shape has a cell in row {0} and column {1}: rows and columns are from 0 to {2}"};
inline constexpr MessageKind empty_shape{"arrange.empty_shape", "the shape has no cell"};
inline constexpr MessageKind bad_mask{"arrange.bad_mask",
                                      "a mask has '#' for a cell and '.' for none, not {0}"};
inline constexpr MessageKind empty_mask{"arrange.empty_mask",
                                        "the mask has no cell: put a '#' for each tile"};

// Tiles.
inline constexpr MessageKind bad_line{"arrange.bad_line",
                                      "a line is a count and a tile, such as '4 [2,1,1,0,1]' or 'any "
                                      "[2,1,1,0,1]': {0} is neither 'any' nor a whole "
                                      "number from 1 to {1}"};
inline constexpr MessageKind too_many_of_a_kind{"arrange.too_many_of_a_kind",
                                                "{0} tiles of a kind so far: there can be at most {1}"};
inline constexpr MessageKind no_tiles{
    "arrange.no_tiles", "there are no tiles: a line is a count and a tile, such as '4 [2,1,1,0,1]'"};
inline constexpr MessageKind not_a_tile{
    "arrange.not_a_tile",
    "a tile is [N,E,S,W,cities], its edges 0 (field), 1 (road) or 2 (city): {0} is not"};
inline constexpr MessageKind not_a_tile_or_name{"arrange.not_a_tile_or_name",
                                                "a tile is [N,E,S,W,cities], its edges 0 (field), 1 (road) "
                                                "or 2 (city), or a name such as RCr: {0} is not"};
inline constexpr MessageKind count_of_none{
    "arrange.count_of_none",
    "the count of cities contradicts the edges: {0} has no city edge, so its count is 0"};
inline constexpr MessageKind count_of_one{
    "arrange.count_of_one",
    "the count of cities contradicts the edges: {0} has one city edge, so its count is 1"};
inline constexpr MessageKind count_of_several{
    "arrange.count_of_several",
    "the count of cities contradicts the edges: {0} needs one city, or one for each city edge"};

// Numbers of tiles and cells.
inline constexpr MessageKind one_tile{"arrange.one_tile", "{0} tile"};
inline constexpr MessageKind tiles{"arrange.tiles", "{0} tiles"};
inline constexpr MessageKind one_cell{"arrange.one_cell", "{0} cell"};
inline constexpr MessageKind cells{"arrange.cells", "{0} cells"};
inline constexpr MessageKind too_few_tiles{
    "arrange.too_few_tiles",
    "too few tiles to fill the shape, {0} for {1}: add {2}, or remove as many cells"};
inline constexpr MessageKind too_many_tiles{
    "arrange.too_many_tiles",
    "too many tiles for the shape, {0} for {1}: remove {2}, add as many cells, or allow tiles to be left "
    "over"};

// Given sides and fixed tiles.
inline constexpr MessageKind side_of_open_shape{
    "arrange.side_of_open_shape",
    "a side is given, but cells may stay empty: give the border, or fill all cells"};
inline constexpr MessageKind side_outside{"arrange.side_outside",
                                          "there is no such cell in the shape: give a side of a cell in it"};
inline constexpr MessageKind side_twice{"arrange.side_twice",
                                        "the {0} side is given twice, as {1} and as {2}: leave one out"};
inline constexpr MessageKind fixed_not_among_tiles{
    "arrange.fixed_not_among_tiles", "the fixed tile {0} is not among the tiles: add it to them"};
inline constexpr MessageKind fixed_too_often_of_one{
    "arrange.fixed_too_often_of_one",
    "the tile {0} is fixed on {1} cells, but there is only 1 of it: fix fewer, or add tiles"};
inline constexpr MessageKind fixed_too_often{
    "arrange.fixed_too_often",
    "the tile {0} is fixed on {1} cells, but there are only {2} of it: fix fewer, or add tiles"};
inline constexpr MessageKind fixed_against_side{"arrange.fixed_against_side",
                                                "the fixed tile {0} shows {1} on its {2} side, where the "
                                                "given side is {3}: rotate the tile, or change the side"};
inline constexpr MessageKind fixed_against_border{"arrange.fixed_against_border",
                                                  "the fixed tile {0} shows {1} on its {2} side, where the "
                                                  "border is {3}: rotate the tile, or change the border"};
inline constexpr MessageKind fixed_against_fixed{"arrange.fixed_against_fixed",
                                                 "the fixed tile {0} shows {1} on its {2} side, where the "
                                                 "fixed tile at {3} shows {4}: rotate or move one of them"};
inline constexpr MessageKind fixed_equal{
    "arrange.fixed_equal",
    "the fixed tile is equal to the fixed tile at {0}, and equal tiles must not be neighbours: move one"};
inline constexpr MessageKind fixed_features_touch{"arrange.fixed_features_touch",
                                                  "the fixed tile has a {0} next to the {0} of the fixed "
                                                  "tile at {1}, and the two must not touch: move one"};
inline constexpr MessageKind fixed_outside{
    "arrange.fixed_outside", "there is no such cell in the shape: fix the tile on a cell in it"};
inline constexpr MessageKind fixed_twice{"arrange.fixed_twice",
                                         "two tiles are fixed on this cell: leave one out"};

// Searching.
inline constexpr MessageKind large_problem{"arrange.large_problem",
                                           "the problem takes too much memory, more than {0} clauses: use a "
                                           "smaller shape, fewer kinds, or 'any' of some"};
inline constexpr MessageKind large_best{
    "arrange.large_best",
    "finding the best takes too much memory, more than {0} clauses: use a smaller shape, fewer kinds, or "
    "counts instead of 'any'"};

}  // namespace errors

// Returns an error at a cell.
inline std::unexpected<Error> fail_at(tile::Cell at, Message message) {
    return fail({.context = landscape::place_of(at)}, std::move(message));
}

}  // namespace bastide::arrange
