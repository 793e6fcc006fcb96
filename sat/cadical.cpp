#include "sat/cadical.h"

#include <algorithm>

#include <cadical.hpp>

namespace bastide::sat {
namespace {

class CancelTerminator final : public CaDiCaL::Terminator {
  public:
    explicit CancelTerminator(std::function<bool()> should_continue)
        : should_continue_(std::move(should_continue)) {}
    bool terminate() override { return !should_continue_(); }

  private:
    std::function<bool()> should_continue_;
};

}  // namespace

// Counts learned literals. Each conflict learns a clause, and most are forgotten later.
class Cadical::Learned final : public CaDiCaL::Learner {
  public:
    bool learning(int size) override {
        ++clauses;
        numbers += size;
        return false;
    }
    void learn(int /*literal*/) override {}

    std::int64_t clauses = 0;
    std::int64_t numbers = 0;
};

Cadical::Cadical(std::FILE* proof, std::int64_t max_numbers)
    : max_numbers_(max_numbers),
      learned_(std::make_unique<Learned>()),
      solver_(std::make_unique<CaDiCaL::Solver>()) {
    solver_->set("quiet", 1);
    solver_->connect_learner(learned_.get());
    if (proof == nullptr) return;
    solver_->set("binary", 0);
    solver_->trace_proof(proof, "proof");
}

Cadical::~Cadical() = default;

void Cadical::add(std::span<const int> clauses) {
    for (const int literal : clauses) solver_->add(literal);
}

arrange::Solver::Answer Cadical::solve(const Request& request) {
    constexpr int satisfiable = 10;
    constexpr int unsatisfiable = 20;
    const std::int64_t before = learned_->clauses;
    while (true) {
        // The memory of learned clauses is only known between searches. A search therefore ends when it has
        // learned as much as allowed, and another begins if most of that has been forgotten.
        const std::int64_t enough = learned_->numbers + max_numbers_;
        CancelTerminator terminator([&] { return learned_->numbers <= enough && request.should_continue(); });
        solver_->connect_terminator(&terminator);
        for (const int literal : request.assumptions) solver_->assume(literal);
        if (request.max_conflicts != any_conflicts) {
            const std::int64_t left = request.max_conflicts - (learned_->clauses - before);
            solver_->limit("conflicts", static_cast<int>(std::max<std::int64_t>(left, 0)));
        }
        const int status = solver_->solve();
        solver_->disconnect_terminator();
        if (status == satisfiable) return Answer::model;
        if (status == unsatisfiable) return Answer::unsat;
        if (learned_->numbers <= enough) return Answer::limit;
        if (numbers() > max_numbers_) return Answer::memory;
    }
}

bool Cadical::is_true(int variable) {
    return solver_->val(variable) > 0;
}

void Cadical::end_proof() {
    solver_->close_proof_trace();
}

std::int64_t Cadical::numbers() const {
    return solver_->redundant() * learned_->numbers / std::max<std::int64_t>(learned_->clauses, 1);
}

}  // namespace bastide::sat
