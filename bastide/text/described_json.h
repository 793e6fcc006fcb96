// Writes and reads JSON according to descriptions (description.h).
#pragma once

#include <array>
#include <concepts>
#include <functional>
#include <ranges>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

#include "bastide/text/description.h"

namespace bastide::text {

// Copies each part of a description separately, because using the whole description would store its comments
// in the binary.
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

template <class T>
void write_member(JsonWriter& json, std::string_view name, const T& value) {
    json.key(name);
    write_json(json, value);
}

// Returns a value as one line without a newline.
template <class T>
std::string json_line(const T& value) {
    JsonWriter json;
    write_json(json, value);
    return json.take_piece();
}

// Returns a document with one value.
template <class T>
std::string json_text(const T& value) {
    JsonWriter json;
    write_json(json, value);
    return json.take();
}

template <class T, std::size_t i>
[[nodiscard]] Result<void> read_member(const JsonValue& value, T& into) {
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

// Reads a document into `into`, whose members may already have values.
template <Described T>
[[nodiscard]] Result<void> read_text_into(std::string_view text, T& into) {
    const auto root = parse_json(text);
    if (!root) return std::unexpected(root.error());
    return read_json_into(*root, into);
}

template <class T, std::size_t i, std::size_t j>
[[nodiscard]] Result<void> read_base_member(const JsonValue& value, T& into) {
    constexpr auto get = std::get<i>(described<T>.members).get;
    return read_member<ValueAt<T, i>, j>(value, std::invoke(get, into));
}

template <class T, std::size_t i>
inline constexpr bool must_be_there = std::get<i>(described<T>.members).presence == Presence::always;

// The rows for `read_members`, in the order of the description.
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

// Reads the members of an object into `into`, whose members may already have values.
template <Described T>
[[nodiscard]] Result<void> read_json_into(const JsonValue& value, T& into) {
    static constexpr auto rows = []<std::size_t... i>(std::index_sequence<i...>) {
        return std::apply([](auto... row) { return std::array{row...}; },
                          std::tuple_cat(member_rows<T, i>()...));
    }(std::make_index_sequence<member_count<T>>());
    constexpr std::string_view noun = described<T>.noun;
    return read_members(value, noun, rows, into);
}

template <class T>
[[nodiscard]] Result<T> read_json(const JsonValue& value) {
    if constexpr (requires { described<T>.words; }) {
        static constexpr auto words = described<T>.words;
        return as_value<T>(read_word(value, words));
    } else {
        T read{};
        if (auto done = read_json_into(value, read); !done) return std::unexpected(std::move(done.error()));
        return read;
    }
}

}  // namespace bastide::text
