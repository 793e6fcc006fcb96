#include "examples/nim/table.h"

#include <algorithm>
#include <utility>

namespace nim {
namespace {

using bastide::play::IntentKind;
using bastide::play::NoticeKind;

void choose(Table& table, int heap, int taken) {
    table.heap = static_cast<std::size_t>(std::clamp(heap, 0, static_cast<int>(Heaps().size()) - 1));
    table.taken = std::clamp(taken, 1, std::max(1, table.game().heaps()[table.heap]));
}

// Returns the next non-empty heap from there.
void next_heap(Table& table, int direction) {
    if (table.game().is_over()) return;
    const auto count = static_cast<int>(Heaps().size());
    auto heap = static_cast<int>(table.heap);
    do {
        heap = (heap + (direction < 0 ? count - 1 : 1)) % count;
    } while (table.game().heaps()[static_cast<std::size_t>(heap)] == 0);
    choose(table, heap, 1);
}

void take(Table& table, const Move& move) {
    const auto step = table.record.play(move);
    if (!step) {
        table.notice = {NoticeKind::illegal, step.error()};
        return;
    }
    table.notice = {};
    table.taken = 1;
    if (table.game().heaps()[table.heap] == 0) next_heap(table, 1);
}

void show(Table& table, const Move& move) {
    choose(table, static_cast<int>(move.heap), move.taken);
    table.notice = {NoticeKind::hint};
}

}  // namespace

Table table_of(const Heaps& heaps) {
    return {.record = Table::Record(heaps)};
}

Table act(Table table, const Intent& intent) {
    switch (intent.kind) {
        case IntentKind::step:
            if (intent.x != 0) next_heap(table, intent.x);
            choose(table, static_cast<int>(table.heap), table.taken - intent.y);
            table.notice = {};
            break;
        case IntentKind::next:
            next_heap(table, intent.x);
            break;
        case IntentKind::point:
            choose(table, intent.x, -intent.y);
            break;
        case IntentKind::confirm:
            take(table, table.chosen());
            break;
        case IntentKind::undo:
            table.notice = {table.record.undo() ? NoticeKind::undone : NoticeKind::nothing_to_undo};
            choose(table, static_cast<int>(table.heap), 1);
            break;
        case IntentKind::redo:
            table.notice = {table.record.redo() ? NoticeKind::redone : NoticeKind::nothing_to_redo};
            if (table.game().heaps()[table.heap] == 0) next_heap(table, 1);
            choose(table, static_cast<int>(table.heap), 1);
            break;
        case IntentKind::help:
            table.help = !table.help;
            break;
        case IntentKind::show:
            if (intent.move) show(table, *intent.move);
            break;
        default:
            break;
    }
    return table;
}

Table seek(Table table, std::size_t turns) {
    table.record.go_to(turns);
    table.notice = {};
    if (!table.record.can_redo()) {
        choose(table, 0, 1);
        return table;
    }
    const Move& next = table.record.line()[table.record.played()].move;
    choose(table, static_cast<int>(next.heap), next.taken);
    return table;
}

// Bouton, 1901: a player wins by leaving heaps whose sizes have an exclusive or of 0.
Move best_move(const Game& game) {
    const Heaps& heaps = game.heaps();
    const int odd = heaps[0] ^ heaps[1] ^ heaps[2];
    for (std::size_t heap = 0; heap < heaps.size(); ++heap)
        if (odd != 0 && (heaps[heap] ^ odd) < heaps[heap]) return {heap, heaps[heap] - (heaps[heap] ^ odd)};
    return {static_cast<std::size_t>(std::ranges::max_element(heaps) - heaps.begin()), 1};
}

std::string player_to_move(const Table& table) {
    return table.record.played() % 2 == 0 ? "First" : "Second";
}

std::string describe_last_turn(const Table& table) {
    if (table.record.steps().empty()) return {};
    const Move& move = table.record.steps().back().move;
    return std::string(table.record.played() % 2 == 0 ? "Second" : "First") + " took " +
           std::to_string(move.taken) + " from heap " + std::to_string(move.heap + 1);
}

std::string describe_result(const Table& table) {
    // The last player to move has won, and the other is to move.
    return std::string("Nim: the ") + (table.record.played() % 2 == 0 ? "second" : "first") +
           " player has won";
}

}  // namespace nim
