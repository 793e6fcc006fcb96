// The holes of a landscape in its picture, and the tiles that fit them.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "bastide/draw/landscape/text_style.h"
#include "bastide/draw/text_brush.h"
#include "bastide/draw/tile_cells.h"
#include "bastide/landscape/complete.h"

namespace bastide::draw {

// The squares that a picture shows: from the first row and column up to, but not including, the last.
struct SquareBounds {
    std::int64_t top = 0;
    std::int64_t left = 0;
    std::int64_t bottom = 0;
    std::int64_t right = 0;
};

// Returns the bounds of the landscape and its holes.
SquareBounds bounds_of(const landscape::Landscape& landscape, std::span<const landscape::Hole> holes);

// Returns the tiles to show for a hole if there is room for `room` tiles: all tiles that fit or, if these are
// too many, different tiles that fill the room.
std::vector<tile::Tile> tiles_to_show(const landscape::Hole& hole, std::size_t room);

// The tiles that `hole_svg` shows.
std::vector<tile::Tile> tiles_in_svg(const landscape::Hole& hole);

// Draws a hole in the box from (0, 0) to (100, 100): the number of tiles that fit and up to nine of these
// tiles, each as a <use> of the id from `id_of`, or a cross if no tile fits.
std::string hole_svg(const landscape::Hole& hole, std::string (*id_of)(tile::Tile));

// A hole as a square of characters, line by line: its corners, and in the middle the number of tiles that
// fit.
using HoleCells = std::array<std::array<std::string, cell_columns>, cell_rows>;
HoleCells hole_cells(const landscape::Hole& hole, bool unicode);

// Returns a drawn list of the tiles that fit each hole, up to nine per line of 72 columns. Holes with the
// same tiles share an entry. The entries with the fewest tiles come first.
std::string hole_legend(std::span<const landscape::Hole> holes, TextStyle style);

}  // namespace bastide::draw
