// Includes the whole library, which has a module for each system (landscape, tally and so on). Shared code is
// in bastide/base, bastide/tile, bastide/text and bastide/play. Pictures are in bastide/draw.
// docs/glossary.md defines the terms.
#pragma once

#include "bastide/arrange.h"
#include "bastide/caverna.h"
#include "bastide/landscape.h"
#include "bastide/match.h"
#include "bastide/puzzle.h"
#include "bastide/solo.h"
#include "bastide/tally.h"
#include "bastide/version.h"
