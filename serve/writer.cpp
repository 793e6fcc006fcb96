#include "serve/writer.h"

#include <utility>

namespace bastide::serve {
namespace {

// The sizes of events in memory, without the exact size of their JSON.
std::size_t bytes_of(const std::vector<match::TableEvent>& entries) {
    std::size_t bytes = 0;
    for (const match::TableEvent& entry : entries) bytes += sizeof entry + entry.text.size();
    return bytes;
}

}  // namespace

Writer::Writer(Store& store, Post post) : store_(store), post_(std::move(post)), thread_([this] { run(); }) {}

Writer::~Writer() {
    {
        const std::scoped_lock lock(mutex_);
        is_over_ = true;
    }
    has_come_.notify_one();
    thread_.join();
}

void Writer::append(AppendBatch entries, Done done) {
    {
        const std::scoped_lock lock(mutex_);
        waiting_.entries += entries.entries.size();
        waiting_.bytes += bytes_of(entries.entries);
        jobs_.push_back({std::move(entries), std::move(done)});
    }
    has_come_.notify_one();
}

void Writer::fetch(std::string table, std::int64_t after, Read read) {
    {
        const std::scoped_lock lock(mutex_);
        questions_.push_back({std::move(table), after, std::move(read)});
    }
    has_come_.notify_one();
}

void Writer::run() {
    while (true) {
        std::vector<Job> jobs;
        std::vector<Question> questions;
        {
            std::unique_lock lock(mutex_);
            has_come_.wait(lock, [this] { return is_over_ || !jobs_.empty() || !questions_.empty(); });
            if (jobs_.empty() && questions_.empty()) return;
            jobs = std::exchange(jobs_, {});
            questions = std::exchange(questions_, {});
        }
        if (!jobs.empty()) write(std::move(jobs));
        for (Question& question : questions) answer(std::move(question));
    }
}

void Writer::write(std::vector<Job> jobs) {
    std::vector<AppendBatch> all;
    all.reserve(jobs.size());
    for (Job& job : jobs) all.push_back(std::move(job.entries));
    auto results = store_.append(all);
    {
        const std::scoped_lock lock(mutex_);
        for (const AppendBatch& batch : all) {
            waiting_.entries -= batch.entries.size();
            waiting_.bytes -= bytes_of(batch.entries);
        }
    }
    post_([jobs = std::move(jobs), results = std::move(results)] {
        for (std::size_t i = 0; i < jobs.size(); ++i) jobs[i].done(results[i]);
    });
}

WaitingAppends Writer::waiting() {
    const std::scoped_lock lock(mutex_);
    return waiting_;
}

void Writer::answer(Question question) {
    auto entries = store_.entries(question.table, question.after);
    post_([read = std::move(question.read), entries = std::move(entries)] { read(entries); });
}

}  // namespace bastide::serve
