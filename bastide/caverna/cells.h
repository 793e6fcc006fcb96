// Counts the cells of a player's board: all cells, used cells, and cells that may be unused.
//
// There are 12 mountain cells, including the entry-level dwelling, and 12 forest cells. With the Office room,
// up to 7 more mountain cells and 8 more forest cells may hang over the edge.
#pragma once

#include "bastide/caverna/score.h"

namespace bastide::caverna {

struct Cells {
    int mountain = 11;  // mountain cells without the entry-level dwelling
    int forest = 12;
    int dug = 0;      // mountain cells used by tiles and mines (a ruby mine may be on an ore mine's deep
                      // tunnel)
    int cleared = 0;  // forest cells used by pastures and sown fields
    int max_unused = 0;
};

Cells cells_of(const Holding& holding, const Profile& profile);

}  // namespace bastide::caverna
