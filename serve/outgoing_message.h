// A message to a client, in pieces. Messages share pieces, so a table's history is in memory only once,
// however many clients are waiting for it.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace bastide::serve {

using SharedText = std::shared_ptr<const std::string>;

struct OutgoingMessage {
    OutgoingMessage() = default;
    // NOLINTNEXTLINE(google-explicit-constructor): any text is a message of one piece.
    OutgoingMessage(std::string text) { add(std::move(text)); }

    void add(std::string text) { pieces.push_back(std::make_shared<const std::string>(std::move(text))); }

    std::size_t size() const {
        std::size_t bytes = 0;
        for (const SharedText& piece : pieces) bytes += piece->size();
        return bytes;
    }
    std::string text() const {
        std::string all;
        all.reserve(size());
        for (const SharedText& piece : pieces) all += *piece;
        return all;
    }

    std::vector<SharedText> pieces;
    bool is_welcome = false;  // true for the message with a table and its history
};

}  // namespace bastide::serve
