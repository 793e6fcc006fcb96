// Few nodes matter more than fast nodes, so the search spends much work on choosing the next node:
//
// - The first tile is at the origin, as given unless it looks the same when rotated. A map is therefore
//   found in one place and one rotation.
// - Branch on a choice with few options: the cells of the lowest tile not yet placed, which must touch a
//   lower one, or the most constrained hole if these cells are more than twice as many as its candidates.
//   While many tiles remain, low ones weigh more. Each map follows exactly one branch: among the cells of a
//   tile, cells already tried are forbidden to later branches. No map is missed, because a hole must be
//   filled, and the lowest tile on a cell not yet filled touches a filled one.
// - After each placement the sides around it are made consistent (board.h). Holes only retain candidates
//   that leave room for the necessary contacts (edge_supply.h, contact_bound.h) and that the remaining
//   kinds allow (kind_bound.h). A tile that opens more holes than there are tiles is not placed, but counts
//   as a node. Each rule excludes only candidates that are in no map. Each node also makes a quick check of
//   the order of tiles (order.h).
// - If there are as many holes as remaining tiles, all other cells stay empty.
// - Equal tiles are one kind, so they never swap. A map can be found more than once only if the first tile
//   has a twin or looks the same when rotated. It then counts in its canonical view (canonical_view.h).
#include "bastide/puzzle/search.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "bastide/base/require.h"
#include "bastide/base/splitmix64.h"
#include "bastide/puzzle/detail/board.h"
#include "bastide/puzzle/detail/canonical_view.h"
#include "bastide/puzzle/detail/contact_bound.h"
#include "bastide/puzzle/detail/edge_supply.h"
#include "bastide/puzzle/detail/kind_bound.h"
#include "bastide/puzzle/detail/order.h"
#include "bastide/puzzle/detail/tiles.h"

namespace bastide::puzzle::detail {

// Walks the tree depth first on one board. Implements `Search`, with the same names.
class TreeSearch {
  public:
    using Stop = Search::Stop;

    TreeSearch(const Puzzle& puzzle, const SolveOptions& options, std::function<bool()> should_continue);

    // Its parts refer to one another.
    TreeSearch(const TreeSearch&) = delete;
    TreeSearch& operator=(const TreeSearch&) = delete;
    ~TreeSearch() = default;

    bool resume(const Subtree& work);
    bool is_stopped() const { return order_.is_stopped(); }
    Stop run(std::int64_t nodes);
    const Solution& solution() const { return solution_; }
    Subtree remaining() const;
    std::optional<Subtree> split();
    std::int64_t nodes() const { return placed_; }
    double searched() const { return searched_; }
    std::int64_t choices() const { return choices_; }

  private:
    struct Option {
        Cell cell = 0;
        int orientation = 0;
    };

    // A placed tile (none at the root), and the branches that continue from there.
    struct Node {
        Option placed;
        Board::Mark before;  // all that is placed or forbidden here
        EdgeSupply supply;   // likewise
        std::vector<Option> branches;
        std::uint32_t next = 0;  // the branch to take next, of those before `end`
        std::uint32_t end = 0;
        bool forbids = false;      // forbids tried options in later branches
        std::uint64_t chance = 0;  // of an order that is one of chance
        double share = 0;          // of a branch in the whole tree
        double share_left = 0;     // the share not yet searched, split off or passed down
    };

