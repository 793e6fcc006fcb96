#include "bastide/landscape/warning.h"

#include <algorithm>

#include "bastide/text/counted.h"

namespace bastide::landscape {
namespace {

std::string describe_count(const Warning& warning) {
    const tile::Tile tile = tile::read_legend(warning.written).tile;
    const std::string read = std::to_string(tile.cities());
    const std::string cities = tile.cities() == 0 ? "no city edge" : "one city edge";
    return tile::to_string(warning.written) + " counts " +
           text::counted(warning.written[4], "city", "cities") + ", but has " + cities + ": read as " + read;
}

std::string describe(const Warning& warning) {
    switch (warning.kind) {
        case Warning::Kind::side:
            return std::string(name(warning.side)) + " edge is " + std::string(name(warning.edges[0])) +
                   ", but its neighbour's " + std::string(name(opposite(warning.side))) + " edge is " +
                   std::string(name(warning.edges[1]));
        case Warning::Kind::count:
            return describe_count(warning);
        case Warning::Kind::foreign:
            return tile::to_string(warning.written) + " is not one of the 19 tiles in any rotation";
    }
    return {};
}

// Keeps the list sorted and at most ten long.
void insert(std::vector<Warning>& first, const Warning& warning) {
    if (first.size() == Warnings::kept && !(warning < first.back())) return;
    first.insert(std::ranges::upper_bound(first, warning), warning);
    if (first.size() > Warnings::kept) first.pop_back();
}

}  // namespace

std::string to_string(const Warning& warning) {
    return to_string(warning.at) + ": " + describe(warning);
}

void Warnings::add(const Warning& warning) {
    List& list = lists_[static_cast<std::size_t>(warning.kind)];
    ++list.count;
    insert(list.first, warning);
}

void Warnings::add(const Warnings& more, std::int64_t first_row) {
    for (std::size_t kind = 0; kind < lists_.size(); ++kind) {
        lists_[kind].count += more.lists_[kind].count;
        for (Warning warning : more.lists_[kind].first) {
            warning.at.row += first_row;
            insert(lists_[kind].first, warning);
        }
    }
}

std::int64_t Warnings::count() const {
    std::int64_t count = 0;
    for (const List& list : lists_) count += list.count;
    return count;
}

std::vector<Warning> Warnings::first() const {
    std::vector<Warning> all;
    for (const List& list : lists_) all.insert(all.end(), list.first.begin(), list.first.end());
    std::ranges::sort(all);
    return all;
}

}  // namespace bastide::landscape
