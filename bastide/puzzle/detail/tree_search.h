// The search tree of a puzzle, walked depth first on one board. How it branches and what it prunes: the .cpp.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "bastide/puzzle/detail/board.h"
#include "bastide/puzzle/detail/canonical_view.h"
#include "bastide/puzzle/detail/contact_bound.h"
#include "bastide/puzzle/detail/edge_supply.h"
#include "bastide/puzzle/detail/kind_bound.h"
#include "bastide/puzzle/detail/order.h"
#include "bastide/puzzle/search.h"

namespace bastide::puzzle::detail {

// What `Search` is made of, under the same names.
class TreeSearch {
  public:
    using Pause = Search::Pause;

    TreeSearch(const Puzzle& puzzle, const SolveOptions& options, std::function<bool()> is_wanted);

    // Its parts refer to one another.
    TreeSearch(const TreeSearch&) = delete;
    TreeSearch(TreeSearch&&) = delete;
    TreeSearch& operator=(const TreeSearch&) = delete;
    TreeSearch& operator=(TreeSearch&&) = delete;
    ~TreeSearch() = default;

    bool take_up(const Work& work);
    bool is_stopped() const { return order_.is_stopped(); }
    Pause go_on(std::int64_t nodes);
    const Solution& solution() const { return solution_; }
    Work rest() const;
    std::optional<Work> give_away();
    std::int64_t nodes() const { return placed_; }
    double searched() const { return searched_; }
    std::int64_t choices() const { return choices_; }

  private:
    struct Option {
        Cell cell = 0;
        int orientation = 0;
    };

    // A tile placed (none at the root), and the branches that go on from there.
    struct Node {
        Option placed;
        Board::Mark before;  // all that is placed or forbidden here
        EdgeSupply supply;   // likewise
        std::vector<Option> branches;
        std::uint32_t next = 0;  // the branch to take next, of those before `end`
        std::uint32_t end = 0;
        bool forbids = false;      // what has been tried to the branches after it
        std::uint64_t chance = 0;  // of an order that is one of chance
        double share = 0;          // of a branch in the whole tree
        double share_left = 0;     // of what has not been searched, given away, or handed down
    };

    bool lay();
    bool lay(std::size_t tile, Cell cell, tile::Tile as);
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
    Work work_at(std::size_t level) const;
    void count_anew();
    bool opens_too_much(const Option& option) const;
    void pass_over(Node& node);
    bool settle();
    bool keep(const std::vector<OrientationSet>& sets);
    void place(const Option& option);
    void take_back(const Node& node);
    void look_on(Node& node);
    void branch(Node& node);
    Cell hardest_hole() const;
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

}  // namespace bastide::puzzle::detail
