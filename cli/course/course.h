// The command line of the course's program, which `bastide solve` and `carcassonne` accept.
#pragma once

#include <string>
#include <vector>

namespace bastide::cli {

// Returns the arguments with the options of `solve` in its own spelling. The course allows one dash before a
// name, and dashes for underscores.
std::vector<std::string> with_two_dashes(std::vector<std::string> arguments);

// Returns an error as the course's program prints it: "ERROR: unknown argument '--boards'".
std::string in_course_words(const std::string& what);

}  // namespace bastide::cli
