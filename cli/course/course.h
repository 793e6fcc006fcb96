// The command line of the original program of the course. `bastide solve` and `carcassonne` accept it, and
// `carcassonne` also prints its errors.
#pragma once

#include <string>
#include <vector>

#include "command/command.h"

namespace bastide::cli {

// Returns the arguments with the options spelled as `solve` spells them. The course's program also allows one
// dash before a name, and dashes instead of underscores.
std::vector<std::string> with_two_dashes(std::vector<std::string> arguments);

// True for the program with the name that the course requires. It prints the errors that the course
// prescribes.
bool is_of_course(Command command);

// Returns an error as the course's program prints it: "ERROR: unknown argument '--boards'".
std::string in_course_words(const std::string& what);

}  // namespace bastide::cli
