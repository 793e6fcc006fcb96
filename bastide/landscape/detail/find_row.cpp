#include "bastide/landscape/detail/find_row.h"

namespace bastide::landscape::detail {

std::size_t find_row(std::string_view text) {
    std::size_t bracket = std::string_view::npos;
    bool after_comma = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        switch (text[at]) {
            case ' ':
            case '\n':
            case '\r':
            case '\t':
                continue;
            case '[':
                if (bracket != std::string_view::npos) return bracket;
                if (after_comma) bracket = at;
                break;
            default:
                bracket = std::string_view::npos;
        }
        after_comma = text[at] == ',';
    }
    return std::string_view::npos;
}

}  // namespace bastide::landscape::detail
