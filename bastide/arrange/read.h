// Reads shapes and tiles. docs/arrange.md describes the formats, with examples.
#pragma once

#include <functional>
#include <optional>
#include <string_view>

#include "bastide/arrange/kinds.h"
#include "bastide/arrange/shape.h"
#include "bastide/base/result.h"
#include "bastide/tile/tile.h"

namespace bastide::arrange {

// Reads a mask: a line for each row, '#' for a cell, '.' or a space for no cell. Lines may differ in length.
// Fails, with line and column, on any other character, and if there are no cells or too many.
[[nodiscard]] Result<Shape> read_mask(std::string_view text);

// Returns the tile with this name, or nullopt if there is none.
using FindTile = std::function<std::optional<tile::Tile>(std::string_view name)>;

// Reads tiles with counts, one kind per line: `4 [2,1,1,0,1]`, or `any [2,1,1,0,1]` for any number. A comment
// runs from '#' to the end of the line. Counts of the same kind, in any rotation, are added, and the sum must
// not exceed `any_number`. All tiles must be used, unless `allow_leftovers` is called. With `find_name`,
// tiles may also be given by name.
[[nodiscard]] Result<Kinds> read_kinds(std::string_view text, const FindTile& find_name = {});

// Reads tiles from counts, as `read_kinds`, from a map or from a puzzle.
[[nodiscard]] Result<Kinds> read_tiles(std::string_view text, const FindTile& find_name = {});

// Reads a tile, given as `[N,E,S,W,cities]` as in maps, with or without brackets, or by name.
[[nodiscard]] Result<tile::Tile> read_tile(std::string_view text, const FindTile& find_name = {});

}  // namespace bastide::arrange
