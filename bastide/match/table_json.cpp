#include "bastide/match/table_json.h"

#include <array>
#include <utility>

#include "bastide/match/errors.h"
#include "bastide/match/json.h"
#include "bastide/play/errors.h"
#include "bastide/play/table_json.h"

namespace bastide::match {
namespace {

using Json = text::JsonValue::Kind;

Result<void> read_match(const text::JsonValue& value, Table& table) {
    const auto saved = read_saved_match(value);
    if (saved) {
        table.forfeit = saved->forfeit;
        table.tags = saved->tags;
    }
    return play::take_game(saved, table);
}

}  // namespace

static constexpr auto describe(text::Type<Seat> /*type*/) {
    return text::object(
        "MatchSeat", "seat", "",
        text::member("name", "", &Seat::name, text::string(play::errors::name_not_text)),
        text::member("bot", "The bot that plays there; null for a person.", &Seat::bot, bot_or_person));
}

namespace {

Result<void> read_seats(const text::JsonValue& value, Table& table) {
    if (value.kind != Json::array || std::cmp_not_equal(value.elements.size(), table.settings().players))
        return fail_at(value, errors::seats_not_a_list);
    for (const text::JsonValue& each : value.elements) {
        if (auto read = read_json_into(each, table.seats.emplace_back()); !read) return read;
    }
    return {};
}

constexpr text::Boolean is_switch = text::boolean(errors::is_ranked_or_help);

// Creates the table from the game. The remaining members are read over it.
Result<void> read_ranked(const text::JsonValue& value, Table& table) {
    const auto ranked = is_switch.read<bool>(value);
    if (!ranked) return std::unexpected(ranked.error());
    std::optional<Forfeit> forfeit = std::move(table.forfeit);
    table = table_of(std::move(table.record), std::move(table.seats), *ranked);
    if (forfeit && table.record.can_redo()) return fail_at(value, errors::forfeited_moves);
    if (forfeit) table = forfeited(std::move(table), std::move(forfeit->why));
    return {};
}

// Without help the tile has its position in a new game.
Result<void> read_help(const text::JsonValue& value, Table& table) {
    const auto help = is_switch.read<bool>(value);
    if (!help) return std::unexpected(help.error());
    if (*help == table.help) return {};
    if (is_forfeited(table)) {
        table.help = *help;
    } else {
        Tags tags = std::move(table.tags);
        table = table_of(std::move(table.record), std::move(table.seats), table.ranked, *help);
        table.tags = std::move(tags);
    }
    return {};
}

Result<void> read_cursor(const text::JsonValue& value, Table& table) {
    const Message due = errors::cursor_range;
    if (value.kind != Json::array || value.elements.size() != 2) return fail_at(value, due);
    std::array<int, 2> at{};
    for (std::size_t i = 0; i < at.size(); ++i) {
        const auto read = read_number(value.elements[i], -max_distance, max_distance, due);
        if (!read) return std::unexpected(read.error());
        at[i] = *read;
    }
    table.cursor = {static_cast<std::int8_t>(at[0]), static_cast<std::int8_t>(at[1])};
    return {};
}

Result<void> read_choice(const text::JsonValue& value, Table& table) {
    if (value.kind == Json::null) return {};
    if (table.step != TurnStep::tile || !table.position().is_legal(chosen(table)))
        return fail_at(value, errors::no_choice);
    table.choices = choices_here(table);
    const auto choice = read_number(value, static_cast<int>(table.choices.size()) - 1, errors::choice_range);
    if (!choice) return std::unexpected(choice.error());
    table.step = TurnStep::meeple;
    table.choice = static_cast<std::size_t>(*choice);
    return {};
}

Result<void> read_confirmation(const text::JsonValue& value, Table& table) {
    const auto needs_confirmation = is_switch.read<bool>(value);
    if (!needs_confirmation) return std::unexpected(needs_confirmation.error());
    table.needs_confirmation = *needs_confirmation && may_undo(table);
    return {};
}

// The match with the moves that were undone at the end.
SavedMatch whole_match(const Table& table) {
    Record whole = table.record;
    whole.go_to(whole.line().size());
    SavedMatch saved = saved_of(whole);
    saved.forfeit = table.forfeit;
    saved.tags = table.tags;
    return saved;
}

std::optional<std::size_t> choice_of(const Table& table) {
    return table.step == TurnStep::meeple ? std::optional(table.choice) : std::nullopt;
}

}  // namespace

static constexpr auto describe(text::Type<Table> /*type*/) {
    return text::object(
        "MatchTable", "table",
        "A match that people play. Members after `ranked` follow from the match if they are left out.",
        text::member("match", "With the undone moves at the end.", whole_match,
                     text::read_by(read_match, text::as("MatchRecord"))),
        text::member(
            "played", "The number of its moves that are not undone.",
            [](const Table& table) { return table.record.played(); },
            text::read_by(play::read_played<Table>)),
        text::member("seats", "In the order of their turns.", &Table::seats, text::read_by(read_seats)),
        text::member("ranked", "", &Table::ranked, text::read_by(read_ranked)),
        text::optional_member("help", "Whether help is shown.", &Table::help, text::read_by(read_help)),
        text::optional_member(
            "cursor", "The square over which the tile is held: x and y.",
            [](const Table& table) { return pair(table.cursor); }, text::read_by(read_cursor)),
        text::optional_member("rotation", "Of the tile, in quarter turns clockwise.", &Table::rotation,
                              text::number(0, 3, errors::turns_range)),
        text::nullable_member("choice",
                              "The chosen meeple once the tile is placed, by its place among the choices; "
                              "null before.",
                              choice_of, text::read_by(read_choice)),
        text::optional_member("notice", "The outcome of the latest intent.", &Table::notice,
                              text::read_by(play::read_notice<Table>, text::as("MatchNotice | null"))),
        text::optional_member("asked", "Whether to undo is asked.", &Table::needs_confirmation,
                              text::read_by(read_confirmation)),
        text::optional_member("agreed", "Whether the players have agreed to undo.", &Table::has_agreed,
                              is_switch),
        text::optional_member("seen", "The number of tiles that are known, whatever was undone.",
                              &Table::seen,
                              text::number(0, static_cast<int>(max_tiles), errors::seen_range)));
}

void write_json(text::JsonWriter& json, const Table& table) {
    text::write_json<Table>(json, table);
}

Result<Table> read_table(std::string_view text) {
    Table table{.record = Record({}), .seats = {}};
    if (auto read = text::read_text_into(text, table); !read) return std::unexpected(std::move(read.error()));
    return table;
}

void declare_table(text::TypeScript& to) {
    text::typescript_type<Table>(to);
}

}  // namespace bastide::match
