// Numbers among a call's words.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>

#include "bastide/base/result.h"

namespace bastide::engine {

// Reads a whole number: digits, with an optional '-' before them and no other characters.
std::optional<std::int64_t> number_of(std::string_view word);

// Returns an error for a word that is not such a number.
Error not_within(std::string_view word, std::int64_t least, std::int64_t most);

// A whole number between two inclusive bounds. It has the type of the bounds.
template <auto least, decltype(least) most>
class Within {
  public:
    static Result<Within> read(std::string_view word) {
        const auto number = number_of(word);
        if (!number || *number < least || *number > most)
            return std::unexpected(not_within(word, least, most));
        return Within(static_cast<decltype(least)>(*number));
    }

    constexpr operator decltype(least)() const { return number_; }

  private:
    constexpr explicit Within(decltype(least) number) : number_(number) {}

    decltype(least) number_;
};

template <auto least>
using From = Within<least, std::numeric_limits<decltype(least)>::max()>;

}  // namespace bastide::engine
