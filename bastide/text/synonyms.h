// Synonyms of features' names that input may use. Output uses only one name per feature.
#pragma once

#include <string_view>

namespace bastide::text {

constexpr bool is_monastery(std::string_view word) {
    return word == "monastery" || word == "cloister" || word == "abbey";
}

constexpr bool is_field(std::string_view word) {
    return word == "field" || word == "pasture" || word == "meadow";
}

}  // namespace bastide::text
