// Keeps entries, and fetches those that other servers kept, in a thread of its own. While one batch is being
// written others come in, and are written together: a disk that takes five milliseconds to be sure keeps
// thousands of moves a second.
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
    using Done = std::function<void(const Result<AppendResult>&)>;
    using Read = std::function<void(const Result<std::vector<match::TableEvent>>&)>;
    // Has something done by another thread, as soon as that has time.
    using Post = std::function<void(std::function<void()>)>;

    // The store must outlive it, and its `append` and `entries` are used by no other thread.
    Writer(Store& store, Post post);
    // What waits is written first.
    ~Writer();
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;

    // `done` is posted once the entries are on disk, or could not be written.
    void keep(AppendBatch entries, Done done);

    // `read` is posted the entries of a table, without its first `after`.
    void fetch(std::string table, std::int64_t after, Read read);

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
    std::vector<Question> questions_;
    bool is_over_ = false;
    std::thread thread_;
};

}  // namespace bastide::serve
