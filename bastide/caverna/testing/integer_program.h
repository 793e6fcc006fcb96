// The static model of bounds.h as an integer program, solved by GLPK: nothing of the search is in it, nor any
// of what the search leaves out beforehand.
#pragma once

#include "bastide/caverna/bounds.h"

namespace bastide::caverna::testing {

// The greatest total, proved.
int greatest_total(const Model& model);

}  // namespace bastide::caverna::testing
