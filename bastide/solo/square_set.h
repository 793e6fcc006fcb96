// A set of squares to go through, add to and take from in a moment each, and to bring back exactly as it was,
// order and all, by undoing changes last first. An array without order, and for each square its place in it.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace bastide::solo {

// A square of a board, by its number: see `Board::square`.
using Square = std::uint16_t;

class SquareSet {
  public:
    static constexpr Square nowhere = 0xFFFF;

    // An empty set of squares numbered below `squares`.
    explicit SquareSet(std::size_t squares) : members_(squares), place_(squares, nowhere) {}

    std::span<const Square> members() const { return {members_.data(), size_}; }
    bool contains(Square square) const { return place_[square] != nowhere; }

    // The square's place, or `nowhere`.
    Square place(Square square) const { return place_[square]; }

    // Adds a square that is not in it, at the end.
    void add(Square square) {
        place_[square] = static_cast<Square>(size_);
        members_[size_++] = square;
    }

    // Undoes the last additions.
    void drop(int count) {
        for (; count > 0; --count) place_[members_[--size_]] = nowhere;
    }

    // Takes away a square that is in it; the last one moves to its place.
    void remove(Square square) {
        const Square last = members_[--size_];
        members_[place_[square]] = last;
        place_[last] = place_[square];
        place_[square] = nowhere;
    }

    // Undoes the removal of a square from a place.
    void put_back(Square square, Square place) {
        if (place == size_) {
            add(square);
            return;
        }
        const Square moved = members_[place];
        members_[size_] = moved;
        place_[moved] = static_cast<Square>(size_++);
        members_[place] = square;
        place_[square] = place;
    }

    friend bool operator==(const SquareSet& one, const SquareSet& other) {
        return std::ranges::equal(one.members(), other.members());
    }

  private:
    std::vector<Square> members_;  // of which `size_` count
    std::vector<Square> place_;
    std::size_t size_ = 0;
};

}  // namespace bastide::solo
