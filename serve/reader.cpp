#include "serve/reader.h"

#include <utility>

namespace bastide::serve {

Reader::Reader(Store& store, Post post, std::function<Clock::time_point()> now)
    : store_(store), post_(std::move(post)), now_(std::move(now)), thread_([this] { run(); }) {}

Reader::~Reader() {
    {
        const std::scoped_lock lock(mutex_);
        is_over_ = true;
    }
    has_come_.notify_one();
    thread_.join();
}

// The first question is over, but the store is still at work on it.
bool Reader::hangs() const {
    return !questions_.empty() && questions_.front()->is_over;
}

void Reader::refuse(Question& question) {
    question.is_over = true;
    question.refuse(file_error({}, "the store does not answer"));
}

void Reader::add(const std::shared_ptr<Question>& question) {
    question->since = now_();
    if (hangs() || question->since < rests_until_) {
        post_([question] { refuse(*question); });
        return;
    }
    questions_.push_back(question);
    {
        const std::scoped_lock lock(mutex_);
        jobs_.push_back(question);
    }
    has_come_.notify_one();
}

void Reader::expire() {
    const auto latest = now_() - patience;
    // A refused caller may ask again at once, which does not change the questions here.
    for (std::size_t i = 0; i < questions_.size() && questions_[i]->since <= latest; ++i)
        if (const auto question = questions_[i]; !question->is_over) refuse(*question);
}

void Reader::run() {
    while (true) {
        std::shared_ptr<Question> question;
        {
            std::unique_lock lock(mutex_);
            has_come_.wait(lock, [this] { return is_over_ || !jobs_.empty(); });
            if (is_over_) return;
            question = std::move(jobs_.front());
            jobs_.pop_front();
        }
        const auto began = now_();
        if (!question->is_over) question->ask(store_);
        post_([this, took = now_() - began] { finish(took); });
    }
}

void Reader::finish(Clock::duration took) {
    const auto question = std::move(questions_.front());
    questions_.pop_front();
    if (took >= slow_failure && question->has_failed()) rests_until_ = now_() + rest;
    if (!question->is_over) question->deliver();
    if (now_() >= rests_until_) return;
    for (const auto& next : questions_)
        if (!next->is_over) refuse(*next);
}

}  // namespace bastide::serve
