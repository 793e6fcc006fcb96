#include "bastide/solo/illegality.h"

#include <utility>

#include "bastide/solo/errors.h"

namespace bastide::solo {

using enum Illegality::Reason;

Message to_message(const Illegality& illegality) {
    Message reason = short_message(illegality);
    if (illegality.reason < square_taken) return reason;
    const Tile tile = illegality.tile;
    Message what = tile.kind() == Kind::road ? Message(name(tile, illegality.roads)) : english(tile.kind());
    return {errors::cannot_go, std::move(what), illegality.row, illegality.column, std::move(reason)};
}

Message short_message(const Illegality& illegality) {
    switch (illegality.reason) {
        case board_full:
            return errors::board_full;
        case discard_too_early:
            if (illegality.turns == 1) return errors::discard_after_a_turn;
            return {errors::discard_after_turns, illegality.turns};
        case no_such_tile:
            return {errors::no_such_tile, illegality.hand};
        case no_such_square:
            return {errors::no_such_square, illegality.row, illegality.column, illegality.board_size};
        case square_taken:
            return errors::square_taken;
        case square_isolated:
            return errors::square_isolated;
        case no_road_beside:
            return errors::no_road_beside;
        case no_road_connects:
            return errors::no_road_connects;
    }
    return {};
}

}  // namespace bastide::solo
