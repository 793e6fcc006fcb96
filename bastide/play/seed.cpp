#include "bastide/play/seed.h"

#include <algorithm>

#include "bastide/play/errors.h"
#include "bastide/text/json_members.h"
#include "bastide/text/quote.h"
#include "bastide/text/utf8.h"

namespace bastide::play {

Message seed_error(std::string_view seed, std::size_t longest) {
    if (seed.empty()) return errors::empty_seed;
    if (seed.size() > longest) return {errors::long_seed, seed.size(), longest};
    // Saved games are JSON, which is UTF-8.
    if (!text::is_utf8(seed)) return {errors::seed_not_utf8, text::in_quotes(seed)};
    if (text::printable(seed) != seed) return {errors::hidden_seed, text::in_quotes(seed)};
    return {};
}

bool is_visible_line(std::string_view text, std::size_t max_bytes) {
    return seed_error(text, max_bytes).empty() &&
           std::ranges::none_of(text, [](char each) { return each >= 0 && each < ' '; }) &&
           text.find_first_not_of(' ') != std::string_view::npos;
}

Result<std::string> read_seed(const text::JsonValue& value) {
    if (value.kind != text::JsonValue::Kind::string) return fail_at(value, errors::seed_not_text);
    if (Message why = seed_error(value.text); !why.empty()) return fail_at(value, std::move(why));
    return value.text;
}

}  // namespace bastide::play
