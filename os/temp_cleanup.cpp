#include "os/temp_cleanup.h"

#include <atomic>

#include <unistd.h>

namespace bastide::os {
namespace {

std::string stored;
std::atomic<const char*> temp_file = nullptr;

}  // namespace

void set_temp_file(const std::string& name) {
    temp_file = nullptr;
    stored = name;
    if (!stored.empty()) temp_file = stored.c_str();
}

void remove_temp_file() {
    if (const char* const name = temp_file) unlink(name);
}

}  // namespace bastide::os
