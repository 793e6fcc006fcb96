#include "command/ask.h"

#include <cstdio>
#include <iostream>

#include <unistd.h>

#include "command/fail.h"

namespace bastide::cli {

Result<bool> is_agreed(const std::string& question, const std::string& without_terminal) {
    if (isatty(STDIN_FILENO) == 0 || isatty(STDERR_FILENO) == 0) return failed(without_terminal);
    std::fputs((question + " y/N ").c_str(), stderr);
    std::string answer;
    std::getline(std::cin, answer);
    return answer == "y" || answer == "Y" || answer == "yes";
}

}  // namespace bastide::cli
