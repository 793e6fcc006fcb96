// Puzzles that tests give as text.
#pragma once

#include <string>

#include <gtest/gtest.h>

#include "bastide/puzzle/read.h"

namespace bastide::puzzle::testing {

inline Puzzle puzzle(const std::string& text) {
    const auto read = read_puzzle(text);
    EXPECT_TRUE(read) << to_string(read.error());
    return *read;
}

}  // namespace bastide::puzzle::testing
