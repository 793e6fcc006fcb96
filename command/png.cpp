#include "command/png.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>
#include <vector>

#include <fmt/format.h>

#include "os/helper_program.h"
#include "os/output.h"
#include "os/process.h"

namespace bastide::cli {
namespace {

// librsvg uses about 50 bytes of memory per byte of a map.
constexpr std::size_t max_svg = 8 << 20;

// A file that is deleted when closed. Files instead of pipes, so that neither program can wait for the other.
using Scratch = std::unique_ptr<FILE, decltype([](FILE* file) { std::fclose(file); })>;

std::string contents(FILE* file) {
    std::string text;
    char piece[1 << 14];
    if (std::fseek(file, 0, SEEK_SET) != 0) return text;
    while (const std::size_t size = std::fread(piece, 1, sizeof piece, file)) text.append(piece, size);
    return text;
}

std::unexpected<Error> cannot_draw(const std::string& why) {
    return bastide::fail("cannot be drawn as PNG: " + why);
}

}  // namespace

std::string why_no_png() {
    if (os::helper_path("bastide-png")) return "";
    return "the program bastide-png is missing: install the package bastide-png, or librsvg2-dev and build "
           "again";
}

Result<std::string> png_of(const std::string& svg, int width) {
    const auto program = os::helper_path("bastide-png");
    if (!program) return cannot_draw(why_no_png());
    if (svg.size() > max_svg) return cannot_draw("the picture is too large: use SVG");
    const Scratch in(std::tmpfile());
    const Scratch out(std::tmpfile());
    const Scratch err(std::tmpfile());
    const bool is_ready = in && out && err &&
                          std::fwrite(svg.data(), 1, svg.size(), in.get()) == svg.size() &&
                          std::fseek(in.get(), 0, SEEK_SET) == 0;
    if (!is_ready) return cannot_draw(fmt::format("temporary files: {}", std::strerror(errno)));
    std::vector<std::string> words = {*program};
    if (width > 0) words.push_back(std::to_string(width));
    auto process = os::Process::start(
        words, {.input = fileno(in.get()), .output = fileno(out.get()), .errors = fileno(err.get())});
    if (!process) return cannot_draw(std::strerror(process.error().code));
    const os::ProcessEnd end = process->wait();
    if (end.signal != 0) return cannot_draw(fmt::format("signal {} ended bastide-png", end.signal));
    const std::string message = contents(err.get());
    const std::string line = message.substr(0, message.find('\n'));
    if (end.status != 0) return cannot_draw(line);
    if (line.starts_with("warning: ")) os::eprintln(line);
    return contents(out.get());
}

}  // namespace bastide::cli
