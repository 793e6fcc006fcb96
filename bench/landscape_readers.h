// Landscape readers built on packaged JSON parsers, to measure the project's own against. They take
// well-formed input and give the rows; unlike the project's reader they know nothing of places, warnings and
// pieces.
#pragma once

#include <string_view>

#include "bastide/landscape/landscape.h"

namespace bastide::bench {

landscape::Landscape read_with_rapidjson(std::string_view text);  // its SAX reader
landscape::Landscape read_with_simdjson(
    std::string_view text);  // its on-demand reader; copies the text once, to pad it
landscape::Landscape read_with_nlohmann(std::string_view text);  // its SAX reader

}  // namespace bastide::bench
