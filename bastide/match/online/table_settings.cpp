#include "bastide/match/online/table_settings.h"

#include <algorithm>
#include <array>

#include "bastide/match/saved_match.h"
#include "bastide/text/json_members.h"

namespace bastide::match {
namespace {

using Json = text::JsonValue::Kind;

Result<void> read_bot(const text::JsonValue& value, const BotKind*& bot) {
    if (value.kind == Json::null) return {};
    if (value.kind != Json::string)
        return text::fail_at(value, "a seat has the name of a bot, or null for a person");
    bot = find_bot(value.text);
    if (bot == nullptr) return text::fail_at(value, not_a_bot(value.text));
    return {};
}

constexpr std::array<text::JsonMemberOf<const BotKind*>, 1> seat_members = {{{"bot", true, read_bot}}};

Result<void> read_seats(const text::JsonValue& value, TableSettings& settings) {
    if (value.kind != Json::array) return text::fail_at(value, "the seats are a list in [ ]");
    const std::size_t count = value.elements.size();
    if (count < least_players || count > most_players)
        return text::fail_at(value, "a table has 2 to 6 seats");
    settings.rules.players = static_cast<std::uint8_t>(count);
    for (const text::JsonValue& element : value.elements) {
        const BotKind* bot = nullptr;
        if (auto read = read_members(element, "seat", seat_members, bot); !read) return read;
        settings.seats.push_back(bot);
    }
    if (std::ranges::count(settings.seats, nullptr) == 0)
        return text::fail_at(
            value, "nobody sits there but bots: one seat at least is a person's, with null for a bot");
    return {};
}

Result<void> read_table_options(const text::JsonValue& value, TableSettings& settings) {
    if (auto read = read_options(value, settings.rules); !read) return read;
    if (settings.rules.unplaceable == Unplaceable::bottom)
        return text::fail_at(value,
                             "at a shared table a tile that fits nowhere goes out of the match: "
                             "leave \"unplaceable\" out");
    return {};
}

Result<void> read_clock(const text::JsonValue& value, TableSettings& settings) {
    const auto place = text::read_word(value, clock_words);
    if (!place) return std::unexpected(place.error());
    settings.clock = static_cast<Clock>(*place);
    return {};
}

constexpr std::array<text::JsonMemberOf<TableSettings>, 3> settings_members = {{
    {"seats", true, read_seats},
    {"options", false, read_table_options},
    {"clock", false, read_clock},
}};

}  // namespace

std::optional<std::int64_t> time_of(Clock clock) {
    constexpr std::int64_t minute = 60'000;
    switch (clock) {
        case Clock::none:
            return std::nullopt;
        case Clock::quarter:
            return 15 * minute;
        case Clock::day:
            return std::int64_t{24} * 60 * minute;
    }
    return std::nullopt;
}

Result<TableSettings> read_table_settings(const text::JsonValue& value) {
    TableSettings settings;
    if (auto read = read_members(value, "table", settings_members, settings); !read)
        return std::unexpected(std::move(read.error()));
    return settings;
}

Result<TableSettings> read_table_settings(std::string_view text) {
    const auto root = text::parse_json(text);
    if (!root) return std::unexpected(root.error());
    return read_table_settings(*root);
}

void write_json(text::JsonWriter& json, const TableSettings& settings) {
    json.begin_object();
    json.key("seats");
    json.begin_array();
    for (const BotKind* const bot : settings.seats) {
        json.begin_object();
        json.key("bot");
        if (bot == nullptr) {
            json.null();
        } else {
            json.value(bot->name);
        }
        json.end_object();
    }
    json.end_array();
    json.key("options");
    write_options(json, settings.rules);
    json.member("clock", clock_words[static_cast<std::size_t>(settings.clock)]);
    json.end_object();
}

}  // namespace bastide::match
