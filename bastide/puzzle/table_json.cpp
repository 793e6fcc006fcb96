#include "bastide/puzzle/table_json.h"

#include <string>
#include <utility>
#include <vector>

#include "bastide/play/errors.h"
#include "bastide/play/table_json.h"
#include "bastide/puzzle/errors.h"
#include "bastide/puzzle/format.h"
#include "bastide/puzzle/json.h"
#include "bastide/puzzle/read.h"
#include "bastide/puzzle/read_placements.h"

namespace bastide::puzzle {
namespace {

using Json = text::JsonValue::Kind;

Result<void> read_tiles(const text::JsonValue& value, Table& table) {
    if (value.kind != Json::string) return fail_at(value, errors::puzzle_not_text);
    auto puzzle = read_puzzle(value.text);
    if (!puzzle) return fail_at(value, to_string(puzzle.error()));
    table.record = Record({.puzzle = *std::move(puzzle)});
    return {};
}

Result<void> read_rotations(const text::JsonValue& value, Table& table) {
    const auto may_turn = read_boolean(value, errors::may_turn);
    if (!may_turn) return std::unexpected(may_turn.error());
    table.record = Record({.puzzle = table.puzzle(), .rotations = *may_turn});
    return {};
}

Result<void> read_moves(const text::JsonValue& value, Table& table) {
    if (value.kind != Json::array) return fail_at(value, play::errors::moves_not_a_list);
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

// Creates the table from the moves. The remaining members are read over it.
Result<void> read_played(const text::JsonValue& value, Table& table) {
    if (auto read = play::read_played(value, table); !read) return read;
    table = table_of(std::move(table.record));
    return {};
}

constexpr text::Number line =
    text::number(-static_cast<int>(max_puzzle_tiles), max_puzzle_tiles, errors::line_range);

Result<void> read_degrees(const text::JsonValue& value, Table& table) {
    const auto degrees = read_number(value, 3 * degrees_per_turn, errors::degrees_range);
    if (!degrees) return std::unexpected(degrees.error());
    if (*degrees % degrees_per_turn != 0) return fail_at(value, errors::degrees_range);
    table.turns = *degrees / degrees_per_turn;
    return {};
}

std::vector<Placement> all_moves(const Table& table) {
    std::vector<Placement> moves;
    for (const Record::Step& step : table.record.line()) moves.push_back(step.move);
    return moves;
}

}  // namespace

static constexpr auto describe(text::Type<Table> /*type*/) {
    return text::object(
        "PuzzleTable", "table",
        "A puzzle that is played. Members after `played` follow from the moves if they are left out.",
        text::member(
            "puzzle", "The puzzle's file.", [](const Table& table) { return to_text(table.puzzle()); },
            text::read_by(read_tiles)),
        text::member(
            "rotations", "Whether tiles may be rotated.",
            [](const Table& table) { return table.record.start().rotations; }, text::read_by(read_rotations)),
        text::member("moves", "The places of its tiles, with the undone moves at the end.", all_moves,
                     text::read_by(read_moves, text::as("Placement[]"))),
        text::member(
            "played", "The number of moves that are not undone.",
            [](const Table& table) { return table.record.played(); }, text::read_by(read_played)),
        text::optional_member("help", "Whether help is shown.", &Table::help,
                              text::boolean(errors::is_help_shown)),
        text::optional_member("row", "Of the next tile, where it is held.", &Table::row, line),
        text::optional_member("column", "", &Table::column, line),
        text::optional_member(
            "degrees", "", [](const Table& table) { return degrees_of(table.turns); },
            text::read_by(read_degrees)),
        text::optional_member("notice", "The outcome of the latest intent.", &Table::notice,
                              text::read_by(play::read_notice<Table>, text::as("PuzzleNotice | null"))));
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

Result<Placement> read_move(std::string_view json) {
    const auto value = text::parse_json(json);
    if (!value) return std::unexpected(value.error());
    if (value->kind == Json::null) return no_way_on;
    return read_placement(*value);
}

}  // namespace bastide::puzzle
