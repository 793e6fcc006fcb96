// Numbers among a call's words.
#pragma once

#include <cstdint>
#include <limits>
#include <string_view>

#include "bastide/base/result.h"
#include "bastide/text/number_in.h"

namespace bastide::engine {

// Returns an error for a word that is not a whole number between two bounds.
Error not_within(std::string_view word, std::int64_t least, std::int64_t most);

// A whole number between two inclusive bounds. It has the type of the bounds.
template <auto least, decltype(least) most>
class Within {
  public:
    static Result<Within> read(std::string_view word) {
        const auto number = text::number_in<std::int64_t>(word);
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
