// Any bytes as the input of any command with any options: it ends with a valid status.
#include <array>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include <sys/mman.h>
#include <unistd.h>

#include "cli/bastide.h"

namespace {

using bastide::cli::Exit;

struct Command {
    std::vector<const char*> words;
    std::vector<const char*> options;
};

const std::array<Command, 10> commands = {{
    {{"score"}, {"--breakdown", "--json", "--features", "--strict", "--corner-cities=joined", "--threads=2"}},
    {{"score", "--draw=svg"}, {"--corner-cities=joined", "--strict"}},
    {{"score", "--draw=ansi"}, {"--color=always", "--strict"}},
    {{"complete"}, {"--inside", "--json"}},
    {{"tally"}, {"--breakdown", "--json", "--timeline"}},
    {{"solve", "--limit-nodes=1000"},
     {"--all_solutions", "--allow_rotations", "--no-art", "--json", "--stats", "--threads=2",
      "--tile_size=13"}},
    {{"puzzle", "grade", "--limit-nodes=1000"}, {"--rotations", "--json"}},
    {{"caverna", "score"}, {"--rules=chapter", "--explain", "--json", "--house-rules"}},
    {{"caverna", "best"}, {"--rules=chapter", "--explain", "--json", "--house-rules"}},
    {{"solo", "replay"}, {"--json"}},
}};

// A file in memory, and its path.
class Input {
  public:
    explicit Input(std::string_view text) : descriptor_(memfd_create("input", 0)) {
        if (write(descriptor_, text.data(), text.size()) != static_cast<ssize_t>(text.size())) std::abort();
    }
    ~Input() { close(descriptor_); }
    Input(const Input&) = delete;
    Input& operator=(const Input&) = delete;

    std::string path() const { return "/proc/self/fd/" + std::to_string(descriptor_); }

  private:
    int descriptor_;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 2) return 0;
    const Command& command = commands[data[0] % commands.size()];
    const Input input({reinterpret_cast<const char*>(data) + 2, size - 2});
    const std::string path = input.path();
    std::vector<const char*> words = {"bastide"};
    words.insert(words.end(), command.words.begin(), command.words.end());
    for (std::size_t option = 0; option < command.options.size(); ++option) {
        if ((data[1] >> option & 1U) != 0) words.push_back(command.options[option]);
    }
    words.push_back(path.c_str());
    const Exit exit = bastide::cli::run_bastide(static_cast<int>(words.size()), words.data());
    const bool is_documented = exit == Exit::done || exit == Exit::input || exit == Exit::limit;
    // Options that exclude each other are a matter of the command line.
    if (!is_documented && exit != Exit::usage) std::abort();
    return 0;
}
