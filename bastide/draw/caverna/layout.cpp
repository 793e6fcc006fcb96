#include "bastide/draw/caverna/layout.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "bastide/caverna/cells.h"

namespace bastide::draw {
namespace {

using namespace caverna;
using Kind = BoardCell::Kind;
using Joined = BoardCell::Joined;

constexpr std::size_t max_cells = 8 * board_columns;  // twice the board's

BoardCell cell(Kind kind) {
    BoardCell cell;
    cell.kind = kind;
    return cell;
}

BoardCell furnishing(FurnishingId tile) {
    BoardCell cell;
    cell.kind = Kind::furnishing;
    cell.tile = tile;
    return cell;
}

bool is_free(const BoardHalf& half, std::size_t place) {
    return half.cells[place].kind == Kind::nothing;
}

// Column by column.
constexpr std::array<std::size_t, board_cells> down_the_columns = {0, 3, 6, 9, 1, 4, 7, 10, 2, 5, 8, 11};

// Lays something on the first free cell in an order, or beyond the board.
template <class Places>
std::optional<std::size_t> place(BoardHalf& half, const Places& order, const BoardCell& what) {
    const auto place = std::ranges::find_if(order, [&](std::size_t each) { return is_free(half, each); });
    if (place != order.end()) {
        half.cells[*place] = what;
        return *place;
    }
    if (half.cells.size() == max_cells) {
        ++half.left_out;
        return std::nullopt;
    }
    half.cells.push_back(what);
    return half.cells.size() - 1;
}

template <class Places>
void place_many(BoardHalf& half, const Places& order, const BoardCell& what, int count) {
    // Stops at the limit of drawn cells, even for a huge number.
    for (int left = count; left > 0; --left) {
        if (!place(half, order, what)) {
            half.left_out += left - 1;
            return;
        }
    }
}

BoardHalf forest_of(const Holding& holding, int unused) {
    BoardHalf forest{std::vector<BoardCell>(board_cells), 0};
    BoardCell large = cell(Kind::large_pasture);
    for (int pasture = 0; pasture < holding.large_pastures; ++pasture) {
        const bool on_board = pasture < 6;
        if (!on_board && forest.left_out > 0) {
            forest.left_out += 2 * (holding.large_pastures - pasture);
            break;
        }
        large.joined = on_board ? Joined::below : Joined::to_none;
        place(forest, down_the_columns, large);
        large.joined = on_board ? Joined::above : Joined::to_none;
        place(forest, down_the_columns, large);
    }
    place_many(forest, down_the_columns, cell(Kind::small_pasture), holding.small_pastures);
    const auto place_fields = [&](Kind kind, const std::vector<int>& fields) {
        for (const int crops : fields) {
            BoardCell field = cell(kind);
            field.crops = crops;
            place(forest, down_the_columns, field);
        }
    };
    place_fields(Kind::grain_field, holding.grain_fields);
    place_fields(Kind::vegetable_field, holding.vegetable_fields);
    for (const std::size_t place : down_the_columns) {
        if (is_free(forest, place)) forest.cells[place] = cell(Kind::meadow);
    }
    for (auto place = down_the_columns.rbegin(); place != down_the_columns.rend() && unused > 0; ++place) {
        if (forest.cells[*place].kind != Kind::meadow) continue;
        forest.cells[*place].kind = Kind::forest;
        --unused;
    }
    return forest;
}

// A free cell and a free neighbour of it, from the far corner on.
std::optional<std::pair<std::size_t, std::size_t>> free_pair(const BoardHalf& mountain) {
    for (std::size_t place = board_cells; place-- > 0;) {
        if (!is_free(mountain, place)) continue;
        if (place >= board_columns && is_free(mountain, place - board_columns))
            return std::pair(place - board_columns, place);
        if (place % board_columns > 0 && is_free(mountain, place - 1)) return std::pair(place - 1, place);
    }
    return std::nullopt;
}

class Mountain {
  public:
    Mountain(const Holding& holding, const Profile& profile)
        : holding_(holding), order_(mountain_order(holding)) {
        half_.cells.resize(board_cells);
        half_.cells[entry_level_cell] = cell(Kind::entry_level);
        std::erase_if(order_.others, [](std::size_t place) { return place >= board_cells; });
        const Cells cells = cells_of(holding, profile);
        const int free =
            static_cast<int>(board_cells) - 1 - cells.dug - std::min(holding.ruby_mines, holding.ore_mines);
        rubies_below_ = std::clamp(-free, 0, std::min(holding.ruby_mines, holding.ore_mines));
    }

