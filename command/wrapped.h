// Sentences on standard output.
#pragma once

#include <string>
#include <string_view>

namespace bastide::cli {

// Returns a sentence as lines of the width of the output, each with a newline.
std::string wrapped(std::string_view sentence);

}  // namespace bastide::cli
