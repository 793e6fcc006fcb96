#include "bastide/match/replay_table.h"

#include <utility>

namespace bastide::match {

std::vector<Seat> seats_of(const std::vector<std::string>& names) {
    std::vector<Seat> seats;
    seats.reserve(names.size());
    for (const std::string& name : names) seats.push_back({.name = name});
    return seats;
}

Table replay_table(Record record, std::vector<Seat> seats, std::optional<Forfeit> forfeit) {
    require_seat(forfeit, record.start().settings.players);
    const std::size_t played = record.played();
    if (record.can_redo()) record = *play::replay<Game>(record.start(), record.moves());
    Table table = table_of(std::move(record), std::move(seats), false);
    table.forfeit = std::move(forfeit);
    return seek(std::move(table), played);
}

Table replay_table(ImportedMatch game) {
    Table table = replay_table(std::move(game.record), seats_of(game.names), std::move(game.forfeit));
    table.tags = std::move(game.tags);
    return table;
}

Table seek(Table table, std::size_t played) {
    table.record.go_to(played);
    const bool help = table.help;
    std::optional<Forfeit> forfeit = std::move(table.forfeit);
    Tags tags = std::move(table.tags);
    // Help is off, so that no tile is shown as held.
    table = table_of(std::move(table.record), std::move(table.seats), table.ranked, false);
    table.help = help;
    table.is_replay = true;
    table.notice = {};
    table.forfeit = std::move(forfeit);
    table.tags = std::move(tags);
    if (is_forfeited(table)) table.step = TurnStep::over;
    if (table.step == TurnStep::tile) table.step = TurnStep::bot;
    return table;
}

}  // namespace bastide::match
