// Calls: functions of the library's own types, whose parameters are read from the words that come in. A
// function's signature says all of that: how many words it takes, and what each of them has to be.
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

using Words = std::span<const std::string_view>;

// The function that makes a T, or a Result<T>: T::read, or one that is named for it, as by
//
//     template <>
//     inline constexpr auto reader<puzzle::Puzzle> = puzzle::read_puzzle;
//
// Its own parameters are read likewise, until all are words, which are UTF-8. So a T may be made of several
// words.
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

// How many words a parameter takes.
template <class T>
inline constexpr std::size_t words_for = Reading<reader<T>>::word_count;

template <>
inline constexpr std::size_t words_for<std::string_view> = 1;

// A parameter read from the first of the words, which are taken away.
template <class T>
auto read_from(Words& words) {
    return Reading<reader<T>>::read(words);
}

template <>
inline auto read_from<std::string_view>(Words& words) {
    const Result<std::string_view> word = words.front();
    words = words.subspan(1);
    return word;
}

// A function called with parameters read from words.
template <class Made, class... Parameters, Made (*make)(Parameters...)>
struct Reading<make> {
    static constexpr std::size_t word_count = (0 + ... + words_for<std::remove_cvref_t<Parameters>>);

    // What the function makes, or the error of the first parameter that cannot be read. There must be as many
    // words as it takes.
    static Result<typename Expected<Made>::Value> read(Words& words) { return read_after(words); }

  private:
    // `before` are the parameters that have been read.
    template <class... Before>
    static Result<typename Expected<Made>::Value> read_after(Words& words, Before&... before) {
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
    Result<std::string> (*answer)(Words words);
};

// What answers a call by a function that gives text.
template <auto function>
inline constexpr Answerer call = {Reading<function>::word_count,
                                  [](Words words) { return Reading<function>::read(words); }};

// A row of a table of calls: {"solo_obstacle", call<solo_obstacle>}.
struct Call {
    std::string_view name;
    Answerer by;
};

}  // namespace bastide::engine
