#include "bastide/match/online/table_event.h"

#include <charconv>

#include "bastide/text/json_members.h"

namespace bastide::match {
namespace {

using Json = text::JsonValue::Kind;

// The number is that of whoever keeps the entry.
Result<void> read_number_of(const text::JsonValue& value, TableEvent& /*entry*/) {
    const auto number = text::read_number(value, 1, 1'000'000, "entries count from 1");
    if (!number) return std::unexpected(number.error());
    return {};
}

Result<void> read_at(const text::JsonValue& value, TableEvent& entry) {
    const char* const end = value.text.data() + value.text.size();
    const auto [last, error] = std::from_chars(value.text.data(), end, entry.at);
    if (value.kind != Json::number || error != std::errc() || last != end)
        return text::fail_at(value, "a time is a whole number of milliseconds");
    return {};
}

Result<void> read_is(const text::JsonValue& value, TableEvent& entry) {
    const auto place = text::read_word(value, table_event_words);
    if (!place) return std::unexpected(place.error());
    entry.kind = static_cast<TableEventKind>(*place);
    return {};
}

Result<void> read_seat(const text::JsonValue& value, TableEvent& entry) {
    const auto seat = text::read_number(value, 0, 5, "seats are 0 to 5");
    if (!seat) return std::unexpected(seat.error());
    entry.seat = *seat;
    return {};
}

Result<void> read_text(const text::JsonValue& value, TableEvent& entry) {
    if (value.kind != Json::string) return text::fail_at(value, "a text is in quotes");
    entry.text = value.text;
    return {};
}

Result<void> read_count(const text::JsonValue& value, TableEvent& entry) {
    const auto count = text::read_number(value, 0, 1000, "a count is 0 to 1000");
    if (!count) return std::unexpected(count.error());
    entry.count = *count;
    return {};
}

constexpr std::array<text::JsonMemberOf<TableEvent>, 6> members = {{
    {"n", true, read_number_of},
    {"at", true, read_at},
    {"is", true, read_is},
    {"seat", false, read_seat},
    {"text", false, read_text},
    {"count", false, read_count},
}};

bool has_count(TableEventKind is) {
    return is == TableEventKind::asked || is == TableEventKind::back || is == TableEventKind::said;
}

}  // namespace

void write_json(text::JsonWriter& json, const TableEvent& entry, std::int64_t number) {
    json.begin_object();
    json.member("n", number);
    json.member("at", entry.at);
    json.member("is", table_event_words[static_cast<std::size_t>(entry.kind)]);
    if (entry.seat >= 0) json.member("seat", entry.seat);
    if (!entry.text.empty()) json.member("text", std::string_view(entry.text));
    if (has_count(entry.kind)) json.member("count", entry.count);
    json.end_object();
}

std::string to_json(const TableEvent& entry, std::int64_t number) {
    text::JsonWriter json;
    write_json(json, entry, number);
    return json.take_piece();
}

Result<TableEvent> read_table_event(std::string_view text) {
    const auto root = text::parse_json(text);
    if (!root) return std::unexpected(root.error());
    TableEvent entry;
    if (auto read = read_members(*root, "entry", members, entry); !read)
        return std::unexpected(std::move(read.error()));
    return entry;
}

}  // namespace bastide::match
