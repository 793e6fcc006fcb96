// Messages about maps.
#pragma once

#include "bastide/base/message.h"
#include "bastide/tile/cell.h"

namespace bastide::landscape {

namespace errors {

inline constexpr MessageKind cell{"landscape.cell", "row {0}, column {1}"};

inline constexpr MessageKind not_a_whole_number{
    "landscape.not_a_whole_number", "{0} is not a whole number: a cell must be [N, E, S, W, cities]"};
inline constexpr MessageKind too_many_numbers{
    "landscape.too_many_numbers",
    "a cell must be [] or [N, E, S, W, cities], five numbers: this one has more"};
inline constexpr MessageKind too_few_numbers{
    "landscape.too_few_numbers", "a cell must be [] or [N, E, S, W, cities], five numbers: this one has {0}"};
inline constexpr MessageKind not_an_edge{
    "landscape.not_an_edge", "the {0} edge is {1}: an edge must be 0 (field), 1 (road) or 2 (city)"};
inline constexpr MessageKind unreadable_count{
    "landscape.unreadable_count",
    "{0} counts {1} cities, but shows {2} city edges: with two or more, the count must be 1 (joined) or one "
    "for each edge"};
inline constexpr MessageKind long_row{"landscape.long_row", "a row can hold at most {0} cells"};
inline constexpr MessageKind no_tiles{"landscape.no_tiles",
                                      "the map has no tiles: at least one cell must have five numbers"};
inline constexpr MessageKind too_large{
    "landscape.too_large",
    "the map is too large to list or draw: at most {0} squares or rows; scoring has no such limit"};

// The expected and the actual text.
inline constexpr MessageKind unexpected{"landscape.unexpected", "expected {0}; found {1}"};
inline constexpr MessageKind a_map{"landscape.a_map", "a map, an array of rows"};
inline constexpr MessageKind a_row{"landscape.a_row", "a row, an array of cells"};
inline constexpr MessageKind a_row_or_end{"landscape.a_row_or_end", "a row, an array of cells, or ']'"};
inline constexpr MessageKind after_row{"landscape.after_row", "',' or ']' after the row"};
inline constexpr MessageKind a_cell{"landscape.a_cell", "a cell, [] or [N, E, S, W, cities]"};
inline constexpr MessageKind a_cell_or_end{"landscape.a_cell_or_end",
                                           "a cell, [] or [N, E, S, W, cities], or ']'"};
inline constexpr MessageKind after_cell{"landscape.after_cell", "',' or ']' after the cell"};
inline constexpr MessageKind a_number{"landscape.a_whole_number", "a whole number"};
inline constexpr MessageKind a_number_or_end{"landscape.a_number_or_end", "a whole number or ']'"};
inline constexpr MessageKind after_number{"landscape.after_number", "',' or ']' after the number"};
inline constexpr MessageKind nothing_more{"landscape.nothing_more", "nothing more after the map"};
inline constexpr MessageKind found_object{"landscape.found_object", "an object"};
inline constexpr MessageKind found_array{"landscape.found_array", "an array"};
inline constexpr MessageKind found_string{"landscape.found_string", "a string"};
inline constexpr MessageKind found_number{"landscape.found_number", "a number"};
inline constexpr MessageKind found_byte{"landscape.found_byte", "byte 0x{0}"};
inline constexpr MessageKind found_end{"landscape.found_end", "the end of the input"};

// Warnings.
inline constexpr MessageKind warning_at{"landscape.warning_at", "{0}: {1}"};
inline constexpr MessageKind sides_differ{"landscape.sides_differ",
                                          "{0} edge is {1}, but its neighbour's {2} edge is {3}"};
inline constexpr MessageKind wrong_count_of_none{"landscape.wrong_count_of_none",
                                                 "{0} counts {1}, but has no city edge: read as {2}"};
inline constexpr MessageKind wrong_count_of_one{"landscape.wrong_count_of_one",
                                                "{0} counts {1}, but has one city edge: read as {2}"};
inline constexpr MessageKind one_city{"landscape.one_city", "{0} city"};
inline constexpr MessageKind cities{"landscape.cities", "{0} cities"};
inline constexpr MessageKind foreign{"landscape.foreign", "{0} is not one of the 19 tiles in any rotation"};

}  // namespace errors

// "row 3, column 2".
[[nodiscard]] inline Message place_of(tile::Cell at) {
    return {errors::cell, plus<std::int64_t>(at.row, 1), plus<std::int64_t>(at.column, 1)};
}

}  // namespace bastide::landscape
