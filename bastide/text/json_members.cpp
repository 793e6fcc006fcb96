#include "bastide/text/json_members.h"

#include <charconv>

#include "bastide/text/suggest.h"

namespace bastide::text {

using Json = JsonValue::Kind;

std::unexpected<Error> fail_at(const JsonValue& value, std::string what) {
    return std::unexpected(Error{value.where, std::move(what)});
}

std::string shown(const JsonValue& value) {
    return value.kind == Json::string || value.kind == Json::number ? in_quotes(value.text)
                                                                    : std::string("this");
}

Result<int> read_number(const JsonValue& value, int least, int most, const std::string& due) {
    if (value.kind != Json::number) return fail_at(value, "expected a number: " + due);
    int number = 0;
    const char* last = value.text.data() + value.text.size();
    const auto [end, error] = std::from_chars(value.text.data(), last, number);
    const bool whole = error == std::errc() && end == last;
    if (!whole || number < least || number > most) return fail_at(value, shown(value) + " cannot be: " + due);
    return number;
}

Result<bool> read_boolean(const JsonValue& value, const std::string& due) {
    if (value.kind != Json::boolean) return fail_at(value, "expected true or false: " + due);
    return value.boolean;
}

Result<std::size_t> read_word(const JsonValue& value, std::span<const std::string_view> words) {
    for (std::size_t i = 0; i < words.size(); ++i)
        if (value.kind == Json::string && value.text == words[i]) return i;
    std::string due = shown(value) + " is neither";
    for (std::size_t i = 0; i < words.size(); ++i) {
        due += i == 0 ? " '" : " nor '";
        due.append(words[i]) += '\'';
    }
    const std::string question = value.kind == Json::string ? did_you_mean(value.text, words) : "";
    return fail_at(value, question.empty() ? due : due + "; " + question);
}

Result<void> read_version(const JsonValue& value, std::string_view what) {
    if (value.kind != Json::number) return fail_at(value, "a version is a number: 1 is the only one known");
    if (value.text == "1") return {};
    return fail_at(value, "a " + std::string(what) + " of version " + shown(value) +
                              " cannot be read: 1 is the only one known");
}

}  // namespace bastide::text
