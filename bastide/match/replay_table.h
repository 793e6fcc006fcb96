// A recorded or bot game for viewing: the table at any of its turns.
//
//     Table table = replay_table(*read_record(text), seats_of(player_names(2)));
//     table = seek(std::move(table), 12);
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bastide/match/imported_match.h"
#include "bastide/match/table.h"

namespace bastide::match {

// Returns seats for people with these names.
std::vector<Seat> seats_of(const std::vector<std::string>& names);

// Returns the table at the record's current turn, without undone moves. There must be a seat for each player.
// The record of a forfeited game must be at its end.
Table replay_table(Record record, std::vector<Seat> seats, std::optional<Forfeit> forfeit = {});

// As above, for a game from a file.
Table replay_table(ImportedMatch game);

// Returns the table after `played` turns, or after all turns if the record has fewer. No tile is held, and
// the cursor is on the tile placed last. Takes linear time in the turns between the old and the new position.
Table seek(Table table, std::size_t played);

}  // namespace bastide::match
