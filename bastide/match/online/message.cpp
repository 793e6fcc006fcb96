#include "bastide/match/online/message.h"

#include <algorithm>
#include <array>
#include <utility>

#include "bastide/text/json_members.h"

namespace bastide::match {
namespace {

using Json = text::JsonValue::Kind;

constexpr std::string_view open_word = "open";
constexpr int most = 1'000'000'000;

// All members that any message has; which of them a message needs is looked at afterwards.
struct Members {
    std::string what;
    int version = 0;
    std::string key;
    int seen = 0;
    int id = 0;
    std::string name;
    std::string word;
    std::string move;
    int number = 0;
};

template <std::string Members::* member>
Result<void> read_text(const text::JsonValue& value, Members& members) {
    if (value.kind != Json::string) return text::fail_at(value, "expected text in quotes");
    members.*member = value.text;
    return {};
}

template <int Members::* member>
Result<void> read_count(const text::JsonValue& value, Members& members) {
    const auto number = text::read_number(value, 0, most, "expected a whole number");
    if (!number) return std::unexpected(number.error());
    members.*member = *number;
    return {};
}

constexpr std::array<text::JsonMemberOf<Members>, 9> members_of = {{
    {"do", true, read_text<&Members::what>},
    {"version", false, read_count<&Members::version>},
    {"key", false, read_text<&Members::key>},
    {"seen", false, read_count<&Members::seen>},
    {"id", false, read_count<&Members::id>},
    {"name", false, read_text<&Members::name>},
    {"word", false, read_text<&Members::word>},
    {"move", false, read_text<&Members::move>},
    {"number", false, read_count<&Members::number>},
}};

std::string small(std::string_view is, int id, std::string_view why = {}) {
    text::JsonWriter json;
    json.begin_object();
    json.member("is", is);
    if (id >= 0) json.member("id", id);
    if (!why.empty()) json.member("why", why);
    json.end_object();
    return json.take_piece();
}

}  // namespace

Result<ClientMessage> read_message(std::string_view text) {
    if (text.size() > max_message_bytes) return std::unexpected(file_error({}, "the message is too long"));
    const auto root = text::parse_json(text);
    if (!root) return std::unexpected(root.error());
    Members read;
    if (auto all = read_members(*root, "message", members_of, read); !all)
        return std::unexpected(std::move(all.error()));
    if (read.what == open_word) return Open{read.version, std::move(read.key), read.seen};
    const auto place = std::ranges::find(table_command_words, read.what) - table_command_words.begin();
    if (std::cmp_equal(place, table_command_words.size()))
        return text::fail_at(*root->find("do"), "'" + read.what + "' is nothing that can be wanted");
    TableRequest want{.id = read.id, .command = {.kind = static_cast<TableCommandKind>(place)}};
    want.command.text =
        want.command.kind == TableCommandKind::move ? std::move(read.move) : std::move(read.name);
    want.command.player_entropy = std::move(read.word);
    want.command.number = read.number;
    return want;
}

std::string done_message(int id) {
    return small("done", id);
}

std::string refused_message(int id, std::string_view why) {
    return small("refused", id, why);
}

std::string reload_message() {
    return small("reload", -1);
}

void write_entries(text::JsonWriter& json, std::span<const TableEvent> entries, std::int64_t first) {
    json.begin_array();
    for (const TableEvent& entry : entries) write_json(json, entry, first++);
    json.end_array();
}

std::string entries_message(std::span<const TableEvent> entries, std::int64_t first) {
    text::JsonWriter json;
    json.begin_object();
    json.member("is", "entries");
    json.key("entries");
    write_entries(json, entries, first);
    json.end_object();
    return json.take_piece();
}

}  // namespace bastide::match
