// Games that tests give as JSON.
#pragma once

#include <string_view>

#include <gtest/gtest.h>

#include "bastide/match/saved_match.h"

namespace bastide::match::testing {

inline Record read_game(std::string_view json) {
    auto record = read_record(json);
    EXPECT_TRUE(record) << to_string(record.error());
    return record.value_or(Record({}));
}

}  // namespace bastide::match::testing
