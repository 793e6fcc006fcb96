// The simplest table: two people.
#pragma once

namespace bastide::match::testing {

inline constexpr const char* two_people = R"({"seats":[{"bot":null},{"bot":null}]})";

}  // namespace bastide::match::testing
