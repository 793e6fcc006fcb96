// Declares described types in TypeScript.
#pragma once

#include <concepts>
#include <ranges>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>

#include "bastide/text/description.h"

namespace bastide::text {

template <class T>
void declare_members(TypeScript& types, Interface& to);

// Adds a member to an interface. If the member is a base with a name, the interface extends that base. If it
// is a base without a name, the base's members are added.
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
