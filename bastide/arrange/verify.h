// Whether a map answers a question, read from the rules alone: nothing here knows how it was found.
#pragma once

#include "bastide/arrange/question.h"
#include "bastide/base/result.h"
#include "bastide/landscape/landscape.h"

namespace bastide::arrange {

// The first rule of `Question` that the map breaks, with the cell, counted from 1.
Result<void> verify(const Question& question, const landscape::Landscape& map);

}  // namespace bastide::arrange
