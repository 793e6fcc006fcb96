#include "bastide/arrange/testing/drat.h"

#include <algorithm>
#include <map>
#include <optional>
#include <sstream>
#include <vector>

namespace bastide::arrange::testing {
namespace {

using Clause = std::vector<int>;

Clause sorted(Clause clause) {
    std::ranges::sort(clause);
    return clause;
}

// The clauses that count, and where each literal occurs in them.
class Clauses {
  public:
    void add(const Clause& clause) {
        const std::size_t id = all_.size();
        all_.emplace_back(clause);
        ids_[sorted(clause)].push_back(id);
        for (const int literal : clause) with_[literal].push_back(id);
        if (clause.size() == 1) units_.push_back(id);
    }

    // True if there was such a clause.
    bool remove(const Clause& clause) {
        const auto found = ids_.find(sorted(clause));
        if (found == ids_.end() || found->second.empty()) return false;
        const std::size_t id = found->second.back();
        found->second.pop_back();
        for (const int literal : *all_[id]) std::erase(with_[literal], id);
        std::erase(units_, id);
        all_[id].reset();
        return true;
    }

    // True if unit propagation finds a conflict when all literals of a clause are false.
    bool implies(const Clause& clause) {
        values_.clear();
        trail_.clear();
        for (const int literal : clause)
            if (!set(-literal)) return true;
        for (const std::size_t id : units_)
            if (!set(all_[id]->front())) return true;
        for (std::size_t next = 0; next < trail_.size(); ++next) {
            for (const std::size_t id : with_[-trail_[next]])
                if (!propagate(*all_[id])) return true;
        }
        return false;
    }

    // True if every resolvent of the clause on its first literal is implied.
    bool has_implied_resolvents(const Clause& clause) {
        const std::vector<std::size_t> others = with_[-clause.front()];
        return std::ranges::all_of(others, [&](std::size_t id) {
            Clause resolvent = clause;
            for (const int literal : *all_[id])
                if (literal != -clause.front()) resolvent.push_back(literal);
            return implies(resolvent);
        });
    }

  private:
    // False if the literal is false already.
    bool set(int literal) {
        const auto [at, is_new] = values_.emplace(std::abs(literal), literal > 0);
        if (is_new) trail_.push_back(literal);
        return at->second == (literal > 0);
    }

    std::optional<bool> value(int literal) const {
        const auto at = values_.find(std::abs(literal));
        return at == values_.end() ? std::nullopt : std::optional(at->second == (literal > 0));
    }

    // False if all literals of the clause are false.
    bool propagate(const Clause& clause) {
        int open = 0;
        int last = 0;
        for (const int literal : clause) {
            const auto is_true = value(literal);
            if (is_true && *is_true) return true;
            if (is_true) continue;
            last = literal;
            if (++open > 1) return true;
        }
        return open == 1 && set(last);
    }

    std::vector<std::optional<Clause>> all_;
    std::map<Clause, std::vector<std::size_t>> ids_;
    std::map<int, std::vector<std::size_t>> with_;
    std::vector<std::size_t> units_;
    std::map<int, bool> values_;
    std::vector<int> trail_;
};

// A line of a proof: whether it deletes, and the clause.
struct Step {
    bool deletes = false;
    Clause clause;
};

std::optional<Step> read_step(const std::string& line) {
    Step step;
    std::string_view numbers = line;
    if (numbers.starts_with("d ")) {
        step.deletes = true;
        numbers.remove_prefix(2);
    }
    std::istringstream words{std::string(numbers)};
    for (int literal = 0; words >> literal;) {
        if (literal == 0) return step;
        step.clause.push_back(literal);
    }
    return std::nullopt;
}

}  // namespace

std::string fault_in_proof(const Formula& formula, std::string_view proof) {
    Clauses clauses;
    Clause clause;
    for (const int literal : formula.literals()) {
        if (literal != 0) {
            clause.push_back(literal);
            continue;
        }
        clauses.add(clause);
        clause.clear();
    }
    std::istringstream lines{std::string(proof)};
    int number = 0;
    for (std::string line; std::getline(lines, line);) {
        const std::string where = "line " + std::to_string(++number) + ": ";
        const auto step = read_step(line);
        if (!step) return where + "is neither a clause nor a deletion";
        if (step->deletes) {
            if (!clauses.remove(step->clause)) return where + "deletes a clause that is not there";
            continue;
        }
        const bool is_proved = clauses.implies(step->clause) ||
                               (!step->clause.empty() && clauses.has_implied_resolvents(step->clause));
        if (!is_proved) return where + "does not follow";
        if (step->clause.empty()) return {};
        clauses.add(step->clause);
    }
    return "the proof does not end in the empty clause";
}

}  // namespace bastide::arrange::testing
