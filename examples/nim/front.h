// Nim on the screen that all games share: what is drawn, and what a click means.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "examples/nim/table.h"
#include "tui/game_screen.h"

namespace nim {

namespace tui = bastide::tui;

class Front {
  public:
    using Table = nim::Table;
    using Store = tui::NoStore<Table>;
    using Thought = tui::Thinker<Move>::Thought;
    static constexpr tui::Words words{.game = "game", .command = "nim"};

    static bool lay_out(const tui::Screen& screen, const Table& table);
    static void draw(const tui::Screen& screen, const Table& table, const tui::Keeper<Store>& keeper);
    static tui::Lines lines(const Table& table);
    static std::span<const tui::Page<Table>> pages() { return {}; }
    static std::optional<Intent> intent_of(const tui::Event& /*event*/, const Table& /*table*/) {
        return std::nullopt;
    }
    static std::vector<Intent> clicked(tui::Cell at, const Table& table);
    static bool changes_view(char /*character*/) { return false; }
    static std::optional<Thought> bot(const Table& /*table*/) { return std::nullopt; }
    static Thought adviser(const Table& table);
    static Table again(const Table& table) { return table_of(table.record.start()); }
};

}  // namespace nim
