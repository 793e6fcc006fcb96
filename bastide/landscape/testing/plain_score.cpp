#include "bastide/landscape/testing/plain_score.h"

#include "bastide/landscape/detail/open_strip.h"

namespace bastide::landscape::testing {

LandscapeScore plain_score(const Landscape& landscape) {
    detail::OpenStrip strip(CornerCities::split, Above::nothing, detail::all_kernels().front());
    strip.add_rows(landscape);
    return strip.finish();
}

}  // namespace bastide::landscape::testing
