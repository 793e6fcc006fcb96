// Questions to the store that somebody is waiting for: finding, loading and creating tables. A separate
// thread asks the store, so a slow disk or database never stops the network.
//
// A question is answered within a second, with an error if the store has not answered by then. If the store
// hangs, it gets no further questions for some seconds, and each caller gets an error at once.
//
// The network thread calls all functions. Answers are posted to it.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

#include "serve/store.h"

namespace bastide::serve {

class Reader {
  public:
    using Clock = std::chrono::steady_clock;
    // Runs a function in the network thread as soon as possible.
    using Post = std::function<void(std::function<void()>)>;

    // A question fails once it is this old and `expire` is called.
    static constexpr std::chrono::milliseconds patience{750};
    // The time between two calls of `expire`.
    static constexpr std::chrono::milliseconds between_looks{250};
    // A store that took this long to fail hangs, and gets no questions for the time of `rest`.
    static constexpr std::chrono::milliseconds slow_failure{400};
    static constexpr std::chrono::seconds rest{5};

    // The store must outlive the reader. `now` is for tests.
    Reader(Store& store, Post post, std::function<Clock::time_point()> now = Clock::now);
    // Drops waiting questions.
    ~Reader();
    Reader(const Reader&) = delete;
    Reader& operator=(const Reader&) = delete;

    // Asks the store in the separate thread, and calls `done` with the answer in the network thread.
    template <class Value>
    void ask(std::function<Result<Value>(Store&)> question, std::function<void(Result<Value>)> done) {
        auto pending = std::make_shared<Pending<Value>>();
        pending->question = std::move(question);
        pending->done = std::move(done);
        add(std::move(pending));
    }

    // Answers questions that have waited too long.
    void expire();

    std::size_t waiting() const { return questions_.size(); }

  private:
    class Question {
      public:
        Question() = default;
        Question(const Question&) = delete;
        Question& operator=(const Question&) = delete;
        virtual ~Question() = default;
        virtual void ask(Store& store) = 0;  // in the separate thread
        virtual bool has_failed() const = 0;
        virtual void deliver() = 0;
        virtual void refuse(Error why) = 0;

        Clock::time_point since;
        std::atomic<bool> is_over = false;  // true once its caller has got an error
    };

    template <class Value>
    class Pending final : public Question {
      public:
        void ask(Store& store) override { answer = question(store); }
        bool has_failed() const override { return answer && !*answer; }
        void deliver() override {
            if (answer) done(*std::move(answer));
        }
        void refuse(Error why) override { done(std::unexpected(std::move(why))); }

        std::function<Result<Value>(Store&)> question;
        std::function<void(Result<Value>)> done;
        std::optional<Result<Value>> answer;
    };

    void add(const std::shared_ptr<Question>& question);
    void run();
    void finish(Clock::duration took);
    bool hangs() const;
    static void refuse(Question& question);

    Store& store_;
    Post post_;
    std::function<Clock::time_point()> now_;
    std::deque<std::shared_ptr<Question>> questions_;  // in the order in which the store gets them
    Clock::time_point rests_until_;

    std::mutex mutex_;
    std::condition_variable has_come_;
    std::deque<std::shared_ptr<Question>> jobs_;
    bool is_over_ = false;
    std::thread thread_;
};

}  // namespace bastide::serve
