#include "bastide/play/seed.h"

#include "bastide/text/json.h"
#include "bastide/text/json_members.h"
#include "bastide/text/quote.h"

namespace bastide::play {

std::string why_bad_seed(std::string_view seed, std::size_t longest) {
    if (seed.empty()) return "the seed is empty: give any word or number";
    if (seed.size() > longest) {
        return "the seed is too long: " + std::to_string(seed.size()) + " bytes, at most " +
               std::to_string(longest);
    }
    // JSON is UTF-8, and a seed must come back from a file as it went in.
    text::JsonWriter json;
    json.value(seed);
    if (!text::parse_json(json.take())) return "the seed " + text::in_quotes(seed) + " is not text in UTF-8";
    if (text::printable(seed) != seed)
        return "the seed " + text::in_quotes(seed) + " has characters that cannot be shown";
    return {};
}

Result<std::string> read_seed(const text::JsonValue& value) {
    if (value.kind != text::JsonValue::Kind::string) return fail_at(value, "a seed is a text in quotes");
    if (std::string why = why_bad_seed(value.text); !why.empty()) return fail_at(value, std::move(why));
    return value.text;
}

}  // namespace bastide::play
