// PNG export. The program bastide-png converts from SVG in a separate process (see programs/bastide_png.cpp
// for the reason).
#pragma once

#include <string>

#include "bastide/base/result.h"

namespace bastide::cli {

// Returns why PNG is not available and what to install, or "" if PNG is available.
std::string why_no_png();

// Returns the picture as a PNG of this width in pixels. 0 means the picture's own width. The error does not
// name a file.
Result<std::string> png_of(const std::string& svg, int width);

}  // namespace bastide::cli
