// Nim in the terminal: its front (tui/front.h), and the database of its games.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "examples/nim/table.h"
#include "tui/front.h"
#include "tui/game_store.h"

namespace nim {

namespace tui = bastide::tui;

struct StoredNim {
    using Table = nim::Table;
    static constexpr std::string_view game = "game";
    static constexpr std::string_view list_command = "nim games";

    static bastide::store::Migrations migrations();
    static tui::GameColumns save(const Table& table);
    static bastide::Result<Table> load(const tui::GameColumns& saved);
};

class Ui {
  public:
    using Table = nim::Table;
    struct Layout {};  // the same on every screen
    using Store = tui::GameStore<StoredNim>;
    static constexpr tui::GameLabels labels{
        .game = "game", .command = "nim play", .turn = "move", .takes_number = false};

    static std::optional<Layout> lay_out(const tui::Screen& screen, const Table& table,
                                         const Layout& previous);
    static void draw(const tui::Screen& screen, const Layout& layout, const Table& table,
                     const tui::AutoSaver<Store>& saver);
    static tui::StatusLines lines(const Layout& layout, const Table& table);
    static std::span<const tui::Page<Table>> pages() { return {}; }
    static std::optional<Intent> translate_key(const tui::InputEvent& /*event*/, const Table& /*table*/) {
        return std::nullopt;
    }
    static std::vector<Intent> translate_click(tui::ScreenPos at, const Layout& layout, const Table& table);
    static bool change_view(char /*key*/) { return false; }
    static std::optional<tui::SearchTask<Move>> bot(const Table& /*table*/) { return std::nullopt; }
    static tui::SearchTask<Move> adviser(const Table& table);
    static Table new_game_like(const Table& table) { return table_of(table.record.start()); }
    static std::string describe_last_turn(const Table& table) { return nim::describe_last_turn(table); }
    static std::string describe_result(const Table& table) { return nim::describe_result(table); }
};

static_assert(tui::ReplayFront<Ui>);

}  // namespace nim
