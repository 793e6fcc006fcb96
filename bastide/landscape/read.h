// Reads a landscape from JSON: an array of rows, which are arrays of cells, each `[]` or `[N, E, S, W,
// cities]`.
//
//     Result<Landscape> map = read_landscape(text);
//
// A reader reads a text in pieces, so that it need not be in memory, and collects warnings:
//
//     LandscapeReader reader;
//     Landscape rows;
//     if (auto read = reader.feed(text, rows); !read) return read.error();
//     if (auto read = reader.finish(); !read) return read.error();
//
// docs/landscape.md describes the format and its errors. The format is JSON (RFC 8259), and a leading byte
// order mark is ignored. The two layouts that programs write, `[0, 1, 2, 1, 1], ` and `[0,1,2,1,1],`, are
// read a whole cell at a time. A state machine reads everything else byte by byte.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bastide/base/result.h"
#include "bastide/landscape/landscape.h"
#include "bastide/landscape/warning.h"
#include "bastide/tile/legend.h"

namespace bastide::landscape {

class LandscapeReader {
  public:
    // The tiles that cause no warning: tiles with any edges, or only the 19.
    enum class Tiles : std::uint8_t { any, the_19 };

    explicit LandscapeReader(Tiles tiles = Tiles::any) : tiles_allowed_(tiles) {}

    // Creates a reader for a part of a text that begins with a row, after the comma of the previous row. It
    // counts lines and rows from the beginning of the part. For use with `join`.
    static LandscapeReader between_rows(Tiles tiles);

    // Reads the next piece of the text and appends the rows that end in it. Pieces may be cut anywhere.
    // After an error, all further calls return that error. Errors give the line, the column and the cell. The
    // caller adds the file.
    [[nodiscard]] Result<void> feed(std::string_view piece, Landscape& rows);

    // Ends the text. Fails if it is incomplete.
    [[nodiscard]] Result<void> finish() const;

    // Appends the state of a reader made by `between_rows` after it has read the following text. Returns
    // false and changes nothing unless this reader is between rows, and `part` is between rows or at the end
    // of the map.
    bool join(const LandscapeReader& part);

    // Cells whose count contradicts their edges, and with `Tiles::the_19` also tiles outside the 19.
    const Warnings& warnings() const { return warnings_; }

    // The first tile with two adjacent city edges and two cities. If there is such a tile, the reading of
    // corner cities matters.
    const std::optional<tile::Cell>& first_corner_cities() const { return first_corner_cities_; }

  private:
    // The next expected element.
    enum class State : std::uint8_t {
        start,         // the outer bracket
        first_row,     // a row, or the end of the rows
        next_row,      // a row, after a comma
        after_row,     // a comma, or the end of the rows
        first_cell,    // a cell, or the end of the row
        next_cell,     // a cell, after a comma
        after_cell,    // a comma, or the end of the row
        first_number,  // a number, or the end of the cell
        next_number,   // a number, after a comma
        in_number,     // the rest of a number
        after_number,  // a comma, or the end of the cell
        done,          // white space
    };

    struct LineColumn {
        std::int64_t line = 1;
        std::int64_t column = 0;
    };

    [[nodiscard]] Result<void> read_piece(std::string_view piece);
    const char* read_plain_cells(const char* at, const char* end);
    [[nodiscard]] Result<void> read_byte(char byte);
    [[nodiscard]] Result<void> open(char byte);
    [[nodiscard]] Result<void> close_or_go_on(char byte);
    void end_row();
    [[nodiscard]] Result<void> end_cell();
    [[nodiscard]] Result<void> end_number();
    tile::Cell next_cell() const;
    void warn(Warning::Kind kind);
    std::unexpected<Error> fail_in_cell(LineColumn at, Message message) const;
    std::unexpected<Error> fail_unexpected(LineColumn at, Message found) const;

    Tiles tiles_allowed_;
    State state_ = State::start;
    LineColumn at_;  // the position of the byte read last
    LineColumn cell_at_;
    LineColumn number_at_;
    std::int64_t rows_read_ = 0;
    std::size_t mark_bytes_ = 0;  // the number of bytes of the byte order mark read so far
    std::vector<tile::Tile> row_;
    Landscape* rows_ = nullptr;  // during `feed`

    tile::FiveNumbers numbers_{};
    std::size_t number_count_ = 0;
    std::string number_;  // the number as written, but cut if longer than any valid number

    Warnings warnings_;
    bool has_tiles_ = false;
    std::optional<tile::Cell> first_corner_cities_;
    std::optional<Error> error_;  // the first
};

// Reads a whole text. To see warnings, use a `LandscapeReader`.
[[nodiscard]] Result<Landscape> read_landscape(std::string_view text);

// Fails if a landscape has more squares, or more rows, than `most`. For callers that store whole landscapes.
[[nodiscard]] Result<void> check_size(const Landscape& landscape, std::size_t most);

}  // namespace bastide::landscape
