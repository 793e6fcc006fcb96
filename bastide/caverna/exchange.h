// Exchanges that furnishing tiles allow before scoring, and the best use of them.
//
//   Hunting parlor        2 wild boars → 2 gold and 2 food
//   Beer parlor           2 grain of the supply → 3 gold
//   Blacksmithing parlor  1 ruby and 1 ore → 2 gold and 1 food
//   Spare part storage    1 wood, 1 stone and 1 ore → 2 gold
//   Trader                2 gold → 1 wood, 1 stone and 1 ore
//
// Rubies may be changed for other things and crops into food at any time; that is left out.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bastide/caverna/score.h"

namespace bastide::caverna {

struct Exchange {
    FurnishingId tile = 0;
    int times = 0;

    friend bool operator==(const Exchange&, const Exchange&) = default;
};

struct Best {
    Holding holding;                  // after the exchanges
    std::vector<Exchange> exchanges;  // in an order in which they can be made; none, if none gains points
    int gain = 0;                     // points above those of the holding as it was
};

// The exchanges that lead to the highest score, the fewest of those that do. Every number of each is tried:
// those of the Hunting parlor and of the Beer parlor alone, as what they give and take touches no other's
// terms but the Trader's gold, and the Trader's goods are worth no more than the gold they cost, however they
// are used; those of the Blacksmithing parlor with those of the Spare part storage or the Trader, which
// exclude each other. Where both are held against the rules, the Trader is not used.
Best best_exchanges(const Holding& holding, const Profile& profile);

// One exchange of a tile, or nothing if the holding has not what it takes.
bool exchange(Holding& holding, FurnishingId tile);

// What one exchange of a tile takes and gives: "2 grain for 3 gold". Empty for a tile without an exchange.
std::string exchange_terms(FurnishingId tile);

// What it takes, by the members of a sheet: "supply.grain". Empty for a tile without an exchange.
std::vector<std::string_view> exchange_takes(FurnishingId tile);

}  // namespace bastide::caverna
