#include "tui/match/notice_text.h"

#include <algorithm>
#include <cassert>

#include "bastide/match/format.h"
#include "bastide/text/join_words.h"
#include "tui/notice_text.h"

namespace bastide::tui {
namespace {

// The points of each player in the turns of a record from `first` on.
match::Scores scored_since(const match::Table& table, std::size_t first) {
    const auto steps = table.record.steps();
    match::Scores points{};
    for (const auto& step : steps.last(steps.size() - first))
        for (const match::Event& event : step.events) add(points, event);
    return points;
}

std::size_t last_player(const match::Table& table) {
    return static_cast<std::size_t>(table.record.steps().back().player);
}

// "; Ben scored 3": the points of players other than the mover.
std::string others_scored(const match::Table& table, const match::Scores& points) {
    std::string text;
    for (std::size_t player = 0; player < table.seats.size(); ++player) {
        if (player == last_player(table) || points[player] == 0) continue;
        text.append(", ").append(table.seats[player].name).append(" scored ") +=
            std::to_string(points[player]);
    }
    return text;
}

// The tiles that fitted nowhere before a turn, a sentence each.
std::string asides_text(const match::Table& table, std::size_t turn) {
    std::string text;
    for (const std::string& sentence : aside_sentences(table.game(), turn))
        text.append(sentence).append(". ");
    return text;
}

// "a meeple on the city", or "no meeple".
std::string meeple_text(const match::Move& move) {
    if (move.piece == match::no_piece) return "no meeple";
    return "a meeple on the " + std::string(name(match::types[move.tile].pieces[move.piece].kind));
}

// "Rook laid a city corner and scored 4, Bob scored 2: your move": the events since the player to move last
// moved.
std::string turn_begun_text(const match::Table& table) {
    if (is_forfeited(table)) return forfeit_text(table);
    const std::string unplaceable_tiles = asides_text(table, table.record.played());
    const bool is_persons = table.step == match::TurnStep::tile;
    if (table.record.steps().empty())
        return unplaceable_tiles +
               (is_persons ? "Place the first tile: choose a marked square, and rotate the tile if you like"
                           : "");
    const match::Scores points = scored_since(table, first_news(table.record));
    const std::size_t last = last_player(table);
    std::string text = unplaceable_tiles + table.seats[last].name + " placed ";
    const match::Move& move = table.record.steps().back().move;
    text += match::title(move.tile);
    if (move.piece != match::no_piece) text += " with " + meeple_text(move);
    if (points[last] != 0) text += " and scored " + std::to_string(points[last]);
    text += others_scored(table, points);
    if (!is_persons) return text;
    text += ": your move";
    const auto people = std::ranges::count(table.seats, nullptr, &match::Seat::bot);
    return people > 1 ? text + ", " + table.seat(table.position().to_move()).name : text;
}

}  // namespace

std::string notice_text(const match::Table& table, const GameLabels& labels) {
    switch (table.notice.kind) {
        case play::NoticeKind::turn_begun:
            return turn_begun_text(table);
        case play::NoticeKind::bot_to_move:
            return table.seat(table.position().to_move()).name + " is to move";
        case play::NoticeKind::illegal:
            assert(table.notice.illegality);
            return (table.step == match::TurnStep::meeple ? "Not there: " : "Not here: ") +
                   to_string(to_message(*table.notice.illegality));
        case play::NoticeKind::hint:
            return "Hint: here, with " + meeple_text(chosen(table));
        default:
            return shared_notice(table, labels);
    }
}

std::string forfeit_text(const match::Table& table) {
    assert(table.forfeit);
    return forfeit_sentence(*table.forfeit, table.seat(table.forfeit->seat).name);
}

std::string last_turn_text(const match::Table& table) {
    if (is_forfeited(table)) return forfeit_text(table);
    const auto steps = table.record.steps();
    if (steps.empty()) return {};
    const match::Move& move = steps.back().move;
    const match::Scores points = scored_since(table, steps.size() - 1);
    const std::size_t last = last_player(table);
    std::vector<std::string> effects = {"placed " + std::string(match::title(move.tile))};
    if (move.piece != match::no_piece) effects.front() += " with " + meeple_text(move);
    if (points[last] != 0) effects.push_back("scored " + std::to_string(points[last]));
    return asides_text(table, steps.size() - 1) + table.seats[last].name + " " + text::join_words(effects) +
           others_scored(table, points);
}

}  // namespace bastide::tui
