// A solo table as text, so that a page can hold it between two calls:
//
//     {"game":{…},"played":2,"ranked":false,"help":true,"selected":0,"row":5,"column":6,"notice":null}
//
// where "game" is a saved game with all moves there are, those taken back at the end, "played" says how many
// are not, and what comes after "ranked" may be left out.
#pragma once

#include <string>
#include <string_view>

#include "bastide/solo/table.h"

namespace bastide::solo {

void write_json(text::JsonWriter& json, const Table& table);

// Linear in moves, which are played. Every error has the place of what is wrong.
Result<Table> read_table(std::string_view text);

}  // namespace bastide::solo
