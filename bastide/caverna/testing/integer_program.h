// The static model of bounds.h as an integer program, solved by GLPK. It shares nothing with the search and
// excludes nothing beforehand.
#pragma once

#include "bastide/caverna/bounds.h"

namespace bastide::caverna::testing {

// The greatest total, proved.
int greatest_total(const Model& model);

}  // namespace bastide::caverna::testing
