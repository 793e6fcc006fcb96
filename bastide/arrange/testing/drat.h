// Checks DRAT proofs (Wetzler, Heule and Hunt, 2014) that a formula has no model. It checks forward: each
// clause that the proof adds must follow by unit propagation (RUP), or else all resolvents of the clause on
// its first literal must follow in this way (RAT). The checker is simple and slow, for small formulas.
#pragma once

#include <string>
#include <string_view>

#include "bastide/arrange/formula.h"

namespace bastide::arrange::testing {

// Checks a proof. Returns the error with its line, or an empty text if the proof correctly ends in the empty
// clause.
std::string fault_in_proof(const Formula& formula, std::string_view proof);

}  // namespace bastide::arrange::testing
