// Reads a JSON object according to a table with a row for each member.
//
//     constexpr std::array<JsonMemberOf<SavedGame>, 2> members = {{
//         {"seed", true, read_seed},
//         {"moves", true, read_moves},
//     }};
//     if (auto read = read_members(*parse_json(text), "game", members, saved); !read) return read.error();
//
// Every error has the location of the wrong value.
#pragma once

#include <algorithm>
#include <array>
#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "bastide/text/errors.h"
#include "bastide/text/json_value.h"
#include "bastide/text/quote.h"

namespace bastide::text {

// Returns an error at a value.
std::unexpected<Error> fail_at(const JsonValue& value, Message message);

// Returns a value as an operand of messages.
[[nodiscard]] Message shown(const JsonValue& value);

// Reads a whole number from `least` (or 0 if not given) to `most`. `due` describes the expected value in
// error messages.
[[nodiscard]] Result<int> read_number(const JsonValue& value, int least, int most, const Message& due);
[[nodiscard]] inline Result<int> read_number(const JsonValue& value, int most, const Message& due) {
    return read_number(value, 0, most, due);
}

// Reads true or false. `due` describes the meaning of the value in error messages.
[[nodiscard]] Result<bool> read_boolean(const JsonValue& value, const Message& due);

// Reads a string. `due` is the whole error message if the value is not a string.
[[nodiscard]] Result<std::string> read_string(const JsonValue& value, Message due);

// Reads one of two or more words and returns its index.
[[nodiscard]] Result<std::size_t> read_word(const JsonValue& value, std::span<const std::string_view> words);

// As `read_word`, for a number from 0 to 9 among the words. `due` describes the expected value in error
// messages.
[[nodiscard]] Result<std::size_t> read_number_word(const JsonValue& value,
                                                   std::span<const std::string_view> words,
                                                   const Message& due);

// Reads the version of a record, which must be 1. `what` is the kind of record, such as "game".
[[nodiscard]] Result<void> read_version(const JsonValue& value, std::string_view what);

// A member of an `Into`.
template <class Into>
struct JsonMemberOf {
    std::string_view name;
    bool is_required;
    Result<void> (*read)(const JsonValue& value, Into& into);
};

// Reads the members of an object in the order of the table, regardless of their order in the text. Optional
// members can be missing, and unknown members are errors. `what` names the object: "game".
template <class Into, std::size_t count>
[[nodiscard]] Result<void> read_members(const JsonValue& object, std::string_view what,
                                        const std::array<JsonMemberOf<Into>, count>& members, Into& into) {
    if (object.kind != JsonValue::Kind::object) return fail_at(object, {errors::expected_object, what});
    std::array<std::string_view, count> names;
    std::ranges::transform(members, names.begin(), &JsonMemberOf<Into>::name);
    for (const JsonMemberOf<Into>& member : members) {
        if (const JsonValue* value = object.find(member.name)) {
            if (auto read = member.read(*value, into); !read) return read;
        } else if (member.is_required) {
            return fail_at(object, {errors::missing_member, what, member.name});
        }
    }
    for (const auto& [given, value] : object.members) {
        if (std::ranges::find(names, given) == names.end()) {
            return fail_at(value, {errors::unknown_member, in_quotes(given), what, list_of(and_list, names)});
        }
    }
    return {};
}

}  // namespace bastide::text
