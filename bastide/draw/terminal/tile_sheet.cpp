#include "bastide/draw/terminal/tile_sheet.h"

#include <algorithm>

#include "bastide/draw/tile_cells.h"
#include "bastide/draw/tile_plan.h"
#include "bastide/tile/sections.h"

namespace bastide::draw {
namespace {

constexpr CharacterSize line_tile = {static_cast<int>(cell_rows), static_cast<int>(cell_columns)};
constexpr std::array line_sizes = {smallest_tile, line_tile};
constexpr std::array block_sizes = {
    smallest_tile,        CharacterSize{2, 4},  CharacterSize{3, 7}, CharacterSize{4, 8},
    CharacterSize{5, 10}, CharacterSize{6, 12}, largest_tile,
};

constexpr int roomy_rows = 5;  // of a tile on which figures have a head, and more than a character

bool is_complete(const TileLook& look, int section) {
    return section >= 0 && (look.complete >> section & 1U) != 0;
}

Tone tone_of(const TileLook& look, const Dot& dot) {
    const bool closed = is_complete(look, dot.section);
    switch (dot.surface) {
        case Surface::road:
            return closed ? Tone::closed_road : Tone::road;
        case Surface::wall:
            return Tone::wall;
        case Surface::roof:
            return closed ? Tone::closed_roof : look.is_other ? Tone::other_roof : Tone::roof;
        case Surface::old_roof:
            return closed ? Tone::closed_old_roof : look.is_other ? Tone::other_old_roof : Tone::old_roof;
        case Surface::garden:
            return Tone::garden;
        case Surface::stone:
            return Tone::stone;
        case Surface::field:
            break;
    }
    return look.is_other ? Tone::meadow : Tone::field;
}

// The colour of the thin edge of a tile, between those of neighbouring tiles in full colour, or nullopt where
// a tile has no visible edge.
std::optional<Tone> edge_on(Tone ground) {
    switch (ground) {
        case Tone::field:
        case Tone::meadow:
            return Tone::field_edge;
        case Tone::roof:
        case Tone::other_roof:
            return Tone::roof_edge;
        default:
            return std::nullopt;
    }
}

struct Painted {
    std::string_view character;
    Tone ink;
    Tone ground;
};

Painted written(const TileLook& look, const TileCell& cell, std::size_t row, std::size_t column,
                const Alphabet& alphabet) {
    const Tone field = look.is_other ? Tone::meadow : Tone::field;
    const bool closed = is_complete(look, cell.section);
    const std::size_t state = closed ? 1 : 0;
    switch (cell.mark) {
        case Mark::city:
            return {alphabet.city[state], Tone::dark_digit, closed ? Tone::closed_roof : Tone::roof};
        case Mark::wall:
            return {alphabet.stone[cell.arms], Tone::wall, field};
        case Mark::road:
            return {alphabet.road[state][cell.arms], Tone::road, field};
        case Mark::gate:
            return {alphabet.gate, Tone::road, field};
        case Mark::village:
            return {alphabet.village, Tone::road, field};
        case Mark::monastery:
            return {alphabet.monastery[look.monastery_complete ? 1 : 0][column - 2], Tone::dark_digit,
                    Tone::stone};
        case Mark::field:
            break;
    }
    return {grass_grows(row, column) ? alphabet.grass : " ", Tone::road, field};
}

// A tile in one character: its monastery, else its roads, else its city.
Painted small_look(const TileLook& look, GlyphSet strokes) {
    const bool unicode = strokes != GlyphSet::ascii;
    std::uint8_t arms = 0;
    for (const tile::Side side : tile::all_sides)
        if (look.tile.edge(side) == tile::Edge::road)
            arms = static_cast<std::uint8_t>(arms | 1U << index(side));
    const bool has_city = look.tile.count(tile::Edge::city) > 0;
    const Tone city = look.complete != 0 ? Tone::closed_roof : look.is_other ? Tone::other_roof : Tone::roof;
    const Tone ground = has_city ? city : look.is_other ? Tone::meadow : Tone::field;
    if (look.tile.has_monastery()) return {unicode ? "†" : "M", Tone::dark_digit, Tone::stone};
    if (arms != 0) return {(unicode ? arm_glyphs : ascii_arm_glyphs)[arms], Tone::road, ground};
    return {strokes == GlyphSet::blocks ? " " : unicode ? "▓" : "C", Tone::dark_digit, ground};
}

// True if three roads or more end on the tile.
bool has_village(tile::Tile tile) {
    return tile_plan(tile).roads == RoadEnd::village;
}

std::string_view digit(int player) {
    constexpr std::array<std::string_view, player_tones> digits = {"1", "2", "3", "4", "5", "6"};
    return digits[static_cast<std::size_t>(player)];
}

}  // namespace

std::span<const CharacterSize> tile_sizes(GlyphSet strokes) {
    if (strokes == GlyphSet::blocks) return block_sizes;
    return line_sizes;
}

const Raster& Rasters::of(tile::Tile tile, CharacterSize size) {
    const std::pair key(tile.code(), size.rows);
    const auto found = made_.find(key);
    if (found != made_.end()) return found->second;
    return made_.emplace(key, tile_raster(tile, size)).first->second;
}

TileSheet::TileSheet(CharacterSize sheet, CharacterSize tile, GlyphSet strokes, Rasters& rasters)
    : sheet_(sheet),
      size_(tile),
      strokes_(strokes),
      rasters_(&rasters),
      blocks_(sheet.rows, sheet.columns),
      lines_(sheet.rows, sheet.columns) {}

const Alphabet& TileSheet::alphabet() const {
    return strokes_ == GlyphSet::ascii ? ascii_alphabet : unicode_alphabet;
}

CharacterPlace TileSheet::middle(CharacterPlace at) const {
    return {at.row + (size_.rows - 1) / 2, at.column + (size_.columns - 1) / 2};
}

void TileSheet::put(CharacterPlace at, std::string_view character, Tone ink, Tone ground, bool bold) {
    if (strokes_ == GlyphSet::blocks) {
        blocks_.stamp(at.row, at.column, character, ink, ground, bold);
    } else {
        lines_.put(at.row, at.column, character, {.ink = ink, .ground = ground, .bold = bold});
    }
}

void TileSheet::tile(CharacterPlace at, const TileLook& look) {
    if (is_small()) {
        write_small_tile(at, look);
    } else if (strokes_ == GlyphSet::blocks) {
        paint_tile(at, look);
    } else {
        write_tile(at, look);
    }
}

void TileSheet::paint_tile(CharacterPlace at, const TileLook& look) {
    const Raster& raster = rasters_->of(look.tile, size_);
    for (int row = 0; row < raster.rows(); ++row)
        for (int column = 0; column < raster.columns(); ++column)
            blocks_.fill(2 * at.row + row, 2 * at.column + column, tone_of(look, raster.at(row, column)));
    paint_edges(at, look, raster);
    const auto [row, column] = middle(at);
    if (look.tile.has_monastery()) {
        const int nave = size_.rows < roomy_rows ? row : at.row + size_.rows * 57 / 100;
        blocks_.stamp(nave, column, "†", Tone::dark_digit, Tone::stone, true);
        if (look.monastery_complete) blocks_.stamp(nave, column + 1, "✓", Tone::dark_digit, Tone::stone);
    }
    if (has_village(look.tile)) blocks_.stamp(row, column, "⌂", Tone::dark_digit, Tone::garden);
}

// Draws the western and northern edge, where all four squares of a character have one colour.
void TileSheet::paint_edges(CharacterPlace at, const TileLook& look, const Raster& raster) {
    for (int row = 0; row < size_.rows; ++row) {
        for (int column = 0; column < size_.columns; ++column) {
            if (row > 0 && column > 0) break;
            const Tone tone = tone_of(look, raster.at(2 * row, 2 * column));
            const auto is_same = [&](int down, int right) {
                return tone_of(look, raster.at(2 * row + down, 2 * column + right)) == tone;
            };
            const auto edge = edge_on(tone);
            if (!edge || !is_same(0, 1) || !is_same(1, 0) || !is_same(1, 1)) continue;
            blocks_.stamp_edge(at.row + row, at.column + column, column == 0 ? "▏" : "▔", *edge, tone);
        }
    }
}

void TileSheet::write_tile(CharacterPlace at, const TileLook& look) {
    const TileCells cells = tile_cells(look.tile);
    for (std::size_t row = 0; row < cell_rows; ++row) {
        for (std::size_t column = 0; column < cell_columns; ++column) {
            const Painted painted = written(look, cells[row][column], row, column, alphabet());
            put({at.row + static_cast<int>(row), at.column + static_cast<int>(column)}, painted.character,
                painted.ink, painted.ground);
        }
    }
}

void TileSheet::write_small_tile(CharacterPlace at, const TileLook& look) {
    const Painted painted = small_look(look, strokes_);
    put(at, painted.character, painted.ink, painted.ground);
    const auto edge = strokes_ == GlyphSet::blocks ? edge_on(painted.ground) : std::nullopt;
    put({at.row, at.column + 1}, edge ? "▕" : " ", edge.value_or(painted.ink), painted.ground);
}

void TileSheet::legal(CharacterPlace at) {
    if (strokes_ == GlyphSet::blocks && !is_small()) {
        blocks_.fill(2 * at.row + 1, 2 * at.column + 1, 2 * size_.rows - 2, 2 * size_.columns - 2,
                     Tone::legal);
        return;
    }
    if (is_small()) {
        for (int column = 0; column < size_.columns; ++column)
            put({at.row, at.column + column}, strokes_ == GlyphSet::ascii ? "." : "·", Tone::faint,
                Tone::table);
        return;
    }
    const auto [top_left, top_right, bottom_left, bottom_right] = alphabet().corners;
    const int bottom = at.row + size_.rows - 1;
    const int right = at.column + size_.columns - 1;
    put(at, top_left, Tone::faint, Tone::table);
    put({at.row, right}, top_right, Tone::faint, Tone::table);
    put({bottom, at.column}, bottom_left, Tone::faint, Tone::table);
    put({bottom, right}, bottom_right, Tone::faint, Tone::table);
}

void TileSheet::dead(CharacterPlace at) {
    put(middle(at), alphabet().dead, Tone::dead, Tone::table);
}

void TileSheet::last(CharacterPlace at) {
    if (strokes_ != GlyphSet::blocks || is_small()) return;
    const int bottom = 2 * (at.row + size_.rows) - 1;
    const int right = 2 * (at.column + size_.columns) - 1;
    for (const int row : {2 * at.row, bottom}) {
        for (const int column : {2 * at.column, right}) {
            const int inward = column == right ? -1 : 1;
            blocks_.fill(row, column, Tone::light_halo);
            blocks_.fill(row, column + inward, Tone::light_halo);
        }
    }
}

void TileSheet::cursor(CharacterPlace at, bool is_broken) {
    if (strokes_ != GlyphSet::blocks || is_small()) {
        reversed_ = at;
        return;
    }
    const int top = 2 * at.row - 1;
    const int left = 2 * at.column - 1;
    const int rows = 2 * size_.rows + 2;
    const int columns = 2 * size_.columns + 2;
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            const bool is_rim = row == 0 || column == 0 || row == rows - 1 || column == columns - 1;
            const bool is_gap = is_broken && (row + column) / 2 % 2 == 1;
            if (is_rim && !is_gap) blocks_.fill(top + row, left + column, Tone::cursor);
        }
    }
}

