// The part of a browser that takes part in the deal: it commits to a contribution and reveals it. Other than
// the studio, it derives its contribution from a text, so that tests can be repeated.
#pragma once

#include <string>

#include "bastide/base/sha256.h"
#include "bastide/match/online/hosted_table.h"

namespace bastide::match {

struct Browser {
    int seat = 0;
    std::string chance = "chance";

    std::string contribution(int round) const {
        return sha256(chance + " " + std::to_string(seat) + " " + std::to_string(round));
    }
    std::string commitment(std::string_view of_server, int round) const {
        return commit_contribution(contribution(round), of_server, round, seat);
    }
    std::string commitment(const OnlineTable& table) const {
        const PublicDeal deal = table.public_deal();
        return commitment(deal.commitment, deal.round);
    }

    // Returns the commands with which the browser takes part.
    TableCommand commit(const OnlineTable& table) const {
        return {.kind = TableCommandKind::commit, .text = commitment(table)};
    }
    TableCommand reveal(const OnlineTable& table) const {
        return {.kind = TableCommandKind::reveal, .text = contribution(table.public_deal().round)};
    }
};

}  // namespace bastide::match
