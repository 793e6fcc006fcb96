// Each line of characters is painted cell by cell.
#include "bastide/draw/landscape/text.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "bastide/draw/feature_label_anchor.h"
#include "bastide/draw/feature_tints.h"
#include "bastide/draw/glyphs.h"
#include "bastide/draw/landscape/holes.h"
#include "bastide/draw/numbers.h"
#include "bastide/draw/palette.h"
#include "bastide/draw/text_brush.h"
#include "bastide/draw/tile_cells.h"
#include "bastide/draw/tile_plan.h"

namespace bastide::draw {

using tile::Tile;

namespace {

constexpr Shade grass_shade = {65, 107};
constexpr Shade stone_shade = {234, 107};
constexpr std::uint8_t road_ground = 230;

using TileLine = std::array<Painted, cell_columns>;

std::size_t used_columns(std::span<const Tile> squares) {
    while (!squares.empty() && squares.back().empty()) squares = squares.first(squares.size() - 1);
    return squares.size();
}

class TextPicture {
  public:
    TextPicture(const landscape::Landscape& landscape, const landscape::FeatureMap& map, TextStyle style,
                std::span<const landscape::Hole> holes)
        : landscape_(landscape),
          map_(map),
          holes_(holes),
          bounds_(bounds_of(landscape, holes)),
          style_(style),
          alphabet_(style.unicode ? unicode_alphabet : ascii_alphabet),
          starts_(row_starts(landscape)),
          tint_of_(feature_tints(landscape, map)),
          gutter_(decimal(bounds_.bottom).size() + 1) {
        for (const landscape::Feature& feature : map.features) {
            seals_.push_back(feature.complete ? std::optional(seal_tile(feature)) : std::nullopt);
        }
    }

    std::string text() const {
        std::string out = column_numbers();
        for (std::int64_t row = bounds_.top; row < bounds_.bottom; ++row) {
            for (std::size_t line = 0; line < cell_rows; ++line) out += text_line(row, line);
        }
        return out;
    }

  private:
    std::string column_numbers() const {
        std::int64_t end = 0;
        for (std::int64_t row = bounds_.top; row < bounds_.bottom; ++row) end = std::max(end, end_of(row));
        std::string out(gutter_, ' ');
        for (std::int64_t column = bounds_.left; column < end; ++column) {
            const std::string number = decimal(column + 1);
            if (number.size() >= cell_columns) break;
            std::string label((cell_columns - number.size()) / 2, ' ');
            label += number;
            label.resize(cell_columns, ' ');
            out += label;
        }
        out.erase(out.find_last_not_of(' ') + 1);
        return out + '\n';
    }

    std::string row_number(std::int64_t row) const {
        std::string number = decimal(row + 1);
        number.insert(0, gutter_ - 1 - number.size(), ' ');
        return number + ' ';
    }

    // The holes of a row.
    std::span<const landscape::Hole> holes_in(std::int64_t row) const {
        const auto found = std::ranges::equal_range(holes_, row, {},
                                                    [](const landscape::Hole& hole) { return hole.at.row; });
        return {found.begin(), found.end()};
    }

    // One past the last column that is not blank.
    std::int64_t end_of(std::int64_t row) const {
        const auto holes = holes_in(row);
        const std::int64_t end = holes.empty() ? 0 : holes.back().at.column + 1;
        if (row < 0 || row >= static_cast<std::int64_t>(landscape_.rows())) return end;
        return std::max(
            end, static_cast<std::int64_t>(used_columns(landscape_.row(static_cast<std::size_t>(row)))));
    }

    std::string text_line(std::int64_t row, std::size_t line) const {
        Brush brush(style_.color);
        brush.paint({line == 1 ? row_number(row) : std::string(gutter_, ' '), std::nullopt});
        auto holes = holes_in(row);
        const std::int64_t end = end_of(row);
        for (std::int64_t column = bounds_.left; column < end; ++column) {
            if (!holes.empty() && holes.front().at.column == column) {
                const HoleCells cells = hole_cells(holes.front(), style_.unicode);
                for (const std::string& glyph : cells[line]) brush.paint({glyph, std::nullopt});
                holes = holes.subspan(1);
            } else {
                for (const Painted& cell : tile_line({row, column}, line)) brush.paint(cell);
            }
        }
        return std::move(brush).line();
    }

