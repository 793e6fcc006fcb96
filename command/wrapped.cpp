#include "command/wrapped.h"

#include "bastide/text/wrap.h"
#include "os/terminal.h"

namespace bastide::cli {

std::string wrapped(std::string_view sentence) {
    return text::wrap_paragraphs(sentence, os::output_width());
}

}  // namespace bastide::cli
