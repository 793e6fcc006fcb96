// Shared parts of map pictures: the hatchings of tints and the grid. Each is defined once per document and
// referenced by its id.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "bastide/draw/shape.h"

namespace bastide::draw {

// Returns an SVG document with a background. All texts must be valid in XML. The description may be empty.
std::string svg_document(double width, double height, std::string_view title, std::string_view description,
                         std::string_view style, std::string_view art);

// `hatch_id` returns the id of a tint's hatching, `hatch` the <pattern> itself.
std::string hatch_id(std::size_t tint);
std::string hatch(std::size_t tint);

// The corners of the squares of the table, each 100 units wide.
inline constexpr std::string_view grid_pattern =
    "<pattern id=\"b-grid\" width=\"100\" height=\"100\" patternUnits=\"userSpaceOnUse\">"
    "<path class=\"b-rule\" d=\"M0,0H5M0,0V5M95,0H100V5M0,95V100H5M95,100H100V95\"/></pattern>\n";

// Returns a line of a chart, such as an axis or a curve, with dashes: "none" or "3,4".
std::string dashed_path(std::string_view classes, std::string_view dashes, std::string_view data);

// Returns a <use> of an id at a position.
std::string svg_use(std::string_view id, Point at);

// Appends a <use> to a text.
void add_use(std::string& out, std::string_view id, Point at);

}  // namespace bastide::draw
