// Start-up time of commands with almost nothing to do, compared with `true` and `cat` of the same file.
// Arguments: folders with programs of other builds, to measure in the same run.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "bench/comparison.h"

namespace bastide::bench {
namespace {

constexpr int runs = 400;

using WordList = std::vector<std::string>;

struct Started {
    WordList words;
    std::vector<double> milliseconds;

    double median() {
        const auto middle = milliseconds.begin() + std::ssize(milliseconds) / 2;
        std::ranges::nth_element(milliseconds, middle);
        return *middle;
    }
};

// Starts a program, with nothing on any stream, and waits for its end.
class Starter {
  public:
    Starter() {
        posix_spawn_file_actions_init(&streams_);
        for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
            posix_spawn_file_actions_addopen(&streams_, stream, "/dev/null", O_RDWR, 0);
    }
    Starter(const Starter&) = delete;
    Starter& operator=(const Starter&) = delete;
    ~Starter() { posix_spawn_file_actions_destroy(&streams_); }

    void run(Started& started) const {
        std::vector<char*> arguments;
        for (std::string& word : started.words) arguments.push_back(word.data());
        arguments.push_back(nullptr);
        const auto start = std::chrono::steady_clock::now();
        pid_t child = 0;
        int status = -1;
        if (posix_spawnp(&child, arguments[0], &streams_, nullptr, arguments.data(), environ) == 0)
            waitpid(child, &status, 0);
        const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - start;
        if (status != 0) {
            std::printf("failed: %s\n", arguments[0]);
            std::exit(1);
        }
        started.milliseconds.push_back(took.count());
    }

  private:
    posix_spawn_file_actions_t streams_{};
};

int run(const WordList& folders) {
    const std::string puzzle = BASTIDE_EXAMPLES "/puzzle/bastion.txt";
    const std::string map = BASTIDE_EXAMPLES "/landscape/river-valley.json";
    std::vector<Started> all = {{{"true"}, {}}, {{"cat", puzzle}, {}}};
    for (const std::string& folder : folders) {
        all.push_back({{folder + "/carcassonne", puzzle}, {}});
        all.push_back({{folder + "/bastide", "solve", puzzle}, {}});
        all.push_back({{folder + "/bastide", "score", map}, {}});
        all.push_back({{folder + "/bastide", "--version"}, {}});
    }
    const Starter starter;
    for (int i = 0; i < runs; ++i)
        for (Started& each : all) starter.run(each);
    for (Started& each : all) {
        std::string line;
        for (const std::string& word : each.words) line += word + ' ';
        std::printf("  %-90s median %6.3f ms\n", line.c_str(), each.median());
    }
    compare({"start of carcassonne", 1000 / all[2].median()}, {"true", 1000 / all[0].median()}, "a second");
    return 0;
}

}  // namespace
}  // namespace bastide::bench

int main(int argc, char** argv) {
    std::vector<std::string> folders = {BASTIDE_PROGRAMS};
    folders.insert(folders.end(), argv + 1, argv + argc);
    return bastide::bench::run(folders);
}
