// Adds the commands of this folder to the program. Each command is in the file with its name, except replay,
// view, games and bots, which are in game.cpp.
#pragma once

#include "command/command.h"

namespace bastide::cli {

void add_solo(Command app);
void add_solo_run(Command solo);
void add_solo_replay(Command solo);
void add_solo_view(Command solo);
void add_solo_games(Command solo);
void add_solo_dealers(Command solo);
void add_solo_bots(Command solo);
void add_solo_play(Command solo);

}  // namespace bastide::cli
