#include "cli/terminal.h"

#include <cstdlib>
#include <string_view>

#include <langinfo.h>
#include <unistd.h>

namespace bastide::cli {

bool use_color(When when, int descriptor) {
    if (when != When::automatic) return when == When::always;
    const char* no_color = std::getenv("NO_COLOR");
    const char* term = std::getenv("TERM");
    const bool refused = no_color != nullptr && *no_color != '\0';
    const bool dumb = term != nullptr && std::string_view(term) == "dumb";
    return !refused && !dumb && isatty(descriptor) == 1;
}

bool speaks_utf8() {
    return std::string_view(nl_langinfo(CODESET)) == "UTF-8";
}

}  // namespace bastide::cli
