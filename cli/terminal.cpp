#include "cli/terminal.h"

#include <algorithm>
#include <cstdlib>
#include <string_view>

#include <langinfo.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "cli/decimal.h"

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

std::size_t text_width() {
    constexpr std::size_t least = 60;
    constexpr std::size_t usual = 80;
    constexpr std::size_t most = 120;  // longer lines are hard to read
    const char* const said = std::getenv("COLUMNS");
    if (const auto columns = said == nullptr ? std::nullopt : decimal<std::size_t>(said);
        columns && *columns > 0)
        return std::clamp(*columns, least, most);
    struct winsize window{};
    const bool is_known = ioctl(STDOUT_FILENO, TIOCGWINSZ, &window) == 0 && window.ws_col > 0;
    return is_known ? std::clamp<std::size_t>(window.ws_col, least, most) : usual;
}

}  // namespace bastide::cli
