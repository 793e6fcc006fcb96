// What a solo game is written as: JSON for programs, tables and boards of letters for people.
#pragma once

#include <string>
#include <string_view>

#include "bastide/solo/saved_game.h"
#include "bastide/text/json.h"

namespace bastide::solo {

// {"place":[HAND,ROW,COLUMN]} or {"discard":true}.
void write_move(JsonWriter& json, const Move& move, const Board& board);

// A row of the board: R road, C city, A abbey, '.' an empty square.
std::string board_row(const Board& board, int row);

// "board full", "no move", or empty of a game that is not over.
std::string_view name(End end);

// The score by kind, a line each, with the total last.
std::string score_lines(const Board& board);

// {"score":…,"finished":…,"end":…,"steps":[{"hand":[…],"move":…,"gain":…,"score":…},…],"board":[…]}: each
// step with the hand before the move and the score after it; "end" is null of a game that is not over. The
// moves must be legal.
std::string replay_json(const SavedGame& saved);

}  // namespace bastide::solo
