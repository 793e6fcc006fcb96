#include "bastide/landscape/warning.h"

#include <algorithm>

#include "bastide/text/counted.h"

namespace bastide::landscape {
namespace {

std::string describe_count(const Doubt& doubt) {
    const tile::Tile tile = tile::read_legend(doubt.written).tile;
    const std::string read = std::to_string(tile.cities());
    const std::string cities = tile.cities() == 0 ? "no city edge" : "one city edge";
    return tile::to_string(doubt.written) + " counts " + text::counted(doubt.written[4], "city", "cities") +
           ", but has " + cities + ": read as " + read;
}

std::string describe(const Doubt& doubt) {
    switch (doubt.kind) {
        case Doubt::Kind::side:
            return std::string(name(doubt.side)) + " edge is " + std::string(name(doubt.edges[0])) +
                   ", but its neighbour's " + std::string(name(opposite(doubt.side))) + " edge is " +
                   std::string(name(doubt.edges[1]));
        case Doubt::Kind::count:
            return describe_count(doubt);
        case Doubt::Kind::foreign:
            return tile::to_string(doubt.written) + " is none of the 19 tiles in any rotation";
    }
    return {};
}

// Keeps the list sorted and at most ten long.
void insert(std::vector<Doubt>& first, const Doubt& doubt) {
    if (first.size() == Doubts::kept && !(doubt < first.back())) return;
    first.insert(std::ranges::upper_bound(first, doubt), doubt);
    if (first.size() > Doubts::kept) first.pop_back();
}

}  // namespace

std::string to_string(const Doubt& doubt) {
    return to_string(doubt.at) + ": " + describe(doubt);
}

void Doubts::add(const Doubt& doubt) {
    List& list = lists_[static_cast<std::size_t>(doubt.kind)];
    ++list.count;
    insert(list.first, doubt);
}

void Doubts::add(const Doubts& more, std::int64_t first_row) {
    for (std::size_t kind = 0; kind < lists_.size(); ++kind) {
        lists_[kind].count += more.lists_[kind].count;
        for (Doubt doubt : more.lists_[kind].first) {
            doubt.at.row += first_row;
            insert(lists_[kind].first, doubt);
        }
    }
}

std::int64_t Doubts::count() const {
    std::int64_t count = 0;
    for (const List& list : lists_) count += list.count;
    return count;
}

std::vector<Doubt> Doubts::first() const {
    std::vector<Doubt> all;
    for (const List& list : lists_) all.insert(all.end(), list.first.begin(), list.first.end());
    std::ranges::sort(all);
    return all;
}

}  // namespace bastide::landscape
