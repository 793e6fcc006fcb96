// Runs the command as a user's shell would, and returns the command's output.
#pragma once

#include <string>
#include <vector>

namespace bastide::cli {

struct Ran {
    int status = -1;  // the exit status, or -1 if a signal ended it
    std::string out;
    std::string err;
};

// Runs `bastide ARGUMENTS…` with `input` on its standard input and an environment of only PATH, a UTF-8
// locale and `environment` ("NAME=VALUE").
Ran run_command(const std::vector<std::string>& arguments, const std::string& input = {},
                const std::vector<std::string>& environment = {});

// As above, with a terminal for standard output and empty standard input.
Ran run_in_terminal(const std::vector<std::string>& arguments,
                    const std::vector<std::string>& environment = {});

// Runs a shell command, in which $BASTIDE is the command and $SCRATCH a temporary folder.
Ran run_shell(const std::string& line);

// Returns a path below the source folder.
std::string source_path(const std::string& below);

// Returns the content of a file.
std::string file_text(const std::string& path);

// Creates or replaces a file.
void write_text(const std::string& path, const std::string& text);

}  // namespace bastide::cli
