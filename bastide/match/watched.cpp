#include "bastide/match/watched.h"

#include <utility>

#include "bastide/match/format.h"
#include "bastide/text/listed.h"

namespace bastide::match {
namespace {

// "; Ben scored 3", of those who did not move.
std::string others_scored(const Scores& points, const std::vector<Seat>& seats, std::size_t mover) {
    std::string text;
    for (std::size_t player = 0; player < seats.size(); ++player) {
        if (player == mover || points[player] == 0) continue;
        text.append("; ").append(seats[player].name).append(" scored ") += std::to_string(points[player]);
    }
    return text;
}

// "laid a straight road, put a meeple on the road and scored 3".
std::string deeds(const Move& move, int points) {
    const TileType& tile = types[move.tile];
    std::vector<std::string> all = {"laid " + std::string(title(move.tile))};
    if (move.piece != no_piece)
        all.push_back("put a meeple on the " + std::string(name(tile.pieces[move.piece].kind)));
    if (points != 0) all.push_back("scored " + std::to_string(points));
    return text::listed(all);
}

}  // namespace

std::vector<Seat> seats_of(const std::vector<std::string>& names) {
    std::vector<Seat> seats;
    seats.reserve(names.size());
    for (const std::string& name : names) seats.push_back({.name = name});
    return seats;
}

Table watched(Record record, std::vector<Seat> seats, std::optional<Forfeit> forfeit) {
    const std::size_t played = record.played();
    if (record.can_redo()) record = *play::replay<Game>(record.start(), record.moves());
    Table table = table_of(std::move(record), std::move(seats), false);
    table.forfeit = std::move(forfeit);
    return at_turn(std::move(table), played);
}

Table at_turn(Table table, std::size_t played) {
    table.record.go_to(played);
    const bool help = table.help;
    std::optional<Forfeit> forfeit = std::move(table.forfeit);
    // Without help nothing is held out to be laid.
    table = table_of(std::move(table.record), std::move(table.seats), table.ranked, false);
    table.help = help;
    table.is_watched = true;
    table.notice.clear();
    table.forfeit = std::move(forfeit);
    if (is_forfeited(table)) table.step = TurnStep::over;
    if (table.step == TurnStep::tile) table.step = TurnStep::bot;
    return table;
}

std::string last_turn(const Table& table) {
    if (is_forfeited(table)) return forfeit_sentence(table);
    const auto steps = table.record.steps();
    if (steps.empty()) return {};
    const Record::Step& step = steps.back();
    const std::size_t mover = (steps.size() - 1) % table.seats.size();
    std::string text;
    for (const std::string& sentence : aside_sentences(table.game(), steps.size() - 1))
        text.append(sentence).append(". ");
    Scores points{};
    for (const Event& event : step.events) add(points, event);
    text.append(table.seats[mover].name).append(" ") += deeds(step.move, points[mover]);
    return text + others_scored(points, table.seats, mover);
}

}  // namespace bastide::match
