// The parts of a description (fields.h): words, objects, their members, and codecs, which read and write
// values.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

#include "bastide/text/json.h"
#include "bastide/text/json_members.h"
#include "bastide/text/typescript.h"

namespace bastide::text {

template <class T>
struct Type {};

// JSON from another writer, on one line.
struct RawJson {
    std::string text;
};

// The description of a T, which `describe(Type<T>)` returns.
template <class T>
concept Described = requires { describe(Type<T>{}); };

template <Described T>
inline constexpr auto described = describe(Type<T>{});

template <class T>
inline constexpr bool is_optional = false;
template <class T>
inline constexpr bool is_optional<std::optional<T>> = true;

template <class T>
inline constexpr bool is_tuple = requires { typename std::tuple_size<T>::type; };

// The words of an enumeration, in the order of its values from 0.
template <std::size_t count>
struct EnumWords {
    std::string_view name;
    std::string_view about;
    std::array<std::string_view, count> words;
};

template <std::size_t count>
constexpr EnumWords<count> words(std::string_view name, std::string_view about,
                                 const std::array<std::string_view, count>& words) {
    return {name, about, words};
}

template <class... Members>
struct Object {
    std::string_view name;  // the name in TypeScript
    std::string_view noun;  // the name in errors, or empty if the type is never read
    std::string_view about;
    std::tuple<Members...> members;
};

template <class... Members>
constexpr Object<Members...> object(std::string_view name, std::string_view noun, std::string_view about,
                                    Members... members) {
    return {name, noun, about, {members...}};
}

// Returns a list, or nullopt if it is empty.
template <class List>
std::optional<std::span<const typename List::value_type>> unless_empty(const List& list) {
    if (list.empty()) return std::nullopt;
    return list;
}

template <class T>
void write_json(JsonWriter& json, const T& value);
template <Described T>
[[nodiscard]] Result<void> read_json_into(const JsonValue& value, T& into);
template <class T>
[[nodiscard]] Result<T> read_json(const JsonValue& value);
template <class T>
std::string typescript_type(TypeScript& types);

// Converts a number that was read to the type of the value.
template <class V, class Read>
[[nodiscard]] Result<V> as_value(const Result<Read>& read) {
    if (!read) return std::unexpected(read.error());
    return static_cast<V>(*read);
}

// Codecs read and write a value, and name its type in TypeScript.

// A value according to its C++ type: numbers, booleans, strings, lists, tuples, optional values, described
// types.
struct Plain {
    template <class V>
    [[nodiscard]] static Result<V> read(const JsonValue& value) {
        return read_json<V>(value);
    }
    template <class V>
    static void write(JsonWriter& json, const V& value) {
        write_json(json, value);
    }
    template <class V>
    static std::string typescript(TypeScript& types) {
        return typescript_type<V>(types);
    }
};

struct Number : Plain {
    int min;
    int max;
    const MessageKind* due;

    template <class V>
    [[nodiscard]] Result<V> read(const JsonValue& value) const {
        return as_value<V>(read_number(value, min, max, *due));
    }
};

constexpr Number number(int min, int max, const MessageKind& due) {
    return {{}, min, max, &due};
}

struct Boolean : Plain {
    const MessageKind* due;

    template <class V>
    [[nodiscard]] Result<bool> read(const JsonValue& value) const {
        return read_boolean(value, *due);
    }
};

constexpr Boolean boolean(const MessageKind& due) {
    return {{}, &due};
}

struct String : Plain {
    const MessageKind* due;

    template <class V>
    [[nodiscard]] Result<std::string> read(const JsonValue& value) const {
        return read_string(value, *due);
    }
};

constexpr String string(const MessageKind& due) {
    return {{}, &due};
}

// An enumeration as a word of a table, or as a number if the words are numbers.
template <std::size_t count>
struct Choice {
    std::array<std::string_view, count> words;
    const MessageKind* due = nullptr;  // describes the expected value, for numbers
    std::string_view name = {};        // the type's name in TypeScript, or empty to list the words themselves

    template <class V>
    [[nodiscard]] Result<V> read(const JsonValue& value) const {
        return as_value<V>(due == nullptr ? read_word(value, words) : read_number_word(value, words, *due));
    }
    template <class V>
    void write(JsonWriter& json, const V& value) const {
        const std::string_view word = words[static_cast<std::size_t>(value)];
        due == nullptr ? json.value(word) : json.raw(word);
    }
    template <class V>
    std::string typescript(TypeScript& types) const {
        if (name.empty()) return union_of(words, due == nullptr);
        types.add_type(name, {}, union_of(words, due == nullptr));
        return std::string(name);
    }
};

template <std::size_t count>
constexpr Choice<count> choice(const std::array<std::string_view, count>& words) {
    return {words};
}

template <std::size_t count>
constexpr Choice<count> typed_choice(std::string_view name,
                                     const std::array<std::string_view, count>& words) {
    return {words, nullptr, name};
}

template <std::size_t count>
constexpr Choice<count> number_choice(const std::array<std::string_view, count>& words,
                                      const MessageKind& due) {
    return {words, &due};
}

// An array with a value for each word, as an object.
template <std::size_t count>
struct ByWord {
    std::string_view name;  // the name of the words' type in TypeScript
    std::array<std::string_view, count> words;