    BoardHalf lay_out(int unused) {
        place_tiles();
        // Cells printed as used are the last to count as unused.
        for (const std::size_t place : std::to_array<std::size_t>({2, 5, 1, 8, 0, 4, 11, 3, 7, 10, 6})) {
            if (!is_free(half_, place)) continue;
            half_.cells[place] = cell(unused > 0 ? Kind::rock : Kind::cavern);
            --unused;
        }
        return std::move(half_);
    }

  private:
    void place_tiles() {
        const auto backward = std::vector(order_.others.rbegin(), order_.others.rend());
        if (holding_.has(caverna::tile::state_parlor))
            half_.cells[order_.parlor] = furnishing(caverna::tile::state_parlor);
        // The entry-level dwelling is next to the parlor, unless the parlor is in the middle.
        const bool apart = order_.parlor == 7;
        int beside = std::max(0, holding_.state_parlor_dwellings - (apart ? 0 : 1));
        std::array<int, furnishing_count> left{};
        for (FurnishingId tile = 0; tile < furnishing_count; ++tile) {
            if (furnishings()[tile].colour != Colour::dwelling) continue;
            const int near = std::min<int>(beside, holding_.furnishings[tile]);
            place_many(half_, order_.others, furnishing(tile), near);
            beside -= near;
            left[tile] = holding_.furnishings[tile] - near;
        }
        place_ore_mines();
        for (FurnishingId tile = 0; tile < furnishing_count; ++tile)
            place_many(half_, backward, furnishing(tile), left[tile]);
        place_many(half_, order_.others, cell(Kind::ruby_mine), holding_.ruby_mines - rubies_below_);
        for (FurnishingId tile = 0; tile < furnishing_count; ++tile) {
            if (furnishings()[tile].colour == Colour::dwelling) continue;
            const int on_board = tile == caverna::tile::state_parlor && holding_.has(tile) ? 1 : 0;
            place_many(half_, order_.others, furnishing(tile), holding_.furnishings[tile] - on_board);
        }
    }

    void place_ore_mines() {
        BoardCell mine = cell(Kind::ore_mine);
        BoardCell tunnel = cell(Kind::deep_tunnel);
        for (int placed = 0; placed < holding_.ore_mines; ++placed) {
            tunnel.ruby = placed < rubies_below_;
            if (const auto pair = free_pair(half_)) {
                const bool upright = pair->second - pair->first == board_columns;
                mine.joined = upright ? Joined::below : Joined::to_right;
                tunnel.joined = upright ? Joined::above : Joined::to_left;
                half_.cells[pair->first] = mine;
                half_.cells[pair->second] = tunnel;
                continue;
            }
            mine.joined = tunnel.joined = Joined::to_none;
            place(half_, order_.others, mine);
            place(half_, order_.others, tunnel);
        }
    }

    const Holding& holding_;
    MountainOrder order_;
    BoardHalf half_;
    int rubies_below_ = 0;  // mines on deep tunnels, if the mountain has no room next to them
};

}  // namespace

// The State parlor is above the entry-level dwelling, in the middle next to four built dwellings, next to the
// entry-level dwelling with an overhanging one below it, or far from dwellings if none are next to it.
MountainOrder mountain_order(const Holding& holding) {
    if (holding.has(caverna::tile::state_parlor) && holding.state_parlor_dwellings == 0)
        return {2, {1, 5, 3, 7, 10, 4, 8, 11, 0, 6}};
    if (holding.has(caverna::tile::office_room)) return {10, {7, 11, 13, 6, 3, 4, 8, 0, 1, 2, 5, 10, 12, 14}};
    if (holding.state_parlor_dwellings == 4) return {7, {4, 6, 8, 10, 3, 11, 0, 1, 2, 5, 7}};
    return {6, {3, 7, 10, 4, 8, 11, 0, 1, 2, 5, 6}};
}

BoardPlan board_plan(const Holding& holding, const Profile& profile) {
    const Cells cells = cells_of(holding, profile);
    const int in_forest = std::clamp(static_cast<int>(board_cells) - cells.cleared, 0, holding.unused_spaces);
    return {forest_of(holding, in_forest),
            Mountain(holding, profile).lay_out(holding.unused_spaces - in_forest)};
}

}  // namespace bastide::draw
