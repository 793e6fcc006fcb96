#include "bastide/match/online/table_settings.h"

#include <algorithm>

#include "bastide/match/json.h"
#include "bastide/match/saved_match.h"

namespace bastide::match {
namespace {

using Json = text::JsonValue::Kind;

struct SettingsSeat {
    const BotKind* bot = nullptr;
};

constexpr auto describe(text::Type<SettingsSeat> /*type*/) {
    return text::object("", "seat", "", text::member("bot", "", &SettingsSeat::bot, bot_or_person));
}

std::vector<SettingsSeat> settings_seats(const TableSettings& settings) {
    std::vector<SettingsSeat> seats;
    seats.reserve(settings.seats.size());
    for (const BotKind* const bot : settings.seats) seats.push_back({bot});
    return seats;
}

Result<void> read_seats(const text::JsonValue& value, TableSettings& settings) {
    if (value.kind != Json::array) return fail_at(value, errors::seat_list);
    const std::size_t count = value.elements.size();
    if (count < min_contestants || count > max_players) return fail_at(value, errors::table_seats);
    settings.rules.players = static_cast<std::uint8_t>(count);
    for (const text::JsonValue& element : value.elements) {
        const auto seat = text::read_json<SettingsSeat>(element);
        if (!seat) return std::unexpected(seat.error());
        settings.seats.push_back(seat->bot);
    }
    if (std::ranges::count(settings.seats, nullptr) == 0) return fail_at(value, errors::only_bots);
    return {};
}

Result<void> read_table_options(const text::JsonValue& value, TableSettings& settings) {
    if (auto read = read_options(value, settings.rules); !read) return read;
    if (settings.rules.unplaceable == Unplaceable::bottom) return fail_at(value, errors::no_bottom);
    if (settings.rules.box != Box()) return fail_at(value, errors::no_box);
    return {};
}

text::RawJson options_of(const TableSettings& settings) {
    text::JsonWriter json;
    write_options(json, settings.rules);
    return {json.take_piece()};
}

}  // namespace

static constexpr auto describe(text::Type<TableSettings> /*type*/) {
    return text::object(
        "OnlineSettings", "table", "What is agreed about an online table.",
        text::member("seats", "A bot, or null for a person.", settings_seats, text::read_by(read_seats)),
        text::optional_member("options", "", options_of,
                              text::read_by(read_table_options, text::as("MatchOptions"))),
        text::optional_member("clock", "", &TableSettings::clock,
                              text::typed_choice("OnlineClock", clock_words)),
        text::unusual_member("hints", "Whether pages show hints; false if missing.", &TableSettings::hints,
                             text::boolean(errors::hints_not_boolean)),
        text::unusual_member("deal", "The version of the deal, 1 if it is missing.", &TableSettings::deal,
                             text::number(1, current_deal, errors::deal_version)));
}

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

Result<TableSettings> read_table_settings(std::string_view text) {
    TableSettings settings;
    if (auto read = text::read_text_into(text, settings); !read)
        return std::unexpected(std::move(read.error()));
    return settings;
}

void write_json(text::JsonWriter& json, const TableSettings& settings) {
    text::write_json<TableSettings>(json, settings);
}

void declare_table_settings(text::TypeScript& to) {
    text::typescript_type<TableSettings>(to);
}

}  // namespace bastide::match
