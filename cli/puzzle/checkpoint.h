// A long search kept in a file, so that it can go on after the program was ended, however that came about.
//
// FILE holds what is left and is replaced as a whole now and then, by way of FILE.new. Beside it
// FILE.solutions holds the solutions that were printed, to be printed again; it only grows, and FILE says how
// much of it counts. All three say in their first line what they are, and a file that does not is never
// touched.
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
    // Goes on with a file, or begins one if there is none. `search` tells searches apart: a file of another
    // one is an error, and so is one that is damaged, or anything else of the user's in its place. Solutions
    // have so many tiles; `puzzle` is the file that they are of.
    static Result<Checkpoint> open(const std::string& named, const std::string& puzzle, std::string search,
                                   std::size_t tiles, std::chrono::duration<double> interval);

    // Where to go on.
    const puzzle::Kept& kept() const { return kept_; }
    bool goes_on() const { return goes_on_; }

    // Gives the solutions that were found before, in order, until `take` returns false.
    Result<void> for_each_solution(const std::function<bool(const puzzle::Solution&)>& take) const;

    // Adds a solution that was found. It counts once `save` has been called.
    void add(const puzzle::Solution& solution) { unsaved_ += puzzle::to_text(solution); }

    // Keeps what is left now, if some time has passed since that was done last, or at once.
    Result<void> save_in_time(const puzzle::Kept& kept);
    Result<void> save(const puzzle::Kept& kept);

    // What to say if what is left is none of the search.
    Error damaged() const;

    // When all is done: takes the files away.
    void remove() const;

  private:
    using Clock = std::chrono::steady_clock;

    Checkpoint(std::string file, std::string search, std::size_t tiles,
               std::chrono::duration<double> interval, os::FileLock lock);
    static constexpr const char* solutions_ending = ".solutions";
    static constexpr const char* ending_while_written = ".new";
    std::string solutions_file() const { return file_ + solutions_ending; }
    static Result<void> check_places(const std::string& file, const std::string& puzzle);
    Result<void> go_on();
    void begin();
    Result<void> read(const std::string& text);
    Result<void> read_solutions(const std::string& bytes_and_sum);
    Result<void> write_solutions();
    void count_solutions(std::string_view text);
    std::string solutions_line() const;

    os::FileLock lock_;  // of the file of solutions, which is not replaced
    std::string file_;
    std::string search_;
    std::size_t tiles_;
    std::chrono::duration<double> interval_;
    Clock::time_point last_saved_ = Clock::now();
    puzzle::Kept kept_;
    std::int64_t solutions_bytes_ = 0;  // of the file of solutions, that count
    std::uint64_t solutions_sum_ = 0;   // and a sum of them, in which order counts
    std::string unsaved_;
    bool goes_on_ = false;
};

}  // namespace bastide::cli
