// The public state of a solo game: the board, the hand, and the dealer's state. The random numbers of later
// deals are passed in, so nothing here reveals the remaining tiles.
//
// A turn places a tile of the hand of four next to a tile that it may touch (see `Board::can_place`), and a
// new tile replaces it in the hand. Five turns after the start or the last discard, the whole hand may be
// discarded for four new tiles. A discard is not a turn, and the right to it does not expire. The game is
// over when the board is full, or when no tile of the hand can be placed and a discard is not allowed.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "bastide/play/random.h"
#include "bastide/solo/board.h"
#include "bastide/solo/illegality.h"
#include "bastide/solo/settings.h"

namespace bastide::solo {

inline constexpr int hand_size = 4;
inline constexpr int turns_for_discard = 5;

using Hand = std::array<Tile, hand_size>;

// Places a tile of the hand on a square, or discards the hand.
struct Move {
    std::uint8_t hand = discarded;
    Cell square = 0;

    static constexpr std::uint8_t discarded = 255;
    static constexpr Move discard() { return {}; }

    bool is_discard() const { return hand == discarded; }

    friend bool operator==(const Move&, const Move&) = default;
};

enum class End : std::uint8_t { none, board_full, no_move };

class Position {
  public:
    struct Undo {
        Move move = {};
        Board::Undo board = {};  // after a discard, only its number of tiles is set
        Hand hand = {};
        Dealer dealer = {};
        play::Random deals{0};
        int turns_since_discard = 0;
    };

    // Deals the first hand. The settings must be valid.
    Position(const Settings& settings, play::Random& deals);

    const Board& board() const { return board_; }
    const Hand& hand() const { return hand_; }
    Roads roads() const { return roads_; }

    // The number of turns before the hand may be discarded, or 0 if it may be discarded now.
    int turns_to_discard() const { return std::max(0, turns_for_discard - turns_since_discard_); }
    bool can_discard() const { return turns_to_discard() == 0 && !board_.is_full(); }

    End end() const;
    bool is_over() const { return end() != End::none; }

    bool is_legal(const Move& move) const;

    // Returns the rule that a move breaks, or nullopt if it is legal.
    std::optional<Illegality> illegality(const Move& move) const;

    // Returns each placement of each tile of the hand, then the discard. Two equal tiles in the hand give two
    // moves per square.
    std::vector<Move> legal_moves() const;

    // Returns a uniformly random legal move, much faster than choosing from the list. The game must not be
    // over, which only builds with assertions check.
    Move random_move(play::Random& random) const;

    // Returns the points of a move, or 0 for a discard. The move must be legal, which only
    // builds with assertions check.
    int gain(const Move& move) const;

    // Makes a legal move. Only builds with assertions check that it is legal, but `Game::apply` always does.
    // The new tiles are drawn from `deals`.
    Undo apply(const Move& move, play::Random& deals);

    // Undoes the last move, which must be the move that returned `undo`, and restores the state of `deals`
    // before it. The program ends if it was another move, as far as the tiles on the board show.
    void undo(const Undo& undo, play::Random& deals);

    friend bool operator==(const Position&, const Position&) = default;

  private:
    Tile deal(play::Random& deals);
    void deal_hand(play::Random& deals);

    // The number of legal squares of a directed road.
    std::uint32_t count_roads(Tile road) const;

    // Returns the legal square with the index `number` for a tile.
    Cell nth_place(Tile tile, std::uint32_t number) const;

    Board board_;
    Roads roads_;
    Dealer dealer_;
    Hand hand_;
    int turns_since_discard_ = 0;  // 5 means 5 or more
};

}  // namespace bastide::solo
