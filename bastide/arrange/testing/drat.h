// Checks proofs that a formula has no model, in the format DRAT (Wetzler, Heule and Hunt, 2014), forward:
// every clause that the proof adds is checked before it counts, by unit propagation, and if that does not do,
// by that of all its resolvents on its first literal. Plain and slow, for small formulas.
#pragma once

#include <string>
#include <string_view>

#include "bastide/arrange/formula.h"

namespace bastide::arrange::testing {

// What is wrong with a proof, as text, with the line; nothing if it ends in the empty clause, rightly.
std::string fault_in_proof(const Formula& formula, std::string_view proof);

}  // namespace bastide::arrange::testing
