#include "cli/testing/run_command.h"

#include <array>
#include <cstdlib>
#include <fstream>
#include <optional>
#include <sstream>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

#include "os/descriptor.h"
#include "os/process.h"
#include "os/testing/test_folder.h"

namespace bastide::cli {
namespace {

// The paths for a program's three streams.
struct Streams {
    std::string in;
    std::string out;
    std::string err;
};

// Starts a program, the first of the words.
std::optional<os::Process> start(const std::vector<std::string>& words, std::vector<std::string> variables,
                                 const Streams& streams) {
    // The first of two variables with one name counts.
    variables.insert(variables.end(), {"PATH=/usr/bin:/bin", "LC_ALL=C.UTF-8"});
    // The output file of coverage builds.
    if (const char* counts = std::getenv("LLVM_PROFILE_FILE"))
        variables.push_back("LLVM_PROFILE_FILE=" + std::string(counts));
    const os::Descriptor in(open(streams.in.c_str(), O_RDONLY | O_CLOEXEC));
    const os::Descriptor out(open(streams.out.c_str(), O_WRONLY | O_NOCTTY | O_CLOEXEC));
    const os::Descriptor err(open(streams.err.c_str(), O_WRONLY | O_CLOEXEC));
    auto process = os::Process::start(words, {.input = in.number(),
                                              .output = out.number(),
                                              .errors = err.number(),
                                              .environment = std::move(variables)});
    if (!process) return std::nullopt;
    return *std::move(process);
}

int status_of(std::optional<os::Process> process) {
    return process ? process->wait().status : -1;
}

// Creates files for the three streams in a separate folder.
Streams files_in(const os::TestFolder& folder, const std::string& input) {
    Streams files{folder / "in", folder / "out", folder / "err"};
    write_text(files.in, input);
    write_text(files.out, "");
    write_text(files.err, "");
    return files;
}

Ran ran(std::optional<os::Process> process, const Streams& files) {
    Ran result;
    result.status = status_of(std::move(process));
    result.out = file_text(files.out);
    result.err = file_text(files.err);
    return result;
}

std::vector<std::string> command(const std::vector<std::string>& arguments) {
    std::vector<std::string> words = {BASTIDE_COMMAND};
    words.insert(words.end(), arguments.begin(), arguments.end());
    return words;
}

// Returns the output to a terminal until no process has it open.
std::string read_terminal(int descriptor) {
    std::string text;
    std::array<char, 4096> piece{};
    while (true) {
        const ssize_t got = read(descriptor, piece.data(), piece.size());
        if (got <= 0) return text;
        text.append(piece.data(), static_cast<std::size_t>(got));
    }
}

}  // namespace

Ran run_command(const std::vector<std::string>& arguments, const std::string& input,
                const std::vector<std::string>& environment) {
    const os::TestFolder folder;
    const Streams files = files_in(folder, input);
    return ran(start(command(arguments), environment, files), files);
}

Ran run_in_terminal(const std::vector<std::string>& arguments, const std::vector<std::string>& environment) {
    const os::TestFolder folder;
    Streams files = files_in(folder, {});
    const int terminal = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (terminal < 0 || grantpt(terminal) != 0 || unlockpt(terminal) != 0) return {};
    files.out = ptsname(terminal);
    const int other_end = open(files.out.c_str(), O_WRONLY | O_NOCTTY | O_CLOEXEC);
    auto process = start(command(arguments), environment, files);
    Ran result;
    // The output stays readable as long as our end is open.
    result.status = status_of(std::move(process));
    close(other_end);
    result.out = read_terminal(terminal);
    result.err = file_text(files.err);
    close(terminal);
    return result;
}

Ran run_shell(const std::string& line) {
    const os::TestFolder folder;
    const os::TestFolder scratch;
    const Streams files = files_in(folder, {});
    return ran(start({"/bin/sh", "-c", line},
                     {std::string("BASTIDE=") + BASTIDE_COMMAND, "SCRATCH=" + scratch.path()}, files),
               files);
}

std::string source_path(const std::string& below) {
    return BASTIDE_SOURCE_DIR "/" + below;
}

void write_text(const std::string& path, const std::string& text) {
    std::ofstream(path, std::ios::binary) << text;
}

std::string file_text(const std::string& path) {
    std::ostringstream text;
    text << std::ifstream(path, std::ios::binary).rdbuf();
    return text.str();
}

}  // namespace bastide::cli
