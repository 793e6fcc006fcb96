#include "cli/testing/run_command.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace bastide::cli {
namespace {

// A file that is gone when the test is.
class TemporaryFile {
  public:
    explicit TemporaryFile(const std::string& text = {}) {
        path_ = (std::filesystem::temp_directory_path() / "bastide-test-XXXXXX").string();
        const int descriptor = mkstemp(path_.data());
        if (descriptor >= 0) close(descriptor);
        std::ofstream(path_, std::ios::binary) << text;
    }
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;
    ~TemporaryFile() { std::filesystem::remove(path_); }

    const std::string& path() const { return path_; }

  private:
    std::string path_;
};

void redirect(const std::string& path, int flags, int to) {
    const int descriptor = open(path.c_str(), flags);
    if (descriptor < 0 || dup2(descriptor, to) < 0) _exit(126);
}

std::vector<char*> pointers(std::vector<std::string>& texts) {
    std::vector<char*> result;
    for (std::string& text : texts) result.push_back(text.data());
    result.push_back(nullptr);
    return result;
}

}  // namespace

Ran run_command(const std::vector<std::string>& arguments, const std::string& input,
                const std::vector<std::string>& environment) {
    const TemporaryFile in(input);
    const TemporaryFile out;
    const TemporaryFile err;
    std::vector<std::string> words = {BASTIDE_COMMAND};
    words.insert(words.end(), arguments.begin(), arguments.end());
    // Of two variables of one name the first counts.
    std::vector<std::string> variables = environment;
    variables.insert(variables.end(), {"PATH=/usr/bin:/bin", "LC_ALL=C.UTF-8"});
    const auto argv = pointers(words);
    const auto envp = pointers(variables);
    const pid_t child = fork();
    if (child == 0) {
        redirect(in.path(), O_RDONLY, STDIN_FILENO);
        redirect(out.path(), O_WRONLY, STDOUT_FILENO);
        redirect(err.path(), O_WRONLY, STDERR_FILENO);
        execve(BASTIDE_COMMAND, argv.data(), envp.data());
        _exit(127);
    }
    Ran ran;
    int status = 0;
    if (waitpid(child, &status, 0) == child && WIFEXITED(status)) ran.status = WEXITSTATUS(status);
    ran.out = file_text(out.path());
    ran.err = file_text(err.path());
    return ran;
}

std::string source_path(const std::string& below) {
    return BASTIDE_SOURCE_DIR "/" + below;
}

std::string file_text(const std::string& path) {
    std::ostringstream text;
    text << std::ifstream(path, std::ios::binary).rdbuf();
    return text.str();
}

}  // namespace bastide::cli
