// Beside the board: the hand, what the chosen tile would do, the score; and once the game is over, what came
// of it.
#pragma once

#include "bastide/draw/terminal/tile_sheet.h"
#include "bastide/solo/table.h"
#include "tui/solo/layout.h"
#include "tui/solo/solo_store.h"

namespace bastide::tui {

// `ranking` is that of the score so far among results, or none if it is not known.
void draw_panel(const Screen& screen, const SoloLayout& layout, const solo::Table& table,
                const std::optional<Ranking>& ranking, draw::Rasters& rasters);

// The rules and every key, over all else.
void draw_help(const Screen& screen);

}  // namespace bastide::tui
