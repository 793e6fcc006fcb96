#include "bastide/match/watched.h"

#include <utility>

#include "bastide/match/format.h"

namespace bastide::match {
namespace {

// " and scored 3; Ben scored 3".
std::string scored(const Record::Step& step, const std::vector<Seat>& seats, std::size_t mover) {
    Scores points{};
    for (const Event& event : step.events) add(points, event);
    std::string text;
    if (points[mover] != 0) text = " and scored " + std::to_string(points[mover]);
    for (std::size_t player = 0; player < seats.size(); ++player) {
        if (player == mover || points[player] == 0) continue;
        text.append("; ").append(seats[player].name).append(" scored ") += std::to_string(points[player]);
    }
    return text;
}

}  // namespace

std::vector<Seat> seats_of(const std::vector<std::string>& names) {
    std::vector<Seat> seats;
    seats.reserve(names.size());
    for (const std::string& name : names) seats.push_back({.name = name});
    return seats;
}

Table watched(Record record, std::vector<Seat> seats) {
    const std::size_t played = record.played();
    if (record.can_redo()) record = *play::replay<Game>(record.start(), record.moves());
    return at_turn(table_of(std::move(record), std::move(seats), false), played);
}

Table at_turn(Table table, std::size_t played) {
    table.record.go_to(played);
    const bool help = table.help;
    // Without help nothing is held out to be laid.
    table = table_of(std::move(table.record), std::move(table.seats), table.ranked, false);
    table.help = help;
    table.is_watched = true;
    table.notice.clear();
    if (table.step == TurnStep::tile) table.step = TurnStep::bot;
    return table;
}

std::string last_turn(const Table& table) {
    const auto steps = table.record.steps();
    if (steps.empty()) return {};
    const Record::Step& step = steps.back();
    const std::size_t mover = (steps.size() - 1) % table.seats.size();
    std::string text;
    for (const std::string& sentence : aside_sentences(table.game(), steps.size() - 1))
        text.append(sentence).append(". ");
    const TileType& tile = types[step.move.tile];
    text.append(table.seats[mover].name).append(" laid ").append(tile.name);
    if (step.move.piece != no_piece)
        text.append(" with a meeple on the ").append(name(tile.pieces[step.move.piece].kind));
    return text + scored(step, table.seats, mover);
}

}  // namespace bastide::match