void TileSheet::shield(CharacterPlace at) {
    if (is_small()) return;
    if (strokes_ != GlyphSet::blocks) {
        put(at, alphabet().pennant, Tone::light_digit, Tone::shield);
        return;
    }
    put(at, size_.rows < roomy_rows ? "◆" : "◥", Tone::light_digit, Tone::shield);
    if (size_.rows >= roomy_rows) put({at.row, at.column + 1}, "◤", Tone::light_digit, Tone::shield);
}

void TileSheet::figure(CharacterPlace at, int player, bool lies) {
    const Tone tone = player_tone(player);
    const Tone ink = digit_tone(player);
    if (strokes_ == GlyphSet::blocks && !is_small()) {
        const Tone halo = ink == Tone::light_digit ? Tone::light_halo : Tone::dark_halo;
        const bool is_roomy = size_.rows >= roomy_rows;
        const int wide = is_roomy ? 2 : 0;  // of the body, beyond the character on each side
        const int row = 2 * at.row;
        const int column = 2 * at.column;
        if (is_roomy && !lies) {
            blocks_.fill(row - 2, column - 1, 2, 4, halo);
            blocks_.fill(row - 1, column, 1, 2, tone);
        }
        const int above = is_roomy ? 1 : 0;
        blocks_.fill(row - above, column - wide - 1, 2 + 2 * above, 2 * wide + 4, halo);
        if (is_roomy && !lies) blocks_.fill(row - 1, column, 1, 2, tone);
        blocks_.fill(row, column - wide, 2, 2 * wide + 2, tone);
        for (int i = -wide / 2; i <= wide / 2; ++i) put({at.row, at.column + i}, " ", ink, tone);
    }
    put(at, digit(player), ink, tone, true);
}

Canvas TileSheet::canvas() const {
    if (strokes_ == GlyphSet::blocks && !reversed_) return blocks_.canvas();
    Canvas canvas = strokes_ == GlyphSet::blocks ? blocks_.canvas() : lines_;
    if (!reversed_) return canvas;
    for (int row = reversed_->row; row < reversed_->row + size_.rows; ++row) {
        for (int column = reversed_->column; column < reversed_->column + size_.columns; ++column) {
            if (row < 0 || row >= canvas.rows() || column < 0 || column >= canvas.columns()) continue;
            const Character character = canvas.at(row, column);
            Style style = character.style;
            if (style.ground >= Tone::player) continue;  // figures keep their colours
            style.reversed = !style.reversed;
            if (strokes_ == GlyphSet::blocks)
                style = {.ink = Tone::table, .ground = Tone::cursor, .bold = true};
            canvas.put(row, column, character.text, style);
        }
    }
    return canvas;
}

}  // namespace bastide::draw
