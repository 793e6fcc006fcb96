// A puzzle's table as text, so that a page can hold it between two calls:
//
//     {"puzzle":"tile road road pasture pasture\n…","rotations":false,"moves":[[0,0,0],[0,1,0]],"played":2,
//      "help":true,"row":0,"column":2,"degrees":0,"notice":null}
//
// where "moves" are all there are, those taken back at the end, "played" says how many are not, and what
// comes after it may be left out.
#pragma once

#include <string_view>

#include "bastide/puzzle/table.h"
#include "bastide/text/json.h"

namespace bastide::puzzle {

void write_json(text::JsonWriter& json, const Table& table);

// The moves are played, each in n log n of the tiles. Every error has the place of what is wrong.
Result<Table> read_table(std::string_view text);

// A move as an intent has it: [0,2,90], or null for `no_way_on`.
Result<Placement> read_move(std::string_view json);

}  // namespace bastide::puzzle
