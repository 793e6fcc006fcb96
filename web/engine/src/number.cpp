#include "web/engine/src/number.h"

#include "bastide/text/quote.h"

namespace bastide::engine {

Error not_within(std::string_view word, std::int64_t least, std::int64_t most) {
    return file_error({}, "a whole number from " + std::to_string(least) + " to " + std::to_string(most) +
                              " is wanted, not " + text::in_quotes(word));
}

}  // namespace bastide::engine
