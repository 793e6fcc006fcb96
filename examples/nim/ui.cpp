#include "examples/nim/ui.h"

#include <algorithm>
#include <array>
#include <string>

#include "examples/nim/json.h"
#include "tui/frame.h"
#include "tui/notice_text.h"

namespace nim {
namespace {

using bastide::play::IntentKind;

constexpr int floor_row = 16;  // the lowest row of a heap
constexpr int heap_columns = 12;

// Returns the first cell of the object at this height of a heap.
tui::ScreenPos cell_of(std::size_t heap, int height) {
    return {floor_row - height, 6 + static_cast<int>(heap) * heap_columns};
}

std::string notice_text(const Table& table) {
    using bastide::play::NoticeKind;
    switch (table.notice.kind) {
        case NoticeKind::none:
            return table.game().is_over() ? describe_result(table)
                                          : player_to_move(table) + " player: which heap, and how many?";
        case NoticeKind::illegal:
            return "Not so: " + to_string(to_message(*table.notice.illegality));
        case NoticeKind::hint:
            return "Hint: take " + std::to_string(table.taken) + " here";
        default:
            return tui::shared_notice(table, Ui::labels);
    }
}

}  // namespace

bastide::store::Migrations StoredNim::migrations() {
    static const std::string first = tui::saved_games_step();
    static const std::array all = {first.c_str()};
    return all;
}

tui::GameColumns StoredNim::save(const Table& table) {
    return {.record = to_json(whole_game(table.record)),
            .played = static_cast<std::int64_t>(table.record.played()),
            .is_over = table.game().is_over()};
}

bastide::Result<Table> StoredNim::load(const tui::GameColumns& saved) {
    const auto read = read_saved_game(saved.record);
    if (!read) return bastide::fail(tui::damage(read.error()));
    auto record = tui::replay_stored<Game>(saved, read->heaps, read->moves);
    if (!record) return std::unexpected(std::move(record.error()));
    return Table{.record = *std::move(record)};
}

std::optional<Ui::Layout> Ui::lay_out(const tui::Screen& screen, const Table& table,
                                      const Layout& /*previous*/) {
    const bool fits = screen.rows() >= tui::min_rows && screen.columns() >= tui::min_columns &&
                      std::ranges::max(table.record.start()) < floor_row;
    return fits ? std::optional(Layout()) : std::nullopt;
}

void Ui::draw(const tui::Screen& screen, const Layout& /*layout*/, const Table& table,
              const tui::AutoSaver<Store>& /*saver*/) {
    const Heaps& heaps = table.game().heaps();
    for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
        for (int i = 0; i < heaps[heap]; ++i) {
            const bool is_chosen = heap == table.heap && i >= heaps[heap] - table.taken;
            screen.put(cell_of(heap, i), is_chosen ? "[####]" : " #### ",
                       {is_chosen ? tui::Role::good : tui::Role::plain, is_chosen});
        }
        screen.put({floor_row + 1, cell_of(heap, 0).column + 2}, std::to_string(heaps[heap]),
                   {tui::Role::strong});
    }
}

tui::StatusLines Ui::lines(const Layout& /*layout*/, const Table& table) {
    const bool is_over = table.game().is_over();
    return {.title = "Nim: whoever takes the last wins",
            .notice = notice_text(table),
            .first_keys = is_over ? "g new game  u undo  q quit"
                                  : "left right heap  up down how many  space take  i hint",
            .second_keys = "u undo  U redo  q quit",
            .notice_row = floor_row + 4};
}

std::vector<Intent> Ui::translate_click(tui::ScreenPos at, const Layout& /*layout*/, const Table& table) {
    const int heap = (at.column - cell_of(0, 0).column) / heap_columns;
    if (at.column < cell_of(0, 0).column || heap >= static_cast<int>(Heaps().size())) return {};
    const int height = table.game().heaps()[static_cast<std::size_t>(heap)];
    const Intent choice{.kind = IntentKind::point, .x = heap, .y = floor_row - at.row - height};
    const Move chosen{static_cast<std::size_t>(heap), -choice.y};
    return chosen == table.chosen() ? std::vector<Intent>{{.kind = IntentKind::confirm}}
                                    : std::vector<Intent>{choice};
}

tui::SearchTask<Move> Ui::adviser(const Table& table) {
    return
        [game = table.game()](const std::function<bool()>& /*should_continue*/) { return best_move(game); };
}

}  // namespace nim
