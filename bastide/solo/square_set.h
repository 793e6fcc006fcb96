// A set of squares with constant-time insertion and removal. Undoing all changes in reverse order restores
// the set exactly, including its order. The set is an unordered array, and the place of each square in the
// array is stored as well.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "bastide/base/require.h"

namespace bastide::solo {

// A square of a board, by its number: see `Board::square`.
using Cell = std::uint16_t;

// Only builds with assertions check that squares are valid, because bots call these functions millions of
// times.
class SquareSet {  // NOLINT(cppcoreguidelines-special-member-functions): see the copy constructor
  public:
    // Places are counted from 1.
    static constexpr Cell barred = 0;
    static constexpr Cell nowhere = 0xFFFF;

    // An empty set of squares numbered below `squares`.
    explicit SquareSet(std::size_t squares)
        : members_(
              (require(squares < nowhere, "the set has fewer than 65535 squares", squares), squares + 2)),
          place_(squares, nowhere) {}

    // Sets are copied, never moved, so that all sets are valid.
    SquareSet(const SquareSet&) = default;
    SquareSet& operator=(const SquareSet&) = default;
    ~SquareSet() = default;

    std::span<const Cell> members() const { return {members_.data() + 1, size()}; }
    std::size_t size() const { return next_ - 1; }
    bool contains(Cell square) const { return place(square) != nowhere && place(square) != barred; }

    // The index of a square, or `nowhere` or `barred`.
    Cell place(Cell square) const {
        assert(square < place_.size());
        return place_[square];
    }

    // Adds a square at the end if `wanted` is true, unless the square is in the set or barred. Uses no
    // branch, because the processor cannot predict which squares around a tile are new.
    void add(Cell square, bool is_in = true) {
        const Cell before = place(square);
        const auto offered = static_cast<Cell>(next_ | (is_in ? 0 : nowhere));
        members_[next_] = square;
        const bool is_new = offered < before;
        place_[square] = is_new ? offered : before;
        next_ += is_new ? 1 : 0;
    }

    // Undoes the last additions.
    void drop(std::size_t count) {
        assert(count <= size());
        for (; count > 0; --count) place_[members_[--next_]] = nowhere;
    }

    // Bars a square from the set. If it is a member, the last member moves to its place.
    void bar(Cell square) {
        const Cell place = this->place(square);
        if (place != nowhere && place != barred) {
            const Cell last = members_[--next_];
            members_[place] = last;
            place_[last] = place;
        }
        place_[square] = barred;
    }

    // Undoes `bar`. `place` is the former place of the square, or `nowhere`.
    void unbar(Cell square, Cell place) {
        assert(this->place(square) == barred && (place == nowhere || (place > 0 && place <= next_)));
        if (place != nowhere) {
            if (place != next_) {
                const Cell moved = members_[place];
                members_[next_] = moved;
                place_[moved] = static_cast<Cell>(next_);
            }
            members_[place] = square;
            ++next_;
        }
        place_[square] = place;
    }

    friend bool operator==(const SquareSet& one, const SquareSet& other) {
        return std::ranges::equal(one.members(), other.members());
    }

  private:
    std::vector<Cell> members_;  // the squares by place
    std::vector<Cell> place_;
    std::size_t next_ = 1;  // the first place that is not used
};

}  // namespace bastide::solo
