#include "bastide/puzzle/frontier_text.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <concepts>
#include <utility>

namespace bastide::puzzle {
namespace {

// Shares are stored as integers in this unit. They add up to the whole search, apart from rounding.
constexpr double share_unit = 1e-15;
constexpr std::int64_t whole_share = 1'000'000'000'000'000;

class Writer {
  public:
    void put(std::integral auto number) {
        if (!text_.empty()) text_ += ' ';
        text_ += std::to_string(number);
    }
    std::string take() { return std::move(text_) + '\n'; }

  private:
    std::string text_;
};

void put(const Solution& solution, Writer& out) {
    out.put(solution.rows);
    out.put(solution.columns);
    for (const Placement& at : solution.placements) {
        out.put(at.row);
        out.put(at.column);
        out.put(at.turns);
    }
}

void put(const Part& part, Writer& out) {
    out.put(part.state == Part::State::done ? 1 : 0);
    out.put(part.nodes);
    out.put(part.remaining.from);
    out.put(part.remaining.next);
    out.put(part.remaining.path.size());
    for (const std::uint32_t branch : part.remaining.path) out.put(branch);
    out.put(part.found.size());
    for (const FoundSolution& found : part.found) {
        out.put(found.nodes);
        put(found.solution, out);
    }
}

// Reads number after number. After one that is not there, or not within its bounds, all are 0.
class Reader {
  public:
    explicit Reader(std::string_view text) : text_(text) {}

    template <class Number>
    Number take(std::int64_t most = std::numeric_limits<Number>::max()) {
        std::int64_t number = 0;
        const auto [end, problem] = std::from_chars(text_.data(), text_.data() + text_.size(), number);
        const bool is_there = problem == std::errc() && number >= 0 && number <= most;
        is_good_ = is_good_ && is_there;
        if (!is_good_) return 0;
        text_.remove_prefix(static_cast<std::size_t>(end - text_.data()));
        if (text_.starts_with(' ')) text_.remove_prefix(1);
        return static_cast<Number>(number);
    }

    // Reads the number of items that follow, each of at least this many numbers.
    std::size_t count(std::size_t numbers) {
        return take<std::size_t>(static_cast<std::int64_t>(text_.size() / (2 * numbers) + 1));
    }

    bool is_good() const { return is_good_; }
    bool is_at_end() const { return text_ == "\n"; }

  private:
    std::string_view text_;
    bool is_good_ = true;
};

Solution take_solution(Reader& in, std::size_t tiles) {
    Solution solution;
    const auto most = static_cast<std::int64_t>(tiles);
    solution.rows = in.take<std::int32_t>(most);
    solution.columns = in.take<std::int32_t>(most);
    for (std::size_t tile = 0; tile < tiles; ++tile) {
        const auto row = in.take<std::int32_t>(solution.rows - 1);
        const auto column = in.take<std::int32_t>(solution.columns - 1);
        solution.placements.push_back({row, column, in.take<int>(3)});
    }
    return solution;
}

Part take_part(Reader& in, std::size_t tiles) {
    Part part;
    part.state = in.take<int>(1) == 1 ? Part::State::done : Part::State::open;
    part.nodes = in.take<std::int64_t>();
    part.remaining.from = in.take<std::uint32_t>();
    part.remaining.next = in.take<std::uint32_t>();
    const std::size_t path = in.count(1);
    for (std::size_t level = 0; level < path && in.is_good(); ++level)
        part.remaining.path.push_back(in.take<std::uint32_t>());
    const std::size_t found = in.count(3);
    for (std::size_t i = 0; i < found && in.is_good(); ++i) {
        const auto nodes = in.take<std::int64_t>();
        part.found.push_back({take_solution(in, tiles), nodes});
    }
    return part;
}

}  // namespace

std::string to_text(const SearchState& state) {
    Writer out;
    out.put(state.delivered);
    out.put(state.nodes);
    out.put(state.nodes_before);
    out.put(std::min<std::int64_t>(std::llround(state.searched / share_unit), whole_share));
    out.put(state.parts.size());
    for (const Part& part : state.parts) put(part, out);
    return out.take();
}

std::string to_text(const Solution& solution) {
    Writer out;
    put(solution, out);
    return out.take();
}

std::optional<Solution> read_solution(std::string_view text, std::size_t tiles) {
    if (tiles > text.size()) return std::nullopt;  // each tile takes some bytes
    Reader in(text);
    Solution solution = take_solution(in, tiles);
    if (!in.is_good() || !in.is_at_end()) return std::nullopt;
    return solution;
}

std::optional<SearchState> read_search_state(std::string_view text, std::size_t tiles) {
    Reader in(text);
    SearchState state;
    state.delivered = in.take<std::int64_t>();
    state.nodes = in.take<std::int64_t>();
    state.nodes_before = in.take<std::int64_t>();
    state.searched = static_cast<double>(in.take<std::int64_t>(whole_share)) * share_unit;
    const std::size_t parts = in.count(6);
    state.parts.clear();
    for (std::size_t i = 0; i < parts && in.is_good(); ++i) state.parts.push_back(take_part(in, tiles));
    if (!in.is_good() || !in.is_at_end()) return std::nullopt;
    return state;
}

}  // namespace bastide::puzzle
