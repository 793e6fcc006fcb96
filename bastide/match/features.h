// The features on the board: which pieces belong together, and the properties of each feature.
//
// A union-find forest without path compression. Joining two features changes one parent and one `Feature`.
// Both changes are saved on a trail, so that joins can be undone in reverse order.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <limits>
#include <span>

#include "bastide/match/board.h"
#include "bastide/match/settings.h"

namespace bastide::match {

// A piece on the board, counted from 0 in order of placement.
using Node = std::uint8_t;

static_assert(max_nodes <= std::numeric_limits<Node>::max(), "a number counts the pieces of a box");

// Has no initial values, so unused entries of a trail cost nothing.
struct Feature {
    std::uint64_t meeples;  // the number of meeples, one byte per player, player 0 in the lowest
    // City pieces as bits: the pieces of a city, or the pieces that a field touches.
    std::uint64_t cities;
    Kind kind;
    std::uint8_t open;      // for a road or city, the number of edges that face an empty square
    std::uint8_t tiles;     // the number of tiles; for a field, of pieces, which no rule uses
    std::uint8_t pennants;  // of a city
    std::uint16_t several;  // the tiles with several pieces of cities, or of roads, as bits

    friend bool operator==(const Feature&, const Feature&) = default;
};

static_assert(max_cities <= 8 * sizeof(Feature::cities), "each city piece of a box has a bit");
static_assert(max_several <= 8 * sizeof(Feature::several),
              "each tile of a box with several cities, and with several roads, has a bit");
static_assert(max_players <= sizeof(Feature::meeples) && max_meeples <= 255,
              "each player has a byte for the number of meeples");
static_assert(max_nodes <= 255, "a byte counts the pieces of a field");
static_assert(2 * max_tiles + 2 <= 255, "a byte counts the open edges of joined tiles");

// The players with most meeples in `meeples`, as a set: bit i is player i. The set is empty if there are no
// meeples.
constexpr std::uint8_t leaders(std::uint64_t meeples) {
    if (meeples == 0) return 0;
    // Usually only one player has meeples here.
    const int first = std::countr_zero(meeples) / 8;
    if (meeples >> 8 * first < 256) return static_cast<std::uint8_t>(1U << first);
    std::uint64_t most = 0;
    std::uint8_t found = 0;
    for (unsigned player = 0; meeples != 0; ++player, meeples >>= 8) {
        const std::uint64_t here = meeples & 0xFF;
        if (here == 0 || here < most) continue;
        if (here > most) found = 0;
        most = here;
        found = static_cast<std::uint8_t>(found | 1U << player);
    }
    return found;
}

// Only builds with assertions check arguments, because bots call these functions millions of times.
class Features {
  public:
    struct Step {
        Node survivor;
        Node joined;  // the node of the feature itself if nothing was joined
        Feature before;
    };

    // The changes made to features, in the order in which they were made.
    class Trail {
      public:
        std::span<const Step> steps() const { return {steps_.data(), count_}; }
        void push(const Step& step) {
            assert(count_ < steps_.size());
            steps_[count_++] = step;
        }

      private:
        // A tile joins at most at 12 contacts, gets a meeple, and ends 4 features by its edges and 9
        // monasteries.
        std::array<Step, contact_count + 1 + 4 + 9> steps_;
        std::uint8_t count_ = 0;
    };

    // The number of a tile's first piece. Its other pieces follow.
    Node first_node(std::size_t tile) const {
        assert(tile < first_nodes_.size());
        return first_nodes_[tile];
    }
    int node_count() const { return node_count_; }

    // The piece that represents the feature of a piece.
    Node root(Node node) const {
        assert(node < max_nodes);
        while (parents_[node] != node) node = parents_[node];
        return node;
    }

    const Feature& operator[](Node root) const {
        assert(root < max_nodes);
        return features_[root];
    }

    // The piece of a city by the city's number, counted from 0 in order of placement.
    Node city_piece(std::size_t number) const {
        assert(number < city_pieces_.size());
        return city_pieces_[number];
    }

    // Returns the pieces of a tile that would join a feature with a meeple if the tile were placed there. Bit
    // i is piece i.
    std::uint8_t occupied(const Board& board, Square at, OrientedTile orientation) const;

    // Joins the pieces of the tile placed last to the pieces around it.
    void place(const Board& board, Trail& trail);

    void put_meeple(Node root, int player, Trail& trail);
    void take_meeples(Node root, Trail& trail);

    // Removes the tile placed last and undoes the changes that it made to features.
    void take_back(const Board& board, const Trail& trail);

    friend bool operator==(const Features&, const Features&) = default;

  private:
    void add_pieces(Type type);
    void join(Node one, Node other, Trail& trail);

    std::array<Node, max_nodes> parents_ = {};
    std::array<Feature, max_nodes> features_ = {};
    std::array<Node, max_tiles> first_nodes_ = {};
    std::array<Node, max_cities> city_pieces_ = {};
    std::uint8_t node_count_ = 0;
    std::uint8_t city_count_ = 0;
    std::array<std::uint8_t, 2> several_count_ = {};  // tiles with several pieces of cities, and of roads
};

}  // namespace bastide::match
