#include "bastide/caverna/required_inputs.h"

#include <algorithm>

#include "bastide/caverna/exchange.h"
#include "bastide/caverna/score.h"

namespace bastide::caverna {

std::vector<std::string_view> required_inputs(FurnishingId tile) {
    std::vector<std::string_view> parts = exchange_takes(tile);
    const auto read = parts_read(furnishings()[tile].bonus);
    parts.insert(parts.end(), read.begin(), read.end());
    if (tile == tile::beer_parlor) parts.emplace_back("fields.grain");
    return parts;
}

std::vector<std::string_view> required_inputs(const Holding& holding) {
    std::vector<std::string_view> parts;
    for (FurnishingId tile = 0; tile < furnishing_count; ++tile) {
        if (!holding.has(tile)) continue;
        for (const std::string_view part : required_inputs(tile)) {
            if (std::ranges::find(parts, part) == parts.end()) parts.push_back(part);
        }
    }
    return parts;
}

}  // namespace bastide::caverna
