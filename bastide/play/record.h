// A game with its history: the start, the moves with their results and undo data, and undone moves. The start
// and the moves determine a game, so files and databases store only these.
#pragma once

#include <algorithm>
#include <expected>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "bastide/base/result.h"
#include "bastide/play/errors.h"
#include "bastide/play/game.h"

namespace bastide::play {

template <Game G>
class Record {
  public:
    using Start = G::Start;
    using Move = G::Move;
    using Event = G::Event;
    using Illegality = G::Illegality;

    // A move and its results.
    struct Step {
        Move move;
        std::vector<Event> events;
    };

    explicit Record(Start start) : start_(std::move(start)), game_(start_) {}

    const Start& start() const { return start_; }
    const G& game() const { return game_; }

    // The steps that led to the current position, from first to last.
    std::span<const Step> steps() const { return {line_.data(), undos_.size()}; }

    // The steps played, followed by the undone steps.
    std::span<const Step> line() const { return line_; }

    std::vector<Move> moves() const {
        std::vector<Move> moves;
        moves.reserve(played());
        for (const Step& step : steps()) moves.push_back(step.move);
        return moves;
    }
    std::size_t played() const { return undos_.size(); }

    // Plays a move and drops undone moves, or changes nothing and returns the broken rule.
    [[nodiscard]] std::expected<Step, Illegality> play(const Move& move) {
        if (auto why = game_.illegality(move)) return std::unexpected(*std::move(why));
        line_.resize(undos_.size());
        undos_.push_back(game_.apply(move));
        line_.push_back({move, game_.events(undos_.back())});
        return line_.back();
    }

    bool can_undo() const { return !undos_.empty(); }
    bool can_redo() const { return undos_.size() < line_.size(); }

    // Undoes the last move. Returns false if no move has been made.
    bool undo() {
        if (!can_undo()) return false;
        game_.undo(undos_.back());
        undos_.pop_back();
        return true;
    }

    // Redoes the last undone move. Returns false if no move has been undone.
    bool redo() {
        if (!can_redo()) return false;
        undos_.push_back(game_.apply(line_[undos_.size()].move));
        return true;
    }

    // Undoes or redoes moves until `played` moves of the line are played, or all moves if there are fewer.
    void go_to(std::size_t played) {
        while (undos_.size() > played) undo();
        while (undos_.size() < played && redo()) {
        }
    }

    // Compares the start, the moves and the undone moves, which determine all other members.
    friend bool operator==(const Record& one, const Record& other) {
        return one.start_ == other.start_ && one.played() == other.played() &&
               std::ranges::equal(one.line_, other.line_, {}, &Step::move, &Step::move);
    }

  private:
    Start start_;
    G game_;
    std::vector<Step> line_;
    std::vector<typename G::Undo> undos_;  // the undo data of the steps that led here
};

// Returns the error of an illegal move, with moves counted from 0 as in a list.
template <class Illegality>
std::unexpected<Error> illegal_move(std::size_t move, const Illegality& illegality) {
    return fail({.context = {errors::move, move}}, to_message(illegality));
}

// Returns the record of the moves played from a start. The error names the first illegal move. Takes linear
// time in moves.
template <Game G>
[[nodiscard]] Result<Record<G>> replay(typename G::Start start, const std::vector<typename G::Move>& moves) {
    Record<G> record(std::move(start));
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (const auto step = record.play(moves[i]); !step) return illegal_move(i, step.error());
    }
    return record;
}

}  // namespace bastide::play
