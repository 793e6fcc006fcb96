// Nim: take as many as you like of one heap; whoever takes the last wins. All a game owes to records, replays
// and the tests of play/testing.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "bastide/play/game.h"

namespace nim {

using Heaps = std::array<int, 3>;

struct Move {
    std::size_t heap = 0;
    int taken = 0;

    friend bool operator==(const Move&, const Move&) = default;
};

// Nothing happens in Nim but its moves.
struct Event {};

class Game {
  public:
    using Start = Heaps;
    using Move = nim::Move;
    using Undo = nim::Move;
    using Event = nim::Event;

    explicit Game(const Heaps& heaps) : heaps_(heaps) {}

    const Heaps& heaps() const { return heaps_; }

    std::string why_illegal(const Move& move) const {
        if (move.heap >= heaps_.size()) return "there is no such heap";
        if (move.taken < 1) return "take one at least";
        return move.taken <= heaps_[move.heap]
                   ? ""
                   : "the heap has no more than " + std::to_string(heaps_[move.heap]);
    }
    bool is_legal(const Move& move) const { return why_illegal(move).empty(); }

    std::vector<Move> legal_moves() const {
        std::vector<Move> moves;
        for (std::size_t heap = 0; heap < heaps_.size(); ++heap) {
            for (int taken = 1; taken <= heaps_[heap]; ++taken) moves.push_back({heap, taken});
        }
        return moves;
    }

    Undo apply(const Move& move) {
        heaps_[move.heap] -= move.taken;
        return move;
    }
    void undo(const Undo& undo) { heaps_[undo.heap] += undo.taken; }
    std::vector<Event> events(const Undo& /*undo*/) const { return {}; }
    bool is_over() const { return heaps_ == Heaps{}; }

    friend bool operator==(const Game&, const Game&) = default;

  private:
    Heaps heaps_;
};

static_assert(bastide::play::Game<Game>);

}  // namespace nim
