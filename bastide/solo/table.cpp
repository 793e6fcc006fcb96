#include "bastide/solo/table.h"

#include <algorithm>
#include <utility>

namespace bastide::solo {
namespace {

using enum play::NoticeKind;

void put_cursor(Table& table, int row, int column) {
    table.row = std::clamp(row, 0, table.board().size() - 1);
    table.column = std::clamp(column, 0, table.board().size() - 1);
}

void show_last(Table& table) {
    const auto last = last_placed(table);
    if (last) put_cursor(table, table.board().row(*last), table.board().column(*last));
}

void move_cursor(Table& table, int row, int column) {
    const Cell before = table.cursor();
    put_cursor(table, row, column);
    if (table.cursor() != before && play::is_of_the_square(table.notice.kind)) table.notice = {turn_begun};
}

void select(Table& table, int hand) {
    table.selected = (hand % hand_size + hand_size) % hand_size;
    table.notice = {};
}

// In reading order: row by row.
void next_legal(Table& table, int direction) {
    const int size = table.board().size();
    const int squares = size * size;
    int at = table.row * size + table.column;
    for (int i = 0; i < squares; ++i) {
        at = (at + (direction < 0 ? squares - 1 : 1)) % squares;
        const Move move{static_cast<std::uint8_t>(table.selected),
                        table.board().square(at / size, at % size)};
        if (!table.position().is_legal(move)) continue;
        put_cursor(table, at / size, at % size);
        table.notice = {};
        return;
    }
    table.notice = {fits_nowhere};
}

void make(Table& table, const Move& move) {
    if (const auto why = table.position().illegality(move)) {
        table.notice = {illegal, why};
        return;
    }
    if (table.record.play(move)) table.notice = {turn_begun};
}

void undo(Table& table) {
    if (table.ranked) {
        table.notice = {ranked_no_undo};
    } else if (!table.record.undo()) {
        table.notice = {nothing_to_undo};
    } else {
        table.notice = {undone};
        show_last(table);
    }
}

void redo(Table& table) {
    if (table.ranked) {
        table.notice = {ranked_no_undo};
    } else if (!table.record.redo()) {
        table.notice = {nothing_to_redo};
    } else {
        table.notice = {redone};
        show_last(table);
    }
}

// Shows a hint. Without a move, marks that one is being computed.
void show(Table& table, const std::optional<Move>& move) {
    if (table.ranked) {
        table.notice = {ranked_no_hints};
    } else if (!move || !table.position().is_legal(*move)) {
        table.notice = {thinking};
    } else if (move->is_discard()) {
        table.notice = {discard_hint};
    } else {
        table.selected = move->hand;
        put_cursor(table, table.board().row(move->square), table.board().column(move->square));
        table.notice = {hint};
    }
}

// Handles intents that are impossible once the game is over.
void act_in_play(Table& table, const Intent& intent) {
    switch (intent.kind) {
        case play::IntentKind::next:
            next_legal(table, intent.x);
            break;
        case play::IntentKind::choose:
            if (intent.x >= 0 && intent.x < hand_size) select(table, intent.x);
            break;
        case play::IntentKind::browse:
            select(table, table.selected + intent.x);
            break;
        case play::IntentKind::confirm:
            make(table, chosen(table));
            break;
        case play::IntentKind::discard:
            make(table, Move::discard());
            break;
        case play::IntentKind::play:
            if (intent.move && table.position().is_legal(*intent.move)) make(table, *intent.move);
            break;
        case play::IntentKind::show:
            show(table, intent.move);
            break;
        default:
            break;
    }
}

}  // namespace

Table table_of(Record record, bool ranked) {
    const int middle = record.start().settings.size / 2;
    Table table{.record = std::move(record), .ranked = ranked, .row = middle, .column = middle};
    show_last(table);
    return table;
}

Table act(Table table, const Intent& intent) {
    switch (intent.kind) {
        case play::IntentKind::step:
            move_cursor(table, table.row + intent.y, table.column + intent.x);
            break;
        case play::IntentKind::point:
            move_cursor(table, intent.y, intent.x);
            break;
        case play::IntentKind::undo:
            undo(table);
            break;
        case play::IntentKind::redo:
            redo(table);
            break;
        case play::IntentKind::help:
            table.help = !table.help;
            break;
        default:
            if (!table.game().is_over()) act_in_play(table, intent);
            break;
    }
    return table;
}

Move chosen(const Table& table) {
    return {static_cast<std::uint8_t>(table.selected), table.cursor()};
}

std::optional<Cell> last_placed(const Table& table) {
    if (table.record.steps().empty()) return std::nullopt;
    const Move& last = table.record.steps().back().move;
    return last.is_discard() ? std::nullopt : std::optional(last.square);
}

bool is_stuck(const Table& table) {
    return std::ranges::none_of(table.position().hand(),
                                [&table](Tile tile) { return table.board().has_place(tile); });
}

bool may_undo(const Table& table) {
    return !table.ranked && table.record.can_undo();
}

bool may_redo(const Table& table) {
    return !table.ranked && table.record.can_redo();
}

bool may_hint(const Table& table) {
    return !table.ranked && !table.game().is_over();
}

play::Random hint_chance(const Table& table) {
    return play::chance_of_turn(table.record.start().seed, table.record.played());
}

}  // namespace bastide::solo
