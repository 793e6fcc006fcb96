#include "bastide/match/box.h"

#include <algorithm>

namespace bastide::match {

Result<Box> Box::make(const TileCounts& counts, Type start) {
    require_type(start);
    const auto most = std::ranges::max_element(counts);
    if (*most > max_tiles_of_type)
        return fail({errors::box_tiles_of_type, max_tiles_of_type,
                     types[static_cast<std::size_t>(most - counts.begin())].name, *most});
    if (const auto excess = detail::excess(counts))
        return fail({*excess->kind, excess->most, excess->number});
    if (counts[start] == 0) return fail({errors::box_start, types[start].name});
    Box box;
    box.counts_ = counts;
    box.start_ = start;
    return box;
}

}  // namespace bastide::match
