// A game with its history: the start, the moves with their results and undo data, and undone moves. The start
// and the moves determine a game, so files and databases store only these.
#pragma once

#include <algorithm>
#include <cstddef>
#include <expected>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "bastide/base/require.h"
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
        int player = 0;  // who moved, counted from 0
    };

  private:
    // A step with its undo data, which stays valid for as long as the earlier steps stay the same.
    struct Turn {
        Step step;
        G::Undo undo;
    };

    using Turns = std::span<const std::shared_ptr<const Turn>>;

  public:
    // Some steps, in order. Refers to a record, which must outlive it and not change. Iterators are not
    // checked, as in the standard library.
    class Steps {
      public:
        class Iterator {
          public:
            using value_type = Step;
            using difference_type = std::ptrdiff_t;

            Iterator() = default;
            explicit Iterator(Turns::iterator at) : at_(at) {}

            const Step& operator*() const { return (*at_)->step; }
            Iterator& operator++() {
                ++at_;
                return *this;
            }
            Iterator operator++(int) { return Iterator(at_++); }
            friend bool operator==(const Iterator&, const Iterator&) = default;

          private:
            Turns::iterator at_ = {};
        };

        explicit Steps(Turns turns) : turns_(turns) {}

        std::size_t size() const { return turns_.size(); }
        bool empty() const { return turns_.empty(); }
        const Step& operator[](std::size_t number) const {
            require(number < size(), "there is a step with this number", number);
            return turns_[number]->step;
        }
        const Step& back() const {
            require(!empty(), "there is a step");
            return turns_.back()->step;
        }
        Steps last(std::size_t count) const {
            require(count <= size(), "there are this many steps", count);
            return Steps(turns_.last(count));
        }
        Iterator begin() const { return Iterator(turns_.begin()); }
        Iterator end() const { return Iterator(turns_.end()); }

      private:
        Turns turns_;
    };

    explicit Record(Start start) : start_(std::move(start)), game_(start_) {}

    Record(const Record&) = default;
    Record& operator=(const Record&) = default;
    // A record has no turns after a move.
    Record(Record&& other) noexcept
        : start_(std::move(other.start_)),
          game_(std::move(other.game_)),
          line_(std::move(other.line_)),
          played_(std::exchange(other.played_, 0)) {}
    Record& operator=(Record&& other) noexcept {
        start_ = std::move(other.start_);
        game_ = std::move(other.game_);
        line_ = std::move(other.line_);
        played_ = std::exchange(other.played_, 0);
        return *this;
    }
    ~Record() = default;

    const Start& start() const { return start_; }
    const G& game() const { return game_; }

    // The steps that led to the current position, from first to last.
    Steps steps() const { return Steps(Turns(line_).first(played_)); }

    // The steps played, followed by the undone steps.
    Steps line() const { return Steps(line_); }

    std::vector<Move> moves() const {
        std::vector<Move> moves;
        moves.reserve(played());
        for (const Step& step : steps()) moves.push_back(step.move);
        return moves;
    }
    std::size_t played() const { return played_; }

    // Plays a move and drops undone moves, or changes nothing and returns the broken rule.
    [[nodiscard]] std::expected<Step, Illegality> play(const Move& move) {
        if (auto why = game_.illegality(move)) return std::unexpected(*std::move(why));
        line_.resize(played_);
        const int player = player_to_move(game_);
        auto undo = apply_checked(move);
        Step step{move, game_.events(undo), player};
        line_.push_back(std::make_shared<const Turn>(std::move(step), std::move(undo)));
        ++played_;
        return line_.back()->step;
    }

    bool can_undo() const { return played_ > 0; }
    bool can_redo() const { return played_ < line_.size(); }

    // Undoes the last move. Returns false if no move has been made.
    bool undo() {
        if (!can_undo()) return false;
        game_.undo(line_[--played_]->undo);
        return true;
    }

    // Redoes the last undone move. Returns false if no move has been undone.
    bool redo() {
        if (!can_redo()) return false;
        static_cast<void>(apply_checked(line_[played_++]->step.move));
        return true;
    }

    // Undoes or redoes moves until `played` moves of the line are played, or all moves if there are fewer.
    void go_to(std::size_t played) {
        while (played_ > played) undo();
        while (played_ < played && redo()) {
        }
    }

    // Compares the start, the moves and the undone moves, which determine all other members.
    friend bool operator==(const Record& one, const Record& other) {
        return one.start_ == other.start_ && one.played() == other.played() &&
               std::ranges::equal(one.line(), other.line(), {}, &Step::move, &Step::move);
    }

  private:
    // Some games need not check again that a move is legal.
    G::Undo apply_checked(const Move& move) {
        if constexpr (requires { game_.apply_checked(move); })
            return game_.apply_checked(move);
        else
            return game_.apply(move);
    }

    Start start_;
    G game_;
    std::vector<std::shared_ptr<const Turn>> line_;  // copies of a record share their turns
    std::size_t played_ = 0;
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
