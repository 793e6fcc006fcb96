// The data of a strip of a landscape: its first and last row, and the features that reach them.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "bastide/landscape/detail/best_kernels.h"
#include "bastide/landscape/detail/components.h"
#include "bastide/landscape/detail/padded_row.h"
#include "bastide/landscape/landscape.h"
#include "bastide/landscape/warning.h"

namespace bastide::landscape::detail {

// Implements `Strip`. The functions have the same names.
class OpenStrip {
  public:
    OpenStrip(CornerCities corners, Above above, const Kernels& kernels = best_kernels());

    void add_rows(const Landscape& rows);
    void add_strip(const OpenStrip& below);
    LandscapeScore finish() const;
    std::int64_t rows() const { return rows_; }
    CornerCities corners() const { return corners_; }
    Above above() const { return above_; }
    const Warnings& warnings() const { return warnings_; }

  private:
    // The first or last row and its features.
    struct Boundary {
        PaddedRow tiles;
        std::vector<Label> labels;  // by column, the feature on the tile's outer side, or 0
        std::vector<std::uint8_t>
            occupancy;  // by column, the number of known tiles in the 3 × 3 squares around the square

        void reach(std::size_t columns);
    };

    // Buffers for adding a row, reused for the next row.
    struct Scratch {
        PaddedRow row;
        std::vector<std::uint16_t> steps;
    };

    void add_row(std::span<const tile::Tile> squares, Scratch& scratch);
    void begin_top(std::span<const tile::Tile> squares, Scratch& scratch);
    void sweep(const PaddedRow& above, Scratch& scratch);
    void finish_bottom(const PaddedRow& below);
    void join_across(const Boundary& seam, Label offset);
    void settle();
    bool bottom_is_top() const { return rows_ == 1 && above_ == Above::unknown; }

    const Kernels* kernels_;
    CornerCities corners_;
    Above above_;
    std::int64_t rows_ = 0;
    Boundary top_;  // used if the row above is unknown
    Boundary bottom_;
    Components open_;        // the features that reach a boundary
    LandscapeScore closed_;  // the score of all other features
    Warnings warnings_;
};

}  // namespace bastide::landscape::detail
