// Reads the parts of tables that all games share, for the modules' table_json.cpp.
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "bastide/play/errors.h"
#include "bastide/play/notice.h"
#include "bastide/text/json_members.h"

namespace bastide::play {

// Reads the game of a table: a saved game, which the module's `replay` replays.
template <class Table, class Saved>
[[nodiscard]] Result<void> take_game(const Result<Saved>& saved, Table& table) {
    if (!saved) return std::unexpected(saved.error());
    auto record = replay(*saved);
    if (!record) return std::unexpected(std::move(record.error()));
    table.record = *std::move(record);
    return {};
}

// Reads the number of moves that are not undone. The game must have been read earlier.
template <class Table>
[[nodiscard]] Result<void> read_played(const text::JsonValue& value, Table& table) {
    const auto moves = static_cast<int>(table.record.line().size());
    const auto played = read_number(value, moves, {errors::played_moves, moves});
    if (!played) return std::unexpected(played.error());
    table.record.go_to(static_cast<std::size_t>(*played));
    return {};
}

// A notice: null for none, {"kind":"hint"}, or {"kind":"illegal","reason":"square_taken"}.
template <class Illegality>
void write_json(text::JsonWriter& json, const Notice<Illegality>& notice) {
    if (notice.kind == NoticeKind::none) {
        json.null();
        return;
    }
    json.begin_object();
    json.member("kind", notice_names[static_cast<std::size_t>(notice.kind)]);
    if (notice.illegality)
        json.member("reason", Illegality::reason_names[static_cast<std::size_t>(notice.illegality->reason)]);
    json.end_object();
}

// Returns the enumerator with this name, or nullopt if there is none.
template <class Value>
std::optional<Value> value_of_name(const text::JsonValue* word, std::span<const std::string_view> names) {
    const auto found = word == nullptr ? names.end() : std::ranges::find(names, word->text);
    if (found == names.end()) return std::nullopt;
    return static_cast<Value>(found - names.begin());
}

// Reads a notice. A notice in any other form, such as in an older table, is read as no notice.
template <class Table>
[[nodiscard]] Result<void> read_notice(const text::JsonValue& value, Table& table) {
    using Illegality = Table::Record::Illegality;
    const auto kind = value_of_name<NoticeKind>(value.find("kind"), notice_names);
    const auto reason =
        value_of_name<typename Illegality::Reason>(value.find("reason"), Illegality::reason_names);
    table.notice = {};
    if (!kind || (*kind == NoticeKind::illegal) != reason.has_value()) return {};
    table.notice.kind = *kind;
    if (reason) table.notice.illegality = Illegality{.reason = *reason};
    return {};
}

}  // namespace bastide::play
