// Replacements for the system calls of CaDiCaL on a page: there are no files, no processes and no memory
// statistics.
#include <ctime>

#include <internal.hpp>
#include <resources.hpp>

namespace CaDiCaL {

double absolute_real_time() {
    timespec now{};
    clock_gettime(CLOCK_MONOTONIC, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

// A worker does nothing else.
double absolute_process_time() {
    return absolute_real_time();
}

double Internal::real_time() {
    return absolute_real_time() - stats.time.real;
}

double Internal::process_time() {
    return absolute_process_time() - stats.time.process;
}

uint64_t maximum_resident_set_size() {
    return 0;
}

uint64_t current_resident_set_size() {
    return 0;
}

// Only the command writes proofs.
File* File::write(Internal* /*internal*/, FILE* /*file*/, const char* /*name*/) {
    return nullptr;
}

void File::flush() {}

File::~File() = default;

}  // namespace CaDiCaL