    bool place_initial_tiles();
    bool place(std::size_t tile, Cell cell, tile::Tile as);
    void back_to_root();
    bool descend(std::uint32_t branch);
    void pass(Node& node, std::uint32_t next);
    bool may_take(const Option& branch) const {
        return (board_.candidates(branch.cell) >> branch.orientation & 1U) != 0;
    }
    bool forbid(const Option& branch) {
        return board_.forbid(branch.cell, OrientationSet{1} << branch.orientation);
    }
    const Option* next_branch(Node& node);
    Subtree work_at(std::size_t level) const;
    void recount();
    bool opens_too_much(const Option& option) const;
    void skip(Node& node);
    bool propagate();
    bool restrict_to(const std::vector<OrientationSet>& sets);
    void place(const Option& option);
    void take_back(const Node& node);
    void expand(Node& node);
    void branch(Node& node);
    Cell most_constrained_hole() const;
    void shuffle(Node& node);
    std::uint64_t rank(Cell cell) const;
    void list_next_tiles(std::size_t most, std::vector<Option>& options);
    int lowest_beside(Cell cell) const;
    const Kind& kind_at(Cell cell) const {
        return orientations_.kinds[orientations_[board_.orientation(cell)].kind];
    }
    bool fits() const;
    bool allowed(std::int64_t rows, std::int64_t columns) const;
    void finish();
    void write_down(const std::vector<Cell>& cells);

