#include "cli/program_beside.h"

#include <bit>

#include <sys/auxv.h>
#include <unistd.h>

namespace bastide::cli {

std::filesystem::path own_folder() {
    std::error_code none;
    auto self = std::filesystem::read_symlink("/proc/self/exe", none);
    // Without /proc, what the program was started as; the kernel gives the address as a number.
    const auto* started_as = std::bit_cast<const char*>(getauxval(AT_EXECFN));
    if (none && started_as != nullptr) self = std::filesystem::canonical(started_as, none);
    return self.parent_path();
}

std::optional<std::string> program_beside(const std::string& name) {
    const auto here = own_folder();
    for (const auto& folder : {here, here / BASTIDE_PROGRAMS_FROM_COMMAND}) {
        std::string program = folder / name;
        if (access(program.c_str(), X_OK) == 0) return program;
    }
    return std::nullopt;
}

}  // namespace bastide::cli
