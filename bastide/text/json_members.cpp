#include "bastide/text/json_members.h"

#include <charconv>

#include "bastide/text/errors.h"
#include "bastide/text/suggest.h"

namespace bastide::text {

using Json = JsonValue::Kind;

std::unexpected<Error> fail_at(const JsonValue& value, Message message) {
    return fail(value.where, std::move(message));
}

Message shown(const JsonValue& value) {
    if (value.kind == Json::string || value.kind == Json::number) return in_quotes(value.text);
    return errors::this_value;
}

Result<int> read_number(const JsonValue& value, int least, int most, const Message& due) {
    if (value.kind != Json::number) return fail_at(value, {errors::expected_number, due});
    int number = 0;
    const char* last = value.text.data() + value.text.size();
    const auto [end, error] = std::from_chars(value.text.data(), last, number);
    const bool whole = error == std::errc() && end == last;
    if (!whole || number < least || number > most)
        return fail_at(value, {errors::impossible, shown(value), due});
    return number;
}

Result<bool> read_boolean(const JsonValue& value, const Message& due) {
    if (value.kind != Json::boolean) return fail_at(value, {errors::expected_boolean, due});
    return value.boolean;
}

Result<std::string> read_string(const JsonValue& value, Message due) {
    if (value.kind != Json::string) return fail_at(value, std::move(due));
    return value.text;
}

Result<std::size_t> read_word(const JsonValue& value, std::span<const std::string_view> words) {
    for (std::size_t i = 0; i < words.size(); ++i)
        if (value.kind == Json::string && value.text == words[i]) return i;
    Message wrong(errors::neither, shown(value), quoted_list(nor_list, words));
    return fail_at(value, value.kind == Json::string ? with_suggestion(std::move(wrong), value.text, words)
                                                     : std::move(wrong));
}

Result<std::size_t> read_number_word(const JsonValue& value, std::span<const std::string_view> words,
                                     const Message& due) {
    const auto number = read_number(value, 0, 9, due);
    if (!number) return std::unexpected(number.error());
    const auto found = std::ranges::find(words, std::to_string(*number));
    if (found == words.end()) return fail_at(value, {errors::impossible, shown(value), due});
    return static_cast<std::size_t>(found - words.begin());
}

Result<void> read_version(const JsonValue& value, std::string_view what) {
    if (value.kind != Json::number) return fail_at(value, errors::version_not_a_number);
    if (value.text == "1") return {};
    return fail_at(value, {errors::unknown_version, what, shown(value)});
}

}  // namespace bastide::text
