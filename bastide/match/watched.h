// A match that is looked at, recorded or being played by bots: the table at any of its turns.
//
//     Table table = watched(*read_record(text), seats_of(player_names(2)));
//     table = at_turn(std::move(table), 12);
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bastide/match/table.h"

namespace bastide::match {

// People of these names.
std::vector<Seat> seats_of(const std::vector<std::string>& names);

// The table of a record where that stands, without what was taken back. There is a seat for each player. The
// record of a match that was forfeited stands at its end.
Table watched(Record record, std::vector<Seat> seats, std::optional<Forfeit> forfeit = {});

// The same with so many turns of the record's line played, at most all there are. Nobody holds a tile: the
// cursor is at the last one laid. Linear in the turns between.
Table at_turn(Table table, std::size_t played);

}  // namespace bastide::match
