// Completion odds of features, computed from the empty squares at the features' open edges and the number of
// remaining tiles that close the feature at each square. From these odds follow the prospects of fields.
//
// As with `OpenEdges`, a position is read before a turn, and the data are updated for each placement of the
// tile.
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <span>
#include <vector>

#include "bastide/match/bots/open_edges.h"
#include "bastide/match/bots/tile_outcomes.h"
#include "bastide/match/bots/weights.h"

namespace bastide::match {

// The inputs of a feature's completion odds, as indices into the tables of `Weights::Completion`.
struct Openness {
    std::uint8_t squares;                 // the number of empty squares less 1; 7 means 8 or more squares
    std::uint8_t phase;                   // a bin of the number of remaining tiles
    std::array<std::uint8_t, 9> closing;  // the number of empty squares by the number of tiles that close the
                                          // feature there. Around a monastery, tiles that fit
    std::uint8_t worst;                   // the bin of the square that the fewest tiles close
    std::uint8_t claims;
    std::uint8_t size;
    std::uint8_t edges;
    bool is_dead;  // true if there is a square that no remaining tile fits
};

class CompletionOdds {
  public:
    explicit CompletionOdds(const Weights& weights);

    // See `OpenEdges`. Counts the remaining tiles again if they have changed since the last position.
    void take_in(const Position& position);
    void place(const Position& after, const Position::Undo& undo);
    const OpenEdges& open_edges() const { return open_edges_; }

    // Returns the inputs for a feature with an open edge, or for a monastery on a tile. `meeples` are the
    // meeples on the feature.
    Openness openness(Node root, std::size_t tile, std::uint64_t meeples);

    // Returns the probability of completion, 0 to 256.
    int chance(Kind kind, const Openness& openness) const;
    // Returns the approximate probability of completion within the next four draws.
    int soon(const Openness& openness) const;

    // Returns the points of the cities around a field, each times the city's probability of completion, in
    // 256ths.
    int field_prospect(Node root);

    // Returns the points, in 256ths, that a feature adds to another feature when the two are joined.
    int joint_points(Node root);

    // Returns the number of remaining tiles that would join two features at a square.
    int joining(std::size_t square, Contacts one, Contacts other) const {
        return counts_.of(outcomes_->joining(open_edges_.demand(square), one, other));
    }

    // Returns the approximate probability, 0 to 256, that one of some number of tiles is placed in the next
    // four draws.
    int soon(int tiles) const;

    // True if the placed tile changed a feature, its odds or the odds of its cities. `root` is the feature's
    // root before the placement.
    bool has_changed(Node root) const { return open_edges_.is_joined(root) || is_changed_[root]; }
    // Fields that are not on the tile, but whose cities have changed.
    std::span<const Node> changed_fields() const { return changed_fields_; }

  private:
    // Cached values of a feature, negative if not computed yet.
    struct Known {
        std::int16_t chance;    // the probability of completion of a city
        std::int16_t prospect;  // the prospect of a field
    };
    static constexpr Known nothing = {-1, -1};

    void find_changes();
    int chance_of_city(Node root);
    Known& known(Node root) { return is_changed_[root] ? known_after_[root] : known_[root]; }

    const Weights* weights_;
    const Position* position_ = nullptr;
    OpenEdges open_edges_;
    const TileOutcomes* outcomes_ = &tile_outcomes();
    std::array<std::uint8_t, type_count> left_;  // the remaining tiles when they were last counted
    TypeCounts counts_;                          // the same
    std::uint8_t phase_ = 0;
    std::vector<Node> fields_;  // the fields that touch cities

    // Cached values by root. `known_after_` has the values that the current placement changes, so that
    // `known_` stays valid for the next placement.
    std::array<Known, max_nodes> known_{};
    std::array<Known, max_nodes> known_after_{};
    std::bitset<max_nodes> is_changed_;
    std::vector<Node> changed_fields_;
};

}  // namespace bastide::match
