#include "bastide/arrange/solver.h"

#include <algorithm>

#include "bastide/base/require.h"

namespace bastide::arrange {

bool Solver::add_while(std::span<const int> clauses, const std::function<bool()>& should_continue) {
    require(should_continue != nullptr, "should_continue is a function");
    constexpr std::size_t min_numbers = 100'000;
    while (!clauses.empty()) {
        if (!should_continue()) return false;
        const auto rest = clauses.subspan(std::min(min_numbers, clauses.size()));
        const auto size = static_cast<std::size_t>(std::ranges::find(rest, 0) - rest.begin());
        const std::size_t piece = std::min(clauses.size(), min_numbers + size + 1);
        add(clauses.first(piece));
        clauses = clauses.subspan(piece);
    }
    return true;
}

}  // namespace bastide::arrange
