// The tiles of a puzzle as the search sees them: kinds, of which there are so many, and orientations, the
// ways a kind may lie.
//
// The first tile is a kind of its own, with one orientation: the search lays it first, as it is given, so
// that a map is not met again in another place or turned. Two things could still make a map recur.
// - The first tile looks the same when turned, so maps turn about it. Then another tile, of which there is
//   one, loses the orientations that are turns of others.
// - The first tile has an equal, so a map is met from either. If that is the second tile, and there are no
//   more, the two touch; seen from the second, the first lies on another side and is turned the other way.
//   Of two such views one is given up, by taking an orientation from a cell beside the first. A view that is
//   its own counterpart has them lie point to point, and turning the map by half exchanges them; then, again,
//   another tile loses the orientations that are turns of others, when the second is placed so.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "bastide/puzzle/puzzle.h"

namespace bastide::puzzle::detail {

// A set of orientations, one bit each. There are at most 55 legal ones, and one more for the first tile.
using OrientationSet = std::uint64_t;
inline constexpr OrientationSet no_tile = OrientationSet{1} << 62;  // may be a member of a set, too

// A set of what a side may show: bit 0 field, bit 1 road, bit 2 city.
using EdgeSet = unsigned;
inline constexpr EdgeSet any_edge = 7;

// What contacts are counted by: road, city, and either.
inline constexpr std::size_t colours = 3;
enum Colour : std::uint8_t { road = 0, city = 1, either = 2 };

constexpr EdgeSet edge_set(tile::Edge edge) {
    return 1U << static_cast<unsigned>(edge);
}

struct Orientation {
    tile::Tile tile;
    std::uint8_t kind = 0;
    std::array<tile::Edge, 4> edges = {};  // the tile's, by side
};

struct Kind {
    OrientationSet orientations = 0;
    int count = 0;
    int first = 0;  // the lowest and the highest place of its tiles in the order
    int last = 0;
};

struct Orientations {
    // If maps are seen from the first tile only, as it lies, none recurs and none is ruled out.
    enum class Views : std::uint8_t { all, from_first };
    Orientations(const Puzzle& puzzle, bool rotations, Views views = Views::all);

    const Orientation& operator[](std::size_t orientation) const { return orientations[orientation]; }

    std::vector<Orientation> orientations;
    std::vector<Kind> kinds;
    std::vector<std::uint8_t> kind_of_tile;  // in the order of the puzzle
    std::vector<OrientationSet> before;      // for each tile, the orientations of tiles before it
    int equals_of_first = -1;                // the kind of the tiles equal to the first, if there are any
    std::vector<std::uint8_t> held;          // the kinds that have lost orientations
    bool maps_recur = false;                 // whether the search may meet a map twice nevertheless

    std::vector<OrientationSet> excludes;  // for each orientation, those that are gone once it is placed
    std::array<OrientationSet, 4> not_beside_first = {};  // for each side of the first tile

    // For each side and set of edges, the orientations that show one of them there; no tile shows field.
    std::array<std::array<OrientationSet, 8>, 4> showing{};

    // By colour, set of sides (a bit each) and number: the orientations that show the colour on at least that
    // many of these sides.
    std::array<std::array<std::array<OrientationSet, 5>, 16>, colours> coloured{};

    // Those of tiles after the first.
    OrientationSet all = 0;

    // What the orientations of a set, and no tile if it is in it, may show on a side.
    EdgeSet edges(OrientationSet set, std::size_t side) const {
        const auto& shows = showing[side];
        return ((set & shows[1]) != 0 ? 1U : 0U) | ((set & shows[2]) != 0 ? 2U : 0U) |
               ((set & shows[4]) != 0 ? 4U : 0U);
    }

    // Of the colours only: 1 if they may show road there, 2 city, 3 either.
    unsigned road_and_city(OrientationSet set, std::size_t side) const {
        const auto& shows = showing[side];
        return ((set & shows[2]) != 0 ? 1U : 0U) | ((set & shows[4]) != 0 ? 2U : 0U);
    }

  private:
    void tell_colours();
    void add_kind(tile::Tile tile, int ways, int place);

    // The kind with the most orientations of those with one tile, but the first and one more; or 0.
    std::size_t freest_single_kind(std::size_t except) const;

    // Takes orientations away so that maps do not turn about the first tile, which looks the same after so
    // many quarter turns; false if they still do.
    bool hold_still(int turns);

    // Takes orientations away so that maps are not met from the first tile and from its equals; false if that
    // cannot be done.
    bool tell_apart(tile::Tile first, bool rotations);
};

}  // namespace bastide::puzzle::detail
