// Any bytes as a mask and as tiles: results are within their limits, and errors have a message.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "bastide/arrange/encoding.h"
#include "bastide/arrange/read.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace bastide;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    // The tiles come after the mask and a '!'.
    const std::size_t end = std::min(text.find('!'), size);
    const auto shape = arrange::read_mask(text.substr(0, end));
    const auto kinds = arrange::read_kinds(text.substr(std::min(end + 1, size)));
    if (!shape && shape.error().what().empty()) std::abort();
    if (!kinds && kinds.error().what().empty()) std::abort();
    if (!shape || !kinds) return 0;
    if (shape->size() == 0 || static_cast<std::int64_t>(shape->size()) > arrange::Shape::max_cells)
        std::abort();
    for (const arrange::Kind& kind : *kinds) {
        const bool is_good = 0 <= kind.least && kind.least <= kind.most && kind.most <= arrange::any_number;
        if (!is_good || kind_of(kind.tile.rotate(1), *kinds) < 0) std::abort();
    }
    constexpr std::size_t small = 16;
    if (shape->size() > small) return 0;
    arrange::Problem problem;
    problem.shape = *shape;
    problem.kinds = *kinds;
    const auto encoding = arrange::Encoding::of(problem);
    if (!encoding) return 0;
    const int variables = encoding->formula().variables();
    const bool is_numbered = std::ranges::all_of(encoding->formula().literals(), [variables](int literal) {
        return -variables <= literal && literal <= variables;
    });
    if (!is_numbered) std::abort();
    return 0;
}
