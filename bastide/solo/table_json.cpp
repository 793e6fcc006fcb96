#include "bastide/solo/table_json.h"

#include <utility>

#include "bastide/play/table_json.h"
#include "bastide/solo/errors.h"
#include "bastide/text/fields.h"

namespace bastide::solo {
namespace {

Result<void> read_game(const text::JsonValue& value, Table& table) {
    return play::take_game(read_saved_game(value), table);
}

constexpr text::Boolean is_switch = text::boolean(errors::is_ranked_or_help);

// Creates the table from the game. The remaining members are read over it.
Result<void> read_ranked(const text::JsonValue& value, Table& table) {
    const auto ranked = is_switch.read<bool>(value);
    if (!ranked) return std::unexpected(ranked.error());
    table = table_of(std::move(table.record), *ranked);
    return {};
}

template <int Table::* member>
Result<void> read_line(const text::JsonValue& value, Table& table) {
    const int last = table.board().size() - 1;
    const auto read = read_number(value, last, {errors::line_range, last});
    if (!read) return std::unexpected(read.error());
    table.*member = *read;
    return {};
}

// The game with the moves that were undone at the end.
SavedGame whole_game(const Table& table) {
    Record whole = table.record;
    whole.go_to(whole.line().size());
    return {whole.start(), whole.moves()};
}

}  // namespace

static constexpr auto describe(text::Type<Table> /*type*/) {
    return text::object(
        "SoloTable", "table",
        "A game that is played. Members after `ranked` follow from the game if they are left out.",
        text::member("game", "With the undone moves at the end.", whole_game,
                     text::read_by(read_game, text::as("SoloGame"))),
        text::member(
            "played", "The number of its moves that are not undone.",
            [](const Table& table) { return table.record.played(); },
            text::read_by(play::read_played<Table>)),
        text::member("ranked", "", &Table::ranked, text::read_by(read_ranked)),
        text::optional_member("help", "Whether help is shown.", &Table::help, is_switch),
        text::optional_member("selected", "The chosen tile of the hand, from 0.", &Table::selected,
                              text::number(0, hand_size - 1, errors::hand_range)),
        text::optional_member("row", "Of the cursor.", &Table::row, text::read_by(read_line<&Table::row>)),
        text::optional_member("column", "", &Table::column, text::read_by(read_line<&Table::column>)),
        text::optional_member("notice", "The outcome of the latest intent.", &Table::notice,
                              text::read_by(play::read_notice<Table>, text::as("SoloNotice | null"))));
}

void write_json(text::JsonWriter& json, const Table& table) {
    text::write_json<Table>(json, table);
}

Result<Table> read_table(std::string_view text) {
    Table table{.record = Record({})};
    if (auto read = text::read_text_into(text, table); !read) return std::unexpected(std::move(read.error()));
    return table;
}

void declare_table(text::TypeScript& to) {
    text::typescript_type<Table>(to);
}

}  // namespace bastide::solo
