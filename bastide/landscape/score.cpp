#include "bastide/landscape/score.h"

#include "bastide/landscape/strip.h"

namespace bastide::landscape {

LandscapeScore score(const Landscape& landscape, CornerCities corners) {
    Strip strip(corners, Strip::Above::nothing);
    strip.add_rows(landscape);
    return strip.finish();
}

}  // namespace bastide::landscape
