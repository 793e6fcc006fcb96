// Part of a table in a terminal: squares with tiles, figures and marks, in any size for which the window has
// room.
//
// With colours and Unicode, tiles are painted in blocks. Otherwise they are drawn with lines or ASCII, and
// are three characters or one character high.
#pragma once

#include <array>
#include <map>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

#include "bastide/draw/glyphs.h"
#include "bastide/draw/terminal/blocks.h"
#include "bastide/draw/terminal/raster.h"
#include "bastide/tile/tile.h"

namespace bastide::draw {

enum class GlyphSet : std::uint8_t { ascii, lines, blocks };

// The sizes of a tile with these strokes, from small to large.
std::span<const CharacterSize> tile_sizes(GlyphSet strokes);

// Caches rasters, because a table shows the same tiles repeatedly.
class Rasters {
  public:
    const Raster& of(tile::Tile tile, CharacterSize size);

  private:
    std::map<std::pair<std::uint8_t, int>, Raster> made_;
};

// A position on the sheet, in characters.
struct CharacterPlace {
    int row = 0;
    int column = 0;
};

// The look of a placed tile.
struct TileLook {
    tile::Tile tile;
    unsigned complete = 0;  // bit i is section i of `sections(tile)`
    bool monastery_complete = false;
    bool is_other = false;  // true on every second square, as on a chessboard
};

class TileSheet {
  public:
    // Creates a sheet whose size is given in characters, for tiles of a size in `tile_sizes(strokes)`.
    TileSheet(CharacterSize sheet, CharacterSize tile, GlyphSet strokes, Rasters& rasters);

    CharacterSize tile_size() const { return size_; }
    GlyphSet strokes() const { return strokes_; }

    // In each of these functions `at` is the first character of a square, which may be partly or wholly
    // outside the sheet. Later drawing covers earlier drawing.
    void tile(CharacterPlace at, const TileLook& look);
    void legal(CharacterPlace at);
    void dead(CharacterPlace at);
    void last(CharacterPlace at);
    // Frames the square without covering the tile. Use a broken frame if the tile does not fit there.
    void cursor(CharacterPlace at, bool is_broken = false);

    // Draws a shield at a character.
    void shield(CharacterPlace at);
    void figure(CharacterPlace at, int player, bool lies);

    Canvas canvas() const;

  private:
    void paint_tile(CharacterPlace at, const TileLook& look);
    void paint_edges(CharacterPlace at, const TileLook& look, const Raster& raster);
    void write_tile(CharacterPlace at, const TileLook& look);
    void write_small_tile(CharacterPlace at, const TileLook& look);
    void put(CharacterPlace at, std::string_view character, Tone ink, Tone ground, bool bold = false);
    CharacterPlace middle(CharacterPlace at) const;
    const Alphabet& alphabet() const;
    bool is_small() const { return size_.rows == 1; }

    CharacterSize sheet_;
    CharacterSize size_;
    GlyphSet strokes_;
    Rasters* rasters_;
    BlockPicture blocks_;
    Canvas lines_;
    std::optional<CharacterPlace> reversed_;  // the cursor's square, if the cursor is drawn without a frame
};

}  // namespace bastide::draw
