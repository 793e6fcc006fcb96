// Any landscape, consistent or not: the strips it is cut into and the features found in it must score as
// flood fill does.
#include <cstdint>
#include <cstdlib>
#include <vector>

#include "bastide/landscape/features.h"
#include "bastide/landscape/strip.h"
#include "bastide/landscape/testing/flood_fill.h"

namespace {

using namespace bastide;

// One byte per square: the edges, and whether cities are joined. One in eight is empty. Rows end at byte 255.
tile::Tile tile_of(std::uint8_t byte) {
    if (byte % 8 == 7) return {};
    std::array<tile::Edge, 4> edges{};
    unsigned rest = byte;
    for (tile::Edge& edge : edges) {
        edge = static_cast<tile::Edge>(rest % 3);
        rest /= 3;
    }
    return tile::Tile(edges, rest % 2 == 0 ? tile::Cities::joined : tile::Cities::separate);
}

landscape::Landscape landscape_of_bytes(const std::uint8_t* data, std::size_t size) {
    landscape::Landscape landscape;
    std::vector<tile::Tile> row;
    for (std::size_t i = 0; i < size; ++i) {
        if (data[i] != 0xFF) {
            row.push_back(tile_of(data[i]));
            continue;
        }
        landscape.add_row(row);
        row.clear();
    }
    landscape.add_row(row);
    return landscape;
}

// Cuts after the rows whose bit is set in `cuts`, again and again.
landscape::LandscapeScore score_in_strips(const landscape::Landscape& landscape,
                                          landscape::CornerCities corners, unsigned cuts) {
    landscape::Strip all(corners);
    landscape::Landscape rows;
    for (std::size_t row = 0; row < landscape.rows(); ++row) {
        rows.add_row(landscape.row(row));
        if ((cuts >> (row % 8) & 1U) == 0 && row + 1 < landscape.rows()) continue;
        landscape::Strip strip(corners);
        strip.add_rows(rows);
        all.add_strip(strip);
        rows.clear();
    }
    return all.finish();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 2) return 0;
    const auto corners = data[0] % 2 == 0 ? landscape::CornerCities::split : landscape::CornerCities::joined;
    const landscape::Landscape landscape = landscape_of_bytes(data + 2, size - 2);
    if (landscape.rows() * landscape.columns() > 10'000) return 0;  // the oracle takes a rectangle
    const auto expected = landscape::testing::flood_fill_features(landscape, corners);
    const landscape::LandscapeScore total = landscape::testing::sum(expected);
    if (score(landscape, corners) != total) std::abort();
    if (score_in_strips(landscape, corners, data[1]) != total) std::abort();
    if (landscape::testing::sorted(
            find_features(landscape::read_corner_cities(landscape, corners)).features) != expected)
        std::abort();
    return 0;
}
