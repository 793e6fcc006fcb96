// Sets of small numbers, such as tiles or squares, as bits.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "bastide/base/require.h"

namespace bastide::match {

// A set of numbers below `end`. A value-initialised set is empty. Larger numbers are in no set, and inserting
// one ends the program.
template <std::size_t end>
class NumberSet {
  public:
    void insert(std::size_t number) {
        require(number < end, "the number is below the end of the set", number);
        words_[number / 64] |= std::uint64_t{1} << number % 64;
    }
    void erase(std::size_t number) {
        if (number < end) words_[number / 64] &= ~(std::uint64_t{1} << number % 64);
    }
    bool contains(std::size_t number) const {
        return number < end && (words_[number / 64] >> number % 64 & 1U) != 0;
    }

    NumberSet& operator|=(const NumberSet& other) {
        for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
        return *this;
    }
    NumberSet& operator&=(const NumberSet& other) {
        for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= other.words_[i];
        return *this;
    }
    NumberSet& operator-=(const NumberSet& other) {
        for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= ~other.words_[i];
        return *this;
    }
    friend NumberSet operator|(NumberSet one, const NumberSet& other) { return one |= other; }
    friend NumberSet operator&(NumberSet one, const NumberSet& other) { return one &= other; }

    int size() const {
        int count = 0;
        for (const std::uint64_t word : words_) count += std::popcount(word);
        return count;
    }

    // Calls `visit(number)` for each number, in order. `visit` may erase that number.
    template <class Visit>
    void for_each(const Visit& visit) const {
        for (std::size_t word = 0; word < words_.size(); ++word) {
            for (std::uint64_t left = words_[word]; left != 0; left &= left - 1)
                visit(64 * word + static_cast<std::size_t>(std::countr_zero(left)));
        }
    }

    friend bool operator==(const NumberSet&, const NumberSet&) = default;

  private:
    std::array<std::uint64_t, (end + 63) / 64> words_ = {};
};

}  // namespace bastide::match
