// Messages about JSON and unknown words.
#pragma once

#include <array>

#include "bastide/base/message.h"

namespace bastide::text::errors {

inline constexpr MessageKind this_value{"text.this_value", "this"};
inline constexpr MessageKind not_one_of{"text.not_one_of", "{0} is not {1}"};
inline constexpr MessageKind not_one_of_these{"text.not_one_of_these", "{0} is not {1} ({2})"};
inline constexpr MessageKind did_you_mean{"text.did_you_mean", "{0}; did you mean {1}?"};

inline constexpr MessageKind expected_number{"text.expected_number", "expected a number: {0}"};
inline constexpr MessageKind impossible{"text.impossible", "{0} is not valid: {1}"};
inline constexpr MessageKind expected_boolean{"text.expected_boolean", "expected true or false: {0}"};
inline constexpr MessageKind neither{"text.neither", "{0} is neither {1}"};
inline constexpr MessageKind version_not_a_number{"text.version_not_a_number",
                                                  "a version is a number: only version 1 is supported"};
inline constexpr MessageKind unknown_version{
    "text.unknown_version", "a {0} of version {1} cannot be read: only version 1 is supported"};
inline constexpr MessageKind expected_object{"text.expected_object", "expected a {0}, { … }"};
inline constexpr MessageKind missing_member{"text.missing_member", "the {0} has no \"{1}\""};
inline constexpr MessageKind unknown_member{"text.unknown_member", "{0} is unknown here: a {1} has {2}"};

inline constexpr MessageKind member_twice{"text.member_twice", "{0} is given twice: leave one out"};
inline constexpr MessageKind too_many_members{"text.too_many_members",
                                              "the object has more than {0} members"};
inline constexpr MessageKind too_deep{"text.too_deep", "the document is more than {0} levels deep"};
inline constexpr MessageKind not_json{"text.not_json", "this is not JSON: {0}"};
inline constexpr MessageKind zero_byte{"json.zero_byte", "a zero byte"};
inline constexpr MessageKind utf16{"json.utf16", "the text is UTF-16 and not UTF-8"};

// The reasons, indexed by RapidJSON's error codes.
inline constexpr std::array<MessageKind, 18> json_faults = {{
    {"json.none", "no error"},
    {"json.empty", "the text is empty"},
    {"json.more_than_one", "expected nothing after the value"},
    {"json.invalid_value", "expected a value"},
    {"json.no_name", "expected the name of a member, in quotes"},
    {"json.no_colon", "expected a colon after the name of a member"},
    {"json.no_comma_in_object", "expected a comma or '}' after a member"},
    {"json.no_comma_in_array", "expected a comma or ']' after an element"},
    {"json.bad_hex", "expected four hexadecimal digits after \\u"},
    {"json.bad_surrogate", "a surrogate pair is invalid"},
    {"json.bad_escape", "a character after \\ is invalid"},
    {"json.open_string", "a text has no quotation mark at its end, so the file may be cut off"},
    {"json.bad_encoding", "a text is not UTF-8"},
    {"json.huge_number", "a number is too large"},
    {"json.no_fraction", "expected digits after the point of a number"},
    {"json.no_exponent", "expected digits after the e of a number"},
    {"json.ended", "reading was stopped"},
    {"json.invalid", "a syntax error"},
}};

}  // namespace bastide::text::errors
