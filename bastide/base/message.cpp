#include "bastide/base/message.h"

namespace bastide {
namespace {

void append(std::string& text, const Message& message);

void append_list(std::string& text, const Message& list) {
    for (std::size_t i = 0; i < list.operands.size(); ++i) {
        if (i > 0) text += i + 1 == list.operands.size() ? list.kind->last_separator : list.kind->english;
        append(text, list.operands[i]);
    }
}

void append(std::string& text, const Message& message) {
    if (message.kind == nullptr) {
        text += message.text;
        return;
    }
    if (!message.kind->last_separator.empty()) {
        append_list(text, message);
        return;
    }
    const std::string_view english = message.kind->english;
    for (std::size_t i = 0; i < english.size(); ++i) {
        const bool is_place = english[i] == '{' && i + 2 < english.size() && english[i + 2] == '}';
        const auto operand =
            is_place ? static_cast<std::size_t>(english[i + 1] - '0') : message.operands.size();
        if (operand < message.operands.size()) {
            append(text, message.operands[operand]);
            i += 2;
        } else {
            text += english[i];
        }
    }
}

}  // namespace

Message::Message(std::string_view plain) : text(plain) {}
Message::Message(const char* plain) : text(plain) {}
Message::Message(std::int64_t number, Decimal /*base*/) : text(std::to_string(number)) {}
Message::Message(const MessageKind* kind_of_it, std::initializer_list<Message> operands_of_it)
    : kind(kind_of_it), operands(operands_of_it) {}
Message::Message(const Message& other) = default;
Message::Message(Message&& other) noexcept = default;
Message& Message::operator=(const Message& other) = default;
Message& Message::operator=(Message&& other) noexcept = default;
Message::~Message() = default;

std::string to_string(const Message& message) {
    std::string text;
    append(text, message);
    return text;
}

}  // namespace bastide
