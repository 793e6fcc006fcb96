#include "cli/course/course.h"

#include <algorithm>

namespace bastide::cli {

std::vector<std::string> with_two_dashes(std::vector<std::string> arguments) {
    for (std::string& argument : arguments) {
        if (!argument.starts_with('-')) continue;
        const std::size_t value = std::min(argument.find('='), argument.size());
        const std::size_t begin = std::min(argument.find_first_not_of('-'), value);
        std::string name = argument.substr(begin, value - begin);
        std::ranges::replace(name, '-', '_');
        for (const char* known : {"all_solutions", "allow_rotations", "board_dimensions", "tile_size",
                                  "count", "no_art", "json", "svg", "png", "width", "stats", "threads"}) {
            if (name == known) argument.replace(0, value, "--" + name);
        }
    }
    return arguments;
}

bool is_of_course(Command command) {
    return command.path() == "carcassonne";
}

std::string in_course_words(const std::string& what) {
    return "ERROR: " + what;
}

}  // namespace bastide::cli
