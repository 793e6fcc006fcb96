// Python objects with the types for docstrings and stubs.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <utility>

#include "python/src/bind.h"

namespace bastide::python {

// A type in Python's notation: "str | bytes".
template <std::size_t size>
struct TypeName {
    char text[size] = {};

    constexpr TypeName() = default;
    consteval TypeName(const char (&name)[size]) { std::copy_n(name, size, text); }
};

template <std::size_t one, std::size_t other>
consteval TypeName<one + other - 1> operator+(const TypeName<one>& begin, const TypeName<other>& end) {
    TypeName<one + other - 1> both;
    std::copy_n(begin.text, one - 1, both.text);
    std::copy_n(end.text, other, both.text + one - 1);
    return both;
}

// An object that is a `Base`, with another type name in docstrings.
template <TypeName name, class Base = nb::object>
class Typed : public Base {
  public:
    static constexpr auto Name = nb::detail::const_name(name.text);

    using Base::Base;
    Typed(Base of) : Base(std::move(of)) {}
};

// One of some words: Word<"typing.Literal['play', 'final']">.
template <TypeName name>
class Word : public Typed<name, nb::str> {
  public:
    using Typed<name, nb::str>::Typed;
    Word(std::string_view word) : Typed<name, nb::str>(word.data(), word.size()) {}
};

using Text = Typed<"str | bytes">;
// An object of JSON, as text or Python values.
using JsonObject = Typed<"str | bytes | dict[str, typing.Any]">;
using Seed = Typed<"typing.SupportsIndex | str | bytes">;
// The type of `self` as a method's result.
using Self = Typed<"typing.Self">;

// The signature of `__eq__` between values of a class, which also accepts any other object.
inline const nb::sig equality("def __eq__(self, arg: object, /) -> bool");

template <class... Of>
using Tuple = nb::typed<nb::tuple, Of...>;
template <class Of>
using TupleOf = nb::typed<nb::tuple, Of, nb::ellipsis>;
template <class Key, class Value>
using Dict = nb::typed<nb::dict, Key, Value>;

}  // namespace bastide::python
