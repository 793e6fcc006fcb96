// Runs the command as a user's shell would, and says what came of it.
#pragma once

#include <string>
#include <vector>

namespace bastide::cli {

struct Ran {
    int status = -1;  // the exit status, or -1 if a signal ended it
    std::string out;
    std::string err;
};

// Runs `bastide ARGUMENTS…` with `input` on its standard input and nothing of the environment but PATH, a
// UTF-8 locale and `environment` ("NAME=VALUE").
Ran run_command(const std::vector<std::string>& arguments, const std::string& input = {},
                const std::vector<std::string>& environment = {});

// The same with a terminal for standard output, and nothing on standard input.
Ran run_in_terminal(const std::vector<std::string>& arguments,
                    const std::vector<std::string>& environment = {});

// Runs a line of shell, in which $BASTIDE is the command and $SCRATCH a folder that is gone afterwards.
Ran run_shell(const std::string& line);

// The folder of the sources, with a path below it.
std::string source_path(const std::string& below);

// The whole of a file.
std::string file_text(const std::string& path);

// Makes a file, or makes it anew.
void write_text(const std::string& path, const std::string& text);

}  // namespace bastide::cli
