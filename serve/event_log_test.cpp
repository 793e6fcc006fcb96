// Messages share the text of a table's events, wherever they begin.
#include "serve/event_log.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace bastide::serve {
namespace {

using nlohmann::json;

match::TableEvent event(int i) {
    return {.at = i, .kind = match::TableEventKind::sat, .seat = 0, .text = "Anna " + std::to_string(i)};
}

TEST(ServeEventLog, WritesTheEventsAfterAnyNumber) {
    EventLog log;
    json all = json::array();
    for (int i = 0; i < 1000; ++i) {
        log.add(event(i));
        all.push_back(json::parse(to_json(event(i), i + 1)));
    }
    ASSERT_EQ(log.size(), 1000);
    for (int seen = 0; seen <= 1001; ++seen) {
        OutgoingMessage message("[");
        log.write_after(seen, message);
        message.add("]");
        const json expected(all.begin() + std::min(seen, 1000), all.end());
        ASSERT_EQ(json::parse(message.text()), seen >= 1000 ? json::array() : expected) << seen;
    }
}

TEST(ServeEventLog, SharesItsTextWithMessages) {
    EventLog log;
    for (int i = 0; i < 1000; ++i) log.add(event(i));
    OutgoingMessage one;
    OutgoingMessage other;
    log.write_after(0, one);
    log.write_after(0, other);
    ASSERT_EQ(one.pieces.size(), other.pieces.size());
    std::size_t own = 0;
    for (std::size_t i = 0; i < one.pieces.size(); ++i)
        if (one.pieces[i] != other.pieces[i]) own += one.pieces[i]->size();
    EXPECT_GT(one.size(), 50'000U);
    EXPECT_LT(own, 9'000U);
}

}  // namespace
}  // namespace bastide::serve
