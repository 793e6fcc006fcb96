// A page that takes and leaves a seat in turn. Each is an entry.
#pragma once

#include <memory>
#include <string>

#include <nlohmann/json.hpp>

#include "serve/testing/page.h"

namespace bastide::serve {

class Restless {
  public:
    // Creates a table at the server on this port.
    explicit Restless(std::uint16_t port) : keys_(create_table(port)) {}

    void come(std::uint16_t port) {
        page_ = std::make_unique<Page>(port);
        page_->takes_part = false;
        page_->open(keys_["seats"][0]);
        entries_ = page_->entries().size();
    }
    // Returns the server's answer.
    nlohmann::json act() {
        nlohmann::json answer = page_->request(next());
        if (answer["is"] == "done") ++entries_;
        return answer;
    }
    // Sends a request without waiting for its answer.
    void begin_to_act() {
        nlohmann::json message = next();
        message["id"] = 1000;
        page_->shout(message);
    }
    // The number of acknowledged entries.
    std::size_t entries() const { return entries_; }
    std::string key() const { return keys_["seats"][0]; }

  private:
    nlohmann::json next() const {
        if (entries_ % 2 == 0) return {{"do", "sit"}, {"name", "Anna"}};
        return {{"do", "stand"}};
    }

    nlohmann::json keys_;
    std::unique_ptr<Page> page_;
    std::size_t entries_ = 0;
};

}  // namespace bastide::serve
