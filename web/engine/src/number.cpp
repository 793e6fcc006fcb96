#include "web/engine/src/number.h"

#include <charconv>

#include "bastide/text/quote.h"

namespace bastide::engine {

std::optional<std::int64_t> number_of(std::string_view word) {
    std::int64_t number = 0;
    const auto [end, problem] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (problem != std::errc() || end != word.data() + word.size()) return std::nullopt;
    return number;
}

Error not_within(std::string_view word, std::int64_t least, std::int64_t most) {
    return file_error({}, "a whole number from " + std::to_string(least) + " to " + std::to_string(most) +
                              " is wanted, not " + text::in_quotes(word));
}

}  // namespace bastide::engine
