// Scoring files from 1 MB to 1 GB with the command: time and memory, from a file and through a pipe.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "bastide/landscape/testing/random_landscape.h"
#include "bench/landscape_text.h"
#include "bench/signature.h"

namespace bastide::bench {
namespace {

constexpr std::size_t columns = 4096;

// Writes a random landscape of about so many bytes and returns how many tiles it holds. The map is made of
// bands of rows that are each consistent, so that it need not fit in memory.
std::size_t write_map(const std::string& path, std::size_t bytes) {
    std::mt19937_64 random(7);
    RandomLandscape options;
    options.rows = 16;
    options.columns = columns;
    std::ofstream file(path);
    std::size_t tiles = 0;
    std::size_t written = 0;
    while (written < bytes) {
        const Landscape band = random_landscape(options, random);
        for (std::size_t row = 0; row < band.rows(); ++row) {
            const std::string text = (written == 0 ? "[" : ",\n ") + row_text(band.row(row));
            file << text;
            written += text.size();
        }
        // An empty row between the bands keeps the whole consistent.
        file << ",\n []";
        tiles += band.squares();
    }
    file << "]\n";
    return tiles;
}

struct Run {
    double seconds = 0;
    double user_seconds = 0;
    long peak_kilobytes = 0;
    std::string said;
};

Run run_once(const std::string& command) {
    int ends[2];
    if (pipe(ends) != 0) std::exit(2);
    const auto start = std::chrono::steady_clock::now();
    const pid_t child = fork();
    if (child == 0) {
        dup2(ends[1], STDOUT_FILENO);
        close(ends[0]);
        execl("/bin/sh", "sh", "-c", command.c_str(), nullptr);
        _exit(127);
    }
    close(ends[1]);
    Run run;
    char buffer[256];
    for (ssize_t got = 0; (got = read(ends[0], buffer, sizeof buffer)) > 0;) {
        run.said.append(buffer, static_cast<std::size_t>(got));
    }
    close(ends[0]);
    int status = 0;
    rusage usage{};
    wait4(child, &status, 0, &usage);
    run.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    run.user_seconds =
        static_cast<double>(usage.ru_utime.tv_sec) + static_cast<double>(usage.ru_utime.tv_usec) / 1e6;
    run.peak_kilobytes = usage.ru_maxrss;
    if (status != 0) std::printf("failed: %s\n", command.c_str());
    return run;
}

// Runs a shell command three times and keeps the quickest.
Run best_run(const std::string& command) {
    Run best = run_once(command);
    for (int i = 0; i < 2; ++i) {
        const Run again = run_once(command);
        if (again.seconds < best.seconds) best = again;
    }
    return best;
}

void report(const char* what, std::size_t tiles, std::size_t bytes, const Run& run) {
    std::printf(
        "%6.0f MB  %-28s %8.3f s %9.1f M tiles/s %8.0f MB/s %8.1f MB memory\n",
        static_cast<double>(bytes) / 1e6, what, run.seconds, static_cast<double>(tiles) / run.seconds / 1e6,
        static_cast<double>(bytes) / run.seconds / 1e6, static_cast<double>(run.peak_kilobytes) / 1024);
}

}  // namespace

int run() {
    const std::string path =
        (std::filesystem::temp_directory_path() / ("bastide-scale-" + std::to_string(getpid()))).string();
    const std::string command = BASTIDE_COMMAND;
    Signature signature;
    for (const std::size_t bytes : {1'000'000UL, 10'000'000UL, 100'000'000UL, 1'000'000'000UL}) {
        const std::size_t tiles = write_map(path, bytes);
        const std::size_t size = std::filesystem::file_size(path);
        const Run file = best_run("exec " + command + " score " + path);
        signature.add(std::atoll(file.said.c_str()));
        report("bastide score FILE", tiles, size, file);
        const Run two = best_run("exec " + command + " score --threads 2 " + path);
        signature.add(std::atoll(two.said.c_str()));
        report("bastide score --threads 2", tiles, size, two);
        const Run piped = best_run("cat " + path + " | " + command + " score -");
        signature.add(std::atoll(piped.said.c_str()));
        report("cat FILE | bastide score", tiles, size, piped);
        report("limit: cat FILE | wc -c", tiles, size, best_run("cat " + path + " | wc -c"));
    }
    std::filesystem::remove(path);
    std::printf("signature: %016llx\n", static_cast<unsigned long long>(signature.value()));
    return 0;
}

}  // namespace bastide::bench

int main() {
    return bastide::bench::run();
}
