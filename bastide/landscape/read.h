// Reads a landscape from JSON: an array of rows, each an array of cells, each `[]` or `[N, E, S, W, cities]`.
//
//     LandscapeReader reader;
//     Landscape rows;
//     if (auto read = reader.feed(text, rows); !read) return read.error();
//     if (auto read = reader.finish(); !read) return read.error();
//
// The format and what counts as an error: docs/landscape.md. All of it is JSON (RFC 8259), and a byte order mark
// before it is passed over. The two layouts that programs write, `[0, 1, 2, 1, 1], ` and `[0,1,2,1,1],`, are read a
// whole cell at a time; everything else by a state machine, a byte at a time.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "bastide/landscape/doubt.h"
#include "bastide/landscape/landscape.h"
#include "bastide/text/error.h"
#include "bastide/tile/legend.h"

namespace bastide {

class LandscapeReader {
  public:
    // Which tiles pass without a doubt: those of any edges, or the 19 only.
    enum class Tiles : std::uint8_t { any, catalogue };

    explicit LandscapeReader(Tiles tiles = Tiles::any) : tiles_allowed_(tiles) {}

    // Reads the next piece of the text and appends the rows that end in it. Pieces may be cut anywhere. After an
    // error nothing more may be fed. Errors name line, column and the cell; the file is for the caller to add.
    Result<void> feed(std::string_view piece, Landscape& rows);

    // Says that the text has ended.
    Result<void> finish() const;

    // Cells whose count contradicts their edges, and with `Tiles::catalogue` those that are none of the 19.
    const Doubts& doubts() const { return doubts_; }

    // Whether some tile has two adjacent city edges and two cities, so that the reading of them matters.
    bool has_corner_cities() const { return has_corner_cities_; }

  private:
    enum class State : std::uint8_t {
        start,         // before the outer bracket
        first_row,     // after it: a row or the end
        next_row,      // after a comma: a row
        after_row,     // a comma or the end
        first_cell,
        next_cell,
        after_cell,
        first_number,
        next_number,
        in_number,
        after_number,
        done,
    };

    const char* feed_cells(const char* at, const char* end);
    Result<void> step(char c);
    Result<void> begin_value(char c);
    Result<void> after_value(char c);
    Result<void> end_number();
    Result<void> end_cell();
    Result<void> add_cell(const FiveNumbers& five);

    std::unexpected<Error> fail(std::string what) const;
    std::unexpected<Error> fail_at_token(std::string what) const;
    std::unexpected<Error> fail_unexpected(char c) const;
    std::string cell_name() const;

    Tiles tiles_allowed_;
    State state_ = State::start;
    std::int64_t line_ = 1;
    std::int64_t column_ = 0;  // of the byte at hand
    std::int64_t row_number_ = 1;
    int byte_order_mark_ = 0;  // bytes of it seen
    std::vector<Tile> row_;
    Landscape* rows_ = nullptr;

    FiveNumbers numbers_{};
    int number_count_ = 0;
    std::string number_;  // as written, cut short if very long
    std::int64_t token_line_ = 0;
    std::int64_t token_column_ = 0;

    Doubts doubts_;
    bool has_tiles_ = false;
    bool has_corner_cities_ = false;
};

// A whole text at once.
struct LandscapeText {
    Landscape landscape;
    Doubts doubts;  // of the cells; those of sides are found by scoring
    bool has_corner_cities = false;
};
Result<LandscapeText> read_landscape(std::string_view text,
                                     LandscapeReader::Tiles tiles = LandscapeReader::Tiles::any);

}  // namespace bastide
