// A formula in conjunctive normal form, the input of solvers.
#pragma once

#include <cstddef>
#include <functional>
#include <initializer_list>
#include <limits>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "bastide/base/require.h"

namespace bastide::arrange {

class Formula {
  public:
    // Adds a variable. Variables are numbered from 1.
    int add_variable() { return ++variables_; }
    int variables() const { return variables_; }

    // Limits memory: clauses beyond this number are counted but not stored.
    void set_max_clauses(std::size_t clauses) { max_clauses_ = clauses; }

    // Sets a function that is called now and then while clauses are added. Once it returns false, no more
    // clauses are stored.
    void set_cancel_check(std::function<bool()> should_continue) {
        require(should_continue != nullptr, "should_continue is a function");
        should_continue_ = std::move(should_continue);
    }

    // False if `set_cancel_check` dropped clauses.
    bool is_whole() const { return is_whole_; }

    void add(std::span<const int> clause) {
        if (++clauses_ % clauses_between_checks == 0 && is_whole_) is_whole_ = should_continue_();
        if (!is_whole_ || clauses_ > max_clauses_) return;
        literals_.insert(literals_.end(), clause.begin(), clause.end());
        literals_.push_back(0);
    }
    void add(std::initializer_list<int> clause) { add(std::span(clause.begin(), clause.size())); }

    // All stored clauses, each ended by a 0.
    std::span<const int> literals() const { return literals_; }
    std::size_t clauses() const { return clauses_; }

  private:
    static constexpr std::size_t clauses_between_checks = 4096;

    int variables_ = 0;
    std::size_t clauses_ = 0;
    std::size_t max_clauses_ = std::numeric_limits<std::size_t>::max();
    std::function<bool()> should_continue_ = [] { return true; };
    bool is_whole_ = true;
    std::vector<int> literals_;
};

// Writes the formula in DIMACS format, which solvers and proof checkers read.
std::string to_dimacs(const Formula& formula);

}  // namespace bastide::arrange
