// Landscapes as JSON text, for benchmarks of reading them.
#pragma once

#include <string>

#include "bastide/landscape/landscape.h"
#include "bastide/tile/legend.h"

namespace bastide::bench {

// Returns a row in the layout of programs, 17 bytes per tile: "[[0, 1, 0, 1, 0], [], …]".
inline std::string row_text(std::span<const tile::Tile> row) {
    std::string text = "[";
    for (const tile::Tile tile : row) {
        if (text.size() > 1) text += ", ";
        if (tile.empty()) {
            text += "[]";
            continue;
        }
        char separator = '[';
        for (const int number : legend(tile)) {
            text += separator;
            if (separator == ',') text += ' ';
            text += static_cast<char>('0' + number);
            separator = ',';
        }
        text += ']';
    }
    return text + ']';
}

inline std::string landscape_text(const landscape::Landscape& landscape) {
    std::string text;
    for (std::size_t row = 0; row < landscape.rows(); ++row) {
        text += (row == 0 ? "[" : ",\n ") + row_text(landscape.row(row));
    }
    return text + "]\n";
}

}  // namespace bastide::bench
