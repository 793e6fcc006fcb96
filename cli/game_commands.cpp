#include "cli/game_commands.h"

#include <cstdio>
#include <iostream>

#include <unistd.h>

#include "command/fail.h"

namespace bastide::cli {

Result<bool> is_agreed(const std::string& question) {
    if (isatty(STDIN_FILENO) == 0 || isatty(STDERR_FILENO) == 0)
        return failed("--delete asks first, which needs a terminal: add --yes to delete without being asked");
    std::fputs((question + " y/N ").c_str(), stderr);
    std::string answer;
    std::getline(std::cin, answer);
    return answer == "y" || answer == "Y" || answer == "yes";
}

}  // namespace bastide::cli
