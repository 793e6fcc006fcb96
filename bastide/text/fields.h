// Describes a type as JSON once: its members, each with a name, a comment, where its value is and how it is
// read. The writer, the reader and the declaration in TypeScript follow from the description.
//
//     constexpr auto describe(text::Type<Forfeit> /*type*/) {
//         return text::object("MatchForfeit", "forfeit", "A lost match.",
//             text::member("seat", "From 0.", &Forfeit::seat, text::number(0, 5, errors::seat_range)),
//             text::member("why", "", &Forfeit::why, text::string(errors::why_not_text)));
//     }
//
// `describe` is in the namespace of the type. A value of a member may also be computed: then the member has a
// function instead of a pointer, and the type is only written. Comments are for TypeScript and take no room
// elsewhere.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <ranges>
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

// JSON of another writer, on one line.
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

// The words of an enumeration, that of value 0 first.
template <std::size_t count>
struct Words {
    std::string_view name;
    std::string_view about;
    std::array<std::string_view, count> words;
};

template <std::size_t count>
constexpr Words<count> words(std::string_view name, std::string_view about,
                             const std::array<std::string_view, count>& words) {
    return {name, about, words};
}

template <class... Members>
struct Object {
    std::string_view name;  // in TypeScript
    std::string_view noun;  // in errors; empty if it is not read
    std::string_view about;
    std::tuple<Members...> members;
};

template <class... Members>
constexpr Object<Members...> object(std::string_view name, std::string_view noun, std::string_view about,
                                    Members... members) {
    return {name, noun, about, {members...}};
}

// A list, or nothing if it is empty.
template <class List>
std::optional<std::span<const typename List::value_type>> unless_empty(const List& list) {
    if (list.empty()) return std::nullopt;
    return list;
}

template <class T>
void write_json(JsonWriter& json, const T& value);
template <Described T>
Result<void> read_json_into(const JsonValue& value, T& into);
template <class T>
Result<T> read_json(const JsonValue& value);
template <class T>
std::string typescript_type(TypeScript& types);

// A number that was read, in its own type.
template <class V, class Read>
Result<V> as_value(const Result<Read>& read) {
    if (!read) return std::unexpected(read.error());
    return static_cast<V>(*read);
}

// Codecs: how a value is read and written, and its type in TypeScript.

// As its type says: numbers, booleans, strings, lists, tuples, optional values, described types.
struct Plain {
    template <class V>
    static Result<V> read(const JsonValue& value) {
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
    Result<V> read(const JsonValue& value) const {
        return as_value<V>(read_number(value, min, max, *due));
    }
};

constexpr Number number(int min, int max, const MessageKind& due) {
    return {{}, min, max, &due};
}

struct Boolean : Plain {
    const MessageKind* due;

    template <class V>
    Result<bool> read(const JsonValue& value) const {
        return read_boolean(value, *due);
    }
};

constexpr Boolean boolean(const MessageKind& due) {
    return {{}, &due};
}

struct String : Plain {
    const MessageKind* due;

    template <class V>
    Result<std::string> read(const JsonValue& value) const {
        return read_string(value, *due);
    }
};

constexpr String string(const MessageKind& due) {
    return {{}, &due};
}

// An enumeration as a word of a table, or as a number that the table has as a word.
template <std::size_t count>
struct Choice {
    std::array<std::string_view, count> words;
    const MessageKind* due = nullptr;  // of numbers
    std::string_view name = {};        // in TypeScript; empty for the words themselves

