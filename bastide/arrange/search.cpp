#include "bastide/arrange/search.h"

#include <optional>
#include <utility>
#include <vector>

#include "bastide/arrange/detail/satisfies.h"
#include "bastide/arrange/verify.h"
#include "bastide/base/require.h"

namespace bastide::arrange {
namespace {

// Why the search ends with no model.
SearchResult::End end_of(Solver::Answer answer) {
    if (answer == Solver::Answer::unsat) return SearchResult::End::no_more;
    return answer == Solver::Answer::memory ? SearchResult::End::memory : SearchResult::End::limit;
}

}  // namespace

SearchResult search(const Encoding& encoding, Solver& solver, const SearchOptions& options) {
    require(options.found != nullptr, "found is a function");
    require(options.should_continue != nullptr, "should_continue is a function");
    const auto is_true = [&solver](int variable) { return solver.is_true(variable); };
    SearchResult result;
    const Formula& formula = encoding.formula();
    if (!formula.is_whole() || !solver.add_while(formula.literals(), options.should_continue)) {
        result.end = SearchResult::End::limit;
        return result;
    }
    std::size_t added = 0;
    std::vector<int> last;
    const auto add = [&](std::vector<int> clauses) {
        added += clauses.size();
        solver.add(clauses);
        last = std::move(clauses);
    };
    solver.divide_by(encoding.middle());
    while (result.found < options.most) {
        if (added > options.max_added) {
            result.end = SearchResult::End::memory;
            return result;
        }
        // Easy ones are solved without being asked.
        const Solver::Answer answer = options.should_continue()
                                          ? solver.solve({.should_continue = options.should_continue})
                                          : Solver::Answer::limit;
        if (answer != Solver::Answer::model) {
            result.end = end_of(answer);
            return result;
        }
        require(detail::satisfies(solver, last), "the solver's model satisfies all clauses");
        const landscape::Landscape map = encoding.map(is_true);
        if (std::vector<int> cuts = encoding.cuts(map); !cuts.empty()) {
            add(std::move(cuts));
            continue;
        }
        ++result.found;
        options.found(map);
        std::vector<int> another = encoding.all_but(is_true);
        another.push_back(0);
        add(std::move(another));
    }
    return result;
}

Result<SearchResult> search_verified(const Problem& problem, const Encoding& encoding, Solver& solver,
                                     const SearchOptions& options) {
    require(options.found != nullptr, "found is a function");
    require(options.should_continue != nullptr, "should_continue is a function");
    std::optional<Error> broken;
    SearchOptions verified = options;
    verified.found = [&](const landscape::Landscape& map) {
        if (broken) return;
        if (auto right = verify(problem, map); right)
            options.found(map);
        else
            broken = std::move(right.error());
    };
    verified.should_continue = [&] { return !broken && options.should_continue(); };
    const SearchResult result = search(encoding, solver, verified);
    if (broken) return std::unexpected(*std::move(broken));
    return result;
}

}  // namespace bastide::arrange
