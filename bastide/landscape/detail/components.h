// The open features of a sweep: a union-find forest from which finished features are removed.
//
// A sweep only writes: it numbers features and records joins. `settle` resolves the joins, scores the
// features that no longer reach the boundary of the rows read and so cannot grow, and renumbers the others.
// Memory therefore grows with the boundary and not with the map, and the arrays stay in cache.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "bastide/landscape/detail/kernels.h"
#include "bastide/landscape/detail/labels.h"
#include "bastide/landscape/landscape_score.h"

namespace bastide::landscape::detail {

// Features that share tiles: each of `times` tiles has a section of every one of these features. If two of
// these features turn out to be one, that feature has counted these tiles once too often.
struct Sharing {
    std::array<Label, 4> features = {};  // descending, zeros last
    std::int64_t times = 0;

    friend constexpr auto operator<=>(const Sharing&, const Sharing&) = default;
};

class Components {
  public:
    Components();

    // Reserves space for the given numbers of additional labels, joins and shared tiles.
    void reserve(std::size_t labels, std::size_t joins, std::size_t sharings);

    SweepCursor cursor();
    void advance(const SweepCursor& to);

    // Adds a feature with no tiles and no open sides.
    Label add(tile::FeatureKind kind);

    void add_open_side(Label label) { seen_[label] |= seen_open; }
    void join(Label a, Label b);

    // Appends another forest. Both must be settled. Labels of the other forest, except 0, then increase by
    // the returned value.
    Label append(const Components& other);

    // Counts and removes every feature without a label in `boundaries`, and renumbers the other features in
    // `boundaries`. Takes linear time in the boundaries and in the labels added since the last call.
    LandscapeScore settle(std::span<const std::span<Label>> boundaries, const Kernels& kernels);

  private:
    void join_all();
    void flatten();
    void find_live(std::span<const std::span<Label>> boundaries);
    void resolve_sharings(const Kernels& kernels);
    void resolve(const std::array<Label, 4>& roots, std::int64_t times);
    LandscapeScore count(const Kernels& kernels) const;
    void filter_live();

    Label size_ = first_label;   // the highest label plus one (the arrays may be longer)
    std::vector<Label> parent_;  // not above the label itself; unused labels are their own parents
    std::vector<Seen> seen_;     // counted since the last call of `settle`
    std::vector<std::int64_t> settled_tiles_;  // counted before that call, for the labels that existed then
    std::vector<Sharing> sharings_;
    std::vector<Join> joins_;
    std::size_t join_count_ = 0;
    std::vector<TileSharing> tile_sharings_;
    std::size_t tile_sharing_count_ = 0;

    // For `settle`: the labels that are not their own root, the roots that reach the boundary, and by label
    // the new number of a root that reaches the boundary, or 0.
    std::vector<Label> joined_;
    std::vector<Label> live_roots_;
    std::vector<Label> renamed_;
};

}  // namespace bastide::landscape::detail
