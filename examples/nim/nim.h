// Nim: take any number from one heap; the player who takes the last one wins. Contains everything that
// records, replays and the tests of play/testing require of a game.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "bastide/base/message.h"
#include "bastide/play/game.h"

namespace nim {

using Heaps = std::array<int, 3>;
inline constexpr int max_heap = 15;

struct Move {
    std::size_t heap = 0;
    int taken = 0;

    friend bool operator==(const Move&, const Move&) = default;
};

// Why the rules forbid a move.
struct Illegality {
    enum class Reason : std::uint8_t { no_such_heap, nothing_taken, too_many };
    static constexpr auto reason_names =
        std::to_array<std::string_view>({"no_such_heap", "nothing_taken", "too_many"});

    Reason reason = Reason::no_such_heap;
    int heap_size = 0;  // `too_many`

    friend bool operator==(const Illegality&, const Illegality&) = default;
};

inline bastide::Message to_message(const Illegality& illegality) {
    switch (illegality.reason) {
        case Illegality::Reason::no_such_heap:
            return "there is no such heap";
        case Illegality::Reason::nothing_taken:
            return "take one at least";
        case Illegality::Reason::too_many:
            return "the heap has no more than " + std::to_string(illegality.heap_size);
    }
    return {};
}

// Nim has no events besides its moves.
struct Event {};

class Game {
  public:
    using Start = Heaps;
    using Move = nim::Move;
    using Undo = nim::Move;
    using Event = nim::Event;
    using Illegality = nim::Illegality;

    explicit Game(const Heaps& heaps) : heaps_(heaps) {}

    const Heaps& heaps() const { return heaps_; }

    std::optional<Illegality> illegality(const Move& move) const {
        if (move.heap >= heaps_.size()) return Illegality{Illegality::Reason::no_such_heap};
        if (move.taken < 1) return Illegality{Illegality::Reason::nothing_taken};
        if (move.taken <= heaps_[move.heap]) return std::nullopt;
        return Illegality{Illegality::Reason::too_many, heaps_[move.heap]};
    }
    bool is_legal(const Move& move) const { return !illegality(move); }

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
