// Keeps entries in a thread of its own. While one batch is being written others come in, and are written
// together: a disk that takes five milliseconds to be sure keeps thousands of moves a second.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "serve/store.h"

namespace bastide::serve {

class Writer {
  public:
    using Done = std::function<void(const Result<void>&)>;
    // Has something done by another thread, as soon as that has time.
    using Post = std::function<void(std::function<void()>)>;

    // The store must outlive it, and is used by no other thread for writing entries.
    Writer(Store& store, Post post);
    // What waits is written first.
    ~Writer();
    Writer(const Writer&) = delete;
    Writer(Writer&&) = delete;
    Writer& operator=(const Writer&) = delete;
    Writer& operator=(Writer&&) = delete;

    // `done` is posted once the entries are on disk, or could not be written.
    void keep(Following entries, Done done);

  private:
    struct Job {
        Following entries;
        Done done;
    };

    void run();

    Store& store_;
    Post post_;
    std::mutex mutex_;
    std::condition_variable has_come_;
    std::vector<Job> jobs_;
    bool is_over_ = false;
    std::thread thread_;
};

}  // namespace bastide::serve
