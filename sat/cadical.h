// CaDiCaL (Biere, Fazekas, Fleury and Heisinger, 2020) as a solver for arrangement problems.
#pragma once

#include <cstdint>
#include <cstdio>
#include <functional>
#include <memory>
#include <span>

#include "bastide/arrange/solver.h"

namespace CaDiCaL {
class Solver;
}  // namespace CaDiCaL

namespace bastide::sat {

// The solver is deterministic: the same formula gets the same answer and the same model.
class Cadical final : public arrange::Solver {
  public:
    // The limit of numbers in learned clauses. If they exceed it, the answer is `memory`.
    static constexpr std::int64_t max_learned = 30'000'000;

    // With a file, writes a DRAT proof to it as text during the search. The proof is complete when `solve`
    // has answered that there is no model and `end_proof` was called. The caller closes the file, after this.
    explicit Cadical(std::FILE* proof = nullptr, std::int64_t max_numbers = max_learned);
    ~Cadical() override;
    Cadical(const Cadical&) = delete;
    Cadical& operator=(const Cadical&) = delete;

    void add(std::span<const int> clauses) override;
    Answer solve(const Request& request) override;
    bool is_true(int variable) override;

    // Completes the proof.
    void end_proof();

  private:
    class Learned;

    // An estimate of the stored literals of learned clauses.
    std::int64_t numbers() const;

    std::int64_t max_numbers_;
    std::unique_ptr<Learned> learned_;
    std::unique_ptr<CaDiCaL::Solver> solver_;
};

}  // namespace bastide::sat
