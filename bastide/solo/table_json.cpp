#include "bastide/solo/table_json.h"

#include <array>
#include <utility>

#include "bastide/play/table_json.h"
#include "bastide/text/json_members.h"

namespace bastide::solo {
namespace {

Result<void> read_game(const text::JsonValue& value, Table& table) {
    return play::take_game(read_saved_game(value), table);
}

// A member that is true or false.
template <bool Table::* member>
Result<void> read_switch(const text::JsonValue& value, Table& table) {
    const auto read = read_boolean(value, "whether the game is ranked, or help is shown");
    if (!read) return std::unexpected(read.error());
    table.*member = *read;
    return {};
}

// The table as far as it follows from the game; the others are read over it.
Result<void> read_ranked(const text::JsonValue& value, Table& table) {
    if (auto read = read_switch<&Table::ranked>(value, table); !read) return read;
    table = table_of(std::move(table.record), table.ranked);
    return {};
}

Result<void> read_selected(const text::JsonValue& value, Table& table) {
    const auto selected = read_number(value, hand_size - 1, "a hand has tiles 0 to 3");
    if (!selected) return std::unexpected(selected.error());
    table.selected = *selected;
    return {};
}

template <int Table::* member>
Result<void> read_line(const text::JsonValue& value, Table& table) {
    const int last = table.board().size() - 1;
    const auto read =
        read_number(value, last, "rows and columns of this board go from 0 to " + std::to_string(last));
    if (!read) return std::unexpected(read.error());
    table.*member = *read;
    return {};
}

// In the order they are read.
constexpr std::array<text::JsonMemberOf<Table>, 8> members = {{
    {"game", true, read_game},
    {"played", true, play::read_played<Table>},
    {"ranked", true, read_ranked},
    {"help", false, read_switch<&Table::help>},
    {"selected", false, read_selected},
    {"row", false, read_line<&Table::row>},
    {"column", false, read_line<&Table::column>},
    {"notice", false, play::read_notice<Table>},
}};

}  // namespace

void write_json(text::JsonWriter& json, const Table& table) {
    Record whole = table.record;
    whole.go_to(whole.line().size());
    json.begin_object();
    json.key("game");
    write_json(json, SavedGame{whole.start(), whole.moves()});
    json.member("played", table.record.played());
    json.member("ranked", table.ranked);
    json.member("help", table.help);
    json.member("selected", table.selected);
    json.member("row", table.row);
    json.member("column", table.column);
    json.key("notice");
    play::write_json(json, table.notice);
    json.end_object();
}

Result<Table> read_table(std::string_view text) {
    const auto root = text::parse_json(text);
    if (!root) return std::unexpected(root.error());
    Table table{.record = Record({})};
    if (auto read = read_members(*root, "table", members, table); !read)
        return std::unexpected(std::move(read.error()));
    return table;
}

}  // namespace bastide::solo
