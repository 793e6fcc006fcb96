// Contracts. A call that breaks the contract of a function is an error in the calling program, so the program
// ends with one line on standard error that names the function, the rule and the value:
//
//     bastide: 'int bastide::match::Position::score(int) const' requires that the player exists, but got 9
//
// The checks are the same in all builds, because they cost few instructions. Contracts that are expensive to
// check are assertions (`assert`), and their functions say so. In WebAssembly a broken contract is a trap
// without a message, because pages download every byte.
#pragma once

#include <concepts>
#include <cstdint>
#include <source_location>

#include "bastide/base/message.h"

namespace bastide {

namespace detail {
using Where = std::source_location;
#ifdef __wasm__
[[noreturn]] constexpr void broken_contract(const auto&... /*unused*/) {
    __builtin_trap();
}
#else
[[noreturn, gnu::cold]] void broken_contract(const char* rule, const Where& where);
[[noreturn, gnu::cold]] void broken_contract(const char* rule, std::int64_t value, const Where& where);
[[noreturn, gnu::cold]] void broken_contract(const Message& error, const Where& where);
#endif
}  // namespace detail

// Ends the program unless `holds`. The rule completes the sentence "FUNCTION requires that …".
[[gnu::always_inline]] constexpr void require(bool holds, const char* rule,
                                              const detail::Where& where = detail::Where::current()) {
    if (!holds) [[unlikely]]
        detail::broken_contract(rule, where);
}

// As above, and prints the value that broke the rule.
[[gnu::always_inline]] constexpr void require(bool holds, const char* rule, std::integral auto value,
                                              const detail::Where& where = detail::Where::current()) {
    if (!holds) [[unlikely]]
        detail::broken_contract(rule, static_cast<std::int64_t>(value), where);
}

// Ends the program with this error unless it is empty: `require_valid(settings_error(settings))`.
[[gnu::always_inline]] inline void require_valid(const Message& error,
                                                 const detail::Where& where = detail::Where::current()) {
    if (!error.empty()) [[unlikely]]
        detail::broken_contract(error, where);
}

}  // namespace bastide
