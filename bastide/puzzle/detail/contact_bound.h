// The room there is for what must touch: how many contacts there can still be, and which orientations leave
// enough of them.
//
// The tiles left fill the holes, and as many cells beyond them as tiles are to spare. All their road and city
// sides that do not touch the board must touch one another. So the number of such contacts is known, of road,
// of city and of either, and it must not be more than the holes and the spare cells can make:
//   - between two holes that lie side by side and may both show the colour there, one each;
//   - between holes and a spare cell, one for each such hole beside it, for the best cells;
//   - between spare cells, at most as many as the most compact shape of them has inner sides; and of two or
//     three, no more than as they can lie beside the holes.
// What an orientation does not show to another hole, or to one of the best cells beyond, is lost; and one
// that shows colours to more cells beyond than there are spare tiles, or loses more than there is to lose,
// leads to no map. This settles most branches of hard puzzles long before a hole runs out of candidates.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "bastide/puzzle/detail/board.h"
#include "bastide/puzzle/detail/edge_supply.h"

namespace bastide::puzzle::detail {

class ContactBound {
  public:
    ContactBound(const Board& board, const Orientations& orientations);

    // Whether what must touch finds room on a consistent board; and if so, what each hole may keep, in the
    // order of the board's holes. Time linear in the number of holes.
    bool look(const EdgeSupply& supply);
    const std::vector<OrientationSet>& kept() const { return kept_; }

  private:
    using Sides = std::array<std::uint8_t, colours>;  // a bit each

    // The sides on which a hole may make contacts, with other holes and with cells beyond; and all beyond.
    struct Hole {
        Sides inward{};
        Sides outward{};
        std::uint8_t open = 0;
    };

    // How many cells there are with each number of contacts, 0 to 4, a byte each.
    class Histogram {
      public:
        void add(unsigned contacts) { cells_ += std::uint64_t{1} << 8 * contacts; }
        int most(int cells) const;          // the sum of the `cells` largest
        unsigned certain(int cells) const;  // a cell with this many contacts is among the `cells` largest

      private:
        std::uint64_t cells_ = 0;
    };

    bool measure(const EdgeSupply& supply);
    void forget();
    int most_of_shape(const Histogram& beyond, std::size_t colour) const;
    void gather(std::size_t place);
    unsigned shown(Cell cell) const;  // sides that may show a road, and four bits higher those of city
    OrientationSet keep(std::size_t place) const;
    unsigned lost_if_hidden(std::size_t place, std::size_t colour) const;

    const Board& board_;
    const Orientations& orientations_;
    std::vector<std::uint32_t> contacts_;  // of each cell that may stay empty, with the holes beside it
    std::vector<Cell> touched_;            // the cells with such contacts
    std::vector<Hole> holes_;
    std::vector<OrientationSet> kept_;
    std::array<int, colours> between_{};  // contacts between holes
    std::array<unsigned, colours> certain_{};
    std::array<int, colours> to_lose_{};
    int to_spare_ = 0;
};

}  // namespace bastide::puzzle::detail
