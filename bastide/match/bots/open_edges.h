// The features that end at each empty square, and the changes that a placement of the tile in hand makes.
// Evaluations use these data constantly.
//
// The data are computed once before a turn. Each placement of the tile then costs only the work near that
// tile.
//
//     OpenEdges edges;
//     edges.take_in(position);                 // with or without a tile in hand
//     const auto undo = position.apply(move);
//     edges.place(position, undo);             // now describes the position after the move
//     position.undo(undo);                     // the next placement can be tried with another `place`
//
// Squares are numbered as on the board at `take_in`. A square that a tile changes gets a new number, and the
// old number is gone.
#pragma once

#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <span>

#include "bastide/match/number_set.h"
#include "bastide/match/position.h"

namespace bastide::match {

// The board's open squares and the squares that a tile changes.
inline constexpr std::size_t max_squares = Board::max_open + 4;
using Squares = NumberSet<max_squares>;

inline constexpr std::array<tile::Edge, 3> all_edges = {tile::Edge::field, tile::Edge::road,
                                                        tile::Edge::city};

class OpenEdges {
  public:
    // The roots of the features of a kind at a square, each once, and their contacts as seen from the
    // square's centre.
    class Met {
      public:
        void add(Node root, Contacts contacts) {
            for (std::size_t i = 0; i < count_; ++i) {
                if (roots_[i] != root) continue;
                contacts_[i] |= contacts;
                return;
            }
            roots_[count_] = root;
            contacts_[count_++] = contacts;
        }
        std::span<const Node> roots() const { return {roots_.data(), count_}; }
        // In the order of `roots`.
        std::span<const Contacts> contacts() const { return {contacts_.data(), count_}; }

      private:
        std::array<Node, 8> roots_;
        std::array<Contacts, 8> contacts_;
        std::uint8_t count_ = 0;
    };

    // Reads a position. The data are valid until the position changes in a way that is not reported to
    // `place`.
    void take_in(const Position& position);

    // Updates the data to the position after a move without a meeple. `undo` is the undo data of that move.
    void place(const Position& after, const Position::Undo& undo);

    Demand demand(std::size_t square) const { return demands_[square]; }
    Met met(std::size_t square, tile::Edge edge) const;

    // Returns the contacts of a feature at a square where it ends.
    Contacts contacts(std::size_t square, tile::Edge edge, Node root) const;

    // The squares at which the feature with this root ends.
    const Squares& squares(Node root) const {
        return changes_.is_near[root] ? squares_after_[root] : squares_[root];
    }

    // The squares at which several features of a kind meet. The set may include squares at which these have
    // become one feature.
    Squares meetings(tile::Edge edge) const {
        const auto i = static_cast<std::size_t>(edge);
        Squares now = meetings_[i];
        now -= changes_.gone;
        return now |= changes_.meetings[i];
    }

    // Changes made by `place`. The roots, before the move, of the features that the tile joined:
    std::span<const Node> joined() const { return {changes_.joined.data(), changes_.joined_count}; }
    bool is_joined(Node before) const { return changes_.is_joined[before]; }
    // The features that include a part of the tile:
    std::span<const Node> own() const { return std::span(changes_.near).first(changes_.own_count); }
    // The other features that end at a changed square:
    std::span<const Node> beside() const {
        return std::span(changes_.near).subspan(changes_.own_count, changes_.near_count - changes_.own_count);
    }
    // The squares that are gone or have changed:
    const Squares& gone() const { return changes_.gone; }
    // The same squares, except the tile's square, after the change:
    const Squares& changed_squares() const { return changes_.squares; }
    // The squares at which a feature ended before the move:
    const Squares& squares_before(Node root) const { return squares_[root]; }

  private:
    // By `tile::Edge`, as on the square.
    using ByEdge = std::array<Squares, 3>;

    // The changes made by `place`. Empty before the first call.
    struct Changes {
        std::array<Node, contact_count> joined{};
        std::size_t joined_count = 0;
        std::bitset<max_nodes> is_joined;
        std::array<Node, 5 * contact_count> near{};  // features of the tile come first
        std::size_t own_count = 0;
        std::size_t near_count = 0;
        std::bitset<max_nodes> is_near;
        Squares gone;
        Squares squares;
        ByEdge meetings{};
    };

    // Returns the present root of a feature, given its root before the placement.
    Node root_now(Node before) const {
        return changes_.is_joined[before] ? position_->features().root(before) : before;
    }
    // Adds the features that meet on a side of a square.
    void meet(const OpenSquare& open, tile::Side side, std::array<Met, 3>& met) const;
    void bring_near(Node root, const Squares& squares);
    void join_tile(std::size_t here);
    std::size_t change_squares(std::size_t here);
    void add_to_features(std::size_t square, std::array<Squares, max_nodes>& squares, ByEdge& meetings);

    const Position* position_ = nullptr;
    std::size_t count_ = 0;  // the number of squares
    std::array<Demand, max_squares> demands_{};
    std::array<std::array<Met, 3>, max_squares> met_{};  // by `tile::Edge`
    std::array<Squares, max_nodes> squares_{};           // by root
    ByEdge meetings_{};

    Changes changes_;
    std::array<Squares, max_nodes> squares_after_{};  // by root, for features near the placed tile
};

}  // namespace bastide::match
