// Counts the cells of a player's board: all, used, and possibly unused ones.
//
// There are 12 mountain cells, including the entry-level dwelling, and 12 forest cells. With the Office room,
// up to 7 and 8 more may hang over the edge.
#pragma once

#include "bastide/caverna/score.h"

namespace bastide::caverna {

struct Cells {
    int mountain = 11;  // without the entry-level dwelling
    int forest = 12;
    int dug = 0;      // of the mountain, by tiles and mines (a ruby mine may be on an ore mine's deep tunnel)
    int cleared = 0;  // of the forest, by pastures and sown fields
    int max_unused = 0;
};

Cells cells_of(const Holding& holding, const Profile& profile);

}  // namespace bastide::caverna
