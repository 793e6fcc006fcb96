// A solo game in progress: the public position and the remaining tiles. Equal settings, seed and moves give
// the same game on every machine.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "bastide/base/require.h"
#include "bastide/play/game.h"
#include "bastide/solo/position.h"

namespace bastide::solo {

// The settings and the seed. Together with the moves they determine a game. The settings must be valid. Any
// text is a seed, but only one without `play::seed_error` can be saved.
struct Deal {
    Settings settings = {};
    std::string seed = {};

    friend bool operator==(const Deal&, const Deal&) = default;
};

// The points scored by a placed tile.
struct Gain {
    int points = 0;

    friend bool operator==(const Gain&, const Gain&) = default;
};

// The points of a move's events, or 0 for a discard.
inline int gain_of(const std::vector<Gain>& events) {
    return events.empty() ? 0 : events.front().points;
}

class Game {
  public:
    using Start = Deal;
    using Move = solo::Move;
    using Undo = Position::Undo;
    using Event = Gain;
    using Illegality = solo::Illegality;

    Game(const Settings& settings, std::string_view seed)
        : deals_(play::seed_number(seed)), position_(settings, deals_) {}
    explicit Game(const Deal& deal) : Game(deal.settings, deal.seed) {}

    const Position& position() const { return position_; }
    const Board& board() const { return position_.board(); }

    bool is_legal(const Move& move) const { return position_.is_legal(move); }
    std::optional<Illegality> illegality(const Move& move) const { return position_.illegality(move); }
    std::vector<Move> legal_moves() const { return position_.legal_moves(); }
    // Makes a legal move. Checks in all builds that it is legal.
    Undo apply(const Move& move) {
        require(is_legal(move), "the move is legal (see Game::illegality)");
        return apply_checked(move);
    }
    // As `apply`, for callers that have already checked the move. Only builds with assertions check it again.
    Undo apply_checked(const Move& move) { return position_.apply(move, deals_); }
    void undo(const Undo& undo) { position_.undo(undo, deals_); }
    // Returns one event for a placement, none for a discard.
    std::vector<Gain> events(const Undo& undo) const {
        if (undo.move.is_discard()) return {};
        return {{plus(board().score().total(), -undo.board.score.total())}};
    }
    bool is_over() const { return position_.is_over(); }

    friend bool operator==(const Game&, const Game&) = default;

  private:
    play::Random deals_;  // the random numbers of all later deals
    Position position_;
};

static_assert(play::Game<Game>);

}  // namespace bastide::solo