    Puzzle puzzle_;
    SolveOptions options_;
    Orientations orientations_;
    Board board_;
    EdgeSupply supply_;
    ContactBound contacts_;
    KindBound kinds_;
    Order order_;
    CanonicalView canonical_view_;
    Solution solution_;
    std::vector<Node> nodes_;  // from the root to the present one, and room for those after it
    std::size_t depth_ = 0;    // of the present one
    std::size_t from_ = 0;     // nodes above have no branches left for us
    std::vector<int> next_place_;
    std::vector<int> used_;
    bool is_found_ = false;
    bool is_found_at_root_ = false;
    std::int64_t placed_ = 0;
    std::int64_t choices_ = 0;
    double searched_ = 0;
};

namespace {

Placement rotate_about_zero(Placement at, int quarter_turns) {
    for (int turn = 0; turn < (quarter_turns & 3); ++turn) at = {at.column, -at.row, (at.turns + 1) & 3};
    return at;
}

}  // namespace

TreeSearch::TreeSearch(const Puzzle& puzzle, const SolveOptions& options,
                       std::function<bool()> should_continue)
    : puzzle_(puzzle),
      options_(options),
      orientations_(puzzle, options.rotations,
                    options.placements.empty() ? Orientations::Views::all : Orientations::Views::from_first),
      board_(orientations_, static_cast<int>(puzzle.tiles.size())),
      supply_(orientations_, options.rotations),
      contacts_(board_, orientations_),
      kinds_(board_, orientations_),
      order_(board_, orientations_, std::move(should_continue)),
      canonical_view_(board_, orientations_, options.rotations),
      nodes_(puzzle.tiles.size() + 1) {
    Node& root = nodes_.front();
    root.chance = mix(options.order);
    if (options_.placements.empty()) {
        root.branches = {{board_.origin(), std::countr_zero(orientations_.kinds[0].orientations)}};
    } else if (place_initial_tiles() && supply_.suffice() && propagate()) {
        expand(root);
    }
    is_found_at_root_ = is_found_;
    root.before = board_.mark();
    root.share = 1 / static_cast<double>(std::max<std::size_t>(1, root.branches.size()));
    back_to_root();
}

// Places the given tiles, rotated so that the first is as given. Returns false if that breaks the rules.
bool TreeSearch::place_initial_tiles() {
    const Contacts found = contacts(puzzle_, options_.placements, options_.rotations);
    const bool good =
        found.wrong.empty() && found.covering.empty() && found.apart.empty() && found.rotated.empty();
    const std::optional<Placement>& origin = options_.placements.front();
    if (!good || !origin) return false;
    const int turns_back = options_.rotations ? 4 - origin->turns : 0;
    const Placement first = rotate_about_zero(*origin, turns_back);
    for (std::size_t tile = 0; tile < puzzle_.tiles.size(); ++tile) {
        const std::optional<Placement>& placement = options_.placements[tile];
        if (!placement) continue;
        const Placement at = rotate_about_zero(*placement, turns_back);
        const Cell cell = board_.at(board_.row(board_.origin()) + at.row - first.row,
                                    board_.column(board_.origin()) + at.column - first.column);
        if (!place(tile, cell, puzzle_.tiles[tile].rotate(at.turns))) return false;
    }
    return true;
}

bool TreeSearch::place(std::size_t tile, Cell cell, tile::Tile as) {
    OrientationSet orientations = orientations_.kinds[orientations_.kind_of_tile[tile]].orientations;
    while (orientations_[static_cast<std::size_t>(std::countr_zero(orientations))].tile != as)
        orientations &= orientations - 1;
    const int orientation = std::countr_zero(orientations);
    if (tile > 0 && !may_take({cell, orientation})) return false;
    order_.hold(tile, cell);
    const bool good = board_.place(cell, orientation);
    supply_.place(board_, orientations_, cell);
    return board_.propagate() && good;
}

bool TreeSearch::resume(const Subtree& work) {
    back_to_root();
    from_ = work.from;
    bool is_there = work.from <= work.path.size();
    for (std::size_t level = 0; is_there && level < work.path.size(); ++level) {
        is_there = descend(work.path[level]);
        if (is_there && level < work.from) {
            nodes_[level].end = nodes_[level].next;
            nodes_[level].share_left = 0;
        }
    }
    Node& node = nodes_[depth_];
    is_there = is_there && work.next <= node.branches.size();
    if (is_there) pass(node, work.next);
    is_found_ = is_found_at_root_ && work == Subtree{};
    recount();
    if (!is_there) {
        back_to_root();
        nodes_.front().end = 0;
    }
    return is_there;
}

void TreeSearch::back_to_root() {
    while (depth_ > 0) take_back(nodes_[depth_]);
    Node& root = nodes_.front();
    board_.take_back(root.before);
    root.next = 0;
    root.end = static_cast<std::uint32_t>(root.branches.size());
    root.share_left = 1;
    from_ = 0;
    is_found_ = is_found_at_root_;
    recount();
}

void TreeSearch::recount() {
    placed_ = 0;
    choices_ = 0;
    searched_ = 0;
}

// Takes a branch of the current node other than the first remaining one. Returns false if that is impossible.
bool TreeSearch::descend(std::uint32_t branch) {
    Node& node = nodes_[depth_];
    if (branch >= node.branches.size()) return false;
    pass(node, branch);
    const Option* option = next_branch(node);
    if (option == nullptr || node.next != branch + 1) return false;
    place(*option);
    return true;
}

// Passes over branches as if they had been searched.
void TreeSearch::pass(Node& node, std::uint32_t next) {
    for (std::uint32_t tried = 0; node.forbids && tried + 1 < next; ++tried) {
        const Option& branch = node.branches[tried];
        if (may_take(branch)) forbid(branch);
    }
    node.share_left -= node.share * next;
    node.next = next;
}

// Uses an explicit stack, because a thousand recursive calls overflow a browser's stack.
Search::Stop TreeSearch::run(std::int64_t nodes) {
    if (std::exchange(is_found_, false)) return Stop::found;
    const std::int64_t end = placed_ + nodes;
    while (placed_ < end) {
        Node& node = nodes_[depth_];
        if (const Option* branch = next_branch(node)) {
            if (opens_too_much(*branch)) {
                skip(node);
                continue;
            }
            place(*branch);
            if (is_stopped()) return Stop::stopped;
            if (std::exchange(is_found_, false)) return Stop::found;
        } else if (depth_ > 0) {
            take_back(node);
        } else {
            searched_ += std::exchange(node.share_left, 0);
            return Stop::done;
        }
    }
    return Stop::budget;
}

// The remaining work at a depth.
Subtree TreeSearch::work_at(std::size_t level) const {
    Subtree work;
    for (std::size_t above = 0; above < level; ++above) work.path.push_back(nodes_[above].next - 1);
    work.next = nodes_[level].next;
    work.from = static_cast<std::uint32_t>(level);
    return work;
}

Subtree TreeSearch::remaining() const {
    Subtree work = work_at(depth_);
    const bool is_given_away = depth_ < from_;
    if (is_given_away) work.next = static_cast<std::uint32_t>(nodes_[depth_].branches.size());
    work.from = static_cast<std::uint32_t>(std::min(from_, depth_));
    return work;
}

// Splits off the remaining branches nearest to the root, except branches of the current node, which may be
// the only ones.
std::optional<Subtree> TreeSearch::split() {
    for (std::size_t level = from_; level < depth_; ++level) {
        Node& node = nodes_[level];
        if (node.next == node.end) continue;
        Subtree work = work_at(level);
        node.share_left -= node.share * (node.end - node.next);
        node.end = node.next;
        from_ = level + 1;
        return work;
    }
    return std::nullopt;
}

const TreeSearch::Option* TreeSearch::next_branch(Node& node) {
    if (node.forbids && node.next > 0 && node.next < node.end) {
        const Option& tried = node.branches[node.next - 1];
        if (may_take(tried) && !forbid(tried)) {
            node.end = node.next;
            return nullptr;
        }
    }
    while (node.next < node.end) {
        const Option& branch = node.branches[node.next++];
        if (!node.forbids || may_take(branch)) return &branch;
        node.share_left -= node.share;
        searched_ += node.share;
    }
    return nullptr;
}

// True if a tile opens more holes than there are tiles after it.
bool TreeSearch::opens_too_much(const Option& option) const {
    const int holes = static_cast<int>(board_.holes().size()) - (board_.is_hole(option.cell) ? 1 : 0);
    return holes + board_.holes_opened(option.cell, option.orientation) >= board_.tiles_left();
}

// Counts a branch as searched that is not worth placing.
void TreeSearch::skip(Node& node) {
    ++placed_;
    node.share_left -= node.share;
    searched_ += node.share;
}

// Propagates, and restricts holes by the bounds, until nothing changes. Returns false if no map has this
// board.
bool TreeSearch::propagate() {
    while (board_.propagate()) {
        if (board_.tiles_left() == 0) return true;
        const std::uint64_t changes = board_.changes();
        if (!contacts_.look(supply_) || !restrict_to(contacts_.allowed())) return false;
        if (!kinds_.look() || !restrict_to(kinds_.allowed())) return false;
        const bool fills_holes_now = !board_.fills_only_holes() && board_.to_spare() <= 0;
        if (fills_holes_now && !board_.fill_only_holes()) return false;
        if (board_.changes() == changes) return true;
    }
    return false;
}

// Restricts each hole, in the board's order.
bool TreeSearch::restrict_to(const std::vector<OrientationSet>& sets) {
    for (std::size_t place = 0; place < sets.size(); ++place) {
        if (!board_.restrict_to(board_.holes()[place], sets[place])) return false;
    }
    return true;
}

void TreeSearch::place(const Option& option) {
    ++placed_;
    const double share = nodes_[depth_].share;
    nodes_[depth_].share_left -= share;
    Node& node = nodes_[++depth_];
    node.placed = option;
    node.branches.clear();
    node.before = board_.mark();
    node.supply = supply_;
    const bool good = board_.place(option.cell, option.orientation);
    supply_.place(board_, orientations_, option.cell);
    if (good && supply_.suffice() && propagate()) expand(node);
    node.next = 0;
    node.end = static_cast<std::uint32_t>(node.branches.size());
    node.share = share / static_cast<double>(std::max<std::size_t>(1, node.branches.size()));
    node.share_left = share;
    if (node.end > 1) ++choices_;
}

void TreeSearch::take_back(const Node& node) {
    supply_ = node.supply;
    board_.take_tile_back(node.before);
    searched_ += node.share_left;
    --depth_;
}

// Lists the promising branches of a node whose tile is placed, or completes a map.
void TreeSearch::expand(Node& node) {
    if (board_.tiles_left() == 0) {
        if (board_.holes().empty()) finish();
        return;
    }
    if (fits() && order_.may_be()) branch(node);
}

void TreeSearch::branch(Node& node) {
    // A low tile decides more than a hole, because later tiles can build on it, especially if there are many
    // of them. By how much differs from one puzzle to another, so other orders try other weights.
    constexpr int many_tiles = 8;
    constexpr std::array<std::size_t, 4> weights = {2, 1, 4, 8};
    const std::size_t order = options_.order % weights.size();
    const std::size_t worth_of_low_tiles =
        weights[order] + (order == 0 && board_.tiles_left() >= many_tiles ? 1 : 0);
    const Cell hole = most_constrained_hole();
    const std::size_t most =
        hole >= 0 ? worth_of_low_tiles * static_cast<std::size_t>(std::popcount(board_.candidates(hole)))
                  : node.branches.max_size();
    list_next_tiles(most, node.branches);
    node.forbids = node.branches.size() <= most;
    if (!node.forbids) {
        node.branches.clear();
        for (OrientationSet rest = board_.candidates(hole); rest != 0; rest &= rest - 1)
            node.branches.push_back({hole, std::countr_zero(rest)});
    }
    if (options_.order != 0) shuffle(node);
}

// Seeded by the path to the node, so that the tree of an order is always the same.
void TreeSearch::shuffle(Node& node) {
    const std::uint64_t above = depth_ == 0 ? mix(options_.order) : nodes_[depth_ - 1].chance;
    node.chance = mix(above ^ static_cast<std::uint64_t>(node.placed.cell) << 8 ^
                      static_cast<std::uint64_t>(node.placed.orientation));
    std::uint64_t chance = node.chance;
    for (std::size_t left = node.branches.size(); left > 1; --left) {
        chance = mix(chance);
        std::swap(node.branches[left - 1], node.branches[chance % left]);
    }
}

// Returns the first of the holes with fewest candidates, or a random one of them in another order, or -1 if
// there is none.
Cell TreeSearch::most_constrained_hole() const {
    Cell hardest = -1;
    int fewest = 0;
    for (const Cell hole : board_.holes()) {
        const int orientations = std::popcount(board_.candidates(hole));
        const bool is_harder = hardest < 0 || orientations < fewest ||
                               (options_.order != 0 && orientations == fewest && rank(hole) < rank(hardest));
        if (!is_harder) continue;
        hardest = hole;
        fewest = orientations;
    }
    return hardest;
}

std::uint64_t TreeSearch::rank(Cell cell) const {
    return mix(options_.order ^ static_cast<std::uint64_t>(cell) << 32);
}

// Lists the cells for the lowest tile not yet placed. Up to the first tile with too few copies on the board
// all may be placed, so it is that one, or one of a kind with an earlier copy.
void TreeSearch::list_next_tiles(std::size_t most, std::vector<Option>& options) {
    next_place_.assign(orientations_.kinds.size(), -1);
    used_.assign(orientations_.kinds.size(), 0);
    int next = -1;
    for (std::size_t place = 0; next < 0; ++place) {
        const std::uint8_t kind = orientations_.kind_of_tile[place];
        next_place_[kind] = static_cast<int>(place);
        if (++used_[kind] > orientations_.kinds[kind].count - board_.left(kind))
            next = static_cast<int>(place);
    }
    for (const Cell cell : board_.fringe()) {
        if (board_.is_placed(cell)) continue;
        const OrientationSet candidates = board_.candidates(cell);
        if (candidates == 0) continue;
        const int lowest = lowest_beside(cell);
        if (lowest >= next) continue;
        for (OrientationSet rest = candidates; rest != 0; rest &= rest - 1) {
            const int orientation = std::countr_zero(rest);
            if (next_place_[orientations_[static_cast<std::size_t>(orientation)].kind] > lowest)
                options.push_back({cell, orientation});
        }
        if (options.size() > most) return;
    }
}

// The lowest tile that may be on a placed cell next to this one.
int TreeSearch::lowest_beside(Cell cell) const {
    int lowest = static_cast<int>(puzzle_.tiles.size());
    for (std::size_t side = 0; side < 4; ++side) {
        const Cell other = board_.neighbour(cell, side);
        if (board_.is_placed(other)) lowest = std::min(lowest, kind_at(other).first);
    }
    return lowest;
}

// True if the placed cells and the holes are within the dimensions.
bool TreeSearch::fits() const {
    if (!options_.dimensions) return true;
    Cell top = board_.row(board_.origin());
    Cell bottom = top;
    Cell left = board_.column(board_.origin());
    Cell right = left;
    for (const std::vector<Cell>* cells : {&board_.placed(), &board_.holes()}) {
        for (const Cell cell : *cells) {
            top = std::min(top, board_.row(cell));
            bottom = std::max(bottom, board_.row(cell));
            left = std::min(left, board_.column(cell));
            right = std::max(right, board_.column(cell));
        }
    }
    const Cell rows = bottom - top + 1;
    const Cell columns = right - left + 1;
    const Cell rows_when_rotated = columns;
    const Cell columns_when_rotated = rows;
    return allowed(rows, columns) || (options_.rotations && allowed(rows_when_rotated, columns_when_rotated));
}

bool TreeSearch::allowed(std::int64_t rows, std::int64_t columns) const {
    return !options_.dimensions ||
           (rows <= options_.dimensions->rows && columns <= options_.dimensions->columns);
}

void TreeSearch::finish() {
    if (!fits() || !order_.may_be()) return;
    const std::vector<Cell>& cells = order_.find(board_.origin());
    if (cells.empty()) return;
    write_down(cells);
    if (orientations_.maps_recur && !canonical_view_.is_seen(order_)) return;
    if (!allowed(solution_.rows, solution_.columns)) solution_ = rotate(solution_, 1);
    is_found_ = true;
}

void TreeSearch::write_down(const std::vector<Cell>& cells) {
    const auto row = [this](Cell cell) { return board_.row(cell); };
    const auto column = [this](Cell cell) { return board_.column(cell); };
    const auto [top, bottom] = std::ranges::minmax(cells, {}, row);
    const Cell first_row = board_.row(top);
    const auto [left, right] = std::ranges::minmax(cells, {}, column);
    const Cell first_column = board_.column(left);
    solution_.rows = board_.row(bottom) - first_row + 1;
    solution_.columns = board_.column(right) - first_column + 1;
    solution_.placements.clear();
    for (std::size_t place = 0; place < cells.size(); ++place) {
        const Orientation& orientation = orientations_[board_.orientation(cells[place])];
        int turns = 0;
        while (puzzle_.tiles[place].rotate(turns) != orientation.tile) ++turns;
        solution_.placements.push_back(
            {board_.row(cells[place]) - first_row, board_.column(cells[place]) - first_column, turns});
    }
}

}  // namespace bastide::puzzle::detail

