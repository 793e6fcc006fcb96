// The events of a table as JSON, in order. Messages share most of the text.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "bastide/match/online/table_event.h"
#include "serve/outgoing_message.h"

namespace bastide::serve {

class EventLog {
  public:
    void add(const match::TableEvent& event);

    std::int64_t size() const { return size_; }
    // The time of the last event, or 0 if there is none.
    std::int64_t last_at() const { return last_at_; }

    // Adds the events after the first `seen` to a message, separated by commas. Copies at most two chunks.
    void write_after(std::int64_t seen, OutgoingMessage& message) const;

  private:
    // Consecutive events, separated by commas. The first chunk begins without a comma, all others with one.
    struct Chunk {
        std::int64_t first = 0;           // the number of its first event, from 0
        std::vector<std::size_t> starts;  // of each event in the text, after the comma
        SharedText text;
    };
    void close_chunk();

    std::vector<Chunk> chunks_;
    Chunk last_;  // grows in `last_text_`
    std::string last_text_;
    std::int64_t size_ = 0;
    std::int64_t last_at_ = 0;
};

}  // namespace bastide::serve
