#include "bastide/puzzle/detail/canonical_view.h"

#include <algorithm>
#include <utility>

#include "bastide/base/splitmix64.h"

namespace bastide::puzzle::detail {

bool CanonicalView::is_seen(Order& order) const {
    const std::uint64_t here = number(board_.origin(), 0);
    if (another_comes_first(board_.origin(), here, order)) return false;
    if (orientations_.equals_of_first < 0) return true;
    return std::ranges::none_of(board_.placed(static_cast<std::size_t>(orientations_.equals_of_first)),
                                [&](Cell start) { return another_comes_first(start, here, order); });
}

bool CanonicalView::another_comes_first(Cell start, std::uint64_t number, Order& order) const {
    for (int turns = 0; turns < (rotations_ ? 4 : 1); ++turns) {
        const bool looks_like_first = tile(start).rotate(turns) == tile(board_.origin());
        if (looks_like_first && this->number(start, turns) < number && is_met(turns) &&
            !order.find(start).empty())
            return true;
    }
    return false;
}

// True if the kinds that lost orientations are placed in allowed ones.
bool CanonicalView::is_met(int turns) const {
    return std::ranges::all_of(orientations_.pinned, [&](std::uint8_t kind) {
        const tile::Tile image = tile(board_.placed(kind).front()).rotate(turns);
        for (OrientationSet rest = orientations_.kinds[kind].orientations; rest != 0; rest &= rest - 1) {
            if (orientations_[static_cast<std::size_t>(std::countr_zero(rest))].tile == image) return true;
        }
        return false;
    });
}

// A sum, so that the order of cells does not matter.
std::uint64_t CanonicalView::number(Cell start, int turns) const {
    std::uint64_t sum = 0;
    for (const Cell cell : board_.placed()) {
        Cell row = board_.row(cell) - board_.row(start);
        Cell column = board_.column(cell) - board_.column(start);
        for (int turn = 0; turn < turns; ++turn) row = std::exchange(column, -row);
        sum += mix(static_cast<std::uint64_t>(row) << 40 ^ static_cast<std::uint64_t>(column) << 8 ^
                   tile(cell).rotate(turns).code());
    }
    return sum;
}

}  // namespace bastide::puzzle::detail
