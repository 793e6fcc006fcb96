#include "bastide/draw/match/text.h"

#include <string_view>

#include "bastide/draw/match/sheet.h"
#include "bastide/draw/numbers.h"
#include "bastide/draw/tile_cells.h"

namespace bastide::draw {
namespace {

constexpr CharacterSize tile_size = {static_cast<int>(cell_rows), static_cast<int>(cell_columns)};

GlyphSet strokes_of(TextStyle style) {
    return style.unicode ? GlyphSet::lines : GlyphSet::ascii;
}

// Text among other text uses the terminal's background.
TerminalLook look_of(TextStyle style) {
    return {.depth = style.color ? ColourDepth::many : ColourDepth::none,
            .theme = Theme::dark,
            .has_own_ground = false};
}

class TableText {
  public:
    TableText(const match::Position& position, TextStyle style, TableMarks marks)
        : position_(position),
          style_(style),
          bounds_(table_bounds(position, marks)),
          sheet_({tile_size.rows * bounds_.rows(), tile_size.columns * bounds_.columns()}, tile_size,
                 strokes_of(style), rasters_) {
        for (const match::OpenSquare& open : position.board().open_squares()) {
            const CellMark mark = mark_of(position, open, marks);
            if (mark == CellMark::legal) sheet_.legal(place_of(open.at));
            if (mark == CellMark::dead) sheet_.dead(place_of(open.at));
        }
        const auto tiles = position.board().tiles();
        for (std::size_t i = 0; i < tiles.size(); ++i) {
            const MatchTileLook look = match_tile_look(position, i);
            draw_match_tile(sheet_, place_of(tiles[i].at), look);
            draw_match_meeple(sheet_, place_of(tiles[i].at), look);
        }
    }

    std::string text() const {
        const Canvas table = sheet_.canvas();
        Canvas page(1 + table.rows(), gutter + table.columns());
        page.paste(1, gutter, table);
        for (int x = bounds_.west; x <= bounds_.east; ++x) {
            const std::string label = number(x, &match::Square::x);
            const int indent = (tile_size.columns - static_cast<int>(label.size())) / 2;
            write(page, 0, gutter + (x - bounds_.west) * tile_size.columns + indent, label);
        }
        for (int y = bounds_.north; y <= bounds_.south; ++y) {
            const std::string label = number(y, &match::Square::y);
            const int row = 1 + (y - bounds_.north) * tile_size.rows + tile_size.rows / 2;
            write(page, row, gutter - 1 - static_cast<int>(label.size()), label);
        }
        return canvas_lines(page, look_of(style_));
    }

  private:
    CharacterPlace place_of(match::Square at) const {
        return {(at.y - bounds_.north) * tile_size.rows, (at.x - bounds_.west) * tile_size.columns};
    }

    static void write(Canvas& page, int row, int column, std::string_view text) {
        for (std::size_t i = 0; i < text.size(); ++i)
            page.put(row, column + static_cast<int>(i), text.substr(i, 1), {});
    }

    // In brackets for the last tile. The start tile has no player.
    std::string number(int value, std::int8_t match::Square::* axis) const {
        const auto tiles = position_.board().tiles();
        const bool is_last = tiles.size() > 1 && tiles.back().at.*axis == value;
        std::string text = decimal(value);
        if (is_last) text = '[' + text + ']';
        return text;
    }

    // Room for "[-71]" and a blank.
    static constexpr int gutter = 6;

    const match::Position& position_;
    TextStyle style_;
    TableBounds bounds_;
    Rasters rasters_;
    TileSheet sheet_;
};

}  // namespace

std::string match_text(const match::Position& position, TextStyle style, TableMarks marks) {
    return TableText(position, style, marks).text();
}

std::string match_tile_text(match::Type type, int rotation, TextStyle style) {
    match::require_type(type);
    Rasters rasters;
    TileSheet sheet(tile_size, tile_size, strokes_of(style), rasters);
    draw_match_tile(sheet, {}, {.tile = match::oriented_tile(type, rotation)});
    return canvas_lines(sheet.canvas(), look_of(style));
}

}  // namespace bastide::draw
