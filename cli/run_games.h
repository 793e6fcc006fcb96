// `run`: plays many games between bots, with a progress line, a file per game, and partial results after an
// interruption.
#pragma once

#include <chrono>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "bastide/base/result.h"
#include "bastide/text/plural.h"
#include "command/fail.h"
#include "command/option_values.h"
#include "os/atomic_file.h"
#include "os/files.h"
#include "os/output.h"
#include "os/progress_line.h"
#include "os/signals.h"

namespace bastide::cli {

// Writes a file per game. Any thread may call `take`. After the first failure, which is stored, nothing more
// is written.
class Recorder {
  public:
    explicit Recorder(std::string folder) : folder_(std::move(folder)) {}

    void take(const std::string& name, const std::string& text) {
        const std::scoped_lock lock(mutex_);
        if (written_) written_ = os::write_file(folder_ + '/' + name, text);
    }

    bool is_well() {
        const std::scoped_lock lock(mutex_);
        return written_.has_value();
    }

    // The first failure, if any. Call this only when no other thread writes.
    const Result<void>& written() const { return written_; }

  private:
    std::string folder_;
    std::mutex mutex_;
    Result<void> written_;
};

// Options of `run`, the same for every game.
struct RunOptions {
    std::string seed = "1";
    std::string folder;  // the folder for the games' files, or empty
    std::int64_t games = 1000;
    int threads = 0;
    bool json = false;
};

// Adds --seed, for games with names such as "deal 17".
inline Option add_common_seed(Command command, RunOptions& options, const std::string& game) {
    return command
        .add_option("--seed", options.seed,
                    "The common seed, at most 48 bytes: " + game + " 17 has the seed S-17")
        .option_text("S [1]");
}

// Adds --record, for files named like "game-17.json".
inline void add_record(Command command, RunOptions& options, const std::string& game) {
    command
        .add_option(OptionNames("--record").formerly("--records"), options.folder,
                    "Save every game in the new folder DIR, named like " + game + "-17.json")
        .check(name_error)
        .option_text("DIR");
}

// The games for `run_games`.
struct GamesToRun {
    std::int64_t count;
    std::string folder;  // the folder for game files, or empty to write no files
    // Returns the reason why the games do not count, if there is one, for example that the host cannot start
    // a bot.
    std::function<std::optional<Error>()> failure = [] { return std::nullopt; };
};

// Calls `play(watch, recorder)`, which plays until `watch(done)` is false and returns a result.
// `played(result)` returns the number of games in the result, and `print(result)` prints the result.
template <class Play, class Played, class Print>
Exit run_games(const GamesToRun& games, const Play& play, const Played& played, const Print& print) {
    if (!games.folder.empty()) {
        if (const auto ready = os::make_folder(games.folder); !ready) return fail(ready.error());
    }
    Recorder recorder(games.folder);
    const os::Interrupt interrupt;
    os::ProgressLine progress;
    const auto watch = [&](std::int64_t done) {
        progress.show([&](double seconds) {
            return fmt::format("{} {} of {}, {}", os::progress_bar(done, games.count), done,
                               text::plural(games.count, "game"), os::games_per_second(done, seconds));
        });
        return !interrupt.came() && recorder.is_well() && !games.failure();
    };
    const auto start = std::chrono::steady_clock::now();
    const auto result = play(watch, recorder);
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
    progress.clear();
    if (const auto failure = games.failure()) return fail(*failure);
    if (!recorder.written()) return fail(recorder.written().error());
    if (played(result) == 0) {
        os::eprintln("Interrupted before the first game was over.");
        return Exit::interrupted;
    }
    if (const auto printed = print(result); !printed) return fail(printed.error());
    os::eprintln(os::games_per_second(played(result), took.count()));
    return interrupt.came() ? Exit::interrupted : Exit::done;
}

}  // namespace bastide::cli
