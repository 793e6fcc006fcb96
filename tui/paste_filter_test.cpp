// Pasted text is dropped, also if the end of the paste arrives byte by byte.
#include "tui/paste_filter.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace bastide::tui {
namespace {

// Returns the codes that are keys.
std::string keys_of(const std::vector<int>& codes) {
    PasteFilter filter;
    std::string keys;
    for (const int code : codes)
        if (!filter.takes(code)) keys += static_cast<char>(code);
    return keys;
}

TEST(TuiPasteFilter, DropsWhatIsPasted) {
    constexpr int begin = PasteFilter::begin_code;
    constexpr int end = PasteFilter::end_code;
    EXPECT_EQ(keys_of({'a', 'b'}), "ab");
    EXPECT_EQ(keys_of({'a', begin, 'q', ' ', '\n', end, 'b'}), "ab");
    EXPECT_EQ(keys_of({begin, end, 'a', begin, 'q', end}), "a");
    EXPECT_EQ(keys_of({'a', end, 'b'}), "ab") << "an end alone is no key";
    EXPECT_EQ(keys_of({begin, 'q', '\x1b', '[', '2', '0', '1', '~', 'a'}), "a");
    EXPECT_EQ(keys_of({begin, '\x1b', '\x1b', '[', '2', '0', '1', '~', 'a'}), "a");
    EXPECT_EQ(keys_of({begin, '\x1b', '[', '2', 'q', 'q', end, 'a'}), "a");
}

}  // namespace
}  // namespace bastide::tui
