#include "bastide/puzzle/game.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace bastide::puzzle {

Game::Game(Start start) : start_(std::move(start)), laid_(start_.puzzle.tiles.size()) {
    look();
}

void Game::look() {
    contacts_ = puzzle::contacts(start_.puzzle, laid_, start_.rotations);
}

std::string Game::why_illegal(const Move& move) const {
    if (next() < 0) return "every tile is laid already";
    if (move.turns < 0 || move.turns > 3) return "turns must be 0 to 3 quarter turns";
    if (move.turns != 0 && !start_.rotations) return "tiles cannot be turned in this puzzle";
    const auto here = [&](const auto& each) { return each.row == move.row && each.column == move.column; };
    const bool is_taken = std::ranges::any_of(laid_, [&](const auto& lies) { return lies && here(*lies); });
    if (is_taken) return "a tile lies there already";
    const auto place = std::ranges::find_if(contacts_.places, here);
    if (place == contacts_.places.end())
        return laid_.front() ? "a tile must touch one that is laid" : "the first tile goes in the middle";
    if (std::ranges::find(place->turns, move.turns) != place->turns.end()) return "";
    const tile::Tile tile = start_.puzzle.tiles[static_cast<std::size_t>(next())];
    const auto looks_so = [&](int turns) { return tile.turned(turns) == tile.turned(move.turns); };
    return std::ranges::any_of(place->turns, looks_so)
               ? "it looks the same with fewer turns: give that number"
               : "its sides differ from those they would touch";
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

std::size_t Game::tiles_laid() const {
    return laid_.size() - static_cast<std::size_t>(contacts_.left);
}

Game::Undo Game::apply(const Move& move) {
    assert(is_legal(move));
    laid_[static_cast<std::size_t>(next())] = move;
    look();
    return {};
}

void Game::undo(const Undo& /*undo*/) {
    laid_[tiles_laid() - 1].reset();
    look();
}

std::vector<Game::Event> Game::events(const Undo& /*undo*/) const {
    return {{.open_sides = static_cast<int>(contacts_.open.size())}};
}

}  // namespace bastide::puzzle
