// The version of the library. The build fails if it differs from the version of the CMake project.
//
//     #if BASTIDE_VERSION_NUMBER >= 1'002   // 0.1.2 or later: thousands count minor versions
#pragma once

#define BASTIDE_VERSION_MAJOR 0
#define BASTIDE_VERSION_MINOR 1
#define BASTIDE_VERSION_PATCH 0
#define BASTIDE_VERSION_NUMBER \
    (BASTIDE_VERSION_MAJOR * 1'000'000 + BASTIDE_VERSION_MINOR * 1'000 + BASTIDE_VERSION_PATCH)

namespace bastide {

inline constexpr const char* version = "0.1.0";

}  // namespace bastide
