// The calls of pages by name.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "web/engine/src/calls.h"

namespace bastide::engine::testing {

inline Result<std::string> answer(std::string_view name, const std::vector<std::string>& words) {
    for (const Modules& modules : {page_modules(), review_modules()})
        for (const auto& calls : modules)
            for (const Call& call : calls)
                if (call.name == name)
                    return call.by.answer(std::vector<std::string_view>(words.begin(), words.end()));
    ADD_FAILURE() << name;
    return {};
}

inline std::string answer_or_error(std::string_view name, const std::vector<std::string>& words) {
    const auto answered = answer(name, words);
    return answered ? *answered : "error: " + answered.error().what();
}

inline nlohmann::json answer_json(std::string_view name, const std::vector<std::string>& words) {
    const auto answered = answer(name, words);
    EXPECT_TRUE(answered) << name << ": " << (answered ? "" : answered.error().what());
    return answered ? nlohmann::json::parse(*answered) : nlohmann::json();
}

}  // namespace bastide::engine::testing
