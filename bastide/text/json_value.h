// A JSON document as a tree with the location of every value, so that errors have a line and a column. It is
// meant for small documents. Maps have a separate reader.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "bastide/base/result.h"

namespace bastide::text {

struct JsonMember;

struct JsonValue {
    enum class Kind : std::uint8_t { null, boolean, number, string, array, object };

    Kind kind = Kind::null;
    Location where;  // the location of the first byte, without the file
    bool boolean = false;
    std::string text;                 // the text of a string, or a number as written
    std::vector<JsonValue> elements;  // the elements of an array
    std::vector<JsonMember> members;  // the members of an object, in order

    // Returns the member with this name, or null.
    const JsonValue* find(std::string_view name) const;
};

struct JsonMember {
    std::string name;
    JsonValue value;
};

// Parses a document of at most 32 levels, with at most 1,000 members per object. Fails on invalid JSON and on
// duplicate members.
[[nodiscard]] Result<JsonValue> parse_json(std::string_view text);

}  // namespace bastide::text