    TileLine tile_line(tile::Cell here, std::size_t line) const {
        TileLine painted;
        const Tile tile = landscape_.at(here);
        if (tile.empty()) return painted;
        const TileCells cells = tile_cells(tile);
        const auto& owners =
            map_.owners[starts_[static_cast<std::size_t>(here.row)] + static_cast<std::size_t>(here.column)];
        for (std::size_t i = 0; i < cell_columns; ++i) {
            const TileCell& cell = cells[line][i];
            const std::uint32_t place = owner(cell, tile, owners);
            painted[i] = place == landscape::FeatureMap::none ? land(cell, grass_grows(line, i))
                                                              : owned(cell, place, i);
            if (place != landscape::FeatureMap::none && seals_[place] == here &&
                seal_cell(cells, cell) == &cells[line][i]) {
                painted[i].glyph = alphabet_.seal;
            }
        }
        return painted;
    }

    // The feature that tints a cell.
    static std::uint32_t owner(const TileCell& cell, Tile tile, const landscape::FeatureMap::Owners& owners) {
        if (cell.mark == Mark::monastery) return owners.monastery;
        if (cell.section < 0 || cell.mark == Mark::wall) return landscape::FeatureMap::none;
        const tile::Section section = sections(tile)[static_cast<std::size_t>(cell.section)];
        return owners.sides[index(first_side(section))];
    }

    // The middle one among the cells like this: one section's houses or stretch of road.
    static const TileCell* seal_cell(const TileCells& cells, const TileCell& like) {
        if (like.mark != Mark::city && like.mark != Mark::road) return nullptr;
        std::vector<const TileCell*> alike;
        for (const auto& line : cells) {
            for (const TileCell& cell : line) {
                if (cell.mark == like.mark && cell.section == like.section) alike.push_back(&cell);
            }
        }
        return alike[alike.size() / 2];
    }

    Painted land(const TileCell& cell, bool grass) const {
        if (cell.mark == Mark::wall) return {alphabet_.stone[cell.arms], stone_shade};
        if (cell.mark == Mark::village) return {alphabet_.village, stone_shade};
        return {grass ? alphabet_.grass : " ", grass_shade};
    }

    Painted owned(const TileCell& cell, std::uint32_t place, std::size_t column) const {
        const std::size_t complete = map_.features[place].complete ? 1 : 0;
        const Tint& tint = tints[tint_of_[place]];
        const Shade fill = {tint.terminal_line, tint.terminal_fill};
        const Shade line_shade = {tint.terminal_line, road_ground};
        if (cell.mark == Mark::city) return {alphabet_.city[complete], fill};
        if (cell.mark == Mark::monastery) return {alphabet_.monastery[complete][column - 2], fill};
        if (cell.mark == Mark::gate) return {alphabet_.gate, line_shade};
        return {alphabet_.road[complete][cell.arms], line_shade};
    }

    const landscape::Landscape& landscape_;
    const landscape::FeatureMap& map_;
    std::span<const landscape::Hole> holes_;
    SquareBounds bounds_;
    TextStyle style_;
    const Alphabet& alphabet_;
    std::vector<std::size_t> starts_;
    std::vector<std::uint8_t> tint_of_;
    std::size_t gutter_;
    std::vector<std::optional<tile::Cell>> seals_;
};

}  // namespace

std::string landscape_text(const landscape::Landscape& landscape, const landscape::FeatureMap& map,
                           TextStyle style, std::span<const landscape::Hole> holes) {
    return TextPicture(landscape, map, style, holes).text();
}

}  // namespace bastide::draw
