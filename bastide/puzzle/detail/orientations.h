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

// What a set of orientations offers: what they may show on each side, and for each colour, whether one has it
// on no side, at most one, two, three.
struct Offer {
    static constexpr std::uint32_t all_sides = 0xFFF;

    std::uint32_t bits = 0;  // four each, by side: field, road, city; then by number: road, city, either

    unsigned roads() const { return bits >> 4 & 0xFU; }
    unsigned cities() const { return bits >> 8 & 0xFU; }
    unsigned few(std::size_t colour) const { return bits >> (12 + 4 * colour) & 0xFU; }
    EdgeSet at(std::size_t side) const {
        const unsigned here = bits >> side;
        return (here & 1U) | (here >> 3 & 2U) | (here >> 6 & 4U);
    }

    // The sides on which two differ, a bit each.
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

    // By the place of a byte in a set, and its value.
    std::array<std::array<Offer, 256>, 8> offer_of_byte{};

    // Those of tiles after the first.
    OrientationSet all = 0;

    // What one offers alone.
    Offer offer_of(std::size_t orientation) const {
        return offer_of_byte[orientation / 8][std::size_t{1} << orientation % 8];
    }

    // What a set offers; no tile, if it is in it, shows field.
    Offer offer(OrientationSet set) const {
        std::uint32_t bits = 0;
        for (std::size_t byte = 0; byte < offer_of_byte.size(); ++byte)
            bits |= offer_of_byte[byte][set >> 8 * byte & 0xFF].bits;
        return {bits};
    }

  private:
    void tell_colours();
    void tell_offers();
    Offer offer_of_member(std::size_t member) const;
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
