// The words of enumerators, for the functions `name` of the library.
#pragma once

#include <array>
#include <string_view>

#include "bastide/base/require.h"

namespace bastide {

// Returns the word of an enumerator, which must be declared: `words` lists them in the order of declaration.
template <class Enum, std::size_t count>
constexpr std::string_view name_in(const std::array<std::string_view, count>& words, Enum value,
                                   const detail::Where& where = detail::Where::current()) {
    const auto at = static_cast<std::size_t>(value);
    require(at < count, "the enumerator is declared", at, where);
    return words[at];
}

}  // namespace bastide
