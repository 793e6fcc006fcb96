// Nim on the screen that all games share: what is drawn, and what a click means.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "examples/nim/table.h"
#include "tui/game_screen.h"

namespace nim {

namespace tui = bastide::tui;

class Ui {
  public:
    using Table = nim::Table;
    using Store = tui::NoStore<Table>;
    static constexpr tui::GameLabels labels{.game = "game", .command = "nim"};

    static bool lay_out(const tui::Screen& screen, const Table& table);
    static void draw(const tui::Screen& screen, const Table& table, const tui::AutoSaver<Store>& keeper);
    static tui::StatusLines lines(const Table& table);
    static std::span<const tui::Page<Table>> pages() { return {}; }
    static std::optional<Intent> translate_key(const tui::Event& /*event*/, const Table& /*table*/) {
        return std::nullopt;
    }
    static std::vector<Intent> translate_click(tui::ScreenPos at, const Table& table);
    static bool changes_view(char /*character*/) { return false; }
    static std::optional<tui::SearchTask<Move>> bot(const Table& /*table*/) { return std::nullopt; }
    static tui::SearchTask<Move> adviser(const Table& table);
    static Table new_game_like(const Table& table) { return table_of(table.record.start()); }
};

}  // namespace nim
