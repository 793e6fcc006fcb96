// A horizontal strip of a landscape, scored as far as it can be without its neighbours.
//
// Strips merge associatively: however a map is cut, adding the strips in order and finishing gives the score
// of the whole. So a map can be scored as it is read, in memory that grows with the length of its rows and
// not with their number, and its strips can be scored by several threads or machines.
//
//     Strip top, bottom;
//     top.add_rows(first_rows);
//     bottom.add_rows(other_rows);
//     top.add_strip(bottom);
//     LandscapeScore score = top.finish();
#pragma once

#include <cstdint>
#include <vector>

#include "bastide/landscape/components.h"
#include "bastide/landscape/doubt.h"
#include "bastide/landscape/landscape.h"
#include "bastide/landscape/padded_row.h"
#include "bastide/landscape/score.h"

namespace bastide::landscape {

class Strip {
  public:
    // What lies above the strip's first row: `unknown` if another strip may, `nothing` if it is the map's
    // first.
    enum class Above : std::uint8_t { unknown, nothing };

    // A strip without rows.
    explicit Strip(CornerCities corners = CornerCities::split, Above above = Above::unknown);

    // Adds rows below. Time linear in squares and in the boundaries of the strip; give it thousands of
    // squares at a time. A row may hold at most `Landscape::max_row` squares.
    void add_rows(const Landscape& rows);

    // Adds a strip below, one of unknown surroundings and with the same reading of corner cities. Time linear
    // in the boundaries of both.
    void add_strip(const Strip& below);

    // The score with nothing around the strip.
    LandscapeScore finish() const;

    std::int64_t rows() const { return rows_; }

    // The sides in the strip whose neighbour carries something else, with rows counted from the strip's
    // first.
    const Doubts& doubts() const { return doubts_; }

  private:
    // The first or last row, and what is known of it.
    struct Boundary {
        detail::PaddedRow tiles;
        std::vector<detail::Label> labels;  // by column, the feature on the tile's outer side, or 0
        std::vector<std::uint8_t>
            filled;  // by column, how many of the 3 x 3 squares around hold a tile, so far

        void reach(std::size_t columns);
    };

    // What adding a row needs, kept from one to the next.
    struct Scratch {
        detail::PaddedRow row;
        std::vector<std::uint16_t> steps;
    };

    void add_row(std::span<const tile::Tile> squares, Scratch& scratch);
    void begin_top(std::span<const tile::Tile> squares, Scratch& scratch);
    void sweep(const detail::PaddedRow& above, Scratch& scratch);
    void finish_bottom(const detail::PaddedRow& below);
    void join_across(const Boundary& seam, detail::Label offset);
    void settle();
    bool bottom_is_top() const { return rows_ == 1 && above_ == Above::unknown; }

    CornerCities corners_;
    Above above_;
    std::int64_t rows_ = 0;
    Boundary top_;  // if what lies above is unknown
    Boundary bottom_;
    detail::Components open_;  // the features that reach a boundary
    LandscapeScore closed_;    // of all others
    Doubts doubts_;
};

}  // namespace bastide::landscape
