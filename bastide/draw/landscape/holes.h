// The holes of a landscape in its picture: where they lie, and what fits them.
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

// The squares that a picture shows: from the first row and column to one past the last.
struct SquareBounds {
    std::int64_t top = 0;
    std::int64_t left = 0;
    std::int64_t bottom = 0;
    std::int64_t right = 0;
};

// What holds the landscape and its holes.
SquareBounds bounds_of(const landscape::Landscape& landscape, std::span<const landscape::Hole> holes);

// The tiles to show for a hole where there is room for so many: all that fit, or else one rotation of each as
// far as they go, so that the tiles shown differ.
std::vector<tile::Tile> tiles_to_show(const landscape::Hole& hole, std::size_t room);

// The tiles that `hole_svg` shows.
std::vector<tile::Tile> tiles_in_svg(const landscape::Hole& hole);

// A hole in the box from (0, 0) to (100, 100): how many tiles fit, and up to nine of them, each by a <use> of
// the id that `id_of` gives it, or a cross if none does.
std::string hole_svg(const landscape::Hole& hole, std::string (*id_of)(tile::Tile));

// A hole as a square of characters, line by line: its corners, and in the middle how many tiles fit.
using HoleCells = std::array<std::array<std::string, cell_columns>, cell_rows>;
HoleCells hole_cells(const landscape::Hole& hole, bool unicode);

// A list of the tiles that fit each hole, drawn, up to nine in a line of 72 columns. Holes that the same
// tiles fit share an entry; those that fewest fit come first.
std::string hole_legend(std::span<const landscape::Hole> holes, TextStyle style);

}  // namespace bastide::draw
