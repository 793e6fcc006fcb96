#include "bastide/base/require.h"

#ifndef __wasm__  // where a broken contract is a trap

#include <cstdio>
#include <cstdlib>
#include <string>

namespace bastide::detail {
namespace {

[[noreturn]] void stop(const Where& where, const std::string& rest) {
    const std::string line = "bastide: '" + std::string(where.function_name()) + "' " + rest + '\n';
    std::fputs(line.c_str(), stderr);
    std::abort();
}

}  // namespace

void broken_contract(const char* rule, const Where& where) {
    stop(where, "requires that " + std::string(rule));
}

void broken_contract(const char* rule, std::int64_t value, const Where& where) {
    stop(where, "requires that " + std::string(rule) + ", but got " + std::to_string(value));
}

void broken_contract(const Message& error, const Where& where) {
    stop(where, "got an invalid argument: " + to_string(error));
}

}  // namespace bastide::detail

#endif
