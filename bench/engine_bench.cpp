// Runs a page's calls natively: engine_bench MODULE FILE REPEATS runs the call in a file on a module, page,
// review or pad, and prints the seconds of the fastest run and the length of the answer. web/engine/bench.mjs
// compares it with WebAssembly.
#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <limits>
#include <sstream>

#include "web/engine/src/answer.h"

static bastide::engine::Modules modules_of(std::string_view name) {
    if (name == "review") return bastide::engine::review_modules();
    return name == "pad" ? bastide::engine::pad_modules() : bastide::engine::page_modules();
}

int main(int argc, char** argv) {
    if (argc != 4) return 1;
    const auto modules = modules_of(argv[1]);
    std::ifstream file(argv[2], std::ios::binary);
    std::ostringstream bytes;
    bytes << file.rdbuf();
    const std::string call = bytes.str();
    const std::string_view word = argv[3];
    int repeats = 0;
    std::from_chars(word.data(), word.data() + word.size(), repeats);
    double fastest = std::numeric_limits<double>::infinity();
    std::size_t length = 0;
    for (int i = 0; i < repeats; ++i) {
        const auto start = std::chrono::steady_clock::now();
        length = bastide::engine::answer(call, modules).text.size();
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
        fastest = std::min(fastest, took.count());
    }
    std::printf("%.9f %zu\n", fastest, length);
    return 0;
}