namespace bastide::puzzle {

Search::Search(const Puzzle& puzzle, const SolveOptions& options, std::function<bool()> should_continue)
    : tree_((require(!puzzle.tiles.empty(), "the puzzle has a tile"), detail::require_tiles(puzzle),
             require(options.placements.empty() || options.placements.size() == puzzle.tiles.size(),
                     "placements are empty or have one element per tile", options.placements.size()),
             std::make_unique<detail::TreeSearch>(puzzle, options, std::move(should_continue)))) {}

Search::Search(Search&& other) noexcept = default;
Search& Search::operator=(Search&& other) noexcept = default;
Search::~Search() = default;

detail::TreeSearch& Search::tree(const bastide::detail::Where& where) const {
    require(tree_ != nullptr, "the search has not been moved from", where);
    return *tree_;
}

bool Search::resume(const Subtree& work) {
    return tree().resume(work);
}

bool Search::is_stopped() const {
    return tree().is_stopped();
}

Search::Stop Search::run(std::int64_t nodes) {
    return tree().run(nodes);
}

const Solution& Search::solution() const {
    return tree().solution();
}

Subtree Search::remaining() const {
    return tree().remaining();
}

std::optional<Subtree> Search::split() {
    return tree().split();
}

std::int64_t Search::nodes() const {
    return tree().nodes();
}

double Search::searched() const {
    return tree().searched();
}

std::int64_t Search::choices() const {
    return tree().choices();
}

}  // namespace bastide::puzzle
