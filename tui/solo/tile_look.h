// Tiles as characters. Kinds differ by their characters, so that no colour is needed: roads are lines, cities
// dark blocks, abbeys daggers; or in ASCII lines of + - |, and the letters C and A.
#pragma once

#include <string>
#include <vector>

#include "bastide/solo/board.h"
#include "tui/screen.h"

namespace bastide::tui {

Role role_of(solo::Kind kind);

// The tile as `scale` rows of 2 `scale` columns. The lines of a road are its `arms`; one without any is a
// spot.
std::vector<std::string> tile_look(solo::Kind kind, solo::Tile::Arms arms, int scale, bool unicode);

// So many rows of columns filled with a character, and a text in the middle of them.
std::vector<std::string> filled(int scale, const std::string& fill, const std::string& text);

}  // namespace bastide::tui
