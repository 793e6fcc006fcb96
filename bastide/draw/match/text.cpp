// The table is first a sheet of painted cells, 3 rows of 7 a square, and then written line by line.
#include "bastide/draw/match/text.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <vector>

#include "bastide/draw/glyphs.h"
#include "bastide/draw/match/cells.h"
#include "bastide/draw/match/palette.h"
#include "bastide/draw/numbers.h"
#include "bastide/draw/text_brush.h"

namespace bastide::draw {
namespace {

constexpr std::uint8_t dark_ink = 234;
constexpr std::uint8_t light_ink = 231;

constexpr Shade shade_of(const MatchCell& cell) {
    switch (cell.mark) {
        case Mark::city:
            return cell.pennant ? Shade{25, 180} : Shade{130, 180};
        case Mark::road:
        case Mark::gate:
            return {240, 230};
        case Mark::monastery:
            return {94, 187};
        case Mark::wall:
        case Mark::village:
            return {dark_ink, 107};
        case Mark::field:
            break;
    }
    return {65, 107};
}

Painted painted_meeple(int player) {
    constexpr std::array<std::string_view, match::most_players> digits = {"1", "2", "3", "4", "5", "6"};
    const PlayerPaint& paint = player_paints[static_cast<std::size_t>(player)];
    return {digits[static_cast<std::size_t>(player)],
            Shade{paint.takes_light_digit ? light_ink : dark_ink, paint.terminal}};
}

using Square = std::array<std::array<Painted, cell_columns>, cell_rows>;

// A set of pieces of a tile: bit i is piece i.
Square painted_tile(match::Turned tile, unsigned complete, const Alphabet& alphabet) {
    const MatchCells cells = match_cells(tile);
    Square square;
    for (std::size_t row = 0; row < cell_rows; ++row) {
        for (std::size_t column = 0; column < cell_columns; ++column) {
            const MatchCell& cell = cells[row][column];
            const bool is_complete = cell.piece != match::no_piece && (complete >> cell.piece & 1U) != 0;
            square[row][column] = {match_glyph(cell, {row, column}, is_complete, alphabet), shade_of(cell)};
        }
    }
    return square;
}

const Alphabet& alphabet_of(TextStyle style) {
    return style.unicode ? unicode_alphabet : ascii_alphabet;
}

class TableText {
  public:
    TableText(const match::Position& position, TextStyle style, TableMarks marks)
        : position_(position),
          style_(style),
          bounds_(table_bounds(position, marks)),
          squares_(static_cast<std::size_t>(bounds_.columns()) * static_cast<std::size_t>(bounds_.rows())) {
        for (const match::OpenCell& open : position.board().open_cells())
            paint_open_cell(open, mark_of(position, open, marks));
        for (std::size_t tile = 0; tile < position.board().tiles().size(); ++tile) paint_tile(tile);
        for (const match::Meeple& meeple : position.meeples()) paint_meeple(meeple);
    }

    std::string text() const {
        std::string out = column_numbers();
        for (int y = bounds_.north; y <= bounds_.south; ++y)
            for (std::size_t line = 0; line < cell_rows; ++line) out += text_line(y, line);
        return out;
    }

  private:
    Square& square(match::Cell at) {
        return squares_[first_of(at.y) + static_cast<std::size_t>(at.x - bounds_.west)];
    }

    // The place of the first square of a row.
    std::size_t first_of(int y) const {
        return static_cast<std::size_t>(y - bounds_.north) * static_cast<std::size_t>(bounds_.columns());
    }

    void paint_open_cell(const match::OpenCell& open, CellMark mark) {
        if (mark == CellMark::none) return;
        Square& empty = square(open.at);
        if (mark == CellMark::dead) {
            empty[cell_rows / 2][cell_columns / 2].glyph = alphabet_of(style_).dead;
            return;
        }
        const auto [top_left, top_right, bottom_left, bottom_right] = alphabet_of(style_).corners;
        empty.front().front().glyph = top_left;
        empty.front().back().glyph = top_right;
        empty.back().front().glyph = bottom_left;
        empty.back().back().glyph = bottom_right;
    }

    void paint_tile(std::size_t number) {
        const match::LaidTile& tile = position_.board().tile(number);
        unsigned complete = 0;
        for (std::size_t piece = 0; piece < match::types[tile.type()].piece_count; ++piece)
            if (is_complete(tile, number, piece)) complete |= 1U << piece;
        square(tile.at) = painted_tile(tile.turned, complete, alphabet_of(style_));
    }

    bool is_complete(const match::LaidTile& tile, std::size_t number, std::size_t piece) const {
        const match::Features& features = position_.features();
        const auto node = static_cast<match::Node>(features.first_node(number) + piece);
        const match::Feature& feature = features[features.root(node)];
        if (feature.kind == match::Kind::field) return false;
        if (feature.kind == match::Kind::monastery) return position_.neighbours(tile.at) == 8;
        return feature.open == 0;
    }

    void paint_meeple(const match::Meeple& meeple) {
        const match::LaidTile& tile = position_.board().tile(meeple.tile);
        const CellPlace at = meeple_place(tile.turned, meeple.piece);
        square(tile.at)[at.row][at.column] = painted_meeple(meeple.player);
    }

    // In brackets if it is the last tile's; the start tile alone was laid by nobody.
    std::string number(int value, std::int8_t match::Cell::* axis) const {
        const auto tiles = position_.board().tiles();
        const bool is_last = tiles.size() > 1 && tiles.back().at.*axis == value;
        std::string text = decimal(value);
        if (is_last) text = '[' + text + ']';
        return text;
    }

    std::string column_numbers() const {
        std::string out(gutter, ' ');
        for (int x = bounds_.west; x <= bounds_.east; ++x) {
            const std::string text = number(x, &match::Cell::x);
            std::string label((cell_columns - text.size()) / 2, ' ');
            label += text;
            label.resize(cell_columns, ' ');
            out += label;
        }
        out.erase(out.find_last_not_of(' ') + 1);
        return out + '\n';
    }

    std::string text_line(int y, std::size_t line) const {
        std::string label = line == cell_rows / 2 ? number(y, &match::Cell::y) : "";
        label.insert(0, gutter - 1 - label.size(), ' ');
        Brush brush(style_.color);
        brush.paint({.glyph = label, .shade = std::nullopt});
        brush.paint({});
        const std::size_t first = first_of(y);
        for (std::size_t i = 0; i < static_cast<std::size_t>(bounds_.columns()); ++i)
            for (const Painted& cell : squares_[first + i][line]) brush.paint(cell);
        return std::move(brush).line();
    }

    // Room for "[-71]" and a blank.
    static constexpr std::size_t gutter = 6;

    const match::Position& position_;
    TextStyle style_;
    TableBounds bounds_;
    std::vector<Square> squares_;
};

}  // namespace

std::string match_text(const match::Position& position, TextStyle style, TableMarks marks) {
    return TableText(position, style, marks).text();
}

std::string match_tile_text(match::Type type, int rotation, TextStyle style) {
    std::string out;
    for (const auto& row : painted_tile(match::turned(type, rotation), 0, alphabet_of(style))) {
        Brush brush(style.color);
        for (const Painted& cell : row) brush.paint(cell);
        out += std::move(brush).line();
    }
    return out;
}

}  // namespace bastide::draw
