#include "serve/event_log.h"

#include <algorithm>
#include <utility>

namespace bastide::serve {
namespace {

// Enough for few pieces per message, and little to copy.
constexpr std::size_t chunk_bytes = 8192;

}  // namespace

void EventLog::add(const match::TableEvent& event) {
    if (last_text_.size() >= chunk_bytes) close_chunk();
    if (size_ > 0) last_text_ += ',';
    last_.starts.push_back(last_text_.size());
    last_text_ += to_json(event, ++size_);
    last_at_ = event.at;
}

void EventLog::close_chunk() {
    last_.text = std::make_shared<const std::string>(std::exchange(last_text_, {}));
    chunks_.push_back(std::exchange(last_, {.first = size_, .starts = {}, .text = {}}));
}

void EventLog::write_after(std::int64_t seen, OutgoingMessage& message) const {
    if (seen >= size_) return;
    const auto start_in = [&](const Chunk& chunk) {
        return chunk.starts[static_cast<std::size_t>(seen - chunk.first)];
    };
    if (seen >= last_.first) {
        message.add(last_text_.substr(start_in(last_)));
        return;
    }
    auto chunk = std::ranges::upper_bound(chunks_, seen, {}, &Chunk::first) - 1;
    if (const std::size_t start = start_in(*chunk); start > 0) {
        message.add(chunk->text->substr(start));
        ++chunk;
    }
    for (; chunk != chunks_.end(); ++chunk) message.pieces.push_back(chunk->text);
    message.add(last_text_);
}

}  // namespace bastide::serve
