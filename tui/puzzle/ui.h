// A puzzle on the screen that all games share: what is drawn, and what keys and clicks mean.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "bastide/draw/terminal/tile_sheet.h"
#include "bastide/puzzle/table.h"
#include "tui/game_screen.h"
#include "tui/table_layout.h"

namespace bastide::tui {

class PuzzleUi {
  public:
    using Table = puzzle::Table;
    using Store = NoStore<Table>;
    static constexpr GameLabels labels{.game = "puzzle", .command = "bastide puzzle play"};

    bool lay_out(const Screen& screen, const Table& table);
    void draw(const Screen& screen, const Table& table, const AutoSaver<Store>& keeper);
    StatusLines lines(const Table& table) const;
    static std::span<const Page<Table>> pages();
    static std::optional<puzzle::Intent> translate_key(const Event& event, const Table& table);
    std::vector<puzzle::Intent> translate_click(ScreenPos at, const Table& table) const;
    bool changes_view(char character);
    static std::optional<SearchTask<puzzle::Placement>> bot(const Table& /*table*/) { return std::nullopt; }
    static SearchTask<puzzle::Placement> adviser(const Table& table);
    static Table new_game_like(const Table& table) { return table_of(table.record.start()); }

  private:
    TableLayout layout_;
    Distance distance_ = Distance::near;
    draw::Rasters rasters_;
};

}  // namespace bastide::tui
