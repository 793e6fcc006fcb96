// Files that an earlier release of the command and the studio wrote still open, and are written back byte for
// byte.
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "bastide/solo/table_json.h"

namespace bastide::solo {
namespace {

std::string release_file(const std::string& name) {
    std::ostringstream text;
    text << std::ifstream(BASTIDE_SOURCE_DIR "/bastide/solo/testing/release/" + name, std::ios::binary)
                .rdbuf();
    return text.str();
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
