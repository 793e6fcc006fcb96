#include "bastide/match/table_json.h"

#include <array>
#include <utility>

#include "bastide/play/table_json.h"
#include "bastide/text/json_members.h"

namespace bastide::match {
namespace {

using Json = text::JsonValue::Kind;

Result<void> read_match(const text::JsonValue& value, Table& table) {
    const auto saved = read_saved_match(value);
    if (saved) table.forfeit = saved->forfeit;
    return play::take_game(saved, table);
}

Result<void> read_name(const text::JsonValue& value, Seat& seat) {
    if (value.kind != Json::string) return fail_at(value, "a name is text in quotes");
    seat.name = value.text;
    return {};
}

Result<void> read_bot(const text::JsonValue& value, Seat& seat) {
    if (value.kind == Json::null) return {};
    seat.bot = value.kind == Json::string ? find_bot(value.text) : nullptr;
    if (seat.bot == nullptr)
        return fail_at(value, to_string(shown(value)) + " is not a bot: there are " + bot_names());
    return {};
}

constexpr std::array<text::JsonMemberOf<Seat>, 2> seat_members = {{
    {"name", true, read_name},
    {"bot", true, read_bot},
}};

Result<void> read_seats(const text::JsonValue& value, Table& table) {
    if (value.kind != Json::array || std::cmp_not_equal(value.elements.size(), table.settings().players))
        return fail_at(value, "the seats are a list with one for each player");
    for (const text::JsonValue& each : value.elements) {
        Seat seat;
        if (auto read = read_members(each, "seat", seat_members, seat); !read) return read;
        table.seats.push_back(std::move(seat));
    }
    return {};
}

template <bool Table::* member>
Result<void> read_switch(const text::JsonValue& value, Table& table) {
    const auto read =
        read_boolean(value, "whether the match is ranked, help is shown, or something is asked");
    if (!read) return std::unexpected(read.error());
    table.*member = *read;
    return {};
}

// The table as far as it follows from the match; the others are read over it.
Result<void> read_ranked(const text::JsonValue& value, Table& table) {
    if (auto read = read_switch<&Table::ranked>(value, table); !read) return read;
    std::optional<Forfeit> forfeit = std::move(table.forfeit);
    table = table_of(std::move(table.record), std::move(table.seats), table.ranked, table.help);
    if (forfeit && table.record.can_redo())
        return fail_at(value, "the match was forfeited: its moves cannot be taken back");
    if (forfeit) table = forfeited(std::move(table), std::move(forfeit->why));
    return {};
}

Result<void> read_cursor(const text::JsonValue& value, Table& table) {
    constexpr const char* due = "the cursor is [X,Y] on the table or beside it";
    if (value.kind != Json::array || value.elements.size() != 2) return fail_at(value, due);
    std::array<int, 2> at{};
    for (std::size_t i = 0; i < at.size(); ++i) {
        const auto read = read_number(value.elements[i], -tile_count, tile_count, due);
        if (!read) return std::unexpected(read.error());
        at[i] = *read;
    }
    table.cursor = {static_cast<std::int8_t>(at[0]), static_cast<std::int8_t>(at[1])};
    return {};
}

Result<void> read_rotation(const text::JsonValue& value, Table& table) {
    const auto rotation = read_number(value, 3, "a tile is turned by 0 to 3 quarter turns");
    if (!rotation) return std::unexpected(rotation.error());
    table.rotation = static_cast<std::uint8_t>(*rotation);
    return {};
}

Result<void> read_choice(const text::JsonValue& value, Table& table) {
    if (value.kind == Json::null) return {};
    if (table.step != TurnStep::tile || !table.position().is_legal(chosen(table)))
        return fail_at(value, "no meeple can be chosen: the tile does not lie where it may");
    table.choices = choices_here(table);
    const auto choice =
        read_number(value, static_cast<int>(table.choices.size()) - 1, "it is one of the choices, from 0");
    if (!choice) return std::unexpected(choice.error());
    table.step = TurnStep::meeple;
    table.choice = static_cast<std::size_t>(*choice);
    return {};
}

Result<void> read_asked(const text::JsonValue& value, Table& table) {
    if (auto read = read_switch<&Table::is_asked>(value, table); !read) return read;
    table.is_asked = table.is_asked && may_undo(table);
    return {};
}

Result<void> read_seen(const text::JsonValue& value, Table& table) {
    const auto seen = read_number(value, tile_count, "at most 72 tiles have been seen");
    if (!seen) return std::unexpected(seen.error());
    table.seen = static_cast<std::size_t>(*seen);
    return {};
}

// In the order they are read.
constexpr std::array<text::JsonMemberOf<Table>, 12> members = {{
    {"match", true, read_match},
    {"played", true, play::read_played<Table>},
    {"seats", true, read_seats},
    {"help", false, read_switch<&Table::help>},
    {"ranked", true, read_ranked},
    {"cursor", false, read_cursor},
    {"rotation", false, read_rotation},
    {"choice", false, read_choice},
    {"notice", false, play::read_notice<Table>},
    {"asked", false, read_asked},
    {"agreed", false, read_switch<&Table::has_agreed>},
    {"seen", false, read_seen},
}};

void write_seats(text::JsonWriter& json, const std::vector<Seat>& seats) {
    json.begin_array();
    for (const Seat& seat : seats) {
        json.begin_object();
        json.member("name", std::string_view(seat.name));
        json.key("bot");
        if (seat.bot == nullptr) {
            json.null();
        } else {
            json.value(seat.bot->name);
        }
        json.end_object();
    }
    json.end_array();
}

}  // namespace

void write_json(text::JsonWriter& json, const Table& table) {
    Record whole = table.record;
    whole.go_to(whole.line().size());
    SavedMatch saved = saved_of(whole);
    saved.forfeit = table.forfeit;
    json.begin_object();
    json.key("match");
    write_json(json, saved);
    json.member("played", table.record.played());
    json.key("seats");
    write_seats(json, table.seats);
    json.member("ranked", table.ranked);
    json.member("help", table.help);
    json.key("cursor");
    json.begin_array();
    json.value(table.cursor.x);
    json.value(table.cursor.y);
    json.end_array();
    json.member("rotation", table.rotation);
    json.key("choice");
    if (table.step == TurnStep::meeple) {
        json.value(table.choice);
    } else {
        json.null();
    }
    json.key("notice");
    play::write_json(json, table.notice);
    json.member("asked", table.is_asked);
    json.member("agreed", table.has_agreed);
    json.member("seen", table.seen);
    json.end_object();
}

Result<Table> read_table(std::string_view text) {
    const auto root = text::parse_json(text);
    if (!root) return std::unexpected(root.error());
    Table table{.record = Record({}), .seats = {}};
    if (auto read = read_members(*root, "table", members, table); !read)
        return std::unexpected(std::move(read.error()));
    return table;
}

}  // namespace bastide::match
