// PNG, made of SVG by the program bastide-png, which is started for it: programs/bastide_png.cpp says why.
#pragma once

#include <string>

#include "bastide/base/result.h"

namespace bastide::cli {

// Why no PNG can be made here and what to install, or "" if it can.
std::string why_no_png();

// The picture as a PNG, so many pixels wide; 0 is as wide as the picture says itself. An error names no file.
Result<std::string> png_of(const std::string& svg, int width);

}  // namespace bastide::cli
