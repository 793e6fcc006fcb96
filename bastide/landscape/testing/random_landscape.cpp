// One draw per square from all tiles that match its north and west neighbours, looked up in a table.
#include "bastide/landscape/testing/random_landscape.h"

#include <algorithm>
#include <array>
#include <functional>
#include <vector>

#include "bastide/tile/catalogue.h"
#include "bastide/tile/testing/all_tiles.h"

namespace bastide::landscape::testing {
namespace {

using tile::Edge;
using tile::Side;
using tile::Tile;

// The edge of a neighbour: 0 field, 1 road, 2 city, or 3 if there is none.
constexpr std::size_t nothing = 3;

struct Choices {
    std::array<std::array<std::vector<Tile>, 4>, 4> suiting;  // by the edges of the north and west neighbours
};

void add_with_rotations(Tile tile, std::vector<Tile>& tiles) {
    for (int turns = 0; turns < distinct_rotations(tile); ++turns) tiles.push_back(tile.rotate(turns));
}

bool flows(Tile tile) {
    const int roads = tile.count(Edge::road);
    return (roads == 0 || roads == 2) && tile.count(Edge::city) != 1 && !tile.cities_separate();
}

bool meets(Tile tile) {
    return tile.count(Edge::road) != 1 && tile.count(Edge::city) != 1;
}

std::vector<Tile> tiles_of(RandomLandscape::Tiles kind) {
    std::vector<Tile> tiles;
    if (kind == RandomLandscape::Tiles::the_19) {
        for (const Tile tile : tile::catalogue) add_with_rotations(tile, tiles);
        return tiles;
    }
    tiles = tile::testing::all_tiles();
    if (kind == RandomLandscape::Tiles::flowing) std::erase_if(tiles, std::not_fn(flows));
    if (kind == RandomLandscape::Tiles::pairing) std::erase_if(tiles, std::not_fn(meets));
    return tiles;
}

Choices choices_of(RandomLandscape::Tiles kind) {
    Choices choices;
    for (const Tile tile : tiles_of(kind)) {
        const auto north = static_cast<std::size_t>(tile.edge(Side::north));
        const auto west = static_cast<std::size_t>(tile.edge(Side::west));
        choices.suiting[north][west].push_back(tile);
        choices.suiting[north][nothing].push_back(tile);
        choices.suiting[nothing][west].push_back(tile);
        choices.suiting[nothing][nothing].push_back(tile);
    }
    return choices;
}

const Choices& choices_for(RandomLandscape::Tiles kind) {
    using enum RandomLandscape::Tiles;
    static const std::array choices = {choices_of(the_19), choices_of(any), choices_of(flowing),
                                       choices_of(pairing)};
    return choices[static_cast<std::size_t>(kind)];
}

std::size_t shown(Tile tile, Side side) {
    return tile.empty() ? nothing : static_cast<std::size_t>(tile.edge(side));
}

// The whole part of `share` times `bound`, where `share` counts 1/2^32.
std::uint32_t part_of(std::uint32_t bound, std::uint64_t share) {
    return static_cast<std::uint32_t>(share * bound >> 32U);
}

}  // namespace

std::uint32_t draw_below(std::uint32_t bound, std::mt19937_64& random) {
    return part_of(bound, random() >> 32U);
}

Landscape random_landscape(const RandomLandscape& options, std::mt19937_64& random) {
    const Choices& choices = choices_for(options.tiles);
    const auto threshold = static_cast<std::uint64_t>(std::clamp(options.density, 0.0, 1.0) * 4294967296.0);
    const auto columns = static_cast<std::uint32_t>(options.columns);

    Landscape landscape;
    std::vector<Tile> row(options.columns);
    for (std::size_t i = 0; i < options.rows; ++i) {
        const std::size_t length = options.ragged ? draw_below(columns + 1, random) : columns;
        std::size_t west = nothing;
        for (std::size_t column = 0; column < row.size(); ++column) {
            Tile& square = row[column];
            const std::size_t north = options.consistent ? shown(square, Side::south) : nothing;
            const std::uint64_t number = random();
            const bool holds_tile = column < length && (number & 0xFFFF'FFFFU) < threshold;
            const auto& suiting = choices.suiting[north][west];
            square = holds_tile ? suiting[part_of(static_cast<std::uint32_t>(suiting.size()), number >> 32U)]
                                : Tile{};
            west = options.consistent ? shown(square, Side::east) : nothing;
        }
        landscape.add_row(std::span(row).first(length));
    }
    return landscape;
}

}  // namespace bastide::landscape::testing
