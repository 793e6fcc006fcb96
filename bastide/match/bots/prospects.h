// How likely features are to be completed, by the empty squares they end at and how many of the tiles left
// fit each, and what comes of that for the fields beside cities.
//
// As with `Frontier`, a position is taken in before a turn, and the places that the tile may go to are looked
// at one by one.
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <span>
#include <vector>

#include "bastide/match/bots/frontier.h"
#include "bastide/match/bots/weights.h"

namespace bastide::match {

// What decides how likely a feature is to be completed: places in the tables of `Weights::Completion`.
struct Openness {
    std::uint8_t squares;                 // empty ones, 0 to 7 for 1 to 8 and more
    std::uint8_t phase;                   // tiles left
    std::array<std::uint8_t, 9> fitting;  // of the squares: how many have so many tiles that fit
    std::uint8_t worst;
    std::uint8_t claims;
    std::uint8_t size;
    std::uint8_t edges;
    bool is_dead;  // a square of it fits no tile that is left
};

class Prospects {
  public:
    explicit Prospects(const Weights& weights);

    // See `Frontier`. Tiles left are counted anew if they are not those of the last position.
    void take_in(const Position& position);
    void lay(const Position& after, const Position::Undo& undo);
    const Frontier& frontier() const { return frontier_; }

    // Of a feature with an open edge, or a monastery on a tile, with such meeples on it.
    Openness openness(Node root, std::size_t tile, std::uint64_t meeples);

    // That it is completed, 0 to 256.
    int chance(Kind kind, const Openness& openness) const;
    // That it is within the next four draws, or nearly.
    int soon(const Openness& openness) const;

    // What the cities about a field would pay, each times how likely it is to be completed, in 256ths.
    int field_prospect(Node root);

    // What a feature adds to another it is joined to, in 256ths.
    int joint_points(Node root);

    // How many tiles fit a square, as a place of the scale.
    std::uint8_t fitting(std::size_t square) { return place_of(frontier_.demand(square)); }

    // Whether the tile laid has changed what a feature is, how likely it is to be completed, or what its
    // cities promise; by its root before.
    bool has_changed(Node root) const { return frontier_.is_joined(root) || is_changed_[root]; }
    // Fields that the tile is not joined to, but whose cities have changed.
    std::span<const Node> changed_fields() const { return changed_fields_; }

  private:
    // What is known of a feature; below 0 if it is not known yet.
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
    Frontier frontier_;
    std::array<std::uint32_t, 256> fitting_types_;     // by demand, a set of types
    std::array<std::uint8_t, 256> place_of_demand_{};  // by how many tiles fit it
    std::array<std::uint8_t, type_count> left_;        // when tiles were counted
    std::uint8_t phase_ = 0;
    std::vector<Node> fields_;  // that touch cities

    // By root. What has changed is known apart, so that the rest is known for the next place, too.
    std::array<Known, most_nodes> known_{};
    std::array<Known, most_nodes> known_after_{};
    std::bitset<most_nodes> is_changed_;
    std::vector<Node> changed_fields_;
};

}  // namespace bastide::match
