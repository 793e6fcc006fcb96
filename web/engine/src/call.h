// Calls: functions of the library's types whose parameters are read from the words of the call. The
// function's signature determines the number of words and their meaning.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

#include "bastide/base/result.h"

namespace bastide::engine {

using Arguments = std::span<const std::string_view>;

// The function that returns a T or a Result<T>: T::read, or a function declared as in this example:
//
//     template <>
//     inline constexpr auto reader<puzzle::Puzzle> = puzzle::read_puzzle;
//
// The parameters of this function are read in the same way, down to words, which are UTF-8. Several words may
// therefore form a T.
template <class T>
inline constexpr auto reader = &T::read;

template <class T>
struct Expected {
    using Value = T;
};

template <class T>
struct Expected<Result<T>> {
    using Value = T;
};

template <auto make>
struct Reading;

// The number of words of a parameter.
template <class T>
inline constexpr std::size_t words_for = Reading<reader<T>>::word_count;

template <>
inline constexpr std::size_t words_for<std::string_view> = 1;

// Reads a parameter from the first words and removes these words.
template <class T>
auto read_from(Arguments& words) {
    return Reading<reader<T>>::read(words);
}

template <>
inline auto read_from<std::string_view>(Arguments& words) {
    const Result<std::string_view> word = words.front();
    words = words.subspan(1);
    return word;
}

// Calls a function with parameters read from words.
template <class Made, class... Parameters, Made (*make)(Parameters...)>
struct Reading<make> {
    static constexpr std::size_t word_count = (0 + ... + words_for<std::remove_cvref_t<Parameters>>);

    // Returns the function's result, or the error of the first parameter that cannot be read. The number of
    // words must match.
    static Result<typename Expected<Made>::Value> read(Arguments& words) { return read_after(words); }

  private:
    // `before` are the parameters that have already been read.
    template <class... Before>
    static Result<typename Expected<Made>::Value> read_after(Arguments& words, Before&... before) {
        if constexpr (sizeof...(Before) == sizeof...(Parameters)) {
            return make(std::move(before)...);
        } else {
            using Next = std::tuple_element_t<sizeof...(Before), std::tuple<Parameters...>>;
            auto next = read_from<std::remove_cvref_t<Next>>(words);
            if (!next) return std::unexpected(std::move(next.error()));
            return read_after(words, before..., *next);
        }
    }
};

struct Answerer {
    std::size_t word_count;
    Result<std::string> (*answer)(Arguments words);
};

// Answers a call with a function that returns text.
template <auto function>
inline constexpr Answerer call = {Reading<function>::word_count,
                                  [](Arguments words) { return Reading<function>::read(words); }};

// A row of a table of calls: {"solo_obstacle", call<solo_obstacle>}.
struct Call {
    std::string_view name;
    Answerer by;
};

}  // namespace bastide::engine
