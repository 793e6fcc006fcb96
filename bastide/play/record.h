// A game with its past: what was played, how to take it back, and what was taken back.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "bastide/base/result.h"
#include "bastide/play/game.h"

namespace bastide::play {

template <Game G>
class Record {
  public:
    using Move = G::Move;

    explicit Record(G start) : game_(std::move(start)) {}

    const G& game() const { return game_; }

    // The moves that led here, first to last.
    const std::vector<Move>& moves() const { return moves_; }

    // Plays a move and forgets what had been taken back; or changes nothing and is false if it is not
    // allowed.
    bool play(const Move& move) {
        if (!game_.is_legal(move)) return false;
        step(move);
        taken_back_.clear();
        return true;
    }

    bool can_undo() const { return !moves_.empty(); }
    bool can_redo() const { return !taken_back_.empty(); }

    // Takes back the last move; false if there is none.
    bool undo() {
        if (!can_undo()) return false;
        game_.undo(undos_.back());
        undos_.pop_back();
        taken_back_.push_back(moves_.back());
        moves_.pop_back();
        return true;
    }

    // Plays again what was taken back last; false if there is nothing.
    bool redo() {
        if (!can_redo()) return false;
        step(taken_back_.back());
        taken_back_.pop_back();
        return true;
    }

  private:
    void step(const Move& move) {
        undos_.push_back(game_.apply(move));
        moves_.push_back(move);
    }

    G game_;
    std::vector<Move> moves_;
    std::vector<typename G::Undo> undos_;
    std::vector<Move> taken_back_;  // the next to be played again is the last
};

// The record of the moves played from a start. The error names the first one that is not allowed, counted
// from 0 as in a list. Linear in moves.
template <Game G>
Result<Record<G>> replay(G start, const std::vector<typename G::Move>& moves) {
    Record<G> record(std::move(start));
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (record.play(moves[i])) continue;
        Error error;
        error.where.inside = "move " + std::to_string(i);
        error.what = record.game().why_illegal(moves[i]);
        return std::unexpected(std::move(error));
    }
    return record;
}

}  // namespace bastide::play
