// The panel next to the board: the hand, the effect of the chosen tile, the score, and the result once the
// game is over.
#pragma once

#include "bastide/draw/terminal/tile_sheet.h"
#include "bastide/solo/table.h"
#include "tui/solo/layout.h"
#include "tui/solo/solo_store.h"

namespace bastide::tui {

// `ranking` is the rank of the current score among stored results, or empty if it is unknown.
void draw_panel(const Screen& screen, const SoloLayout& layout, const solo::Table& table,
                const std::optional<Ranking>& ranking, draw::Rasters& rasters);

// Draws the rules and every key over everything else.
void draw_help(const Screen& screen);

}  // namespace bastide::tui
