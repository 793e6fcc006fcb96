// A match's table as text, so that a page can hold it between two calls:
//
//     {"match":{…},"played":2,"seats":[{"name":"Ann","bot":null},{"name":"Rook","bot":"medium"}],"ranked":false,
//      "help":true,"cursor":[1,-1],"rotation":2,"choice":null,"notice":null,"asked":false,"agreed":false,"seen":0}
//
// where "match" is a saved match with all moves there are, those taken back at the end, and "played" says how
// many are not. "choice" is the place among the choices of a meeple once the tile lies, null before. What
// comes after "ranked" may be left out.
#pragma once

#include <string>
#include <string_view>

#include "bastide/match/table.h"

namespace bastide::match {

void write_json(text::JsonWriter& json, const Table& table);

// Linear in moves, which are played. Every error has the place of what is wrong.
Result<Table> read_table(std::string_view text);

}  // namespace bastide::match
