// The whole library: a room for each system. What all rooms share is in bastide/base, bastide/tile,
// bastide/text and bastide/play, and pictures are in bastide/draw; docs/glossary.md has the words.
#pragma once

#include "bastide/arrange.h"
#include "bastide/caverna.h"
#include "bastide/landscape.h"
#include "bastide/match.h"
#include "bastide/puzzle.h"
#include "bastide/solo.h"
#include "bastide/tally.h"
