// Files that an earlier release of the command and the studio wrote still open, and are written back byte for
// byte.

#include <gtest/gtest.h>

#include "bastide/base/testing/file_text.h"
#include "bastide/solo/table_json.h"

namespace bastide::solo {
namespace {

std::string release_file(const std::string& name) {
    return file_text(BASTIDE_SOURCE_DIR "/bastide/solo/testing/release/" + name);
}

TEST(SoloRelease, GamesAreReadAndWrittenBack) {
    for (const char* name : {"plain.json", "directed.json"}) {
        const std::string text = release_file(name);
        const auto record = read_record(text);
        ASSERT_TRUE(record) << to_string(record.error());
        EXPECT_EQ(to_json(*record), text);
    }
}

TEST(SoloRelease, GamesStoredByTheStudioRoundTrip) {
    const std::string text = release_file("studio.play.json");
    const auto table = read_table(text);
    ASSERT_TRUE(table) << to_string(table.error());
    text::JsonWriter json;
    write_json(json, *table);
    EXPECT_TRUE(json.take().starts_with(text.substr(0, text.find_last_of('}')))) << json.take();
}

}  // namespace
}  // namespace bastide::solo
