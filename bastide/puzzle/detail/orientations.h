// The tiles of a puzzle as the search sees them: kinds with counts, and orientations of kinds.
//
// The first tile is its own kind with one orientation. The search places it first, as given, so that a map is
// not found again in another place or rotation. Maps could still recur for two reasons:
//
// - The first tile looks the same when rotated, so maps can rotate around it. Then one other tile that occurs
//   once keeps only one of any orientations that such a rotation would exchange.
// - Another tile is identical to the first, so a map is found from either. If that tile is the second and
//   there are no more identical ones, the two touch. Seen from the second, the first is on another side and
//   rotated the other way. One of two such views is dropped by removing an orientation from a cell next to
//   the first. If a view is its own counterpart, the second tile is the first one rotated by a half turn, and
//   rotating the map by a half turn exchanges them. Whenever the second tile is in such a position, one other
//   tile keeps only one of any orientations that the half turn would exchange.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "bastide/puzzle/puzzle.h"

namespace bastide::puzzle::detail {

// A set of orientations, one bit each. There are at most 55 legal orientations, and one more for the first
// tile.
using OrientationSet = std::uint64_t;
inline constexpr OrientationSet no_tile = OrientationSet{1} << 62;  // may be a member of a set

// A set of edges that a side may show: bit 0 field, bit 1 road, bit 2 city.
using EdgeSet = unsigned;
inline constexpr EdgeSet any_edge = 7;

// The colours of contacts: road, city, and either.
inline constexpr std::size_t colours = 3;
enum Colour : std::uint8_t { road = 0, city = 1, either = 2 };

// The edges that a set of orientations can show on each side, and, for each colour, whether some orientation
// has it on no side, or on at most one, two or three sides.
struct Offer {
    static constexpr std::uint32_t all_sides = 0xFFF;

    std::uint32_t bits = 0;  // four bits each: by side, whether field, road or city is possible; then the
                             // same for road, city and either by number of sides

    unsigned roads() const { return bits >> 4 & 0xFU; }
    unsigned cities() const { return bits >> 8 & 0xFU; }
    unsigned few(std::size_t colour) const { return bits >> (12 + 4 * colour) & 0xFU; }
    EdgeSet at(std::size_t side) const {
        const unsigned here = bits >> side;
        return (here & 1U) | (here >> 3 & 2U) | (here >> 6 & 4U);
    }

    // The sides on which two offers differ, one bit each.
    unsigned sides_unlike(Offer other) const {
        const std::uint32_t unlike = bits ^ other.bits;
        return (unlike | unlike >> 4 | unlike >> 8) & 0xFU;
    }

    friend bool operator==(Offer, Offer) = default;
};

constexpr EdgeSet edge_set(tile::Edge edge) {
    return 1U << static_cast<unsigned>(edge);
}

struct Orientation {
    tile::Tile tile;
    std::uint8_t kind = 0;
    std::array<tile::Edge, 4> edges = {};  // the tile's edges by side
};

struct Kind {
    OrientationSet orientations = 0;
    int count = 0;
    int first = 0;  // `first` and `last` are the lowest and the highest place of these tiles in the order
    int last = 0;
};

struct Orientations {
    // With `from_first`, maps are viewed only from the first tile as given, so that no map recurs and none is
    // excluded.
    enum class Views : std::uint8_t { all, from_first };
    Orientations(const Puzzle& puzzle, bool rotations, Views views = Views::all);

    const Orientation& operator[](std::size_t orientation) const { return orientations[orientation]; }

    std::vector<Orientation> orientations;
    std::vector<Kind> kinds;
    std::vector<std::uint8_t> kind_of_tile;  // in the order of the puzzle
    std::vector<OrientationSet> before;      // for each tile, the orientations of earlier tiles
    int equals_of_first = -1;                // the kind of the tiles equal to the first, if there are any
    std::vector<std::uint8_t> pinned;        // the kinds that have lost orientations
    bool maps_recur = false;                 // true if the search may still find a map twice

    std::vector<OrientationSet>
        excludes;  // for each orientation, the orientations that its placement removes
    std::array<OrientationSet, 4> not_beside_first = {};  // for each side of the first tile, the orientations
                                                          // removed from the cell there

    // The orientations that show one of a set of edges, by side and set. `no_tile` shows field on every side.
    std::array<std::array<OrientationSet, 8>, 4> showing{};

    // By colour, set of sides (a bit each) and number n: the orientations that show the colour on at least n
    // of these sides.
    std::array<std::array<std::array<OrientationSet, 5>, 16>, colours> coloured{};

    // The offer of a byte of a set, by the place of the byte and its value.
    std::array<std::array<Offer, 256>, 8> offer_of_byte{};

    // The orientations of tiles after the first.
    OrientationSet all = 0;

    // The edges shown by one orientation.
    Offer offer_of(std::size_t orientation) const {
        return offer_of_byte[orientation / 8][std::size_t{1} << orientation % 8];
    }

    // The edges shown by a set. `no_tile`, if it is a member, shows field.
    Offer offer(OrientationSet set) const {
        std::uint32_t bits = 0;
        for (std::size_t byte = 0; byte < offer_of_byte.size(); ++byte)
            bits |= offer_of_byte[byte][set >> 8 * byte & 0xFF].bits;
        return {bits};
    }

  private:
    void set_colours();
    void set_offers();
    Offer offer_of_member(std::size_t member) const;
    void add_kind(tile::Tile tile, int ways, int place);

    // The kind with the most orientations among kinds with one tile, except the first and `except`, or 0.
    std::size_t freest_single_kind(std::size_t except) const;

    // Removes orientations so that maps cannot rotate around a first tile that looks the same after `turns`
    // quarter turns. Returns false if that is impossible.
    bool hold_still(int turns);

    // Removes orientations so that no map is found twice, once from the first tile and once from a tile
    // identical to it. Returns false if that is impossible.
    bool distinguish(tile::Tile first, bool rotations);
};

}  // namespace bastide::puzzle::detail
