// Messages as values: a kind, which programs compare, and its operands. Front ends format or translate them
// into sentences.
//
//     inline constexpr MessageKind too_many{"demo.too_many", "{0} is more than {1} tiles"};
//     to_string(Message{too_many, 9, 8})  // "9 is more than 8 tiles"
//
// Each module lists its kinds in errors.h. web/studio/src/i18n/LANGUAGE/messages.ts translates the kinds that
// pages can show.
#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace bastide {

struct MessageKind {
    std::string_view id;
    std::string_view english;              // with {0}, {1}, … for operands, or, for a list, the separator
    std::string_view last_separator = {};  // before the last item of a list, or empty if the kind is not a
                                           // list
};

// A message of a kind, or plain text: a number, a name, something quoted from an input.
struct Message {
    const MessageKind* kind = nullptr;  // null for plain text
    std::string text;
    std::vector<Message> operands;

    Message() = default;
    Message(std::string plain) : text(std::move(plain)) {}
    Message(std::string_view plain);
    Message(const char* plain);
    template <std::integral Number>
        requires(!std::same_as<Number, bool> && !std::same_as<Number, char>)
    Message(Number number) : Message(static_cast<std::int64_t>(number), Decimal()) {}
    template <std::convertible_to<Message>... Operands>
    Message(const MessageKind& kind_of_it, Operands&&... operands_of_it)
        : Message(&kind_of_it, {Message(std::forward<Operands>(operands_of_it))...}) {}
    Message(const Message& other);
    Message(Message&& other) noexcept;
    Message& operator=(const Message& other);
    Message& operator=(Message&& other) noexcept;
    ~Message();

    bool empty() const { return kind == nullptr && text.empty(); }

    friend bool operator==(const Message&, const Message&) = default;

  private:
    struct Decimal {};
    Message(std::int64_t number, Decimal /*decimal*/);
    Message(const MessageKind* kind_of_it, std::initializer_list<Message> operands_of_it);
};

// Returns the message in English.
std::string to_string(const Message& message);

// Combines the items of a list into one operand: `list_of(and_list, names)`.
template <class List>
[[nodiscard]] Message list_of(const MessageKind& kind, const List& items) {
    Message list = kind;
    for (const auto& item : items) list.operands.emplace_back(item);
    return list;
}

inline constexpr MessageKind and_list{"list.and", ", ", " and "};
inline constexpr MessageKind or_list{"list.or", ", ", " or "};
inline constexpr MessageKind nor_list{"list.nor", " nor ", " nor "};
inline constexpr MessageKind comma_list{"list.comma", ", ", ", "};

}  // namespace bastide
