#include "cli/become_program.h"

#include <cerrno>
#include <cstring>
#include <vector>

#include <unistd.h>

#include "cli/output.h"
#include "cli/program_beside.h"

namespace bastide::cli {

Exit become_program(const std::string& name, const Common& common, const std::string& how) {
    auto program = program_beside(name);
    if (!program) return fail(common, file_error({}, "the program " + name + " is missing: " + how));
    std::vector<std::string> words = common.words;
    std::vector<char*> pointers = {program->data()};
    for (std::string& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    execv(program->c_str(), pointers.data());
    return fail(file_error(*program, std::string("cannot be started: ") + std::strerror(errno)));
}

}  // namespace bastide::cli
