// The solo game as far as a player may know it: the board, the hand, and what follows from the deals so far.
// The tiles to come are chance, and chance is passed in: nothing here could give them away.
//
// A turn places a tile of the hand of four next to what it may touch (see `Board::can_place`), and a new tile
// takes its place. Once five turns have been played since the start or the last discard, the whole hand may
// be thrown away for four new tiles; that is not a turn, and stays possible until it is done. The game is
// over when the board is full, or when no tile of the hand can be placed and the hand may not be thrown away.
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

// Places a tile of the hand on a square, or throws the hand away.
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
        Move move;
        Board::Undo board;
        Hand hand;
        Dealer dealer;
        play::Random deals{0};
        int turns_since_discard = 0;
    };

    // Deals the first hand. The settings must be good.
    Position(const Settings& settings, play::Random& deals);

    const Board& board() const { return board_; }
    const Hand& hand() const { return hand_; }
    Roads roads() const { return roads_; }

    // How many turns are to be played before the hand may be thrown away; 0 if it may be now.
    int turns_to_discard() const { return std::max(0, turns_for_discard - turns_since_discard_); }
    bool can_discard() const { return turns_to_discard() == 0 && !board_.is_full(); }

    End end() const;
    bool is_over() const { return end() != End::none; }

    bool is_legal(const Move& move) const;

    // Why the rules forbid a move; nothing if they allow it.
    std::optional<Illegality> illegality(const Move& move) const;

    // Every tile of the hand on every square it may go to, then the discard. Two equal tiles of the hand give
    // two moves.
    std::vector<Move> legal_moves() const;

    // One of those, each as likely as the others; much cheaper than the list. The game must not be over.
    Move random_move(play::Random& random) const;

    // What the total rises by; 0 for a discard. The move must be legal.
    int gain(const Move& move) const;

    // Makes a legal move, which builds with assertions check. New tiles are dealt by `deals`.
    Undo apply(const Move& move, play::Random& deals);

    // Takes back the last move, and the chance it took.
    void undo(const Undo& undo, play::Random& deals);

    friend bool operator==(const Position&, const Position&) = default;

  private:
    Tile deal(play::Random& deals);
    void deal_hand(play::Random& deals);

    // How many squares a directed road may go to.
    std::uint32_t count_roads(Tile road) const;

    // Of the squares a tile may go to, the one of a number below that.
    Cell nth_place(Tile tile, std::uint32_t number) const;

    Board board_;
    Roads roads_;
    Dealer dealer_;
    Hand hand_;
    int turns_since_discard_ = 0;  // 5 stands for more
};

}  // namespace bastide::solo
