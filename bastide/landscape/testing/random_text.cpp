#include "bastide/landscape/testing/random_text.h"

#include <array>

#include "bastide/landscape/testing/random_landscape.h"
#include "bastide/tile/legend.h"

namespace bastide::landscape::testing {
namespace {

using tile::Tile;

std::string cell_text(Tile tile, std::mt19937_64& random) {
    if (tile.empty()) return draw_below(3, random) == 0 ? "[ ]" : "[]";
    const auto kind = draw_below(8, random);
    std::string text;
    for (const int number : legend(tile)) {
        text += text.empty() ? "[" : (kind < 4 ? ", " : kind < 7 ? "," : " ,\n\t");
        text += std::to_string(number);
    }
    return text + "]";
}

}  // namespace

std::string random_text(const Landscape& landscape, std::mt19937_64& random) {
    const std::array<std::string, 6> gaps = {", ", ", ", ",", " ,\r\n", ",\n   ", "\t,"};
    const auto gap = [&] { return gaps[draw_below(gaps.size(), random)]; };
    std::string text = draw_below(5, random) == 0 ? "\xEF\xBB\xBF [" : "[";
    for (std::size_t row = 0; row < landscape.rows(); ++row) {
        text += (row == 0 ? "" : gap()) + "[";
        bool first = true;
        for (const Tile tile : landscape.row(row)) {
            text += (first ? "" : gap()) + cell_text(tile, random);
            first = false;
        }
        text += "]";
    }
    return text + "]\n";
}

}  // namespace bastide::landscape::testing
