// A solo game as a small JSON file:
//
//     {"version":1,"size":11,"roads":"plain","dealer":"weighted","chain_bonus":"per-city","seed":"monday",
//      "moves":[{"place":[2,5,6]},{"discard":true}]}
//
// "place" gives the tile's index in the hand, the row and the column, counted from 0.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bastide/base/result.h"
#include "bastide/play/record.h"
#include "bastide/solo/game.h"
#include "bastide/text/json.h"
#include "bastide/text/json_value.h"
#include "bastide/text/typescript.h"

namespace bastide::solo {

using Record = play::Record<Game>;

// The content of a file. Its moves may be illegal.
struct SavedGame {
    Deal deal = {};
    std::vector<Move> moves = {};

    friend bool operator==(const SavedGame&, const SavedGame&) = default;
};

// Reads a file without playing the moves. Every error has a location. Takes linear time.
[[nodiscard]] Result<SavedGame> read_saved_game(std::string_view text);
[[nodiscard]] Result<SavedGame> read_saved_game(const text::JsonValue& root);

// Reads a move in a file.
[[nodiscard]] Result<Move> read_move(std::string_view json, const Board& board);

// Plays the moves. The error names the first illegal move, counted from 0.
[[nodiscard]] Result<Record> replay(const SavedGame& saved);

// Reads a file and plays its moves.
[[nodiscard]] Result<Record> read_record(std::string_view text);

// Returns one line. Reading it gives the same game. Omits undone moves of a record. The size and
// the seed must be valid, and moves may be illegal, but must be of a tile 0 to 3 of the hand and a square of
// the board.
std::string to_json(const SavedGame& saved);
void write_json(text::JsonWriter& json, const SavedGame& saved);
std::string to_json(const Record& record);

void declare_saved_game(text::TypeScript& to);

}  // namespace bastide::solo
