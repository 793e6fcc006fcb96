#include "bastide/puzzle/table.h"

#include <algorithm>
#include <cstdlib>
#include <span>
#include <utility>

namespace bastide::puzzle {
namespace {

using play::IntentKind;
using enum play::NoticeKind;

// Returns the rotations in which the next tile fits its square, or none if help is hidden.
std::span<const int> fitting_turns(const Table& table) {
    if (!table.help) return {};
    const auto is_here = [&](const NextPlace& at) {
        return at.row == table.row && at.column == table.column;
    };
    const auto& places = table.game().contacts().places;
    const auto here = std::ranges::find_if(places, is_here);
    return here == places.end() ? std::span<const int>() : here->turns;
}

bool is_among(std::span<const int> all, int turns) {
    return std::ranges::find(all, turns) != all.end();
}

void point(Table& table, int row, int column) {
    // The largest possible distance of a tile.
    constexpr int most = static_cast<int>(max_puzzle_tiles);
    table.row = std::clamp(row, -most, most);
    table.column = std::clamp(column, -most, most);
    table.notice = {};
    const auto fitting = fitting_turns(table);
    if (!fitting.empty() && !is_among(fitting, table.turns)) table.turns = fitting.front();
}

// The least turns with which the next tile looks the same.
int smallest_rotation(const Table& table, int turns) {
    if (table.game().next() < 0) return 0;
    const tile::Tile tile = table.puzzle().tiles[static_cast<std::size_t>(table.game().next())];
    int least = 0;
    while (tile.rotate(least) != tile.rotate(turns)) ++least;
    return least;
}

void hold(Table& table, const Placement& at) {
    table.row = at.row;
    table.column = at.column;
    table.turns = smallest_rotation(table, at.turns);
}

// Moves the held tile to the nearest place it fits.
void hold_where_it_fits(Table& table) {
    const auto moves = table.game().legal_moves();
    if (moves.empty()) return;
    hold(table, *std::ranges::min_element(moves, {}, [&](const Placement& at) {
             return std::abs(at.row - table.row) + std::abs(at.column - table.column);
         }));
}

// Moves to the next or the previous legal place.
void go_to_next(Table& table, int direction) {
    const auto moves = table.game().legal_moves();
    table.notice = {};
    if (moves.empty()) {
        table.notice = {table.game().next() < 0 ? all_placed : fits_nowhere};
        return;
    }
    const auto here = std::ranges::find(moves, chosen(table));
    auto place = here == moves.end() ? (direction < 0 ? 0 : std::ssize(moves) - 1) : here - moves.begin();
    place = (place + (direction < 0 ? std::ssize(moves) - 1 : 1)) % std::ssize(moves);
    hold(table, moves[static_cast<std::size_t>(place)]);
}

void turn(Table& table, int direction) {
    if (!table.record.start().rotations) {
        table.notice = {no_rotation};
        return;
    }
    // On to the next with which it fits, or where it fits with none, to the next that looks otherwise.
    const auto fitting = fitting_turns(table);
    int turns = table.turns;
    do {
        turns = (turns + (direction < 0 ? 3 : 1)) % 4;
    } while (fitting.empty() ? smallest_rotation(table, turns) != turns : !is_among(fitting, turns));
    table.notice = {};
    if (turns == table.turns && !fitting.empty()) table.notice = {fits_one_way};
    table.turns = turns;
}

void place_tile(Table& table) {
    const auto step = table.record.play(chosen(table));
    if (!step) {
        table.notice = {illegal, step.error()};
        return;
    }
    table.turns = 0;
    hold_where_it_fits(table);
    table.notice = {turn_begun};
}

void undo(Table& table) {
    if (!table.record.undo()) {
        table.notice = {nothing_to_undo};
        return;
    }
    hold(table, table.record.line()[table.record.played()].move);
    table.notice = {undone};
}

void redo(Table& table) {
    if (!table.record.redo()) {
        table.notice = {nothing_to_redo};
        return;
    }
    table.turns = 0;
    hold_where_it_fits(table);
    table.notice = {turn_begun};
}

void show(Table& table, const Intent& intent) {
    if (!intent.move) {
        table.notice = {table.game().next() < 0      ? all_placed
                        : table.record.played() == 0 ? place_first
                        : may_hint(table)            ? thinking
                                                     : fits_nowhere};
    } else if (*intent.move == no_way_on) {
        table.notice = {no_solution};
    } else {
        hold(table, *intent.move);
        table.notice = {hint};
    }
}

}  // namespace

Table table_of(Game::Start start) {
    return table_of(Record(std::move(start)));
}

Table table_of(Record record) {
    Table table{.record = std::move(record)};
    hold_where_it_fits(table);
    return table;
}

Placement chosen(const Table& table) {
    return {table.row, table.column, table.turns};
}

bool may_undo(const Table& table) {
    return table.record.can_undo();
}

bool may_redo(const Table& table) {
    return table.record.can_redo();
}

bool may_hint(const Table& table) {
    return table.record.played() > 0 && !table.game().is_over();
}

Table act(Table table, const Intent& intent) {
    switch (intent.kind) {
        case IntentKind::step:
            point(table, table.row + intent.y, table.column + intent.x);
            break;
        case IntentKind::point:
            point(table, intent.y, intent.x);
            break;
        case IntentKind::next:
            go_to_next(table, intent.x);
            break;
        case IntentKind::turn:
            turn(table, intent.x);
            break;
        case IntentKind::confirm:
            place_tile(table);
            break;
        case IntentKind::undo:
            undo(table);
            break;
        case IntentKind::redo:
            redo(table);
            break;
        case IntentKind::help:
            table.help = !table.help;
            break;
        case IntentKind::show:
            show(table, intent);
            break;
        default:
            break;
    }
    return table;
}

}  // namespace bastide::puzzle
