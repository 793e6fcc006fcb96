#include "bastide/match/env/planes.h"

#include <algorithm>
#include <array>
#include <bit>

#include "bastide/base/require.h"

namespace bastide::match {
namespace {

constexpr std::size_t monastery_plane = 9;
constexpr std::size_t pennant_plane = 10;
constexpr std::size_t joined_planes = 11;
constexpr std::size_t meeple_planes = 23;
constexpr std::size_t meeple_plane_count = 13;
constexpr std::size_t open_plane = 49;
constexpr std::size_t place_planes = 50;
static_assert(place_planes + 4 == plane_count);

// A set of planes: bit i is plane i.
using PlaneSet = std::uint32_t;

constexpr PlaneSet bit(std::size_t plane) {
    return PlaneSet{1} << plane;
}

constexpr bool has_side(Contacts contacts, std::size_t side) {
    return (contacts >> (3 * side + 1) & 1U) != 0;
}

constexpr PlaneSet of_sides(const Piece& piece, Contacts contacts) {
    const std::size_t kind = piece.kind == Kind::city ? 0 : 1;
    PlaneSet set = 0;
    std::size_t pair = 0;
    for (std::size_t one = 0; one < 4; ++one) {
        if (has_side(contacts, one)) set |= bit(1 + 4 * kind + one);
        for (std::size_t other = one + 1; other < 4; ++other, ++pair) {
            if (has_side(contacts, one) && has_side(contacts, other))
                set |= bit(joined_planes + 6 * kind + pair);
        }
    }
    return set;
}

// The planes of a rotated tile.
constexpr std::array<PlaneSet, oriented_count> tile_planes = [] {
    std::array<PlaneSet, oriented_count> sets{};
    for (std::size_t i = 0; i < oriented_count; ++i) {
        sets[i] = bit(0);
        for (const Piece& piece : types[i / 4]) {
            const Contacts contacts = rotate(piece.contacts, static_cast<int>(i % 4));
            if (piece.kind == Kind::monastery) sets[i] |= bit(monastery_plane);
            if (piece.kind <= Kind::road) sets[i] |= of_sides(piece, contacts);
            if (piece.pennants > 0) sets[i] |= bit(pennant_plane);
        }
    }
    return sets;
}();

// The planes of a meeple on each of the pieces, from the first of such planes on.
constexpr std::array<std::array<PlaneSet, max_pieces>, oriented_count> piece_planes = [] {
    std::array<std::array<PlaneSet, max_pieces>, oriented_count> sets{};
    for (std::size_t i = 0; i < oriented_count; ++i) {
        const TileType& type = types[i / 4];
        for (std::size_t piece = 0; piece < type.piece_count; ++piece) {
            const Contacts contacts = rotate(type.pieces[piece].contacts, static_cast<int>(i % 4));
            PlaneSet& set = sets[i][piece];
            if (type.pieces[piece].kind == Kind::monastery) set = bit(4);
            for (std::size_t side = 0; side < 4; ++side) {
                if (has_side(contacts, side)) set |= bit(side);
                if ((contacts >> 3 * side & 1U) != 0) set |= bit(5 + 2 * side);
                if ((contacts >> (3 * side + 2) & 1U) != 0) set |= bit(6 + 2 * side);
            }
        }
    }
    return sets;
}();

template <class Visit>
void for_each_plane(PlaneSet set, const Visit& visit) {
    for (; set != 0; set &= set - 1) visit(static_cast<std::size_t>(std::countr_zero(set)));
}

}  // namespace

void Planes::begin(const Position& position, std::span<std::uint8_t> image, std::optional<int> player) {
    std::ranges::fill(image, std::uint8_t{0});
    tiles_ = 0;
    gone_.clear();
    follow(position, image, player);
}

void Planes::follow(const Position& position, std::span<std::uint8_t> image, std::optional<int> player) {
    require(image.size() == planes_size(window_), "there is space for the planes of the window",
            image.size());
    require(tiles_ <= position.board().tiles().size(), "the position has all tiles of the last one",
            position.board().tiles().size());
    for (const std::uint32_t byte : gone_) image[byte] = 0;
    gone_.clear();
    paint_tiles(position, image);
    paint_meeples(position, image, Viewer(position, player));
    paint_places(position, image);
}

void Planes::paint_tiles(const Position& position, std::span<std::uint8_t> image) {
    const auto cells = static_cast<std::size_t>(window_.cells());
    const auto tiles = position.board().tiles();
    for (; tiles_ < tiles.size(); ++tiles_) {
        const PlacedTile& tile = tiles[tiles_];
        if (!window_.contains(tile.at)) continue;
        const auto cell = static_cast<std::size_t>(window_.cell(tile.at));
        for_each_plane(tile_planes[tile.orientation],
                       [&](std::size_t plane) { image[plane * cells + cell] = 1; });
    }
}

void Planes::paint_meeples(const Position& position, std::span<std::uint8_t> image, const Viewer& viewer) {
    const auto cells = static_cast<std::size_t>(window_.cells());
    position.meeple_tiles().for_each([&](std::size_t number) {
        const PlacedTile& tile = position.board().tile(number);
        if (!window_.contains(tile.at)) return;
        const Meeple meeple = position.meeple(number);
        const int seats = viewer.seats_to(meeple.player);
        const std::size_t first = meeple_planes + (seats == 0 ? 0 : meeple_plane_count);
        const auto cell = static_cast<std::size_t>(window_.cell(tile.at));
        for_each_plane(piece_planes[tile.orientation][meeple.piece], [&](std::size_t plane) {
            const std::size_t byte = (first + plane) * cells + cell;
            image[byte] = static_cast<std::uint8_t>(std::max(seats, 1));
            gone_.push_back(static_cast<std::uint32_t>(byte));
        });
    });
}

void Planes::paint_places(const Position& position, std::span<std::uint8_t> image) {
    const auto cells = static_cast<std::size_t>(window_.cells());
    const Type tile = position.tile();
    for (const OpenSquare& open : position.board().open_squares()) {
        if (!window_.contains(open.at)) continue;
        const auto cell = static_cast<std::size_t>(window_.cell(open.at));
        const unsigned fitting = tile == no_tile ? 0U : fits[tile][open.demand] & distinct_rotations[tile];
        for_each_plane(bit(0) | fitting << 1, [&](std::size_t plane) {
            const std::size_t byte = (open_plane + plane) * cells + cell;
            image[byte] = 1;
            gone_.push_back(static_cast<std::uint32_t>(byte));
        });
    }
}

}  // namespace bastide::match
