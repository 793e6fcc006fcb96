// Shared by the calls for played games: the input is a table as text and an intent, and the output is the
// resulting table. Pages make one call per key.
//
// The table of the last call is cached, because the next call usually continues it, so that no moves are
// replayed. Answers do not depend on the cache.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "bastide/play/intent.h"
#include "bastide/text/fields.h"

namespace bastide::engine {

// Writes the options at a table, as a described type that is constructed from the table.
template <class Now>
inline constexpr auto write_now =
    [](text::JsonWriter& json, const auto& table) { text::write_json(json, Now{table}); };

// A table of a game and its text.
template <class Table, auto read_text>
class TextTable {
  public:
    static Result<TextTable> read(std::string_view text) {
        if (const auto& cached = last(); cached && cached->first == text) return TextTable(cached->second);
        auto table = read_text(text);
        if (!table) return std::unexpected(std::move(table.error()));
        return TextTable(*std::move(table));
    }

    const Table& operator*() const { return table_; }
    const Table* operator->() const { return &table_; }

    // {"table":…,"now":…,"view":…}: the table after an intent, or the unchanged table if the intent is empty.
    // `write_now(json, table)` writes the options and `view(record)` the view, which is null if the game has
    // not changed.
    template <class ReadMove, class WriteNow, class View>
    static Result<std::string> answer(TextTable before, std::string_view intent_text,
                                      const ReadMove& read_move, const WriteNow& write_now,
                                      const View& view) {
        std::optional<typename Table::Record> record;
        Table table = std::move(before.table_);
        if (!intent_text.empty()) {
            const auto intent = play::read_intent<typename Table::Record::Move>(intent_text, read_move);
            if (!intent) return std::unexpected(intent.error());
            record = table.record;
            table = act(std::move(table), *intent);
        }
        text::JsonWriter text;
        write_json(text, table);
        const std::string state = text.take_piece();
        text::JsonWriter json;
        json.begin_object();
        json.key("table");
        json.raw(state);
        json.key("now");
        write_now(json, table);
        json.key("view");
        if (record && *record == table.record) {
            json.null();
        } else {
            json.raw(view(table.record));
        }
        json.end_object();
        last() = {state, std::move(table)};
        return json.take();
    }

  private:
    explicit TextTable(Table table) : table_(std::move(table)) {}

    static std::optional<std::pair<std::string, Table>>& last() {
        static std::optional<std::pair<std::string, Table>> cached;
        return cached;
    }

    Table table_;
};

}  // namespace bastide::engine
