#include "os/helper_program.h"

#include <bit>
#include <cerrno>
#include <cstring>

#include <sys/auxv.h>
#include <unistd.h>

namespace bastide::os {

std::filesystem::path own_folder() {
    std::error_code none;
    auto self = std::filesystem::read_symlink("/proc/self/exe", none);
    // Without /proc, uses the path of the program from the kernel's auxiliary vector.
    const auto* started_as = std::bit_cast<const char*>(getauxval(AT_EXECFN));
    if (none && started_as != nullptr) self = std::filesystem::canonical(started_as, none);
    return self.parent_path();
}

std::optional<std::string> helper_path(const std::string& name) {
    const auto here = own_folder();
    for (const auto& folder : {here, here / BASTIDE_HELPERS_FROM_COMMAND}) {
        std::string program = folder / name;
        if (access(program.c_str(), X_OK) == 0) return program;
    }
    return std::nullopt;
}

Error exec_helper(const std::string& name, const std::vector<std::string>& arguments,
                  const std::string& how_to_get) {
    auto program = helper_path(name);
    if (!program) return file_error({}, "the program " + name + " is missing: " + how_to_get);
    std::vector<std::string> words = arguments;
    std::vector<char*> pointers = {program->data()};
    for (std::string& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    execv(program->c_str(), pointers.data());
    return file_error(*program, std::string("cannot be started: ") + std::strerror(errno));
}

}  // namespace bastide::os
