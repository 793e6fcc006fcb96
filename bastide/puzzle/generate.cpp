#include "bastide/puzzle/generate.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "bastide/play/random.h"
#include "bastide/puzzle/errors.h"

namespace bastide::puzzle {
namespace {

using tile::Edge;
using GridPos = std::pair<int, int>;
using Map = std::map<GridPos, std::array<Edge, 4>>;

constexpr std::array<GridPos, 4> steps = {{{-1, 0}, {0, 1}, {1, 0}, {0, -1}}};
constexpr std::uint32_t whole_density = 1'000'000;

GridPos beside(GridPos from, std::size_t side) {
    return {from.first + steps[side].first, from.second + steps[side].second};
}

// The largest map as this puzzle's may be.
struct Bounds {
    std::int64_t rows;
    std::int64_t columns;
};

Bounds bounds(const PuzzleTaste& taste) {
    if (!taste.dimensions) return {taste.tiles, taste.tiles};
    return {taste.dimensions->rows, taste.dimensions->columns};
}

// A shape that grows within bounds, each cell next to an earlier one.
class Shape {
  public:
    explicit Shape(Bounds bounds) : bounds_(bounds) {}

    // Returns a possible next cell. There must be one.
    GridPos grow(play::Random& chance) {
        while (true) {
            const GridPos from = cells_[chance.below(static_cast<std::uint32_t>(cells_.size()))];
            const GridPos next = beside(from, chance.below(4));
            if (!is_within(next) || std::ranges::find(cells_, next) != cells_.end()) continue;
            return add(next);
        }
    }

    const std::vector<GridPos>& cells() const { return cells_; }

  private:
    bool is_within(GridPos place) const {
        return std::max(bottom_, place.first) - std::min(top_, place.first) < bounds_.rows &&
               std::max(right_, place.second) - std::min(left_, place.second) < bounds_.columns;
    }

    GridPos add(GridPos place) {
        top_ = std::min(top_, place.first);
        bottom_ = std::max(bottom_, place.first);
        left_ = std::min(left_, place.second);
        right_ = std::max(right_, place.second);
        cells_.push_back(place);
        return place;
    }

    Bounds bounds_;
    std::vector<GridPos> cells_ = {{0, 0}};
    int top_ = 0;
    int bottom_ = 0;
    int left_ = 0;
    int right_ = 0;
};

// Draws a random edge for each side that a tile shares with another.
void draw_sides(Map& map, GridPos place, std::uint32_t density, play::Random& chance) {
    for (std::size_t side = 0; side < 4; ++side) {
        const auto other = map.find(beside(place, side));
        if (other == map.end()) continue;
        Edge edge = Edge::field;
        if (chance.below(whole_density) < density) edge = chance.below(3) == 0 ? Edge::city : Edge::road;
        map[place][side] = other->second[side ^ 2] = edge;
    }
}

// A solution of a puzzle, and the rotations of its tiles in the puzzle.
class Drawing {
  public:
    Drawing(const PuzzleTaste& taste, play::Random& chance)
        : density_(static_cast<std::uint32_t>(std::lround(taste.density * whole_density))) {
        Shape shape(bounds(taste));
        while (std::ssize(shape.cells()) < taste.tiles) shape.grow(chance);
        cells_ = shape.cells();
        for (const GridPos& place : cells_) map_[place] = {};
        for (const GridPos& place : cells_) {
            draw_sides(map_, place, density_, chance);
            turns_.push_back(taste.rotations ? static_cast<int>(chance.below(4)) : 0);
        }
        repair(chance);
    }

    // Draws the sides of one tile again.
    void change(play::Random& chance) {
        draw_sides(map_, cells_[chance.below(static_cast<std::uint32_t>(cells_.size()))], density_, chance);
        repair(chance);
    }

    Puzzle puzzle() const {
        Puzzle puzzle;
        for (std::size_t tile = 0; tile < cells_.size(); ++tile)
            puzzle.tiles.push_back(tile::Tile(map_.at(cells_[tile])).rotate(turns_[tile]));
        return puzzle;
    }

  private:
    // Draws the sides of tiles that cannot be again, until all can.
    void repair(play::Random& chance) {
        const auto cannot_be = [this](const GridPos& place) {
            return illegality(tile::Tile(map_.at(place))) != nullptr;
        };
        for (auto bad = std::ranges::find_if(cells_, cannot_be); bad != cells_.end();
             bad = std::ranges::find_if(cells_, cannot_be))
            draw_sides(map_, *bad, density_, chance);
    }

