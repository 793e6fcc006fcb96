// Exchanges that furnishing tiles allow before scoring, and their best use.
//
//   Hunting parlor        2 wild boars → 2 gold and 2 food
//   Beer parlor           2 grain from the supply → 3 gold
//   Blacksmithing parlor  1 ruby and 1 ore → 2 gold and 1 food
//   Spare part storage    1 wood, 1 stone and 1 ore → 2 gold
//   Trader                2 gold → 1 wood, 1 stone and 1 ore
//
// The exchanges of rubies and of crops for food, which are possible at any time, are not modelled.
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
    Holding holding = {};                  // the holding after the exchanges
    std::vector<Exchange> exchanges = {};  // in an order in which they are possible; empty if no exchange
                                           // gains points
    int gain = 0;                          // points gained over the original holding
};

// Returns the exchanges with the highest score, and among these the fewest. Tries every number of each
// exchange. Exchanges of the Hunting parlor and the Beer parlor are independent of the others, because they
// affect only the gold for the Trader, and the Trader's goods are never worth more than the gold that they
// cost. Exchanges of the Blacksmithing parlor are tried together with exchanges of the Spare part storage or
// the Trader, which exclude each other. If a holding has both of these against the rules, the Trader is not
// used.
Best best_exchanges(const Holding& holding, const Profile& profile);

// Makes one exchange of a tile. Returns false if the holding lacks the goods.
bool exchange(Holding& holding, FurnishingId tile);

// Describes one exchange of a tile: "2 grain for 3 gold". Empty for a tile without an exchange.
std::string exchange_terms(FurnishingId tile);

// Returns the goods that the exchange takes, as members of a sheet: "supply.grain". Empty for a tile without
// an exchange.
std::vector<std::string_view> exchange_takes(FurnishingId tile);

}  // namespace bastide::caverna
