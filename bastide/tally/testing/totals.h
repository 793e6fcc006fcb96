// The players' totals.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "bastide/tally/testing/read_all.h"

namespace bastide::tally::testing {

using Totals = std::vector<std::int64_t>;

inline Totals totals(const Standings& standings) {
    Totals all;
    for (std::int32_t player = 1; player <= standings.players(); ++player)
        all.push_back(standings.player(player).total());
    return all;
}

inline Totals totals(std::string_view log) {
    const auto reader = read_all(log);
    EXPECT_TRUE(reader) << to_string(reader.error());
    return reader ? totals(reader->standings()) : Totals();
}

}  // namespace bastide::tally::testing
