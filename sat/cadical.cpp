#include "sat/cadical.h"

#include <cadical.hpp>

namespace bastide::sat {
namespace {

class StopWhenTold final : public CaDiCaL::Terminator {
  public:
    explicit StopWhenTold(const std::function<bool()>& goes_on) : goes_on_(goes_on) {}
    bool terminate() override { return !goes_on_(); }

  private:
    const std::function<bool()>& goes_on_;
};

}  // namespace

Cadical::Cadical(std::FILE* proof) : solver_(std::make_unique<CaDiCaL::Solver>()) {
    solver_->set("quiet", 1);
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
    StopWhenTold terminator(request.goes_on);
    solver_->connect_terminator(&terminator);
    for (const int literal : request.assumptions) solver_->assume(literal);
    if (request.most_conflicts != any_conflicts) solver_->limit("conflicts", request.most_conflicts);
    const int status = solver_->solve();
    solver_->disconnect_terminator();
    return status == satisfiable ? Answer::model : status == unsatisfiable ? Answer::none : Answer::limit;
}

bool Cadical::is_true(int variable) {
    return solver_->val(variable) > 0;
}

void Cadical::end_proof() {
    solver_->close_proof_trace();
}

}  // namespace bastide::sat
