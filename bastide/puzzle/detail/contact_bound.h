// Bounds on contacts: how many contacts can still be made, and which orientations leave enough contacts.
//
// The remaining tiles fill the holes and, with the spare tiles, some further cells. The road and city sides
// of these tiles that do not touch the board must touch one another, so the number of such contacts is known
// for road, for city and for both together. This number must not exceed what the holes and the further cells
// allow:
//   - between two adjacent holes that may both show the colour on their common side, one contact
//   - between holes and a further cell, one contact for each such hole next to the cell, for the best cells
//   - for each colour, only contacts of spare tiles that can have the colour, and at most as many as these
//     tiles have sides of the colour: tiles without the colour, or with few sides of it, must be spare if
//     there are too few holes for them
//   - between further cells, at most as many contacts as the most compact shape has inner sides, and for two
//     or three cells, at most as many as such cells next to the holes can make
// An orientation loses a contact if it does not show the colour to another hole or to one of the best further
// cells. An orientation is excluded if it loses more contacts than allowed, or shows colours to more further
// cells than there are spare tiles. This prunes most branches of hard puzzles long before a hole runs out of
// candidates.
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

    // Computes the bounds on a consistent board. Returns false if the contacts exceed the bounds. Otherwise
    // `sets` are the remaining domains in the order of the board's holes. Takes linear time in the number of
    // holes.
    bool look(const EdgeSupply& supply);
    const std::vector<OrientationSet>& allowed() const { return allowed_; }

  private:
    // The sides of a hole, one bit each: sides without a tile, sides next to another hole, and sides that may
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

    // The number of cells with at least one, two, three and four contacts.
    using Cells = FourCounts;

    // The number of spare tiles that can have a colour, and the number of sides of these tiles with this
    // colour.
    struct Spare {
        int tiles = 0;
        int sides = 0;
    };

    bool measure(const EdgeSupply& supply);
    void forget();
    Spare spare(const EdgeSupply& supply, std::size_t colour) const;
    int max_of_shape(Cells beyond, std::size_t colour, int spare) const;
    void gather(std::size_t place);
    OrientationSet allowed(std::size_t place) const;
    unsigned lost_if_hidden(std::size_t place, std::size_t colour) const;

    const Board& board_;
    const Orientations& orientations_;
    std::vector<std::uint32_t> contacts_;  // per cell that may stay empty, with the holes next to it
    std::vector<int> inner_sides_;         // by number of cells, the largest number of sides that the cells
                                           // can share
    std::vector<Cell> touched_;            // the cells that have such contacts
    std::vector<Hole> holes_;
    std::vector<OrientationSet> allowed_;
    std::array<int, colours> between_{};  // contacts between holes
    std::array<FourCounts, colours>
        few_sides_;  // the number of holes that can hold a tile with few sides of a colour
    std::array<unsigned, colours> certain_{};
    std::array<int, colours> to_lose_{};
    int to_spare_ = 0;
};

}  // namespace bastide::puzzle::detail
