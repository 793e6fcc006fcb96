// A JSON document as a tree that knows where each of its values stands, so that what is wrong with one can be
// said with line and column. For small documents; maps have a reader of their own.
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
    Location where;  // of its first byte; the file is for the caller to add
    bool boolean = false;
    std::string text;                 // of a string, or a number as it is written
    std::vector<JsonValue> elements;  // of an array
    std::vector<JsonMember> members;  // of an object, in order

    // The member of a name, or nothing.
    const JsonValue* find(std::string_view name) const;
};

struct JsonMember {
    std::string name;
    JsonValue value;
};

// At most 32 levels deep, with at most 1,000 members an object. Errors are those of the format, and members
// of an object that share a name.
Result<JsonValue> parse_json(std::string_view text);

}  // namespace bastide::text
