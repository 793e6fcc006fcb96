#include "bastide/match/illegality.h"

namespace bastide::match {
namespace {

std::string square(Cell at) {
    return "square " + std::to_string(at.x) + " " + std::to_string(at.y);
}

}  // namespace

std::string to_english(const Illegality& illegality) {
    using enum Illegality::Reason;
    switch (illegality.reason) {
        case game_over:
            return "the match is over";
        case wrong_tile:
            return "the tile in hand is " + std::string(types[illegality.tile].name);
        case square_taken:
            return square(illegality.at) + " has a tile already";
        case square_isolated:
            return square(illegality.at) + " has no tile beside it";
        case bad_rotation:
            return "a tile has rotations 0 to 3";
        case edge_mismatch:
            return "there is a " + std::string(name(illegality.neighbour)) + " to the " +
                   std::string(name(illegality.side)) + " of " + square(illegality.at) +
                   ", but the tile has a " + std::string(name(illegality.edge)) + " there";
        case no_such_piece:
            return "the tile has no such piece";
        case no_meeples:
            return "no meeples are left";
        case no_farmers:
            return "there are no farmers in this match";
        case occupied:
            return "the " + std::string(name(illegality.piece)) + " is occupied";
    }
    return {};
}

}  // namespace bastide::match
