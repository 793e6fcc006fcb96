// The cells of a player's board: how many there are, how many are taken, and how many can be left unused.
//
// There are 12 of mountain, one of them the entry-level dwelling, and 12 of forest. With the Office room up
// to 7 and 8 more may hang over the edge.
#pragma once

#include "bastide/caverna/score.h"

namespace bastide::caverna {

struct Cells {
    int mountain = 11;  // without the entry-level dwelling
    int forest = 12;
    int dug = 0;  // of the mountain, by tiles and mines; a ruby mine may lie on the deep tunnel that an ore
                  // mine comes with
    int cleared = 0;  // of the forest, by pastures and fields that are sown
    int max_unused = 0;
};

Cells cells_of(const Holding& holding, const Profile& profile);

}  // namespace bastide::caverna
