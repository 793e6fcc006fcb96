// Reads a text on several threads with the same result as reading it from start to end.
//
// The state of a reader at the end of a row or a line hardly depends on earlier text. So additional readers
// read ahead, each from such a position in the text and with a speculative state. When the first reader
// reaches that position, it appends the result of the additional reader. If the state was wrong, or the part
// had an error, the first reader reads the part itself, so every error has its proper location. Only the time
// taken depends on the cuts and on the speculation.
#pragma once

#include <algorithm>
#include <atomic>
#include <concepts>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <string_view>
#include <thread>
#include <vector>

#include "bastide/base/parallel/threads.h"
#include "bastide/base/require.h"
#include "bastide/base/result.h"
#include "bastide/text/parallel/chunker.h"
#include "bastide/text/source.h"

namespace bastide::text {

template <class Reader>
concept Divisible = requires(Reader reader, Reader&& part, Reader::State place, std::string_view piece) {
    // Reads the next piece.
    { reader.feed(piece) } -> std::same_as<Result<void>>;
    // The possible states at the start of a later part, likeliest first.
    { reader.speculative_states() } -> std::same_as<std::vector<typename Reader::State>>;
    // Creates a reader for a part that begins in such a state.
    Reader(place);
    // Called at the end of the reader's part.
    reader.end_part();
    // Appends the result of the next part. Returns false and changes nothing if that is impossible.
    { reader.join(std::move(part)) } -> std::same_as<bool>;
};

namespace detail {

template <Divisible Reader>
class DividedFeed {
  public:
    DividedFeed(Reader& reader, const Source& source, std::int64_t from, Chunker::FindCut find_cut,
                const Division& division)
        : reader_(reader),
          source_(source),
          parts_(source, from, find_cut, division),
          threads_(threads_for(std::max(source.size, from) - from, parts_.division())),
          places_(reader.speculative_states()) {}

    [[nodiscard]] Result<void> run() {
        Lock lock(mutex_);  // no thread starts work before all have been created
        {
            const auto others = start_threads_with_room(threads_ - 1, usual_memory,
                                                        [this](int /*thread*/) { work_or_stop(); });
            lock.unlock();
            work_or_stop();
        }
        exception_.rethrow();
        return result_;
    }

  private:
    using Lock = std::unique_lock<std::mutex>;

    // Large enough that system calls are negligible, and small enough to stay in cache.
    static constexpr std::size_t piece_size = std::size_t{1} << 18;

    // The memory of a thread for an ordinary text.
    static constexpr std::size_t usual_memory = std::size_t{1} << 23;

    struct Slot {
        Part part;
        std::optional<Reader> ahead;  // the result of reading ahead, if any
        bool is_due = false;          // true if no thread is reading it
    };

    // No more threads than there are parts of the least size.
    static int threads_for(std::int64_t size, const Division& division) {
        return 1 + static_cast<int>(std::min<std::int64_t>(size / division.min_part, division.threads - 1));
    }

    // The source may throw.
    void work_or_stop() {
        if (exception_.run([this] { work(); })) return;
        const Lock lock(mutex_);
        stopped_ = true;
        changed_.notify_all();
    }

    // The work of each thread: takes and reads parts until there are no more.
    void work() {
        Lock lock(mutex_);
        std::vector<char> buffer(piece_size);
        while (true) {
            const std::size_t max_queue = 2 * static_cast<std::size_t>(threads_);
            changed_.wait(lock, [&] { return stopped_ || queue_.size() < max_queue; });
            if (stopped_) return;
            const auto part = parts_.next(buffer);
            if (!part) return;
            // The next part of the main reader needs no speculation.
            const bool is_next = queue_.empty();
            Slot& slot = queue_.emplace_back(*part);
            if (part->at_cut && !is_next) {
                const auto places = places_;
                lock.unlock();
                slot.ahead = read_ahead(*part, places, buffer);
                lock.lock();
            }
            slot.is_due = true;
            take_due(lock, buffer);
        }
    }

    std::optional<Reader> read_ahead(const Part& part, const std::vector<typename Reader::State>& places,
                                     std::span<char> buffer) const {
        for (const auto& place : places) {
            std::optional<Reader> reader(place);
            if (!feed(*reader, part, buffer)) continue;
            reader->end_part();
            return reader;
        }
        return std::nullopt;
    }

    [[nodiscard]] Result<void> feed(Reader& reader, const Part& part, std::span<char> buffer) const {
        for (std::int64_t at = part.begin; at < part.end && !stopped_;) {
            const auto size = std::min<std::int64_t>(part.end - at, std::ssize(buffer));
            const auto piece = source_.read(at, buffer.first(static_cast<std::size_t>(size)));
            if (!piece) return std::unexpected(piece.error());
            if (piece->empty()) break;
            if (auto fed = reader.feed(*piece); !fed) return fed;
            at += std::ssize(*piece);
        }
        return {};
    }

    // Appends all due parts to the reader, unless another thread is already doing so.
    void take_due(Lock& lock, std::span<char> buffer) {
        if (is_taking_) return;
        is_taking_ = true;
        while (!stopped_ && !queue_.empty() && queue_.front().is_due) {
            Slot& slot = queue_.front();
            lock.unlock();
            Result<void> taken;
            if (!slot.ahead || !reader_.join(std::move(*slot.ahead)))
                taken = feed(reader_, slot.part, buffer);
            slot.ahead.reset();
            auto places = reader_.speculative_states();
            lock.lock();
            places_ = std::move(places);
            queue_.pop_front();
            stopped_ = !taken;
            result_ = std::move(taken);
            changed_.notify_all();
        }
        is_taking_ = false;
    }

    Reader& reader_;  // used by the thread that joins the next part
    const Source& source_;
    Chunker parts_;
    int threads_;

    std::mutex mutex_;  // guards the following members and the parts
    std::condition_variable changed_;
    std::deque<Slot> queue_;  // in the order of the text (elements do not move while threads read)
    std::vector<typename Reader::State> places_;
    bool is_taking_ = false;
    std::atomic<bool> stopped_ = false;
    Result<void> result_;
    FirstException exception_;
};

}  // namespace detail

// Feeds the text after `from` to the reader. The reader and any error are the same as when feeding pieces.
// Memory grows with the number of threads, because each may have a part that waits to be joined. Uses fewer
// threads if the system cannot start more.
template <Divisible Reader>
[[nodiscard]] Result<void> parallel_feed(Reader& reader, const Source& source, std::int64_t from,
                                         Chunker::FindCut find_cut, const Division& division) {
    return detail::DividedFeed<Reader>(reader, source, from, find_cut, division).run();
}

}  // namespace bastide::text
