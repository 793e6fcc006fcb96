#include "command/wrapped.h"

#include "bastide/text/wrap.h"
#include "os/terminal.h"

namespace bastide::cli {

std::string wrapped(std::string_view sentence) {
    std::string lines;
    for (const std::string& line : text::wrap(sentence, os::output_width())) lines += line + '\n';
    return lines;
}

}  // namespace bastide::cli
