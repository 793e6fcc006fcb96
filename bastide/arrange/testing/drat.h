// Checks DRAT proofs (Wetzler, Heule and Hunt, 2014) that a formula has no model. It goes forward: each
// clause that the proof adds must follow by unit propagation (RUP), or else all its resolvents on its first
// literal must (RAT). Plain and slow, for small formulas.
#pragma once

#include <string>
#include <string_view>

#include "bastide/arrange/formula.h"

namespace bastide::arrange::testing {

// What is wrong with a proof, as text, with the line; nothing if it ends in the empty clause, rightly.
std::string fault_in_proof(const Formula& formula, std::string_view proof);

}  // namespace bastide::arrange::testing
