// Cached tails are found again, and tails with ordinary counts do not evict one another.
#include "bastide/tally/detail/line_cache.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace bastide::tally::detail {
namespace {

std::vector<std::string> ordinary_tails(const std::string& line_end) {
    std::vector<std::string> tails = {" cloister" + line_end};
    for (int count = 0; count <= 99; ++count) {
        for (const char* word : {" city ", " road ", " field "})
            tails.push_back(word + std::to_string(count) + line_end);
        if (count <= 8) tails.push_back(" cloister " + std::to_string(count) + line_end);
    }
    return tails;
}

const Tail* find(const LineCache& seen, std::string tail) {
    const auto length = std::ssize(tail);
    tail.resize(16, '!');
    return seen.find(tail.data(), length);
}

TEST(TallyLineCache, CachesAllOrdinaryTailsAtOnce) {
    for (const std::string line_end : {"\n", "\r\n"}) {
        LineCache seen;
        const auto tails = ordinary_tails(line_end);
        for (std::size_t i = 0; i < tails.size(); ++i) {
            EXPECT_EQ(find(seen, tails[i]), nullptr);
            LogEntry entry;
            entry.points = static_cast<std::int64_t>(i);
            entry.feature = LogFeature::road;
            seen.remember(tails[i], entry);
        }
        for (std::size_t i = 0; i < tails.size(); ++i) {
            const Tail* const tail = find(seen, tails[i]);
            ASSERT_NE(tail, nullptr) << tails[i];
            EXPECT_EQ(tail->points, static_cast<std::int64_t>(i));
            EXPECT_EQ(tail->feature, LogFeature::road);
        }
        seen.clear();
        EXPECT_EQ(find(seen, tails[0]), nullptr);
    }
}

TEST(TallyLineCache, NeverConfusesTails) {
    LineCache seen;
    seen.remember(" city 4\n", {});
    for (const char* other :
         {" city 5", " city 44", " city", " city 4 ", "  city 4", " City 4", "\tcity 4"}) {
        EXPECT_EQ(find(seen, other), nullptr) << other;
    }
    for (std::size_t length = 1; length <= 15; ++length) {
        EXPECT_EQ(find(seen, std::string(length, '\0')), nullptr);
        EXPECT_EQ(find(seen, std::string(length, '\xFF')), nullptr);
    }
    EXPECT_TRUE(LineCache::may_hold(15));
    EXPECT_FALSE(LineCache::may_hold(16));
    EXPECT_FALSE(LineCache::may_hold(0));
    EXPECT_FALSE(LineCache::may_hold(-1));
}

}  // namespace
}  // namespace bastide::tally::detail
