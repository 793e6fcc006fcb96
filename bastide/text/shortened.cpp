#include "bastide/text/shortened.h"

#include <algorithm>

#include "bastide/text/utf8.h"

namespace bastide::text {

std::string shortened(std::string_view text, std::size_t max_columns) {
    if (columns(text) <= max_columns) return std::string(text);
    std::size_t end = 0;
    std::size_t taken = 1;  // by "…"
    while (true) {
        const std::size_t size = std::max<std::size_t>(1, character_size(text.substr(end)));
        taken += columns(text.substr(end, size));
        if (taken > max_columns) return std::string(text.substr(0, end)) + "…";
        end += size;
    }
}

}  // namespace bastide::text
