// Completion odds of features, from the empty squares at their open edges and the number of remaining tiles
// that fit each, and the resulting prospects of fields.
//
// As with `Frontier`, a position is read before a turn and updated for each placement of the tile.
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <span>
#include <vector>

#include "bastide/match/bots/open_edges.h"
#include "bastide/match/bots/weights.h"

namespace bastide::match {

// The inputs of a feature's completion odds, as indices into the tables of `Weights::Completion`.
struct Openness {
    std::uint8_t squares;                 // empty ones, 0 to 7 for 1 to 8 and more
    std::uint8_t phase;                   // by remaining tiles
    std::array<std::uint8_t, 9> fitting;  // the number of its squares by how many tiles fit
    std::uint8_t worst;
    std::uint8_t claims;
    std::uint8_t size;
    std::uint8_t edges;
    bool is_dead;  // no remaining tile fits one of its squares
};

class CompletionOdds {
  public:
    explicit CompletionOdds(const Weights& weights);

    // See `Frontier`. Counts the remaining tiles again if they have changed since the last position.
    void take_in(const Position& position);
    void place(const Position& after, const Position::Undo& undo);
    const OpenEdges& open_edges() const { return open_edges_; }

    // Returns the inputs for a feature with an open edge, or a monastery on a tile, with these meeples on it.
    Openness openness(Node root, std::size_t tile, std::uint64_t meeples);

    // Returns the probability of completion, 0 to 256.
    int chance(Kind kind, const Openness& openness) const;
    // Returns the approximate probability of completion within the next four draws.
    int soon(const Openness& openness) const;

    // Returns the points of the cities around a field, each times its probability of completion, in 256ths.
    int field_prospect(Node root);

    // Returns the points that a feature adds to another when they are joined, in 256ths.
    int joint_points(Node root);

    // Returns the number of tiles that fit a square, as an index of the scale.
    std::uint8_t fitting(std::size_t square) { return place_of(open_edges_.demand(square)); }

    // True if the placed tile changed a feature, its odds or the odds of its cities. Uses its previous root.
    bool has_changed(Node root) const { return open_edges_.is_joined(root) || is_changed_[root]; }
    // Fields that are not on the tile, but whose cities have changed.
    std::span<const Node> changed_fields() const { return changed_fields_; }

  private:
    // Cached values of a feature, negative if not computed yet.
    struct Known {
        std::int16_t chance;    // of a city
        std::int16_t prospect;  // of a field
    };
    static constexpr Known nothing = {-1, -1};

    void find_changes();
    std::uint8_t place_of(Demand demand);
    int chance_of_city(Node root);
    Known& known(Node root) { return is_changed_[root] ? known_after_[root] : known_[root]; }

    const Weights* weights_;
    const Position* position_ = nullptr;
    OpenEdges open_edges_;
    std::array<std::uint32_t, 256> fitting_types_;     // by demand, a set of types
    std::array<std::uint8_t, 256> place_of_demand_{};  // by the number of tiles that fit
    std::array<std::uint8_t, type_count> left_;        // when tiles were counted
    std::uint8_t phase_ = 0;
    std::vector<Node> fields_;  // that touch cities

    // By root. Changed values are cached apart, so that the others stay valid for the next placement.
    std::array<Known, max_nodes> known_{};
    std::array<Known, max_nodes> known_after_{};
    std::bitset<max_nodes> is_changed_;
    std::vector<Node> changed_fields_;
};

}  // namespace bastide::match
