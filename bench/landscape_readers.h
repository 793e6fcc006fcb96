// Landscape readers based on packaged JSON parsers, for comparison. They require well-formed input and return
// the rows, without locations, warnings or pieces.
#pragma once

#include <string_view>

#include "bastide/landscape/landscape.h"

namespace bastide::bench {

landscape::Landscape read_with_rapidjson(std::string_view text);  // its SAX reader
landscape::Landscape read_with_simdjson(
    std::string_view text);  // its on-demand reader, with one copy of the text for padding
landscape::Landscape read_with_nlohmann(std::string_view text);  // its SAX reader

}  // namespace bastide::bench
