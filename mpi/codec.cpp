#include "mpi/codec.h"

#include <bit>
#include <utility>

namespace bastide::mpi {
namespace {

using puzzle::FoundSolution;
using puzzle::Slice;
using puzzle::Subtree;

void put(const Subtree& work, Numbers& out) {
    out.push_back(work.from);
    out.push_back(work.next);
    out.push_back(std::ssize(work.path));
    out.insert(out.end(), work.path.begin(), work.path.end());
}

void put(const FoundSolution& found, Numbers& out) {
    out.push_back(found.nodes);
    out.push_back(found.solution.rows);
    out.push_back(found.solution.columns);
    for (const puzzle::Placement& at : found.solution.placements)
        out.insert(out.end(), {at.row, at.column, at.turns});
}

class Reader {
  public:
    explicit Reader(const Numbers& numbers) : numbers_(numbers) {}

    template <class Number = std::int64_t>
    Number take() {
        return static_cast<Number>(numbers_[next_++]);
    }

    Subtree take_work() {
        Subtree work;
        work.from = take<std::uint32_t>();
        work.next = take<std::uint32_t>();
        work.path.resize(take<std::size_t>());
        for (std::uint32_t& branch : work.path) branch = take<std::uint32_t>();
        return work;
    }

    FoundSolution take_found(std::size_t tiles) {
        FoundSolution found;
        found.nodes = take();
        found.solution.rows = take<std::int32_t>();
        found.solution.columns = take<std::int32_t>();
        found.solution.placements.resize(tiles);
        for (puzzle::Placement& at : found.solution.placements) {
            at.row = take<std::int32_t>();
            at.column = take<std::int32_t>();
            at.turns = take<int>();
        }
        return found;
    }

  private:
    const Numbers& numbers_;
    std::size_t next_ = 0;
};

constexpr int bits_a_side = 2;

}  // namespace

Numbers encode(const Job& job) {
    const auto dimensions = job.options.dimensions.value_or(puzzle::SolveOptions::Dimensions{});
    Numbers out = {job.options.rotations ? 1 : 0, puzzle::counts_at_once(job.options) ? 1 : 0,
                   dimensions.rows, dimensions.columns};
    for (const tile::Tile tile : job.puzzle.tiles) {
        std::int64_t sides = 0;
        for (const tile::Side side : tile::all_sides)
            sides = sides << bits_a_side | static_cast<std::int64_t>(tile.edge(side));
        out.push_back(sides);
    }
    return out;
}

Job decode_job(const Numbers& numbers) {
    Reader in(numbers);
    Job job;
    job.options.rotations = in.take() != 0;
    job.options.only_count = in.take() != 0;
    const auto rows = in.take();
    const auto columns = in.take();
    if (rows > 0) job.options.dimensions = puzzle::SolveOptions::Dimensions{rows, columns};
    for (std::size_t tile = 4; tile < numbers.size(); ++tile) {
        std::int64_t sides = in.take();
        std::array<tile::Edge, 4> edges{};
        for (std::size_t side = 4; side-- > 0; sides >>= bits_a_side)
            edges[side] = static_cast<tile::Edge>(sides & 3);
        job.puzzle.tiles.emplace_back(edges);
    }
    return job;
}

Numbers encode(const Subtree& work) {
    Numbers out;
    put(work, out);
    return out;
}

Subtree decode_work(const Numbers& numbers) {
    return Reader(numbers).take_work();
}

Numbers encode(const Slice& slice) {
    Numbers out = {slice.count, slice.nodes, std::bit_cast<std::int64_t>(slice.searched),
                   slice.is_done ? 1 : 0};
    put(slice.remaining, out);
    out.push_back(std::ssize(slice.found));
    for (const FoundSolution& found : slice.found) put(found, out);
    return out;
}

Slice decode_slice(const Numbers& numbers, std::size_t tiles) {
    Reader in(numbers);
    Slice slice;
    slice.count = in.take();
    slice.nodes = in.take();
    slice.searched = std::bit_cast<double>(in.take());
    slice.is_done = in.take() != 0;
    slice.remaining = in.take_work();
    const auto found = in.take<std::size_t>();
    for (std::size_t i = 0; i < found; ++i) slice.found.push_back(in.take_found(tiles));
    return slice;
}

}  // namespace bastide::mpi
