#include "bastide/match/online/table_event.h"

#include <charconv>
#include <optional>

#include "bastide/match/errors.h"
#include "bastide/text/fields.h"

namespace bastide::match {
namespace {

Result<void> read_at(const text::JsonValue& value, TableEvent& event) {
    const char* const end = value.text.data() + value.text.size();
    const auto [last, error] = std::from_chars(value.text.data(), end, event.at);
    if (value.kind != text::JsonValue::Kind::number || error != std::errc() || last != end)
        return fail_at(value, errors::event_time);
    return {};
}

std::optional<int> count_of(const TableEvent& event) {
    using enum TableEventKind;
    const bool has_count =
        event.kind == undo_request || event.kind == back || event.kind == phrase || event.kind == resumed;
    return has_count ? std::optional(event.count) : std::nullopt;
}

Result<void> read_count(const text::JsonValue& value, TableEvent& event) {
    const auto count = text::read_number(value, max_event_count, errors::event_count);
    if (!count) return std::unexpected(count.error());
    event.count = *count;
    return {};
}

}  // namespace

static constexpr auto describe(text::Type<TableEvent> /*type*/) {
    return text::object(
        "", "entry", "", text::member("at", "In milliseconds.", &TableEvent::at, text::read_by(read_at)),
        text::member("is", "", &TableEvent::kind, text::choice(table_event_words)),
        text::unusual_member("seat", "", &TableEvent::seat, text::number(0, 5, errors::seat_range)),
        text::unusual_member("text", "", &TableEvent::text, text::string(errors::not_text)),
        text::optional_member("count", "", count_of, text::read_by(read_count)));
}

static constexpr auto describe(text::Type<NumberedEvent> /*type*/) {
    return text::object("OnlineEvent", "entry", "Something that happened at an online table.",
                        text::member("n", "From 1.", &NumberedEvent::number,
                                     text::number(1, 1'000'000, errors::event_number)),
                        text::base(&NumberedEvent::event));
}

void write_json(text::JsonWriter& json, const NumberedEvent& event) {
    text::write_json<NumberedEvent>(json, event);
}

std::string to_json(const TableEvent& event, std::int64_t number) {
    return text::json_line(NumberedEvent{number, event});
}

Result<TableEvent> read_table_event(std::string_view text) {
    NumberedEvent read;
    if (auto done = text::read_text_into(text, read); !done) return std::unexpected(std::move(done.error()));
    return std::move(read.event);
}

void declare_table_event(text::TypeScript& to) {
    text::typescript_type<NumberedEvent>(to);
}

}  // namespace bastide::match
