// The static model of bounds.h as an integer program, solved by GLPK. It has no code in common with the
// search and excludes no boards beforehand.
#pragma once

#include "bastide/caverna/bounds.h"

namespace bastide::caverna::testing {

// Returns the highest total, which GLPK proves optimal.
int greatest_total(const Model& model);

}  // namespace bastide::caverna::testing
