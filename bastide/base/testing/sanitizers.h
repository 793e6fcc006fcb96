// Whether a sanitizer watches the tests. It takes over signals and stops at leaks.
#pragma once

namespace bastide {

#ifndef __has_feature  // of clang
#define __has_feature(name) false
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool has_sanitizer = true;
#else
inline constexpr bool has_sanitizer = __has_feature(address_sanitizer) || __has_feature(thread_sanitizer);
#endif

// An exception that passes through the library, which is compiled without exceptions, reaches the caller but
// frees nothing on its way.
inline constexpr const char* leaking =
    "an exception of a callback leaks the memory of the calls that it ends";

// A long test of statistics, threads or shells, whose calls shorter tests also make.
inline constexpr const char* covered = "shorter tests make the same calls";

}  // namespace bastide
