#include "bastide/solo/illegality.h"

#include "bastide/text/plural.h"

namespace bastide::solo {

using enum Illegality::Reason;

std::string to_english(const Illegality& illegality) {
    std::string reason = short_english(illegality);
    if (illegality.reason < square_taken) return reason;
    const Tile tile = illegality.tile;
    const std::string what =
        tile.kind() == Kind::road ? name(tile, illegality.roads) : std::string(english(tile.kind()));
    return what + " cannot go to [" + std::to_string(illegality.row) + "," +
           std::to_string(illegality.column) + "]: " + reason;
}

std::string short_english(const Illegality& illegality) {
    switch (illegality.reason) {
        case board_full:
            return "the board is full and the game is over";
        case discard_too_early:
            return "the hand can be discarded only after " + text::plural(illegality.turns, "turn");
        case no_such_tile:
            return "a hand has tiles 0 to 3, not " + std::to_string(illegality.hand);
        case no_such_square:
            return "there is no square [" + std::to_string(illegality.row) + "," +
                   std::to_string(illegality.column) + "] on a board of size " +
                   std::to_string(illegality.board_size) + ", which is counted from 0";
        case square_taken:
            return "there is already a tile there";
        case square_isolated:
            return "it must go next to a tile";
        case no_road_beside:
            return "a road must go next to a road";
        case no_road_connects:
            return "one of its arms must meet an arm of a road";
    }
    return {};
}

}  // namespace bastide::solo
