// CaDiCaL (Biere, Fazekas, Fleury and Heisinger, 2020) as the solver of questions of arrangement.
#pragma once

#include <cstdio>
#include <functional>
#include <memory>
#include <span>

#include "bastide/arrange/solver.h"

namespace CaDiCaL {
class Solver;
}  // namespace CaDiCaL

namespace bastide::sat {

// The same formula gets the same answer and the same model every time.
class Cadical final : public arrange::Solver {
  public:
    // With a file, writes a DRAT proof to it as text during the search. The proof is complete when `solve`
    // has answered that there is no model and `end_proof` was called. The caller closes the file, after this.
    explicit Cadical(std::FILE* proof = nullptr);
    ~Cadical() override;
    Cadical(const Cadical&) = delete;
    Cadical(Cadical&&) = delete;
    Cadical& operator=(const Cadical&) = delete;
    Cadical& operator=(Cadical&&) = delete;

    void add(std::span<const int> clauses) override;
    Answer solve(const Request& request) override;
    bool is_true(int variable) override;

    // Completes the proof.
    void end_proof();

  private:
    std::unique_ptr<CaDiCaL::Solver> solver_;
};

}  // namespace bastide::sat
