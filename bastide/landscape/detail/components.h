// The features a sweep has met and not yet counted: a union-find forest that is emptied as it fills.
//
// A sweep only writes: it numbers the features it meets and notes which turn out to be one. `settle` works
// that out, counts the features that no longer reach the boundary of what has been read, since they can gain
// nothing more, and renumbers the rest. So memory grows with the boundary, not with the map, and the arrays
// stay in cache.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "bastide/landscape/detail/step.h"
#include "bastide/landscape/score.h"

namespace bastide::landscape::detail {

// The number of a feature. 0 stands for none; the first four are never a feature's.
using Label = std::uint32_t;
inline constexpr Label first_label = 4;

// Two labels of one feature.
struct Join {
    Label a;
    Label b;
};

// A tile with several sections of one kind: the features of those that go on, and for each that there is not,
// another label of no feature.
using TileSharing = std::array<Label, 4>;

// Features that share tiles: `times` tiles hold a section of each of them. Should two of them turn out to be
// one, that one has counted the tiles once too often.
struct Sharing {
    std::array<Label, 4> features = {};  // descending, zeros last
    std::int64_t times = 0;

    friend constexpr auto operator<=>(const Sharing&, const Sharing&) = default;
};

struct Kernels;

class Components {
  public:
    Components();

    // Makes room for so many more labels, joins and shared tiles.
    void reserve(std::size_t labels, std::size_t joins, std::size_t sharings);

    // Where a sweep writes, each pointer at the next free place. It must write what it has seen of every
    // label it takes, and may write in advance up to the room reserved.
    struct Cursor {
        Seen* seen;  // by label
        Label next;
        Join* joins;
        TileSharing* sharings;
    };
    Cursor cursor();
    void advance(const Cursor& to);

    // A feature that so far has no tile and no open side.
    Label add(tile::FeatureKind kind);

    void add_open_side(Label label) { seen_[label] |= seen_open; }
    void join(Label a, Label b);

    // Takes in another forest, both being settled. The other's labels, save 0, are from then on higher by
    // what is returned.
    Label append(const Components& other);

    // Counts every feature that no label of `boundaries` belongs to, forgets it, and renumbers the rest
    // there. Linear in the labels given since the last time and in the boundaries.
    LandscapeScore settle(std::span<const std::span<Label>> boundaries, const Kernels& kernels);

  private:
    void join_all();
    void flatten();
    void find_live(std::span<const std::span<Label>> boundaries);
    void resolve_sharings(const Kernels& kernels);
    void resolve(const std::array<Label, 4>& roots, std::int64_t times);
    LandscapeScore count(const Kernels& kernels) const;
    void keep_live();

    Label size_ = first_label;                 // one more than the highest label; the arrays may be longer
    std::vector<Label> parent_;                // never above the label itself; every unused label is its own
    std::vector<Seen> seen_;                   // since the last settling
    std::vector<std::int64_t> settled_tiles_;  // before it, for the labels that were there already
    std::vector<Sharing> sharings_;
    std::vector<Join> joins_;
    std::size_t join_count_ = 0;
    std::vector<TileSharing> tile_sharings_;
    std::size_t tile_sharing_count_ = 0;

    // Of `settle`: the labels that are no longer their own root, the roots that reach the boundary, and by
    // label, what such a root is called afterwards, or 0.
    std::vector<Label> joined_;
    std::vector<Label> live_roots_;
    std::vector<Label> renamed_;
};

}  // namespace bastide::landscape::detail