    template <class V>
    void write(JsonWriter& json, const V& values) const {
        json.begin_object();
        for (std::size_t i = 0; i < count; ++i) {
            json.key(words[i]);
            write_json(json, values[i]);
        }
        json.end_object();
    }
    template <class V>
    std::string typescript(TypeScript& types) const {
        types.add_type(name, {}, union_of(words, true));
        return "Record<" + std::string(name) + ", " + typescript_type<typename V::value_type>(types) + '>';
    }
};

template <std::size_t count>
constexpr ByWord<count> by_word(std::string_view name, const std::array<std::string_view, count>& words) {
    return {name, words};
}

// A value whose type in TypeScript has a different name or is narrower. Such values are written but not read.
struct As : Plain {
    std::string_view type;

    template <class V>
    std::string typescript(TypeScript& /*types*/) const {
        return std::string(type);
    }
};

constexpr As as(std::string_view type) {
    return {{}, type};
}

// A value read by a function `Result<void> read(const JsonValue&, Owner&)`, which may use members read
// earlier.
template <class Read, class Codec>
struct ReadBy : Codec {
    Read read_into;
};

template <class Read, class Codec = Plain>
constexpr ReadBy<Read, Codec> read_by(Read read, Codec codec = {}) {
    return {codec, read};
}

// The version of a saved value, which is 1.
struct Version {
    std::string_view noun;

    template <class Owner>
    [[nodiscard]] Result<void> operator()(const JsonValue& value, Owner& /*into*/) const {
        return read_version(value, noun);
    }
};

enum class Presence : std::uint8_t {
    always,
    optional,  // may be missing (an empty std::optional is left out)
    nullable,  // may be missing (an empty std::optional is null)
    usual,     // always written, but may be missing in handwritten input
    unusual,   // written only if it differs from the value in a default-constructed object
};

template <class Get, class Codec>
struct Member {
    std::string_view name;
    std::string_view about;
    Get get;
    Codec codec;
    Presence presence;
};

template <class Get, class Codec = Plain>
constexpr Member<Get, Codec> member(std::string_view name, std::string_view about, Get get,
                                    Codec codec = {}) {
    return {name, about, get, codec, Presence::always};
}

// "version":1. The noun names the kind of record, such as "game".
constexpr auto version(std::string_view noun) {
    return member("version", "", [](const auto&) { return 1; }, read_by(Version{noun}, as("1")));
}

struct Constant : Plain {
    std::string_view word;

    template <class V>
    std::string typescript(TypeScript& /*types*/) const {
        return union_of(std::span(&word, 1), true);
    }
};

// A constant word, which is written but not read: "is":"done".
constexpr auto constant(std::string_view name, std::string_view word) {
    return member(name, "", [word](const auto& /*from*/) { return word; }, Constant{{}, word});
}

template <class Get, class Codec = Plain>
constexpr Member<Get, Codec> optional_member(std::string_view name, std::string_view about, Get get,
                                             Codec codec = {}) {
    return {name, about, get, codec, Presence::optional};
}

template <class Get, class Codec = Plain>
constexpr Member<Get, Codec> nullable_member(std::string_view name, std::string_view about, Get get,
                                             Codec codec = {}) {
    return {name, about, get, codec, Presence::nullable};
}

template <class Get, class Codec = Plain>
constexpr Member<Get, Codec> usual_member(std::string_view name, std::string_view about, Get get,
                                          Codec codec = {}) {
    return {name, about, get, codec, Presence::usual};
}

template <class Get, class Codec = Plain>
constexpr Member<Get, Codec> unusual_member(std::string_view name, std::string_view about, Get get,
                                            Codec codec = {}) {
    return {name, about, get, codec, Presence::unusual};
}

// Inserts the members of another described type.
template <class Get>
struct Base {
    Get get;
};

template <class Get>
constexpr Base<Get> base(Get get) {
    return {get};
}

template <class T>
inline constexpr bool is_base = false;
template <class Get>
inline constexpr bool is_base<Base<Get>> = true;

template <class T>
inline constexpr std::size_t member_count = std::tuple_size_v<decltype(described<T>.members)>;

template <class T, std::size_t i>
using MemberAt = std::tuple_element_t<i, decltype(described<T>.members)>;

// The type of a member's value.
template <class T, std::size_t i>
using ValueAt = std::remove_cvref_t<decltype(std::invoke(std::get<i>(described<T>.members).get,
                                                         std::declval<const T&>()))>;

}  // namespace bastide::text
