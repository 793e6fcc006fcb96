#include "bastide/puzzle/game.h"

#include <algorithm>
#include <utility>

#include "bastide/base/require.h"
#include "bastide/puzzle/errors.h"

namespace bastide::puzzle {

Message to_message(const Illegality& illegality) {
    using enum Illegality::Reason;
    switch (illegality.reason) {
        case all_placed:
            return errors::all_placed;
        case bad_turns:
            return errors::bad_turns;
        case no_rotation:
            return errors::no_rotation;
        case square_taken:
            return errors::square_taken;
        case square_isolated:
            return errors::square_isolated;
        case not_in_middle:
            return errors::not_in_middle;
        case same_with_fewer_turns:
            return errors::same_with_fewer_turns;
        case edge_mismatch:
            return errors::edge_mismatch;
    }
    return {};
}

Game::Game(Start start) : start_(std::move(start)), placements_(start_.puzzle.tiles.size()) {
    look();
}

void Game::look() {
    contacts_ = puzzle::contacts(start_.puzzle, placements_, start_.rotations);
}

std::optional<Illegality> Game::illegality(const Move& move) const {
    using enum Illegality::Reason;
    if (next() < 0 || placements_.empty()) return Illegality{all_placed};
    if (move.turns < 0 || move.turns > 3) return Illegality{bad_turns};
    if (move.turns != 0 && !start_.rotations) return Illegality{no_rotation};
    const auto here = [&](const auto& each) { return each.row == move.row && each.column == move.column; };
    if (std::ranges::any_of(placements_, [&](const auto& lies) { return lies && here(*lies); }))
        return Illegality{square_taken};
    const auto place = std::ranges::find_if(contacts_.places, here);
    if (place == contacts_.places.end())
        return Illegality{placements_.front() ? square_isolated : not_in_middle};
    if (std::ranges::find(place->turns, move.turns) != place->turns.end()) return std::nullopt;
    const tile::Tile tile = start_.puzzle.tiles[static_cast<std::size_t>(next())];
    const auto looks_so = [&](int turns) { return tile.rotate(turns) == tile.rotate(move.turns); };
    return Illegality{std::ranges::any_of(place->turns, looks_so) ? same_with_fewer_turns : edge_mismatch};
}

bool Game::is_over() const {
    return std::ranges::all_of(contacts_.places, &std::vector<int>::empty, &NextPlace::turns);
}

std::vector<Placement> Game::legal_moves() const {
    std::vector<Move> moves;
    for (const NextPlace& place : contacts_.places)
        for (const int turns : place.turns) moves.push_back({place.row, place.column, turns});
    return moves;
}

std::size_t Game::tile_count() const {
    return placements_.size() - static_cast<std::size_t>(contacts_.left);
}

Game::Undo Game::apply(const Move& move) {
    require(is_legal(move), "the move is legal (see Game::illegality)");
    placements_[static_cast<std::size_t>(next())] = move;
    look();
    return {};
}

void Game::undo(const Undo& /*undo*/) {
    require(tile_count() > 0 && tile_count() <= placements_.size(), "there is a move to undo");
    placements_[tile_count() - 1].reset();
    look();
}

std::vector<Game::Event> Game::events(const Undo& /*undo*/) const {
    require(tile_count() > 0, "there is a move with events");
    return {{.open_sides = static_cast<int>(contacts_.open.size())}};
}

}  // namespace bastide::puzzle
