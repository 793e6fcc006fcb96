// Stores events, and loads events that other servers stored, in a separate thread. Events that arrive while a
// batch is being written form the next batch, so a disk that needs five milliseconds per sync can store
// thousands of moves per second.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "serve/metrics.h"
#include "serve/store.h"

namespace bastide::serve {

class Writer {
  public:
    using Done = std::function<void(const Result<AppendResult>&)>;
    using Read = std::function<void(const Result<std::vector<match::TableEvent>>&)>;
    // Runs a function in another thread as soon as possible.
    using Post = std::function<void(std::function<void()>)>;

    // The store must outlive the writer, and no other thread may call `append` or `entries` of the store.
    Writer(Store& store, Post post);
    // Writes all waiting events before the thread ends.
    ~Writer();
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;

    // Stores events. `done` is posted once they are on disk or could not be written.
    void append(AppendBatch entries, Done done);

    // Loads the events of a table except the first `after` events, and posts them to `read`.
    void fetch(std::string table, std::int64_t after, Read read);

    // Returns the events that are not stored yet.
    WaitingAppends waiting();

  private:
    struct Job {
        AppendBatch entries;
        Done done;
    };

    struct Question {
        std::string table;
        std::int64_t after = 0;
        Read read;
    };

    void run();
    void write(std::vector<Job> jobs);
    void answer(Question question);

    Store& store_;
    Post post_;
    std::mutex mutex_;
    std::condition_variable has_come_;
    std::vector<Job> jobs_;
    WaitingAppends waiting_;  // in `jobs_`, or being written
    std::vector<Question> questions_;
    bool is_over_ = false;
    std::thread thread_;
};

}  // namespace bastide::serve
