// PNG, made of SVG by the program bastide-png, which is started for it: programs/bastide_png.cpp says why.
#pragma once

#include <string>

#include "bastide/base/result.h"

namespace bastide::cli {

// Returns why PNG is not available and what to install, or "" if it is.
std::string why_no_png();

// Returns the picture as a PNG of this width in pixels; 0 is the picture's own. The error names no file.
Result<std::string> png_of(const std::string& svg, int width);

}  // namespace bastide::cli
