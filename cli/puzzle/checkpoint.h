// Saves a long search in a file, so that it can be resumed after any interruption.
//
// FILE contains the remaining work and is replaced atomically now and then via FILE.new. FILE.solutions
// contains the solutions printed so far, which are printed again when the search resumes. FILE.solutions only
// grows, and FILE stores the length that is valid. The first line of each file identifies it. Other files are
// never touched.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>

#include "bastide/base/result.h"
#include "bastide/puzzle/frontier_text.h"
#include "os/file_lock.h"

namespace bastide::cli {

class Checkpoint {
  public:
    // Resumes from a file, or creates a file if there is none. `search` identifies the search. Fails on a
    // file of a different search, and on a damaged or unrelated file. `tiles` is the number of tiles in a
    // solution. `puzzle` is the file of the puzzle.
    static Result<Checkpoint> open(const std::string& name, const std::string& puzzle, std::string search,
                                   std::size_t tiles, std::chrono::duration<double> interval);

    // The state to resume from.
    const puzzle::SearchState& state() const { return state_; }
    bool should_continue() const { return should_continue_; }

    // Passes the solutions found earlier to `take`, in order, until it returns false.
    Result<void> for_each_solution(const std::function<bool(const puzzle::Solution&)>& take) const;

    // Adds a solution that was found. The solution is stored with the next save.
    void add(const puzzle::Solution& solution) { unsaved_ += puzzle::to_text(solution); }

    // `save_in_time` saves the remaining work if enough time has passed since the last save. `save` saves it
    // at once.
    Result<void> save_in_time(const puzzle::SearchState& state);
    Result<void> save(const puzzle::SearchState& state);

    // Returns the error for remaining work that does not belong to the search.
    Error damaged() const;

    // Removes the files when the search is done.
    void remove() const;

  private:
    using Clock = std::chrono::steady_clock;

    Checkpoint(std::string file, std::string search, std::size_t tiles,
               std::chrono::duration<double> interval, os::FileLock lock);
    static constexpr const char* solutions_ending = ".solutions";
    static constexpr const char* ending_while_written = ".new";
    std::string solutions_file() const { return file_ + solutions_ending; }
    static Result<void> check_places(const std::string& file, const std::string& puzzle);
    Result<void> resume();
    void begin();
    Result<void> read(const std::string& text);
    Result<void> read_solutions(const std::string& bytes_and_sum);
    Result<void> write_solutions();
    void count_solutions(std::string_view text);
    std::string solutions_line() const;

    os::FileLock lock_;  // locks the file of solutions, which is never replaced
    std::string file_;
    std::string search_;
    std::size_t tiles_;
    std::chrono::duration<double> interval_;
    Clock::time_point last_saved_ = Clock::now();
    puzzle::SearchState state_;
    std::int64_t solutions_bytes_ = 0;  // the valid length of the file of solutions
    std::uint64_t solutions_sum_ = 0;   // an order-dependent checksum of the solutions in it
    std::string unsaved_;
    bool should_continue_ = false;
};

}  // namespace bastide::cli
