// Answers come from another thread, and a store that hangs stops nobody for longer than the patience.
#include "serve/reader.h"

#include <future>
#include <vector>

#include <gtest/gtest.h>

#include "serve/testing/memory_store.h"

namespace bastide::serve {
namespace {

using std::chrono::milliseconds;

// The network thread is the test's, and the clock stands unless the test moves it.
class Asking {
  public:
    Reader::Clock::time_point now() const { return Reader::Clock::time_point(milliseconds(now_.load())); }
    void pass(milliseconds time) { now_ += time.count(); }

    // Asks a question that is answered with a number or an error, and records the answer.
    void ask(std::function<Result<int>(Store&)> question) {
        reader.ask<int>(std::move(question),
                        [this](Result<int> answer) { answers.push_back(answer ? *answer : -1); });
    }
    // Runs posted work until there are this many answers.
    void run_until(std::size_t count) {
        while (answers.size() < count) run_one();
    }
    void run_one() {
        std::function<void()> work;
        {
            std::unique_lock lock(mutex_);
            has_come_.wait(lock, [this] { return !posted_.empty(); });
            work = std::move(posted_.front());
            posted_.pop_front();
        }
        work();
    }

    std::vector<int> answers;  // -1 for errors

  private:
    void post(std::function<void()> work) {
        {
            const std::scoped_lock lock(mutex_);
            posted_.push_back(std::move(work));
        }
        has_come_.notify_one();
    }

    std::mutex mutex_;
    std::condition_variable has_come_;
    std::deque<std::function<void()>> posted_;
    std::atomic<std::int64_t> now_ = 100'000;
    MemoryStore store_;

  public:
    Reader reader{store_, [this](std::function<void()> work) { post(std::move(work)); },
                  [this] { return now(); }};
};

TEST(ServeReader, AnswersInOrderFromAnotherThread) {
    Asking asking;
    for (int i = 0; i < 100; ++i)
        asking.ask([i, here = std::this_thread::get_id()](Store&) -> Result<int> {
            return std::this_thread::get_id() == here ? -2 : i;
        });
    EXPECT_EQ(asking.reader.waiting(), 100U);
    asking.run_until(100);
    for (int i = 0; i < 100; ++i) EXPECT_EQ(asking.answers[static_cast<std::size_t>(i)], i);
    EXPECT_EQ(asking.reader.waiting(), 0U);
}

TEST(ServeReader, AStoreThatHangsStopsNobody) {
    Asking asking;
    std::promise<void> beginning;
    std::promise<void> end;
    asking.ask([&](Store&) -> Result<int> {
        beginning.set_value();
        end.get_future().wait();
        asking.pass(milliseconds(2000));
        return std::unexpected(file_error({}, "no answer"));
    });
    asking.ask([](Store&) -> Result<int> { return 1; });
    beginning.get_future().wait();
    asking.reader.expire();
    EXPECT_TRUE(asking.answers.empty());
    asking.pass(Reader::patience);
    asking.reader.expire();
    EXPECT_EQ(asking.answers, (std::vector{-1, -1}));
    // While it hangs, new questions fail at once.
    asking.ask([](Store&) -> Result<int> { return 2; });
    asking.run_until(3);
    EXPECT_EQ(asking.answers.back(), -1);
    end.set_value();
    while (asking.reader.waiting() > 0) asking.run_one();
    EXPECT_EQ(asking.answers.size(), 3U) << "late answers are dropped";
    // It is not asked again at once, but after a while.
    asking.ask([](Store&) -> Result<int> { return 3; });
    asking.run_until(4);
    EXPECT_EQ(asking.answers.back(), -1);
    asking.pass(Reader::rest);
    asking.ask([](Store&) -> Result<int> { return 4; });
    asking.run_until(5);
    EXPECT_EQ(asking.answers.back(), 4);
}

TEST(ServeReader, AQuickErrorStopsNothing) {
    Asking asking;
    asking.ask([](Store&) -> Result<int> { return std::unexpected(file_error({}, "damaged")); });
    asking.ask([](Store&) -> Result<int> { return 1; });
    asking.run_until(2);
    EXPECT_EQ(asking.answers, (std::vector{-1, 1}));
}

}  // namespace
}  // namespace bastide::serve
