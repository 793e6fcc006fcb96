#include "bastide/base/name_in.h"

#include <cstdint>

#include <gtest/gtest.h>

namespace bastide {
namespace {

enum class Tide : std::uint8_t { low, high };

constexpr std::string_view tide_name(Tide tide) {
    constexpr std::array<std::string_view, 2> words = {"low", "high"};
    return name_in(words, tide);
}

static_assert(tide_name(Tide::high) == "high");

TEST(BaseNameInDeathTest, EndsTheProgramForAValueWithoutAName) {
    EXPECT_DEATH((void)tide_name(Tide{2}),
                 "^bastide: '.*tide_name.*' requires that the enumerator is declared, but got 2\n$");
}

}  // namespace
}  // namespace bastide
