#include "examples/nim/json.h"

#include <utility>

#include "bastide/play/table_json.h"
#include "bastide/text/fields.h"

namespace nim {
namespace {

namespace play = bastide::play;
namespace text = bastide::text;
using bastide::MessageKind;
using bastide::Result;
using Json = text::JsonValue::Kind;

constexpr MessageKind heap_size{"nim.heap_size", "a heap has 0 to 15"};
constexpr MessageKind heap_number{"nim.heap_number", "heaps are numbered from 0 to 2"};
constexpr MessageKind taken_number{"nim.taken_number", "the number taken is from 0 to 15"};
constexpr MessageKind is_help_shown{"nim.is_help_shown", "whether help is shown"};

constexpr text::Number heap_index = text::number(0, static_cast<int>(Heaps().size()) - 1, heap_number);
constexpr text::Number taken = text::number(0, max_heap, taken_number);

Result<Move> read_move(const text::JsonValue& value) {
    if (value.kind != Json::array || value.elements.size() != 2)
        return text::fail_at(value, "a move is [HEAP, TAKEN], as in [0,2]");
    const auto heap = heap_index.read<std::size_t>(value.elements[0]);
    if (!heap) return std::unexpected(heap.error());
    const auto count = taken.read<int>(value.elements[1]);
    if (!count) return std::unexpected(count.error());
    return Move{*heap, *count};
}

Result<void> read_moves(const text::JsonValue& value, SavedGame& saved) {
    if (value.kind != Json::array) return text::fail_at(value, play::errors::moves_not_a_list);
    for (const text::JsonValue& element : value.elements) {
        const auto move = read_move(element);
        if (!move) return std::unexpected(move.error());
        saved.moves.push_back(*move);
    }
    return {};
}

Result<void> read_heaps(const text::JsonValue& value, SavedGame& saved) {
    if (value.kind != Json::array || value.elements.size() != saved.heaps.size())
        return text::fail_at(value, "the heaps are a list of three numbers");
    for (std::size_t i = 0; i < saved.heaps.size(); ++i) {
        const auto size = read_number(value.elements[i], max_heap, heap_size);
        if (!size) return std::unexpected(size.error());
        saved.heaps[i] = *size;
    }
    return {};
}

std::vector<std::pair<std::size_t, int>> written_moves(const SavedGame& saved) {
    std::vector<std::pair<std::size_t, int>> moves;
    moves.reserve(saved.moves.size());
    for (const Move& move : saved.moves) moves.emplace_back(move.heap, move.taken);
    return moves;
}

}  // namespace

static constexpr auto describe(text::Type<SavedGame> /*type*/) {
    return text::object("NimGame", "game", "A saved game.", text::version("game"),
                        text::member("heaps", "", &SavedGame::heaps, text::read_by(read_heaps)),
                        text::member("moves", "Heaps, from 0, and how many are taken.", written_moves,
                                     text::read_by(read_moves)));
}

static constexpr auto describe(text::Type<Table> /*type*/) {
    return text::object(
        "NimTable", "table", "A game that is played. Members after `played` can be left out.",
        text::member(
            "game", "With the undone moves at the end.",
            [](const Table& table) { return whole_game(table.record); },
            text::read_by([](const text::JsonValue& value, Table& table) {
                return play::take_game(text::read_json<SavedGame>(value), table);
            })),
        text::member(
            "played", "The number of its moves that are not undone.",
            [](const Table& table) { return table.record.played(); },
            text::read_by(play::read_played<Table>)),
        text::optional_member("help", "Whether help is shown.", &Table::help, text::boolean(is_help_shown)),
        text::optional_member("heap", "The chosen heap, from 0.", &Table::heap, heap_index),
        text::optional_member("taken", "How many are to be taken from it.", &Table::taken, taken),
        text::optional_member("notice", "The outcome of the latest intent.", &Table::notice,
                              text::read_by(play::read_notice<Table>, text::as("NimNotice | null"))));
}

SavedGame whole_game(const Record& record) {
    SavedGame saved{.heaps = record.start(), .moves = {}};
    for (const auto& step : record.line()) saved.moves.push_back(step.move);
    return saved;
}

std::string to_json(const SavedGame& saved) {
    return text::json_text(saved);
}

Result<Record> replay(const SavedGame& saved) {
    return play::replay<Game>(saved.heaps, saved.moves);
}

Result<SavedGame> read_saved_game(std::string_view text) {
    SavedGame saved;
    if (auto read = text::read_text_into(text, saved); !read) return std::unexpected(std::move(read.error()));
    return saved;
}

Result<Record> read_record(std::string_view text) {
    const auto saved = read_saved_game(text);
    if (!saved) return std::unexpected(saved.error());
    return replay(*saved);
}

Result<Move> read_move(std::string_view text) {
    const auto root = text::parse_json(text);
    if (!root) return std::unexpected(root.error());
    return read_move(*root);
}

void write_json(text::JsonWriter& json, const Table& table) {
    text::write_json<Table>(json, table);
}

Result<Table> read_table(std::string_view text) {
    Table table = table_of({});
    if (auto read = text::read_text_into(text, table); !read) return std::unexpected(std::move(read.error()));
    return table;
}

void declare_types(text::TypeScript& to) {
    text::typescript_type<Table>(to);
}

}  // namespace nim
