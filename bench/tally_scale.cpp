// Tallies logs of 1 GB with the command, compared with the same sums in awk and with commands that only read
// the file.
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include "bastide/tally/testing/random_log.h"
#include "bench/comparison.h"
#include "bench/signature.h"
#include "bench/timed_command.h"

namespace bastide::bench {
namespace {

constexpr std::size_t file_size = 1'000'000'000;

// The same sums for valid logs. Prints the command's output.
constexpr const char* awk =
    R"( '$1 == ":" { f = 1; next } $1 == "." { exit } NR == 1 { n = $1; next }
         { t[$1] += $2 == "city" ? (f ? $3 : 2 * $3) : $2 == "road" ? $3 : $2 == "field" ? 3 * $3 : f ? 1 + $3 : 9 }
     END { for (i = 1; i <= n; i++) printf "Player[%d] -> %d\n", i, t[i] }' )";

// A log of random entries, half of them in play.
void write_log(const std::string& path, std::uint64_t players, std::uint64_t max_tiles) {
    std::mt19937_64 random(players);
    std::ofstream file(path);
    std::size_t written = 0;
    const auto write = [&](const std::string& text) {
        file << text;
        written += text.size();
    };
    write(std::to_string(players) + '\n');
    while (written < file_size / 2)
        write(tally::testing::random_entry(random, tally::Phase::play, players, max_tiles));
    write(":\n");
    while (written < file_size - 2)
        write(tally::testing::random_entry(random, tally::Phase::final, players, max_tiles));
    write(".\n");
}

void report(const std::string& what, std::size_t bytes, const TimedRun& run) {
    std::printf("  %-30s %8.3f s %8.0f MB/s %8.1f MB memory\n", what.c_str(), run.seconds,
                static_cast<double>(bytes) / run.seconds / 1e6,
                static_cast<double>(run.peak_kilobytes) / 1024);
    std::fflush(stdout);
}

void add_totals(Signature& signature, const std::string& output) {
    std::istringstream lines(output);
    for (std::string player, arrow; lines >> player >> arrow;) {
        std::int64_t total = 0;
        lines >> total;
        signature.add(total);
    }
}

int run() {
    const std::string path = temporary_file("tally-scale");
    const std::string command = BASTIDE_COMMAND;
    Signature signature;
    struct Log {
        std::uint64_t players;
        std::uint64_t max_tiles;
    };
    for (const Log log : {Log{5, 12}, Log{6, 99}, Log{40, 12}, Log{1000, 1000}, Log{1'000'000, 12}}) {
        write_log(path, log.players, log.max_tiles);
        const std::size_t bytes = std::filesystem::file_size(path);
        std::printf("%.0f MB, %llu players, features of up to %llu tiles\n", static_cast<double>(bytes) / 1e6,
                    static_cast<unsigned long long>(log.players),
                    static_cast<unsigned long long>(log.max_tiles));
        const TimedRun tally = best_run("exec " + command + " tally --threads 1 " + path);
        add_totals(signature, tally.output);
        report("bastide tally --threads 1", bytes, tally);
        const TimedRun two = best_run("exec " + command + " tally --threads 2 " + path);
        report("bastide tally --threads 2", bytes, two);
        if (two.output != tally.output) std::printf("  two threads say something else\n");
        report("cat FILE | the same", bytes,
               best_run("cat " + path + " | " + command + " tally --threads 1"));
        const TimedRun lines = best_run("exec wc -l " + path);
        report("limit: wc -l FILE", bytes, lines);
        report("limit: cat FILE | wc -c", bytes, best_run("cat " + path + " | wc -c"));
        const double megabytes = static_cast<double>(bytes) / 1e6;
        if (log.players == 40) {
            compare({"tally a log of 40 players", megabytes / tally.seconds},
                    {"limit: wc -l FILE", megabytes / lines.seconds}, "MB/s");
            compare({"the same, two threads", megabytes / two.seconds},
                    {"one thread", megabytes / tally.seconds}, "MB/s");
        }
        if (log.players == 5) {
            const TimedRun sums = best_run(std::string("exec awk") + awk + path, 1);
            report("peer: awk", bytes, sums);
            compare({"tally a match log", megabytes / tally.seconds}, {"awk", megabytes / sums.seconds},
                    "MB/s");
            std::printf("  the two say %s\n", sums.output == tally.output ? "the same" : "different things");
        }
    }
    std::filesystem::remove(path);
    signature.print();
    return 0;
}

}  // namespace
}  // namespace bastide::bench

int main() {
    return bastide::bench::run();
}
