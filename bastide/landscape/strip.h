// A horizontal strip of a landscape, scored as far as possible without its neighbours.
//
// Strips merge associatively: for any cut of a map, adding the strips in order and calling `finish` gives the
// score of the whole map. A map can therefore be scored while it is read, in memory that grows with the
// length of the rows but not with their number, and several threads or machines can score its strips.
//
//     Strip top, bottom;
//     top.add_rows(first_rows);
//     bottom.add_rows(other_rows);
//     top.add_strip(bottom);
//     LandscapeScore score = top.finish();
#pragma once

#include <cstdint>
#include <memory>

#include "bastide/base/require.h"
#include "bastide/landscape/corner_cities.h"
#include "bastide/landscape/landscape.h"
#include "bastide/landscape/landscape_score.h"
#include "bastide/landscape/warning.h"

namespace bastide::landscape {

namespace detail {
class OpenStrip;
}

// A strip that has been moved from can only be assigned to or destroyed.
class Strip {
  public:
    using Above = landscape::Above;

    // Creates a strip without rows.
    explicit Strip(CornerCities corners = CornerCities::split, Above above = Above::unknown);
    Strip(const Strip& other);
    Strip(Strip&& other) noexcept;
    Strip& operator=(const Strip& other);
    Strip& operator=(Strip&& other) noexcept;
    ~Strip();

    // Adds rows below. Takes linear time in the new squares plus the boundaries of the strip, so add
    // thousands of squares at a time. A row can have at most `Landscape::max_row` squares.
    void add_rows(const Landscape& rows);

    // Adds a strip below. That strip must have unknown surroundings above and the same reading of corner
    // cities. Takes linear time in the boundaries of both strips.
    void add_strip(const Strip& below);

    // Returns the score of the map that consists of this strip only.
    LandscapeScore finish() const;

    std::int64_t rows() const;

    // The sides in the strip that do not match their neighbour. Rows are counted from the strip's first row.
    const Warnings& warnings() const;

  private:
    detail::OpenStrip& open(const bastide::detail::Where& where = bastide::detail::Where::current()) const;

    std::unique_ptr<detail::OpenStrip> open_;
};

}  // namespace bastide::landscape
