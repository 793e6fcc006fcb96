// The search of the maps of a puzzle: it can be paused, taken up elsewhere, and divided.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "bastide/puzzle/board.h"
#include "bastide/puzzle/ends.h"
#include "bastide/puzzle/order.h"
#include "bastide/puzzle/room.h"
#include "bastide/puzzle/solve.h"
#include "bastide/puzzle/views.h"

namespace bastide::puzzle {

// A part of a search tree: on the way from the root down to one of its nodes, the branches not yet taken. The
// tree of a puzzle and its options is the same on every machine. Branches are counted from 0.
struct Work {
    std::vector<std::uint32_t> path;  // the branch taken at each node on the way, from the root on
    std::uint32_t next = 0;           // the first branch that is left of the node where that leads
    std::uint32_t from = 0;  // of the nodes so deep and deeper the later branches are part of it, too

    friend bool operator==(const Work&, const Work&) = default;
};

class Search {
  public:
    // The puzzle has a tile at least. The search is that of the whole tree. `is_wanted`, if given, is asked
    // now and then where a single tile takes long: once it says no, the search is stopped for good.
    Search(const Puzzle& puzzle, const SolveOptions& options, std::function<bool()> is_wanted = {});

    // Takes up work; false if there is none like it in this tree, and the search is then done.
    bool take_up(const Work& work);

    enum class Pause : std::uint8_t { spent, found, done, stopped };

    bool is_stopped() const { return order_.is_stopped(); }

    // Searches until so many more tiles have been placed, a map is found, or nothing is left.
    Pause go_on(std::int64_t nodes);

    // The map that was found last.
    const Solution& solution() const { return solution_; }

    // What is left. All that is found in it comes after what was found before.
    Work rest() const;

    // Gives away the largest part of what is left, if there is one worth it. All that is found in it comes
    // after what is found in what stays.
    std::optional<Work> give_away();

    // Tiles placed, and the share of the whole tree that was searched, since work was taken up. Shares are
    // what they would be if all branches of a node were of one size.
    std::int64_t nodes() const { return placed_; }
    double searched() const { return searched_; }

    // After how many of them there was more than one way to go on.
    std::int64_t choices() const { return choices_; }

  private:
    struct Option {
        Cell cell = 0;
        int face = 0;
    };

    // A tile placed (none at the root), and the branches that go on from there.
    struct Node {
        Option placed;
        Board::Mark before;  // all that is placed or forbidden here
        std::vector<Option> branches;
        std::uint32_t next = 0;  // the branch to take next, of those before `end`
        std::uint32_t end = 0;
        bool forbids = false;   // what has been tried to the branches after it
        double share = 0;       // of a branch in the whole tree
        double share_left = 0;  // of what has not been searched, given away, or handed down
    };

    bool lay();
    bool lay(std::size_t tile, Cell cell, Tile as);
    void back_to_root();
    bool descend(std::uint32_t branch);
    void pass(Node& node, std::uint32_t next);
    bool may_take(const Option& branch) const {
        return (board_.candidates(branch.cell) >> branch.face & 1U) != 0;
    }
    bool forbid(const Option& branch) { return board_.forbid(branch.cell, FaceSet{1} << branch.face); }
    const Option* next_branch(Node& node);
    Work work_at(std::size_t level) const;
    void count_anew();
    void place(const Option& option);
    void take_back(const Node& node);
    void look_on(Node& node);
    void branch(const Outlook& outlook, Node& node);
    void list_next_tiles(std::size_t most, std::vector<Option>& options);
    int lowest_beside(Cell cell) const;
    const Kind& kind_at(Cell cell) const { return faces_.kinds[faces_.faces[board_.face(cell)].kind]; }
    bool fits() const;
    bool allowed(std::int64_t rows, std::int64_t columns) const;
    void finish();
    void write_down(const std::vector<Cell>& cells);

    Puzzle puzzle_;
    SolveOptions options_;
    Faces faces_;
    Board board_;
    Ends ends_;
    Room room_;
    Order order_;
    Views views_;
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

}  // namespace bastide::puzzle
