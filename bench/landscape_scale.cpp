// Scoring files from 1 MB to 1 GB with the command: time and memory, from a file and through a pipe.
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include "bastide/landscape/testing/random_landscape.h"
#include "bench/comparison.h"
#include "bench/landscape_text.h"
#include "bench/signature.h"
#include "bench/timed_command.h"

namespace bastide::bench {
namespace {

constexpr std::size_t columns = 4096;

// Writes a random landscape of about this many bytes and returns its number of tiles. The map consists of
// bands of rows that are each consistent, so that it need not fit in memory.
std::size_t write_map(const std::string& path, std::size_t bytes) {
    std::mt19937_64 random(7);
    landscape::testing::RandomLandscape options;
    options.rows = 16;
    options.columns = columns;
    std::ofstream file(path);
    std::size_t tiles = 0;
    std::size_t written = 0;
    while (written < bytes) {
        const landscape::Landscape band = landscape::testing::random_landscape(options, random);
        for (std::size_t row = 0; row < band.rows(); ++row) {
            const std::string text = (written == 0 ? "[" : ",\n ") + row_text(band.row(row));
            file << text;
            written += text.size();
        }
        // An empty row between the bands keeps the map consistent.
        file << ",\n []";
        tiles += band.squares();
    }
    file << "]\n";
    return tiles;
}

void report(const char* what, std::size_t tiles, std::size_t bytes, const TimedRun& run) {
    std::printf(
        "%6.0f MB  %-28s %8.3f s %9.1f M tiles/s %8.0f MB/s %8.1f MB memory\n",
        static_cast<double>(bytes) / 1e6, what, run.seconds, static_cast<double>(tiles) / run.seconds / 1e6,
        static_cast<double>(bytes) / run.seconds / 1e6, static_cast<double>(run.peak_kilobytes) / 1024);
}

}  // namespace

int run() {
    const std::string path = temporary_file("landscape-scale");
    const std::string command = BASTIDE_COMMAND;
    Signature signature;
    for (const std::size_t bytes : {1'000'000UL, 10'000'000UL, 100'000'000UL, 1'000'000'000UL}) {
        const std::size_t tiles = write_map(path, bytes);
        const std::size_t size = std::filesystem::file_size(path);
        const TimedRun file = best_run("exec " + command + " score --threads 1 " + path);
        signature.add(std::atoll(file.output.c_str()));
        report("bastide score --threads 1", tiles, size, file);
        const TimedRun two = best_run("exec " + command + " score --threads 2 " + path);
        signature.add(std::atoll(two.output.c_str()));
        report("bastide score --threads 2", tiles, size, two);
        const TimedRun piped = best_run("cat " + path + " | " + command + " score --threads 1 -");
        signature.add(std::atoll(piped.output.c_str()));
        report("cat FILE | the same", tiles, size, piped);
        const TimedRun wc_run = best_run("cat " + path + " | wc -c");
        report("limit: cat FILE | wc -c", tiles, size, wc_run);
        if (bytes < 1'000'000'000) continue;
        const double megabytes = static_cast<double>(size) / 1e6;
        compare({"score a map of 1 GB, two threads", megabytes / two.seconds},
                {"one thread", megabytes / file.seconds}, "MB/s");
        compare({"score a map of 1 GB from a pipe", megabytes / piped.seconds},
                {"cat FILE | wc -c", megabytes / wc_run.seconds}, "MB/s");
    }
    std::filesystem::remove(path);
    signature.print();
    return 0;
}

}  // namespace bastide::bench

int main() {
    return bastide::bench::run();
}
