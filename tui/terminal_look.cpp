#include "tui/terminal_look.h"

#include <array>
#include <charconv>
#include <chrono>
#include <cstdlib>
#include <optional>

#include <curses.h>
#include <poll.h>
#include <term.h>
#include <termios.h>
#include <unistd.h>

namespace bastide::tui {
namespace {

using draw::Theme;

// Queries the background colour, then the type of terminal.
constexpr std::string_view questions = "\x1b]11;?\x1b\\\x1b[c";
constexpr std::chrono::milliseconds patience(1000);

// Returns the bytes from a start to an end, inclusive, or nothing if they are missing.
std::string_view between(std::string_view bytes, std::string_view start, std::string_view ends) {
    const std::size_t from = bytes.find(start);
    if (from == std::string_view::npos) return {};
    const std::size_t to = bytes.find_first_of(ends, from + start.size());
    return to == std::string_view::npos ? std::string_view() : bytes.substr(from, to - from + 1);
}

std::string_view color_answer(std::string_view bytes) {
    return between(bytes, "\x1b]11;", "\a\\");
}

std::string_view name_answer(std::string_view bytes) {
    return between(bytes, "\x1b[?", "c");
}

// The first two digits of each part of "rgb:ffff/ffff/ffff".
std::optional<draw::Rgb> color_in(std::string_view answer) {
    std::array<std::uint8_t, 3> parts{};
    std::size_t at = answer.find("rgb:");
    if (at == std::string_view::npos) return std::nullopt;
    at += 4;
    for (std::uint8_t& part : parts) {
        const std::string_view digits = answer.substr(std::min(at, answer.size()), 2);
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), part, 16);
        if (error != std::errc() || end != digits.data() + 2) return std::nullopt;
        at = answer.find('/', at);
        at = at == std::string_view::npos ? answer.size() : at + 1;
    }
    return draw::Rgb{parts[0], parts[1], parts[2]};
}

// While this exists, the terminal passes on each byte at once and echoes none.
class RawInput {
  public:
    RawInput() {
        is_terminal_ = tcgetattr(STDIN_FILENO, &before_) == 0;
        termios raw = before_;
        raw.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
        if (is_terminal_) tcsetattr(STDIN_FILENO, TCSANOW, &raw);
    }
    RawInput(const RawInput&) = delete;
    RawInput& operator=(const RawInput&) = delete;
    ~RawInput() {
        if (is_terminal_) tcsetattr(STDIN_FILENO, TCSANOW, &before_);
    }

  private:
    termios before_{};
    bool is_terminal_ = false;
};

}  // namespace

draw::ColourDepth depth_of_terminal() {
    const char* const color = std::getenv("COLORTERM");
    const std::string_view variable = color == nullptr ? "" : color;
    if (variable == "truecolor" || variable == "24bit") return draw::ColourDepth::full;
    const int colors = tigetnum("colors");
    if (colors > 256) return draw::ColourDepth::full;
    if (colors == 256) return draw::ColourDepth::many;
    return colors >= 8 ? draw::ColourDepth::sixteen : draw::ColourDepth::none;
}

bool is_answered(std::string_view bytes) {
    return !name_answer(bytes).empty();
}

TerminalAnswer read_answer(std::string_view bytes, Theme otherwise) {
    TerminalAnswer answer{.theme = otherwise, .typed = std::string(bytes)};
    const std::string_view color = color_answer(bytes);
    if (const auto ground = color_in(color)) {
        const bool is_light = contrast(*ground, {0, 0, 0}) > contrast(*ground, {255, 255, 255});
        answer.theme = is_light ? Theme::light : Theme::dark;
    }
    for (const std::string_view variable : {color, name_answer(bytes)}) {
        const std::size_t at = variable.empty() ? std::string::npos : answer.typed.find(variable);
        if (at != std::string::npos) answer.typed.erase(at, variable.size());
    }
    return answer;
}

Theme theme_of_environment(const char* colorfgbg) {
    const std::string_view variable = colorfgbg == nullptr ? "" : colorfgbg;
    const std::string_view ground = variable.substr(variable.rfind(';') + 1);
    return ground == "7" || ground == "15" ? Theme::light : Theme::dark;
}

TerminalAnswer query_theme() {
    const Theme otherwise = theme_of_environment(std::getenv("COLORFGBG"));
    const RawInput raw;
    if (write(STDOUT_FILENO, questions.data(), questions.size()) < 0) return {otherwise, {}};
    std::string bytes;
    const auto end = std::chrono::steady_clock::now() + patience;
    while (!is_answered(bytes)) {
        const auto left =
            std::chrono::duration_cast<std::chrono::milliseconds>(end - std::chrono::steady_clock::now());
        pollfd input = {STDIN_FILENO, POLLIN, 0};
        if (left.count() <= 0 || poll(&input, 1, static_cast<int>(left.count())) <= 0) break;
        std::array<char, 256> some{};
        const ssize_t count = read(STDIN_FILENO, some.data(), some.size());
        if (count <= 0) break;
        bytes.append(some.data(), static_cast<std::size_t>(count));
    }
    return read_answer(bytes, otherwise);
}

}  // namespace bastide::tui
