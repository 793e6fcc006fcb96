#include "os/terminal.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <string_view>

#include <langinfo.h>
#include <sys/ioctl.h>
#include <unistd.h>

namespace bastide::os {

bool use_color(ColorMode mode, int descriptor) {
    if (mode != ColorMode::automatic) return mode == ColorMode::always;
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
    constexpr std::size_t min = 60;
    constexpr std::size_t usual = 80;
    constexpr std::size_t max = 120;  // longer lines are hard to read
    const char* const variable = std::getenv("COLUMNS");
    std::size_t columns = 0;
    const std::string_view text = variable == nullptr ? "" : variable;
    const auto [end, problem] = std::from_chars(text.begin(), text.end(), columns);
    if (problem == std::errc() && end == text.end() && columns > 0) return std::clamp(columns, min, max);
    struct winsize window{};
    const bool is_known = ioctl(STDOUT_FILENO, TIOCGWINSZ, &window) == 0 && window.ws_col > 0;
    return is_known ? std::clamp<std::size_t>(window.ws_col, min, max) : usual;
}

std::size_t output_width() {
    return isatty(STDOUT_FILENO) == 1 ? text_width() : std::string_view::npos;
}

}  // namespace bastide::os
