// A solo game being played: what the player knows, and the tiles to come. The same settings, seed and moves
// give the same game on every machine.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "bastide/play/game.h"
#include "bastide/solo/position.h"

namespace bastide::solo {

class Game {
  public:
    using Move = solo::Move;
    using Undo = Position::Undo;

    // `settings` must be good; any text is a seed.
    Game(const Settings& settings, std::string_view seed)
        : deals_(play::seed_number(seed)), position_(settings, deals_) {}

    const Position& position() const { return position_; }
    const Board& board() const { return position_.board(); }

    bool is_legal(const Move& move) const { return position_.is_legal(move); }
    std::string why_illegal(const Move& move) const { return position_.why_illegal(move); }
    std::vector<Move> legal_moves() const { return position_.legal_moves(); }
    Undo apply(const Move& move) { return position_.apply(move, deals_); }
    void undo(const Undo& undo) { position_.undo(undo, deals_); }
    bool is_over() const { return position_.is_over(); }

    friend bool operator==(const Game&, const Game&) = default;

  private:
    play::Random deals_;  // the chance of all deals to come
    Position position_;
};

static_assert(play::Game<Game>);

}  // namespace bastide::solo
