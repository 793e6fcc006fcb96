// The part of a page that takes part in the deal, on JSON messages: it commits when its player has a seat,
// and reveals when all have committed.
#pragma once

#include <optional>
#include <string>

#include <nlohmann/json.hpp>

#include "bastide/match/online/testing/browser.h"

namespace bastide::serve {

class Dealing {
  public:
    // Handles a message from the server. Returns the next answer, if one is needed.
    std::optional<nlohmann::json> take(const nlohmann::json& message) {
        if (message["is"] == "table") open(message);
        if (!table_ || !message.contains("entries")) return std::nullopt;
        for (const nlohmann::json& entry : message["entries"]) {
            if (entry["n"] != table_->event_count() + 1) continue;
            const auto event = match::read_table_event(entry.dump());
            if (!event || !table_->apply(*event)) table_.reset();
            if (!table_) return std::nullopt;
        }
        return answer();
    }

  private:
    void open(const nlohmann::json& message) {
        browser_.seat = message["seat"].is_null() ? -1 : message["seat"].get<int>();
        if (table_) return;
        const auto settings = match::read_table_settings(message["table"].dump());
        if (settings) table_.emplace(*settings, message["commitment"].get<std::string>());
    }
    std::optional<nlohmann::json> answer() {
        using enum match::TableCommandKind;
        const int round = table_->public_deal().round;
        if (table_->may(browser_.seat, commit) && committed_ != round) {
            committed_ = round;
            return nlohmann::json{{"do", "commit"},
                                  {"id", 1'000'001 + 2 * round},
                                  {"commitment", browser_.commitment(*table_)}};
        }
        if (table_->may(browser_.seat, reveal) && revealed_ != round) {
            revealed_ = round;
            return nlohmann::json{{"do", "reveal"},
                                  {"id", 1'000'000 + 2 * round},
                                  {"contribution", browser_.contribution(round)}};
        }
        return std::nullopt;
    }

    std::optional<match::OnlineTable> table_;
    match::Browser browser_;
    int committed_ = -1;
    int revealed_ = -1;
};

}  // namespace bastide::serve
