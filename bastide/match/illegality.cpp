#include "bastide/match/illegality.h"

#include "bastide/base/require.h"
#include "bastide/match/errors.h"

namespace bastide::match {

Message to_message(const Illegality& illegality) {
    using enum Illegality::Reason;
    const Message square(errors::square, illegality.at.x, illegality.at.y);
    switch (illegality.reason) {
        case game_over:
            return errors::is_over;
        case wrong_tile:
            require(illegality.tile < type_count, "there is a tile type with this number", illegality.tile);
            return {errors::in_hand, types[illegality.tile].name};
        case square_taken:
            return {errors::square_taken, square};
        case square_isolated:
            return {errors::square_isolated, square};
        case bad_rotation:
            return errors::bad_rotation;
        case edge_mismatch:
            return {errors::edge_mismatch, name(illegality.neighbour), name(illegality.side), square,
                    name(illegality.edge)};
        case no_such_piece:
            return errors::no_such_piece;
        case no_meeples:
            return errors::no_meeples;
        case no_farmers:
            return errors::no_farmers;
        case occupied:
            return {errors::occupied, name(illegality.piece)};
    }
    return {};
}

}  // namespace bastide::match
