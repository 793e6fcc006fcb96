// A simple implementation of the solo game's rules to check the engine: a grid of words, with every count and
// score computed from scratch and every rule written as in the specification.
#pragma once

#include <array>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "bastide/solo/position.h"

namespace bastide::solo::testing {

// Returns a tile as a word, such as "city" or "road:NS".
std::string word(Tile tile);

class PlainSolo {
  public:
    using At = std::pair<int, int>;        // row and column
    using PlainMove = std::array<int, 3>;  // place in the hand, row, column
    static constexpr PlainMove discard = {-1, -1, -1};

    explicit PlainSolo(const Settings& settings);

    void place(const std::string& tile, int row, int column);
    void throw_hand_away() { turns_ = 0; }
    void play(const Move& move, const Position& before);

    bool may_place(const std::string& tile, int row, int column) const;
    bool may_discard() const { return turns_ >= 5 && tiles() < size_ * size_; }
    std::set<PlainMove> legal(const std::vector<std::string>& hand) const;

    int size() const { return size_; }
    int tiles() const;
    Score score() const;

    // The free squares, as `Board` defines them.
    std::set<At> free() const;
    std::set<At> open() const;
    std::string pointed(int row, int column) const;  // the sides on which roads lead to the square, as
                                                     // letters
    int around(int row, int column, const std::string& kind) const;
    int beside(int row, int column, const std::string& kind) const;

    // "R..C" for a row.
    std::string row_letters(int row) const;

    // "board full", "no move", or empty while the game continues.
    std::string end(const std::vector<std::string>& hand) const;

  private:
    const std::string& at(int row, int column) const;
    bool is(int row, int column, const std::string& kind) const { return at(row, column).starts_with(kind); }
    int chain_length(int row, int column, std::set<At>& seen) const;

    int size_;
    bool directed_;
    bool pairwise_;
    int turns_ = 0;  // since the start or the last discard
    std::vector<std::vector<std::string>> grid_;
};

// Returns the hand as words.
std::vector<std::string> hand_words(const Position& position);

// Describes a difference between the two, or returns an empty text if there is none. `gains` also compares
// the score of every legal move, which is slow on large boards.
std::string difference(const Position& position, const PlainSolo& plain, bool gains);

// Returns settings with every combination of roads, dealer and bonus on boards of these sizes.
std::vector<Settings> every_settings(const std::vector<int>& sizes);

// "5 directed bag pairwise".
std::string title(const Settings& settings);

}  // namespace bastide::solo::testing
