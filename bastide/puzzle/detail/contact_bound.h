// The room there is for what must touch: how many contacts there can still be, and which orientations leave
// enough of them.
//
// The tiles left fill the holes, and as many cells beyond them as tiles are to spare. All their road and city
// sides that do not touch the board must touch one another. So the number of such contacts is known, of road,
// of city and of either, and it must not be more than the holes and the spare cells can make:
//   - between two holes that lie side by side and may both show the colour there, one each;
//   - between holes and a spare cell, one for each such hole beside it, for the best cells;
//   - of a colour, only with the spare tiles that can have it, and on no more sides than those have of it:
//     tiles without the colour, or with few sides of it, are to spare wherever there are fewer holes for
//     them;
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
    // The sides of a hole, a bit each: where there is no tile, where there is another hole, and where it may
    // show road and city.
    struct Hole {
        unsigned open = 0;
        unsigned holes = 0;
        unsigned roads = 0;
        unsigned cities = 0;

        unsigned showing(std::size_t colour) const {
            return (colour != city ? roads : 0U) | (colour != road ? cities : 0U);
        }
    };

    // How many cells there are with at least one contact, two, three, four.
    using Cells = FourCounts;

    // How many of the spare tiles can have a colour, and on how many sides altogether.
    struct Spare {
        int tiles = 0;
        int sides = 0;
    };

    bool measure(const EdgeSupply& supply);
    void forget();
    Spare spare(const EdgeSupply& supply, std::size_t colour) const;
    int most_of_shape(Cells beyond, std::size_t colour, int spare) const;
    void gather(std::size_t place);
    OrientationSet keep(std::size_t place) const;
    unsigned lost_if_hidden(std::size_t place, std::size_t colour) const;

    const Board& board_;
    const Orientations& orientations_;
    std::vector<std::uint32_t> contacts_;  // of each cell that may stay empty, with the holes beside it
    std::vector<int> inner_sides_;         // the most that so many cells can share with one another
    std::vector<Cell> touched_;            // the cells with such contacts
    std::vector<Hole> holes_;
    std::vector<OrientationSet> kept_;
    std::array<int, colours> between_{};         // contacts between holes
    std::array<FourCounts, colours> few_sides_;  // how many holes can hold a tile with few sides of a colour
    std::array<unsigned, colours> certain_{};
    std::array<int, colours> to_lose_{};
    int to_spare_ = 0;
};

}  // namespace bastide::puzzle::detail
