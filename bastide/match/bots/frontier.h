// Which features end at which empty squares, and what changes by the tile in hand: what an evaluation asks
// again and again.
//
// It is taken in once before a turn; each place that the tile may go to then costs what is near it alone.
//
//     Frontier frontier;
//     frontier.take_in(position);              // with a tile in hand, or none
//     const auto undo = position.apply(move);
//     frontier.lay(position, undo);            // now it is that of the position after the move
//     position.undo(undo);                     // the next place may be tried, with another `lay`
//
// Squares are numbered as the board has them when it was taken in. One that a tile changes has a new number
// after it, and the old one is gone.
#pragma once

#include <array>
#include <bit>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <span>

#include "bastide/match/position.h"

namespace bastide::match {

// A set of numbers of squares.
class Squares {
  public:
    // The open ones of a board, and those a tile changes.
    static constexpr std::size_t most = Board::most_open + 4;

    void insert(std::size_t number) { words_[number / 64] |= std::uint64_t{1} << number % 64; }
    void erase(std::size_t number) { words_[number / 64] &= ~(std::uint64_t{1} << number % 64); }

    Squares& operator|=(const Squares& other) {
        for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
        return *this;
    }
    Squares& operator&=(const Squares& other) {
        for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= other.words_[i];
        return *this;
    }
    Squares& operator-=(const Squares& other) {
        for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= ~other.words_[i];
        return *this;
    }
    friend Squares operator&(Squares one, const Squares& other) { return one &= other; }
    friend Squares operator|(Squares one, const Squares& other) { return one |= other; }

    int size() const {
        int count = 0;
        for (const std::uint64_t word : words_) count += std::popcount(word);
        return count;
    }

    // Calls `visit(number)` for each, in order.
    template <class Visit>
    void for_each(const Visit& visit) const {
        for (std::size_t word = 0; word < words_.size(); ++word) {
            for (std::uint64_t left = words_[word]; left != 0; left &= left - 1)
                visit(64 * word + static_cast<std::size_t>(std::countr_zero(left)));
        }
    }

    friend bool operator==(const Squares&, const Squares&) = default;

  private:
    std::array<std::uint64_t, (most + 63) / 64> words_ = {};
};

class Frontier {
  public:
    // Features of a kind at a square, each once, by their roots.
    class Met {
      public:
        void add(Node root) {
            for (std::size_t i = 0; i < count_; ++i)
                if (roots_[i] == root) return;
            roots_[count_++] = root;
        }
        std::span<const Node> roots() const { return {roots_.data(), count_}; }

      private:
        std::array<Node, 8> roots_;
        std::uint8_t count_ = 0;
    };

    // That of a position. It is good until the position is another, but for what `lay` is told of.
    void take_in(const Position& position);

    // That of the position taken in after a move without a meeple, which `undo` takes back.
    void lay(const Position& after, const Position::Undo& undo);

    Demand demand(std::size_t square) const { return demands_[square]; }
    Met met(std::size_t square, tile::Edge edge) const;

    // Where a feature ends, by its root.
    const Squares& squares(Node root) const { return is_near_[root] ? laid_squares_[root] : squares_[root]; }

    // Where two features of a kind meet, or more; some where they have become one.
    Squares meetings(tile::Edge edge) const { return with_laid(meetings_, edge); }

    // What `lay` has changed. Features that the tile has been joined to, by the roots they had before:
    std::span<const Node> joined() const { return {joined_.data(), joined_count_}; }
    bool is_joined(Node before) const { return is_joined_[before]; }
    // those that have a part of the tile now:
    std::span<const Node> own() const { return std::span(near_).first(own_count_); }
    // others that end at a square which has changed:
    std::span<const Node> beside() const {
        return std::span(near_).subspan(own_count_, near_count_ - own_count_);
    }
    // squares that are gone, or have changed:
    const Squares& gone() const { return gone_; }
    // the same squares, but for the tile's, as they are now:
    const Squares& laid() const { return laid_; }
    // and what was before.
    const Squares& squares_before(Node root) const { return squares_[root]; }
    const Squares& meetings_before(tile::Edge edge) const {
        return meetings_[static_cast<std::size_t>(edge)];
    }

  private:
    // By `tile::Edge`, as they are there.
    using ByEdge = std::array<Squares, 3>;

    // Adds what meets on a side of a square.
    void meet(const OpenCell& open, tile::Side side, std::array<Met, 3>& met) const;
    void bring_near(Node root, const Squares& squares);
    Squares with_laid(const ByEdge& before, tile::Edge edge) const {
        const auto i = static_cast<std::size_t>(edge);
        Squares now = before[i];
        now -= gone_;
        return now |= laid_meetings_[i];
    }

    const Position* position_ = nullptr;
    std::size_t count_ = 0;  // of squares
    std::array<Demand, Squares::most> demands_{};
    std::array<std::array<Met, 3>, Squares::most> met_{};  // by `tile::Edge`
    std::array<Squares, most_nodes> squares_{};            // by root
    ByEdge meetings_{};

    // What `lay` has changed.
    std::array<Node, contact_count> joined_{};
    std::size_t joined_count_ = 0;
    std::bitset<most_nodes> is_joined_;
    std::array<Node, 5 * contact_count> near_{};
    std::size_t own_count_ = 0;  // the tile's own come first
    std::size_t near_count_ = 0;
    std::bitset<most_nodes> is_near_;
    std::array<Squares, most_nodes> laid_squares_{};  // by root, of those near
    Squares gone_;
    Squares laid_;
    ByEdge laid_meetings_{};
};

}  // namespace bastide::match
