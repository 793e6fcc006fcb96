// Inconsistencies in a map, which the rules of the source exclude, but which can be read in one sensible way.
// The reader finds `count` and `foreign` (read.h), the scorer `side` (detail/open_strip.cpp).
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <string>
#include <vector>

#include "bastide/base/message.h"
#include "bastide/base/require.h"
#include "bastide/tile/cell.h"
#include "bastide/tile/legend.h"
#include "bastide/tile/side.h"

namespace bastide::landscape {

struct Warning {
    enum class Kind : std::uint8_t {
        side,     // the neighbour on `side` has a different edge, so no feature crosses that side
        count,    // the count of cities contradicts the edges; the edges are used
        foreign,  // the tile is not one of the 19
    };

    tile::Cell at = {};
    Kind kind = Kind::side;
    tile::Side side = tile::Side::east;    // of a `side` warning: east or south
    std::array<tile::Edge, 2> edges = {};  // of a `side` warning: the tile's edge, then the neighbour's
    tile::FiveNumbers written = {};        // of a `count` or `foreign` warning, as in the input

    // Orders warnings by place, then by kind.
    friend constexpr auto operator<=>(const Warning&, const Warning&) = default;
};

// Returns the numbers of a tile, and its count of cities, as in the input: "[2,0,0,0,7]" and "7". The reader
// cuts larger numbers to the largest int, which is shown as "…" and "more than 2147483646".
std::string written_tile(const tile::FiveNumbers& five);
[[nodiscard]] Message written_count(const tile::FiveNumbers& five);

// "row 3, column 3: south edge is road, but its neighbour's north edge is city". Rows and columns count
// from 1.
[[nodiscard]] Message message(const Warning& warning);
inline std::string to_string(const Warning& warning) {
    return to_string(message(warning));
}

// Warnings by kind: the number of each kind, and the first ten of each kind in reading order. Takes constant
// memory.
class Warnings {
  public:
    static constexpr std::size_t max_stored = 10;

    void add(const Warning& warning);

    // Adds the warnings of a piece of the map that begins at row `first_row`.
    void add(const Warnings& more, std::int64_t first_row = 0);

    std::int64_t count(Warning::Kind kind) const { return list(kind).count; }
    std::int64_t count() const;

    // The first ten of a kind, in reading order.
    const std::vector<Warning>& first(Warning::Kind kind) const { return list(kind).first; }

    // The first ten of every kind together, in reading order.
    std::vector<Warning> first() const;

    friend bool operator==(const Warnings&, const Warnings&) = default;

  private:
    struct List {
        std::int64_t count = 0;
        std::vector<Warning> first;
        friend bool operator==(const List&, const List&) = default;
    };

    const List& list(Warning::Kind kind) const {
        const auto at = static_cast<std::size_t>(kind);
        require(at < lists_.size(), "the kind of warning is declared", at);
        return lists_[at];
    }

    std::array<List, 3> lists_;
};

inline constexpr std::array all_warning_kinds = {Warning::Kind::side, Warning::Kind::count,
                                                 Warning::Kind::foreign};

}  // namespace bastide::landscape
