// What every game's table has as text, read in one way: the rooms' table_json.cpp are made of it.
#pragma once

#include <string>
#include <utility>

#include "bastide/text/json_members.h"

namespace bastide::play {

// The game: a saved one, replayed by the room's `replay`.
template <class Table, class Saved>
Result<void> take_game(const Result<Saved>& saved, Table& table) {
    if (!saved) return std::unexpected(saved.error());
    auto record = replay(*saved);
    if (!record) return std::unexpected(std::move(record.error()));
    table.record = *std::move(record);
    return {};
}

// How many of its moves are not taken back. The game must be there.
template <class Table>
Result<void> read_played(const text::JsonValue& value, Table& table) {
    const auto moves = static_cast<int>(table.record.line().size());
    const auto played =
        read_number(value, moves, "at most " + std::to_string(moves) + " moves can have been played");
    if (!played) return std::unexpected(played.error());
    table.record.go_to(static_cast<std::size_t>(*played));
    return {};
}

template <class Table>
Result<void> read_notice(const text::JsonValue& value, Table& table) {
    if (value.kind != text::JsonValue::Kind::string) return fail_at(value, "a notice is text in quotes");
    table.notice = value.text;
    return {};
}

}  // namespace bastide::play
