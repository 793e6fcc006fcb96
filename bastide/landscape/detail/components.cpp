#include "bastide/landscape/detail/components.h"

#include <algorithm>
#include <functional>
#include <numeric>

#include "bastide/landscape/detail/points.h"

namespace bastide::landscape::detail {
namespace {

using tile::FeatureKind;

// Sums the times of equal sharings.
void aggregate(std::vector<Sharing>& sharings) {
    std::ranges::sort(sharings);
    std::vector<Sharing> sums;
    for (const Sharing& sharing : sharings) {
        if (!sums.empty() && sums.back().features == sharing.features) {
            sums.back().times += sharing.times;
        } else {
            sums.push_back(sharing);
        }
    }
    sharings.swap(sums);
}

template <class T>
void grow(std::vector<T>& vector, std::size_t need) {
    if (vector.size() < need) vector.resize(need + need / 2);
}

// Nearly all labels are within two steps of their root: the first two are made without asking, and the loop
// that makes sure almost never turns.
Label root(Label* parent, Label label) {
    label = parent[parent[label]];
    while (parent[label] != label) label = parent[label] = parent[parent[label]];
    return label;
}

}  // namespace

Components::Components()
    : parent_(first_label), seen_(first_label), settled_tiles_(first_label), renamed_(first_label) {
    std::iota(parent_.begin(), parent_.end(), Label{0});
}

void Components::reserve(std::size_t labels, std::size_t joins, std::size_t sharings) {
    grow(joins_, join_count_ + joins);
    grow(tile_sharings_, tile_sharing_count_ + sharings);
    const std::size_t had = parent_.size();
    grow(parent_, size_ + labels);
    grow(seen_, size_ + labels);
    renamed_.resize(parent_.size());
    std::iota(parent_.begin() + static_cast<std::ptrdiff_t>(had), parent_.end(), static_cast<Label>(had));
}

SweepCursor Components::cursor() {
    return {seen_.data(), size_, joins_.data() + join_count_, tile_sharings_.data() + tile_sharing_count_};
}

void Components::advance(const SweepCursor& to) {
    size_ = to.next;
    join_count_ = static_cast<std::size_t>(to.joins - joins_.data());
    tile_sharing_count_ = static_cast<std::size_t>(to.sharings - tile_sharings_.data());
}

Label Components::add(FeatureKind kind) {
    reserve(1, 0, 0);
    seen_[size_] = kind == FeatureKind::road ? seen_road : 0;
    return size_++;
}

void Components::join(Label a, Label b) {
    reserve(0, 1, 0);
    joins_[join_count_++] = {a, b};
}

Label Components::append(const Components& other) {
    const Label offset = size_ - first_label;
    const auto begin = static_cast<std::ptrdiff_t>(first_label);
    const auto end = static_cast<std::ptrdiff_t>(other.size_);
    const auto here = static_cast<std::ptrdiff_t>(size_);
    reserve(other.size_ - first_label, 0, 0);
    std::copy(other.seen_.begin() + begin, other.seen_.begin() + end, seen_.begin() + here);
    settled_tiles_.insert(settled_tiles_.end(), other.settled_tiles_.begin() + begin,
                          other.settled_tiles_.end());
    size_ += other.size_ - first_label;
    for (Sharing sharing : other.sharings_) {
        for (Label& feature : sharing.features) feature += feature == 0 ? 0 : offset;
        sharings_.push_back(sharing);
    }
    return offset;
}

LandscapeScore Components::settle(std::span<const std::span<Label>> boundaries, const Kernels& kernels) {
    join_all();
    flatten();
    find_live(boundaries);
    resolve_sharings(kernels);
    const LandscapeScore total = count(kernels);
    for (const auto labels : boundaries) {
        for (Label& label : labels) label = renamed_[parent_[label] & ~live];
    }
    filter_live();
    return total;
}

// The lower root becomes the parent of the higher.
void Components::join_all() {
    Label* parent = parent_.data();
    joined_.resize(join_count_);
    auto joined = joined_.begin();
    for (std::size_t i = 0; i < join_count_; ++i) {
        const Label a = root(parent, joins_[i].a);
        const Label b = root(parent, joins_[i].b);
        // The comparison is unpredictable, so this avoids a branch.
        const Label lower = b ^ ((a ^ b) & (0U - Label{a < b}));
        const Label higher = a ^ b ^ lower;
        parent[higher] = lower;
        *joined = higher;
        joined += a == b ? 0 : 1;
    }
    joined_.erase(joined, joined_.end());
    join_count_ = 0;
}

// Sets each joined label's parent to its root and adds its data to the root. All others are roots.
void Components::flatten() {
    Label* parent = parent_.data();
    for (const Label label : joined_) {
        const Label top = root(parent, label);
        parent[label] = top;
        seen_[top] = (seen_[top] | (seen_[label] & seen_open)) + (seen_[label] & seen_tiles);
        if (label < settled_tiles_.size()) settled_tiles_[top] += settled_tiles_[label];
    }
}

// Finds the roots that reach the boundary and marks the parent of every label of theirs.
void Components::find_live(std::span<const std::span<Label>> boundaries) {
    std::size_t most = 1;
    for (const auto labels : boundaries) most += labels.size();
    live_roots_.resize(most);
    std::size_t count = 0;
    for (const auto labels : boundaries) {
        for (const Label label : labels) {
            const Label top = parent_[label];
            const Label is_new = Label{top != 0} & Label{renamed_[top] == 0};
            live_roots_[count] = top;
            renamed_[top] += (first_label + static_cast<Label>(count)) & (0U - is_new);
            count += is_new;
        }
    }
    live_roots_.resize(count);
    for (const Label top : live_roots_) parent_[top] |= live;
    for (const Label label : joined_) parent_[label] = parent_[parent_[label]];
}

void Components::resolve_sharings(const Kernels& kernels) {
    std::vector<Sharing> unresolved;
    unresolved.swap(sharings_);
    for (const auto& [features, times] : unresolved) {
        std::array<Label, 4> roots{};
        std::ranges::transform(features, roots.begin(), [this](Label label) { return parent_[label]; });
        resolve(roots, times);
    }
    const std::size_t pairing =
        kernels.filter_sharings(parent_.data(), tile_sharings_.data(), tile_sharing_count_);
    for (std::size_t i = 0; i < pairing; ++i) resolve(tile_sharings_[i], 1);
    tile_sharing_count_ = 0;
}

// Subtracts the tiles that one feature counted twice, and keeps the sharing if two of its features can still
// grow.
void Components::resolve(const std::array<Label, 4>& roots, std::int64_t times) {
    Sharing sharing{{}, times};
    std::size_t growing = 0;
    for (auto marked = roots.begin(); marked != roots.end(); ++marked) {
        const Label root = *marked & ~live;
        if (root < first_label) continue;
        if (std::find(roots.begin(), marked, *marked) == marked) {
            if (root != *marked) sharing.features[growing++] = renamed_[root];
        } else if (root < settled_tiles_.size()) {
            settled_tiles_[root] -= times;
        } else {
            seen_[root] -= static_cast<Seen>(times);
        }
    }
    if (growing < 2) return;
    std::ranges::sort(sharing.features, std::greater());
    sharings_.push_back(sharing);
}

// Counts the roots that are not live: with the mark, a live root is not its own parent.
LandscapeScore Components::count(const Kernels& kernels) const {
    const auto [features, tiles] = kernels.count_roots(parent_.data(), seen_.data(), size_);
    std::array<std::int64_t, 4> all_tiles{tiles[0], tiles[1], tiles[2], tiles[3]};
    for (Label label = first_label; label < settled_tiles_.size(); ++label) {
        if (parent_[label] == label) all_tiles[seen_[label] >> 30] += settled_tiles_[label];
    }
    LandscapeScore total;
    for (std::size_t i = 0; i < 4; ++i) {
        const FeatureKind kind = i % 2 == 0 ? FeatureKind::city : FeatureKind::road;
        const bool complete = i < 2;
        total.line(kind, complete) = {features[i], all_tiles[i] * points(kind, complete)};
    }
    return total;
}

// Leaves only the live roots, under their new labels.
void Components::filter_live() {
    std::vector<Seen> seen(first_label);
    std::vector<std::int64_t> tiles(first_label);
    for (const Label root : live_roots_) {
        const std::int64_t settled = root < settled_tiles_.size() ? settled_tiles_[root] : 0;
        tiles.push_back(settled + (seen_[root] & seen_tiles));
        seen.push_back(seen_[root] & ~seen_tiles);
        renamed_[root] = 0;
    }
    for (const Label label : joined_) parent_[label] = label;
    for (const Label root : live_roots_) parent_[root] = root;
    std::ranges::copy(seen, seen_.begin());
    settled_tiles_.swap(tiles);
    size_ = static_cast<Label>(seen.size());
    // The features at the boundary are regions of a plane, so few sets of them can share tiles.
    if (sharings_.size() > 2 * std::size_t{size_}) aggregate(sharings_);
}

}  // namespace bastide::landscape::detail
