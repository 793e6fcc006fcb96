#include "bastide/draw/puzzle/text.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace bastide::draw {

using tile::all_sides;
using tile::Edge;
using tile::Side;
using tile::Tile;

namespace {

// The inside of a tile without its frame. Points are given by their distance from each side.
class Inside {
  public:
    Inside(Tile tile, int width) : tile_(tile), width_(width), middle_(width / 2), deep_(width / 3) {}

    char at(int row, int column) const {
        if (const char house = house_at(row, column); house != '\0') return house;
        if (is_road(row, column)) return '#';
        return is_city(row, column) ? '.' : ' ';
    }

  private:
    bool shows(Side side, Edge edge) const { return tile_.edge(side) == edge; }

    // The distance of a point from a side, and from the nearer end of it.
    int depth(Side side, int row, int column) const {
        switch (side) {
            case Side::north:
                return row;
            case Side::east:
                return width_ - 1 - column;
            case Side::south:
                return width_ - 1 - row;
            case Side::west:
                break;
        }
        return column;
    }

    int from_end(Side side, int row, int column) const {
        const int along = side == Side::north || side == Side::south ? column : row;
        return std::min(along, width_ - 1 - along);
    }

    // True if the point is in the triangle between the side and the centre, widened by `rim` diagonals.
    bool in_wedge(Side side, int row, int column, int rim) const {
        const int down = depth(side, row, column);
        return down < deep_ && down < from_end(side, row, column) + rim;
    }

    // One city side is a wedge. Two cities that meet in a corner fill their side of the diagonal. Others are
    // one city that leaves a wedge for each side without one.
    bool is_city(int row, int column) const {
        const int cities = tile_.count(Edge::city);
        if (cities == 0) return false;
        if (cities == 1) {
            return std::ranges::any_of(all_sides, [&](Side side) {
                return shows(side, Edge::city) && in_wedge(side, row, column, 0);
            });
        }
        for (const Side side : all_sides) {
            const Side next = rotate(side, 1);
            if (cities == 2 && shows(side, Edge::city) && shows(next, Edge::city)) {
                return depth(side, row, column) + depth(next, row, column) < width_ - 1;
            }
        }
        return std::ranges::none_of(
            all_sides, [&](Side side) { return !shows(side, Edge::city) && in_wedge(side, row, column, 1); });
    }

    bool is_road(int row, int column) const {
        const int roads = tile_.count(Edge::road);
        if (roads == 0) return false;
        for (const Side side : all_sides) {
            const Side next = rotate(side, 1);
            if (roads == 2 && shows(side, Edge::road) && shows(next, Edge::road))
                return is_bend(side, next, row, column);
        }
        const int reach = roads > 1 ? middle_ + 1 : tile_.has_monastery() ? middle_ - 2 : deep_;
        return std::ranges::any_of(all_sides, [&](Side side) {
            return shows(side, Edge::road) && from_end(side, row, column) == middle_ &&
                   depth(side, row, column) < reach;
        });
    }

    // A bend from the middle of one side to the middle of the next, with a slanted step between.
    bool is_bend(Side first, Side second, int row, int column) const {
        const int a = depth(first, row, column);
        const int b = depth(second, row, column);
        return (b == middle_ && a < middle_ - 1) || (a == middle_ && b < middle_ - 1) ||
               (a == middle_ - 1 && b == middle_ - 1);
    }

    char house_at(int row, int column) const {
        constexpr std::array<std::string_view, 5> house = {"  ^  ", " / \\ ", "/| |\\", " | | ", " +-+ "};
        if (!tile_.has_monastery()) return '\0';
        const int down = row - (middle_ - 2);
        const int right = column - (middle_ - 2);
        if (down < 0 || down > 4 || right < 0 || right > 4) return '\0';
        return house[static_cast<std::size_t>(down)][static_cast<std::size_t>(right)];
    }

    Tile tile_;
    int width_;
    int middle_;
    int deep_;
};

std::string draw(Tile tile, int size) {
    const Inside inside(tile, size - 2);
    const std::string frame = '+' + std::string(static_cast<std::size_t>(size) - 2, '-') + '+';
    std::string art = frame;
    for (int row = 0; row < size - 2; ++row) {
        art += '|';
        for (int column = 0; column < size - 2; ++column) art += inside.at(row, column);
        art += '|';
    }
    return art + frame;
}

}  // namespace

const std::string& PuzzleText::art(Tile tile) {
    std::string& art = art_of_code_[tile.code()];
    if (art.empty()) art = draw(tile, size_);
    return art;
}

bool PuzzleText::append(const puzzle::Puzzle& puzzle, const puzzle::Solution& solution, std::string& text,
                        const std::function<bool()>& take) {
    const auto size = static_cast<std::size_t>(size_);
    rows_.resize(std::max(rows_.size(), static_cast<std::size_t>(solution.rows)));
    for (auto& row : rows_) row.clear();
    for (std::size_t tile = 0; tile < puzzle.tiles.size(); ++tile) {
        const puzzle::Placement& at = solution.placements[tile];
        rows_[static_cast<std::size_t>(at.row)].push_back(
            {static_cast<std::size_t>(at.column) * size, art(puzzle.tiles[tile].rotate(at.turns)).data()});
    }
    const std::size_t width = static_cast<std::size_t>(solution.columns) * size;
    for (std::size_t row = 0; row < static_cast<std::size_t>(solution.rows); ++row) {
        for (std::size_t line = 0; line < size; ++line) {
            const std::size_t begin = text.size();
            text.resize(begin + width, ' ');
            for (const TileArt& tile_art : rows_[row])
                std::copy_n(tile_art.art + line * size, size, text.data() + begin + tile_art.column);
            text += '\n';
            if (text.size() > piece && !take()) return false;
        }
    }
    return true;
}

}  // namespace bastide::draw