    template <class V>
    Result<V> read(const JsonValue& value) const {
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
constexpr Choice<count> named_choice(std::string_view name,
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
    std::string_view name;  // of the words in TypeScript
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

// A type that TypeScript knows by another name or more exactly; nothing is read.
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

// Read by a function `Result<void> read(const JsonValue&, Owner&)`, which may depend on members before it.
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
    Result<void> operator()(const JsonValue& value, Owner& /*into*/) const {
        return read_version(value, noun);
    }
};

enum class Presence : std::uint8_t {
    always,
    optional,  // may be missing; an empty std::optional is left out
    nullable,  // may be missing; an empty std::optional is null
    usual,     // always written, but may be missing from what people write
    unusual,   // only if it differs from the value in a default-constructed object
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

// "version":1. The noun says what has it, as "game".
constexpr auto version(std::string_view noun) {
    return member("version", "", [](const auto&) { return 1; }, read_by(Version{noun}, as("1")));
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

// The members of another described type, in this place.
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

// Each part of a description is copied by itself: a use of the whole would keep its comments in the program.
template <class T, std::size_t i>
void write_member(JsonWriter& json, const T& from) {
    constexpr auto get = std::get<i>(described<T>.members).get;
    if constexpr (is_base<MemberAt<T, i>>) {
        write_members(json, std::invoke(get, from));
    } else {
        constexpr std::string_view name = std::get<i>(described<T>.members).name;
        constexpr auto codec = std::get<i>(described<T>.members).codec;
        constexpr Presence presence = std::get<i>(described<T>.members).presence;
        const auto& value = std::invoke(get, from);
        if constexpr (presence == Presence::unusual) {
            const T usual{};
            if (value == std::invoke(get, usual)) return;
        }
        if constexpr (presence == Presence::optional && is_optional<ValueAt<T, i>>) {
            if (!value) return;
            json.key(name);
            codec.write(json, *value);
        } else {
            json.key(name);
            codec.write(json, value);
        }
    }
}

template <Described T>
void write_members(JsonWriter& json, const T& from) {
    [&]<std::size_t... i>(std::index_sequence<i...>) {
        (write_member<T, i>(json, from), ...);
    }(std::make_index_sequence<member_count<T>>());
}

template <class T>
void write_json(JsonWriter& json, const T& value) {
    if constexpr (std::same_as<T, RawJson>) {
        json.raw(value.text);
    } else if constexpr (is_optional<T>) {
        value ? write_json(json, *value) : json.null();
    } else if constexpr (std::is_arithmetic_v<T>) {
        json.value(value);
    } else if constexpr (std::convertible_to<const T&, std::string_view>) {
        json.value(std::string_view(value));
    } else if constexpr (requires { described<T>.words; }) {
        static constexpr auto words = described<T>.words;
        json.value(words[static_cast<std::size_t>(value)]);
    } else if constexpr (Described<T>) {
        json.begin_object();
        write_members(json, value);
        json.end_object();
    } else if constexpr (std::ranges::range<const T>) {
        json.begin_array();
        for (const auto& each : value) write_json(json, each);
        json.end_array();
    } else {
        json.begin_array();
        std::apply([&](const auto&... each) { (write_json(json, each), ...); }, value);
        json.end_array();
    }
}

// A document of one value.
template <class T>
std::string json_text(const T& value) {
    JsonWriter json;
    write_json(json, value);
    return json.take();
}

template <class T, std::size_t i>
Result<void> read_member(const JsonValue& value, T& into) {
    constexpr auto get = std::get<i>(described<T>.members).get;
    constexpr auto codec = std::get<i>(described<T>.members).codec;
    using V = ValueAt<T, i>;
    if constexpr (requires { codec.read_into(value, into); }) {
        return codec.read_into(value, into);
    } else if constexpr (is_optional<V>) {
        auto read = codec.template read<typename V::value_type>(value);
        if (!read) return std::unexpected(std::move(read.error()));
        std::invoke(get, into) = *std::move(read);
        return {};
    } else if constexpr (std::same_as<decltype(codec), const Plain> && requires { described<V>.members; }) {
        return read_json_into(value, std::invoke(get, into));
    } else {
        auto read = codec.template read<V>(value);
        if (!read) return std::unexpected(std::move(read.error()));
        std::invoke(get, into) = *std::move(read);
        return {};
    }
}

// Reads a document of one value into one that may have other values already.
template <Described T>
Result<void> read_text_into(std::string_view text, T& into) {
    const auto root = parse_json(text);
    if (!root) return std::unexpected(root.error());
    return read_json_into(*root, into);
}

template <class T, std::size_t i, std::size_t j>
Result<void> read_base_member(const JsonValue& value, T& into) {
    constexpr auto get = std::get<i>(described<T>.members).get;
    return read_member<ValueAt<T, i>, j>(value, std::invoke(get, into));
}

template <class T, std::size_t i>
inline constexpr bool must_be_there = std::get<i>(described<T>.members).presence == Presence::always;

// The rows that `read_members` takes, in the order of the description.
template <class T, std::size_t i>
constexpr auto member_rows() {
    if constexpr (is_base<MemberAt<T, i>>) {
        return []<std::size_t... j>(std::index_sequence<j...>) {
            return std::tuple(JsonMemberOf<T>{std::get<j>(described<ValueAt<T, i>>.members).name,
                                              must_be_there<ValueAt<T, i>, j>, read_base_member<T, i, j>}...);
        }(std::make_index_sequence<member_count<ValueAt<T, i>>>());
    } else {
        return std::tuple(
            JsonMemberOf<T>{std::get<i>(described<T>.members).name, must_be_there<T, i>, read_member<T, i>});
    }
}

// Reads the members of an object into one that may have other values already.
template <Described T>
Result<void> read_json_into(const JsonValue& value, T& into) {
    static constexpr auto rows = []<std::size_t... i>(std::index_sequence<i...>) {
        return std::apply([](auto... row) { return std::array{row...}; },
                          std::tuple_cat(member_rows<T, i>()...));
    }(std::make_index_sequence<member_count<T>>());
    constexpr std::string_view noun = described<T>.noun;
    return read_members(value, noun, rows, into);
}

template <class T>
Result<T> read_json(const JsonValue& value) {
    if constexpr (requires { described<T>.words; }) {
        static constexpr auto words = described<T>.words;
        return as_value<T>(read_word(value, words));
    } else {
        T read{};
        if (auto done = read_json_into(value, read); !done) return std::unexpected(std::move(done.error()));
        return read;
    }
}

template <class T>
void declare_members(TypeScript& types, Interface& to);

// Adds a member to an interface. A base with a name is extended; the members of one without are added
// themselves.
template <class T, std::size_t i>
void declare_member(TypeScript& types, Interface& to) {
    const auto& member = std::get<i>(described<T>.members);
    using V = ValueAt<T, i>;
    if constexpr (!is_base<MemberAt<T, i>>) {
        std::string type = member.codec.template typescript<V>(types);
        if (is_optional<V> && member.presence == Presence::optional) type = without_null(type);
        const bool may_be_missing = member.presence != Presence::always && member.presence != Presence::usual;
        to.add(member.name, member.about, may_be_missing, type);
    } else if constexpr (described<V>.name.empty()) {
        declare_members<V>(types, to);
    } else {
        to.extend(typescript_type<V>(types));
    }
}

template <class T>
void declare_members(TypeScript& types, Interface& to) {
    [&]<std::size_t... i>(std::index_sequence<i...>) {
        (declare_member<T, i>(types, to), ...);
    }(std::make_index_sequence<member_count<T>>());
}

template <class T>
std::string typescript_type(TypeScript& types) {
    if constexpr (std::same_as<T, bool>) {
        return "boolean";
    } else if constexpr (std::is_arithmetic_v<T>) {
        return "number";
    } else if constexpr (std::convertible_to<const T&, std::string_view>) {
        return "string";
    } else if constexpr (std::same_as<T, Message>) {
        return "Message";
    } else if constexpr (is_optional<T>) {
        return typescript_type<typename T::value_type>(types) + " | null";
    } else if constexpr (requires { described<T>.words; }) {
        types.add_type(described<T>.name, described<T>.about, union_of(described<T>.words, true));
        return std::string(described<T>.name);
    } else if constexpr (Described<T>) {
        Interface declared;
        declare_members<T>(types, declared);
        return types.add(described<T>.name, described<T>.about, declared);
    } else if constexpr (is_tuple<T>) {
        return [&]<std::size_t... i>(std::index_sequence<i...>) {
            return tuple_of({typescript_type<std::tuple_element_t<i, T>>(types)...});
        }(std::make_index_sequence<std::tuple_size_v<T>>());
    } else {
        return list_of(typescript_type<std::ranges::range_value_t<T>>(types));
    }
}

}  // namespace bastide::text
