#include "bastide/landscape/warning.h"

#include <algorithm>
#include <limits>

#include "bastide/landscape/errors.h"

namespace bastide::landscape {
namespace {

Message describe_count(const Warning& warning) {
    const int cities = tile::read_legend(warning.written).tile.cities();
    const int written = warning.written[4];
    return {
        cities == 0 ? errors::wrong_count_of_none : errors::wrong_count_of_one, written_tile(warning.written),
        Message(written == 1 ? errors::one_city : errors::cities, written_count(warning.written)), cities};
}

Message describe(const Warning& warning) {
    switch (warning.kind) {
        case Warning::Kind::side:
            return {errors::sides_differ, name(warning.side), name(warning.edges[0]),
                    name(opposite(warning.side)), name(warning.edges[1])};
        case Warning::Kind::count:
            return describe_count(warning);
        case Warning::Kind::foreign:
            return {errors::foreign, tile::to_string(warning.written)};
    }
    return {};
}

// Keeps the list sorted and at most ten long.
void insert(std::vector<Warning>& first, const Warning& warning) {
    if (first.size() == Warnings::max_stored && !(warning < first.back())) return;
    first.insert(std::ranges::upper_bound(first, warning), warning);
    if (first.size() > Warnings::max_stored) first.pop_back();
}

bool is_cut(const tile::FiveNumbers& five) {
    return five[4] == std::numeric_limits<int>::max();
}

}  // namespace

std::string written_tile(const tile::FiveNumbers& five) {
    std::string text = tile::to_string(five);
    if (is_cut(five)) text.replace(text.rfind(',') + 1, std::string::npos, "…]");
    return text;
}

Message written_count(const tile::FiveNumbers& five) {
    if (is_cut(five)) return "more than " + std::to_string(five[4] - 1);
    return five[4];
}

Message message(const Warning& warning) {
    return {errors::warning_at, place_of(warning.at), describe(warning)};
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
