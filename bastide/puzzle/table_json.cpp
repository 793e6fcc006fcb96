#include "bastide/puzzle/table_json.h"

#include <array>
#include <string>
#include <utility>
#include <vector>

#include "bastide/play/table_json.h"
#include "bastide/puzzle/format.h"
#include "bastide/puzzle/read.h"
#include "bastide/puzzle/read_laid.h"
#include "bastide/text/json_members.h"

namespace bastide::puzzle {
namespace {

using Json = text::JsonValue::Kind;

Result<void> read_tiles(const text::JsonValue& value, Table& table) {
    if (value.kind != Json::string) return fail_at(value, "a puzzle is text in quotes: a line for each tile");
    auto puzzle = read_puzzle(value.text);
    if (!puzzle) return fail_at(value, to_string(puzzle.error()));
    table.record = Record({.puzzle = *std::move(puzzle)});
    return {};
}

Result<void> read_rotations(const text::JsonValue& value, Table& table) {
    const auto may_turn = read_boolean(value, "whether tiles may be turned");
    if (!may_turn) return std::unexpected(may_turn.error());
    table.record = Record({.puzzle = table.puzzle(), .rotations = *may_turn});
    return {};
}

Result<void> read_moves(const text::JsonValue& value, Table& table) {
    if (value.kind != Json::array) return fail_at(value, "the moves are a list in [ ]");
    std::vector<Placement> moves;
    for (const text::JsonValue& element : value.elements) {
        const auto move = read_placement(element);
        if (!move) return std::unexpected(move.error());
        moves.push_back(*move);
    }
    auto record = play::replay<Game>(table.record.start(), moves);
    if (!record) return std::unexpected(std::move(record.error()));
    table.record = *std::move(record);
    return {};
}

// The table as far as it follows from the moves; the others are read over it.
Result<void> read_played(const text::JsonValue& value, Table& table) {
    if (auto read = play::read_played(value, table); !read) return read;
    table = table_of(std::move(table.record));
    return {};
}

Result<void> read_help(const text::JsonValue& value, Table& table) {
    const auto help = read_boolean(value, "whether help is shown");
    if (!help) return std::unexpected(help.error());
    table.help = *help;
    return {};
}

template <int Table::* member>
Result<void> read_line(const text::JsonValue& value, Table& table) {
    constexpr int most = static_cast<int>(most_puzzle_tiles);
    const auto read = read_number(value, -most, most, "rows and columns go from -1000 to 1000");
    if (!read) return std::unexpected(read.error());
    table.*member = *read;
    return {};
}

Result<void> read_degrees(const text::JsonValue& value, Table& table) {
    constexpr int quarter = 90;
    const auto degrees = read_number(value, 3 * quarter, "degrees are 0, 90, 180 or 270");
    if (!degrees) return std::unexpected(degrees.error());
    if (*degrees % quarter != 0) return fail_at(value, "degrees are 0, 90, 180 or 270");
    table.turns = *degrees / quarter;
    return {};
}

// In the order they are read.
constexpr std::array<text::JsonMemberOf<Table>, 9> members = {{
    {"puzzle", true, read_tiles},
    {"rotations", true, read_rotations},
    {"moves", true, read_moves},
    {"played", true, read_played},
    {"help", false, read_help},
    {"row", false, read_line<&Table::row>},
    {"column", false, read_line<&Table::column>},
    {"degrees", false, read_degrees},
    {"notice", false, play::read_notice<Table>},
}};

}  // namespace

void write_json(text::JsonWriter& json, const Table& table) {
    json.begin_object();
    json.member("puzzle", std::string_view(to_text(table.puzzle())));
    json.member("rotations", table.record.start().rotations);
    json.key("moves");
    json.begin_array();
    for (const Record::Step& step : table.record.line()) write_json(json, step.move);
    json.end_array();
    json.member("played", table.record.played());
    json.member("help", table.help);
    json.member("row", table.row);
    json.member("column", table.column);
    json.member("degrees", table.turns * 90);
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

Result<Placement> read_move(std::string_view json) {
    const auto value = text::parse_json(json);
    if (!value) return std::unexpected(value.error());
    if (value->kind == Json::null) return no_way_on;
    return read_placement(*value);
}

}  // namespace bastide::puzzle
