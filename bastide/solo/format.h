// Solo games as text: JSON for programs, tables and boards of letters for people.
#pragma once

#include <string>
#include <string_view>

#include "bastide/solo/saved_game.h"
#include "bastide/text/json.h"
#include "bastide/tile/legend.h"

namespace bastide::solo {

// {"place":[HAND,ROW,COLUMN]} or {"discard":true}. The hand's tile must be 0 to 3, and the square one of the
// board's.
void write_move(text::JsonWriter& json, const Move& move, const Board& board);

// A row of the board: R road, C city, A abbey, '.' an empty square.
std::string board_row(const Board& board, int row);

// "board full", "no move", or empty if the game is not over.
std::string_view name(End end);

// "11 x 11, plain roads, weighted dealer": the settings. Options with their default value are omitted unless
// they are always shown.
std::string about(const Settings& settings);

// Describes a move, given the board after the move: "A city: 4 points, including 1 for the monastery nearby".
std::string outcome(const Board& board, const Move& move, int gain);

// Returns the score of each kind on a line, with the total last.
std::string score_lines(const Board& board);

// {"score":…,"finished":…,"end":…,"steps":[{"hand":[…],"move":…,"gain":…,"score":…},…],"board":[…]}: each
// step has the hand before the move and the score after it. "end" is null if the game is not over. The moves
// must be legal.
std::string replay_json(const Record& record);

// Returns the landscape tile that shows a solo tile. `met` are the sides on which roads meet the tile.
using Look = tile::FiveNumbers (*)(Tile tile, Tile::Arms met, Roads roads);

// Returns a SoloView, which format.cpp describes. The moves must be legal. Takes linear time in moves and
// squares.
std::string view_json(const Record& record, Look look);
void declare_view(text::TypeScript& to);

}  // namespace bastide::solo