    std::uint32_t density_;
    std::vector<GridPos> cells_;
    Map map_;
    std::vector<int> turns_;
};

constexpr std::int64_t nodes_a_try = 100'000;

// The search that may be spent on finding a puzzle with one solution.
class EffortLimit {
  public:
    EffortLimit(const PuzzleTaste& taste, const std::function<bool(double spent)>& watch)
        : watch_(watch), weight_(1 + taste.tiles / 16) {}

    bool is_over() const { return is_stopped_ || spent_ >= nodes_in_all; }

    // Calls the watcher. Returns false if it wants to stop.
    bool look() {
        const auto spent = static_cast<double>(spent_) / static_cast<double>(nodes_in_all);
        is_stopped_ = is_stopped_ || (watch_ && !watch_(std::min(spent, 1.0)));
        return !is_stopped_;
    }

    void spend(std::int64_t nodes) {
        spent_ += (nodes + nodes_to_begin) * weight_;
        look();
    }

  private:
    static constexpr std::int64_t nodes_in_all = 20'000'000;
    static constexpr std::int64_t nodes_to_begin = 1000;  // the cost of a try before its first node

    const std::function<bool(double spent)>& watch_;
    std::int64_t weight_;  // nodes of many tiles take longer
    std::int64_t spent_ = 0;
    bool is_stopped_ = false;
};

// Counts solutions, up to `most` + 1. A puzzle that takes too long also counts as `most` + 1.
std::int64_t count_solutions(const Puzzle& puzzle, const PuzzleTaste& taste, std::int64_t most,
                             EffortLimit& effort) {
    SolveOptions options;
    options.rotations = taste.rotations;
    options.dimensions = taste.dimensions;
    options.max_nodes = nodes_a_try;
    options.watch = [&](const SolveProgress&) { return effort.look(); };
    std::int64_t solutions = 0;
    const SolveResult result = solve(puzzle, options, [&](const Solution&) { return ++solutions <= most; });
    effort.spend(result.nodes);
    return result.is_complete ? solutions : most + 1;
}

// Changes a drawing, accepting changes that do not add solutions, until there is one solution. Returns
// nullopt if that takes too long.
std::optional<Puzzle> with_one_solution(const PuzzleTaste& taste, play::Random& chance, EffortLimit effort) {
    constexpr std::int64_t max_initial_solutions = 1000;
    constexpr int max_idle_changes = 100;
    while (!effort.is_over()) {
        Drawing drawing(taste, chance);
        std::int64_t solutions = count_solutions(drawing.puzzle(), taste, max_initial_solutions, effort);
        for (int idle = 0; solutions > 1 && idle < max_idle_changes && !effort.is_over(); ++idle) {
            Drawing changed = drawing;
            changed.change(chance);
            const std::int64_t after = count_solutions(changed.puzzle(), taste, solutions, effort);
            if (after > solutions) continue;
            if (after < solutions) idle = 0;
            solutions = after;
            drawing = std::move(changed);
        }
        if (solutions == 1) return drawing.puzzle();
    }
    return std::nullopt;
}

}  // namespace

Result<Puzzle> generate_puzzle(const PuzzleTaste& taste, std::string_view seed,
                               const std::function<bool(double spent)>& watch) {
    if (taste.tiles < 1 || taste.tiles > max_generated_tiles)
        return fail({errors::tiles_range, max_generated_tiles, taste.tiles});
    if (std::isnan(taste.density) || taste.density < 0 || taste.density > 1)
        return fail(errors::density_range);
    const auto [rows, columns] = bounds(taste);
    // No side longer than the number of tiles matters, and the product of larger sides could overflow.
    const auto side = [&](std::int64_t length) { return std::clamp<std::int64_t>(length, 0, taste.tiles); };
    if (side(rows) * side(columns) < taste.tiles)
        return fail({errors::too_small_a_map, taste.tiles, rows, columns});
    play::Random chance(play::seed_number(seed));
    if (!taste.is_unique) return Drawing(taste, chance).puzzle();
    auto puzzle = with_one_solution(taste, chance, EffortLimit(taste, watch));
    if (puzzle) return std::move(*puzzle);
    return fail(errors::no_unique_puzzle);
}

}  // namespace bastide::puzzle
