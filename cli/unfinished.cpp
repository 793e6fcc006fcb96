#include "cli/unfinished.h"

#include <atomic>

#include <unistd.h>

namespace bastide::cli {
namespace {

std::string kept;
std::atomic<const char*> unfinished = nullptr;

}  // namespace

void set_unfinished(const std::string& name) {
    unfinished = nullptr;
    kept = name;
    if (!kept.empty()) unfinished = kept.c_str();
}

void remove_unfinished() {
    if (const char* const name = unfinished) unlink(name);
}

}  // namespace bastide::cli
