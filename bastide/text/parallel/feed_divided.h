// Reads a text with several threads, and the same comes out as if one had read it from its beginning to its
// end.
//
// A reader that has come to the end of a row or a line hardly depends on what came before. So other readers
// are sent ahead, each to a part of the text that begins at such a place, with a guess of what the first
// reader will know when it comes there. When it does, it takes in what they have read. If a guess was wrong,
// or a part was not read without an error, the first reader reads it by itself; so it finds every error, in
// its place. Nothing depends on where the text was cut, or on how well that was guessed, but the time.
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
#include "bastide/base/result.h"
#include "bastide/text/parallel/parts.h"
#include "bastide/text/source.h"

namespace bastide::text {

template <class Reader>
concept Divisible = requires(Reader reader, Reader&& part, Reader::Place place, std::string_view piece) {
    // Reads what follows.
    { reader.feed(piece) } -> std::same_as<Result<void>>;
    // What a part further on may find when it begins, the likeliest first.
    { reader.places_ahead() } -> std::same_as<std::vector<typename Reader::Place>>;
    // Reads a part that begins in such a place.
    Reader(place);
    // Is told that its part has ended.
    reader.end_part();
    // Takes in what was read of the part that follows, and says whether it could; if not, nothing has
    // changed.
    { reader.join(std::move(part)) } -> std::same_as<bool>;
};

namespace detail {

template <Divisible Reader>
class DividedFeed {
  public:
    DividedFeed(Reader& reader, const Source& source, std::int64_t from, Parts::FindCut find_cut,
                const Division& division)
        : reader_(reader),
          source_(source),
          parts_(source, from, find_cut, division),
          threads_(static_cast<int>(std::clamp<std::int64_t>(
              1 + (source.size - from) / division.smallest_part, 1, division.threads))),
          places_(reader.places_ahead()) {}

    Result<void> run() {
        Lock lock(mutex_);  // nobody begins before all have started
        {
            const auto others =
                start_threads_with_room(threads_ - 1, usual_memory, [this](int /*thread*/) { work(); });
            lock.unlock();
            work();
        }
        return result_;
    }

  private:
    using Lock = std::unique_lock<std::mutex>;

    // Large enough that system calls cost nothing beside the reading, small enough to stay in cache.
    static constexpr std::size_t piece_size = std::size_t{1} << 18;

    // What a thread takes for a text that is nothing out of the ordinary.
    static constexpr std::size_t usual_memory = std::size_t{1} << 23;

    struct Slot {
        Part part;
        std::optional<Reader> ahead;  // what was read of it, if it was
        bool is_due = false;          // whether nobody is reading it any longer
    };

    // What each thread does, until there are no more parts.
    void work() {
        Lock lock(mutex_);
        std::vector<char> buffer(piece_size);
        while (true) {
            const std::size_t most_ahead = 2 * static_cast<std::size_t>(threads_);
            changed_.wait(lock, [&] { return stopped_ || queue_.size() < most_ahead; });
            if (stopped_) return;
            const auto part = parts_.next(buffer);
            if (!part) return;
            // What is next for the reader itself needs no guess.
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

    std::optional<Reader> read_ahead(const Part& part, const std::vector<typename Reader::Place>& places,
                                     std::span<char> buffer) const {
        for (const auto& place : places) {
            std::optional<Reader> reader(place);
            if (!feed(*reader, part, buffer)) continue;
            reader->end_part();
            return reader;
        }
        return std::nullopt;
    }

    Result<void> feed(Reader& reader, const Part& part, std::span<char> buffer) const {
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

    // Has the reader take in all parts that are due, unless another thread is doing that already.
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
            auto places = reader_.places_ahead();
            lock.lock();
            places_ = std::move(places);
            queue_.pop_front();
            stopped_ = !taken;
            result_ = std::move(taken);
            changed_.notify_all();
        }
        is_taking_ = false;
    }

    Reader& reader_;  // of whoever takes what is due
    const Source& source_;
    Parts parts_;
    int threads_;

    std::mutex mutex_;  // of what follows, and of the parts
    std::condition_variable changed_;
    std::deque<Slot> queue_;  // in the order of the text; their places do not change while threads read
    std::vector<typename Reader::Place> places_;
    bool is_taking_ = false;
    std::atomic<bool> stopped_ = false;
    Result<void> result_;
};

}  // namespace detail

// Feeds all of a text that follows `from` to the reader. It gives the error that feeding it a piece at a time
// would give, and the reader is as it would then be. Memory grows with the number of threads: as many parts
// may have been read and not yet taken in. Fewer threads read if the system has no more.
template <Divisible Reader>
Result<void> feed_divided(Reader& reader, const Source& source, std::int64_t from, Parts::FindCut find_cut,
                          const Division& division) {
    return detail::DividedFeed<Reader>(reader, source, from, find_cut, division).run();
}

}  // namespace bastide::text
