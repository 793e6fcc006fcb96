// Nim as text: the file of a game, {"version":1,"heaps":[3,4,5],"moves":[[0,2],[2,5]]}, where a move is a
// heap from 0 and how many are taken, and the table that a page holds.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bastide/base/result.h"
#include "bastide/text/json.h"
#include "bastide/text/typescript.h"
#include "examples/nim/table.h"

namespace nim {

// A file in written form. Its moves need not be legal.
struct SavedGame {
    Heaps heaps = {};
    std::vector<Move> moves;
};

// Returns the game with the undone moves at the end.
SavedGame whole_game(const Record& record);

std::string to_json(const SavedGame& saved);
bastide::Result<SavedGame> read_saved_game(std::string_view text);
bastide::Result<Record> replay(const SavedGame& saved);
bastide::Result<Record> read_record(std::string_view text);

// A move in a file.
bastide::Result<Move> read_move(std::string_view text);

void write_json(bastide::text::JsonWriter& json, const Table& table);
bastide::Result<Table> read_table(std::string_view text);

void declare_types(bastide::text::TypeScript& to);

}  // namespace nim
