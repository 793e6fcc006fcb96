// The terminal UI of puzzles (tui/front.h).
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "bastide/draw/terminal/tile_sheet.h"
#include "bastide/puzzle/table.h"
#include "tui/front.h"
#include "tui/table_layout.h"

namespace bastide::tui {

class PuzzleUi : public ZoomedUi {
  public:
    using Table = puzzle::Table;
    using Layout = TableLayout;
    using Store = NoStore<Table>;
    static constexpr GameLabels labels{.game = "puzzle", .command = "bastide puzzle play", .is_saved = false};

    std::optional<Layout> lay_out(const Screen& screen, const Table& table, const Layout& previous) const;
    void draw(const Screen& screen, const Layout& layout, const Table& table, const AutoSaver<Store>& saver);
    StatusLines lines(const Layout& layout, const Table& table) const;
    static std::span<const Page<Table>> pages();
    static std::optional<puzzle::Intent> translate_key(const InputEvent& event, const Table& table);
    static std::vector<puzzle::Intent> translate_click(ScreenPos at, const Layout& layout,
                                                       const Table& table);
    static std::optional<SearchTask<puzzle::Placement>> bot(const Table& /*table*/) { return std::nullopt; }
    // Returns "Solved: puzzle of 4 tiles", or the number of open sides.
    static std::string describe_result(const Table& table);
    static SearchTask<puzzle::Placement> adviser(const Table& table);
    static Table new_game_like(const Table& table) { return table_of(table.record.start()); }
};

static_assert(Front<PuzzleUi>);

}  // namespace bastide::tui
