#include "bastide/draw/landscape/holes.h"

#include <algorithm>
#include <bit>
#include <map>
#include <utility>

#include "bastide/draw/glyphs.h"
#include "bastide/draw/numbers.h"
#include "bastide/draw/svg_words.h"
#include "bastide/draw/terminal/tile_sheet.h"
#include "bastide/landscape/format.h"
#include "bastide/text/plural.h"

namespace bastide::draw {
namespace {

using landscape::Hole;

constexpr std::size_t max_in_svg = 9;
constexpr std::size_t max_in_line = 9;

// The grid of tiles in a hole of a document: columns and tile width.
struct Grid {
    std::size_t across;
    double tile;
};

Grid grid_for(std::size_t tiles) {
    if (tiles == 1) return {1, 56};
    if (tiles <= 4) return {2, 31};
    return {3, 20};
}

std::size_t count(const Hole& hole) {
    return static_cast<std::size_t>(std::popcount(hole.fits));
}

Point place_in(Grid grid, std::size_t place) {
    constexpr double gap = 3;
    constexpr Point middle = {50, 60};
    const auto across = static_cast<double>(grid.across);
    const double half = (across * grid.tile + (across - 1) * gap) / 2;
    const auto along = [&](std::size_t step) { return static_cast<double>(step) * (grid.tile + gap) - half; };
    return {middle.x + along(place % grid.across), middle.y + along(place / grid.across)};
}

std::string small_tile(const std::string& id, Point at, double width) {
    return "<use href=\"#" + id + "\" transform=\"translate(" + svg_pair(at.x, at.y) + ") scale(." +
           decimal(static_cast<std::int64_t>(width)) + ")\"/>";
}

std::string tiles_text(const Hole& hole, TextStyle style) {
    constexpr CharacterSize size = {static_cast<int>(cell_rows), static_cast<int>(cell_columns)};
    const std::vector<tile::Tile> tiles = tiles_to_show(hole, max_in_line);
    Rasters rasters;
    TileSheet sheet({size.rows, (size.columns + 1) * static_cast<int>(tiles.size())}, size,
                    style.unicode ? GlyphSet::lines : GlyphSet::ascii, rasters);
    for (std::size_t i = 0; i < tiles.size(); ++i)
        sheet.tile({0, (size.columns + 1) * static_cast<int>(i)}, {.tile = tiles[i]});
    const Canvas picture = sheet.canvas();
    constexpr int indent = 2;
    Canvas page(picture.rows(), indent + picture.columns());
    page.paste(0, indent, picture);
    return canvas_lines(page, {.depth = style.color ? ColourDepth::many : ColourDepth::none,
                               .theme = Theme::dark,
                               .has_own_ground = false});
}

}  // namespace

SquareBounds bounds_of(const landscape::Landscape& landscape, std::span<const Hole> holes) {
    SquareBounds bounds;
    bounds.bottom = static_cast<std::int64_t>(landscape.rows());
    bounds.right = static_cast<std::int64_t>(landscape.columns());
    for (const Hole& hole : holes) {
        bounds.top = std::min(bounds.top, hole.at.row);
        bounds.left = std::min(bounds.left, hole.at.column);
        bounds.bottom = std::max(bounds.bottom, hole.at.row + 1);
        bounds.right = std::max(bounds.right, hole.at.column + 1);
    }
    return bounds;
}

std::vector<tile::Tile> tiles_to_show(const Hole& hole, std::size_t room) {
    const auto& oriented = landscape::oriented_catalogue();
    const bool all = count(hole) <= room;
    std::vector<tile::Tile> tiles;
    std::size_t last = tile::catalogue.size();
    for (std::size_t i = 0; i < oriented.size() && tiles.size() < room; ++i) {
        if ((hole.fits >> i & 1U) == 0) continue;
        if (!all && std::exchange(last, oriented[i].of_catalogue) == oriented[i].of_catalogue) continue;
        tiles.push_back(oriented[i].tile);
    }
    return tiles;
}

std::vector<tile::Tile> tiles_in_svg(const Hole& hole) {
    // If not all are shown, the last place has the number of the rest.
    return tiles_to_show(hole, count(hole) <= max_in_svg ? max_in_svg : max_in_svg - 1);
}

std::string hole_svg(const Hole& hole, std::string (*id_of)(tile::Tile)) {
    std::string out = "<title>" + in_words(hole) +
                      "</title><rect class=\"b-mark\" fill=\"none\" stroke-dasharray=\"4,4\" x=\"5\" y=\"5\" "
                      "width=\"90\" height=\"90\"/>";
    if (hole.fits == 0)
        return out + "<path class=\"b-mark\" stroke-width=\"4\" d=\"M36,36L64,64M64,36L36,64\"/>";
    const std::vector<tile::Tile> tiles = tiles_in_svg(hole);
    const Grid grid = grid_for(tiles.size());
    out += svg_text("b-label", "middle", {50, 21},
                    text::plural(static_cast<std::int64_t>(count(hole)), "fits", "fit"));
    for (std::size_t i = 0; i < tiles.size(); ++i)
        out += small_tile(id_of(tiles[i]), place_in(grid, i), grid.tile);
    if (tiles.size() < count(hole)) {
        const Point at = place_in(grid, tiles.size()) + Point{grid.tile / 2, grid.tile / 2 + 4};
        out += "<g transform=\"translate(" + svg_pair(at.x, at.y) + ") scale(.7)\">" +
               svg_text("b-label", "middle", {},
                        "+" + decimal(static_cast<std::int64_t>(count(hole) - tiles.size()))) +
               "</g>";
    }
    return out;
}

HoleCells hole_cells(const Hole& hole, bool unicode) {
    const Alphabet& alphabet = unicode ? unicode_alphabet : ascii_alphabet;
    HoleCells cells;
    for (auto& line : cells) line.fill(" ");
    cells.front().front() = alphabet.corners[0];
    cells.front().back() = alphabet.corners[1];
    cells.back().front() = alphabet.corners[2];
    cells.back().back() = alphabet.corners[3];
    const std::string middle =
        hole.fits == 0 ? std::string(alphabet.dead) : decimal(static_cast<std::int64_t>(count(hole)));
    if (hole.fits == 0) {
        cells[1][3] = middle;
    } else {
        for (std::size_t i = 0; i < middle.size(); ++i) cells[1][4 - middle.size() + i] = middle[i];
    }
    return cells;
}

std::string hole_legend(std::span<const Hole> holes, TextStyle style) {
    // By how many fit, then which.
    std::map<std::pair<std::size_t, std::uint64_t>, std::vector<const Hole*>> alike;
    for (const Hole& hole : holes) alike[{count(hole), hole.fits}].push_back(&hole);
    std::string out;
    for (const auto& [fits, members] : alike) {
        std::string places;
        for (const Hole* hole : members) places += (places.empty() ? "" : "; ") + to_string(hole->at);
        places += ": " + how_many_fit(*members.front());
        if (fits.first > max_in_line) places += ", such as";
        constexpr std::size_t line = 72;
        for (const std::string& words : wrap_words(places, line)) out += words + '\n';
        if (fits.first > 0) out += tiles_text(*members.front(), style);
    }
    return out;
}

}  // namespace bastide::draw
