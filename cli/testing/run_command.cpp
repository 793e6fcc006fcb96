#include "cli/testing/run_command.h"

#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace bastide::cli {
namespace {

void redirect(const std::string& path, int flags, int to) {
    const int descriptor = open(path.c_str(), flags);
    if (descriptor < 0 || dup2(descriptor, to) < 0) _exit(126);
    close(descriptor);
}

std::vector<char*> pointers(std::vector<std::string>& texts) {
    std::vector<char*> result;
    for (std::string& text : texts) result.push_back(text.data());
    result.push_back(nullptr);
    return result;
}

// What a program's three streams are, as paths.
struct Streams {
    std::string in;
    std::string out;
    std::string err;
};

// Starts a program, the first of the words.
pid_t start(std::vector<std::string> words, std::vector<std::string> variables, const Streams& streams) {
    // Of two variables of one name the first counts.
    variables.insert(variables.end(), {"PATH=/usr/bin:/bin", "LC_ALL=C.UTF-8"});
    // Where a build that counts the lines it runs is to say so.
    if (const char* counts = std::getenv("LLVM_PROFILE_FILE"))
        variables.push_back("LLVM_PROFILE_FILE=" + std::string(counts));
    const auto argv = pointers(words);
    const auto envp = pointers(variables);
    const pid_t child = fork();
    if (child == 0) {
        redirect(streams.in, O_RDONLY, STDIN_FILENO);
        redirect(streams.out, O_WRONLY | O_NOCTTY, STDOUT_FILENO);
        redirect(streams.err, O_WRONLY, STDERR_FILENO);
        execve(argv.front(), argv.data(), envp.data());
        _exit(127);
    }
    return child;
}

int status_of(pid_t child) {
    int status = 0;
    return waitpid(child, &status, 0) == child && WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

// Files for the three streams, in a folder of their own.
Streams files_in(const Folder& folder, const std::string& input) {
    Streams files{folder / "in", folder / "out", folder / "err"};
    write_text(files.in, input);
    write_text(files.out, "");
    write_text(files.err, "");
    return files;
}

Ran ran(pid_t child, const Streams& files) {
    Ran result;
    result.status = status_of(child);
    result.out = file_text(files.out);
    result.err = file_text(files.err);
    return result;
}

std::vector<std::string> command(const std::vector<std::string>& arguments) {
    std::vector<std::string> words = {BASTIDE_COMMAND};
    words.insert(words.end(), arguments.begin(), arguments.end());
    return words;
}

// All that is written to a terminal until nobody has it open any more.
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
    const Folder folder;
    const Streams files = files_in(folder, input);
    return ran(start(command(arguments), environment, files), files);
}

Ran run_in_terminal(const std::vector<std::string>& arguments, const std::vector<std::string>& environment) {
    const Folder folder;
    Streams files = files_in(folder, {});
    const int terminal = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (terminal < 0 || grantpt(terminal) != 0 || unlockpt(terminal) != 0) return {};
    files.out = ptsname(terminal);
    const int other_end = open(files.out.c_str(), O_WRONLY | O_NOCTTY | O_CLOEXEC);
    const pid_t child = start(command(arguments), environment, files);
    Ran result;
    // What was written is kept for us as long as our own end stays open.
    result.status = status_of(child);
    close(other_end);
    result.out = read_terminal(terminal);
    result.err = file_text(files.err);
    close(terminal);
    return result;
}

Ran run_shell(const std::string& line) {
    const Folder folder;
    const Folder scratch;
    const Streams files = files_in(folder, {});
    return ran(start({"/bin/sh", "-c", line},
                     {std::string("BASTIDE=") + BASTIDE_COMMAND, "SCRATCH=" + scratch.path()}, files),
               files);
}

Folder::Folder() : path_((std::filesystem::temp_directory_path() / "bastide-test-XXXXXX").string()) {
    if (mkdtemp(path_.data()) == nullptr) std::abort();
}

Folder::~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

std::ptrdiff_t Folder::files() const {
    return std::distance(std::filesystem::directory_iterator(path_), std::filesystem::directory_iterator());
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
