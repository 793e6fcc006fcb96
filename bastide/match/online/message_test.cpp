#include "bastide/match/online/message.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace bastide::match {
namespace {

using ::testing::HasSubstr;

TEST(MatchMessage, IsReadForWhatItWants) {
    const auto open = read_message(R"({"do":"open","version":1,"key":"abc","seen":12})");
    ASSERT_TRUE(open);
    EXPECT_EQ(std::get<Open>(*open).version, 1);
    EXPECT_EQ(std::get<Open>(*open).key, "abc");
    EXPECT_EQ(std::get<Open>(*open).seen, 12);
    const auto sit = read_message(R"({"do":"sit","id":1,"name":"Anna","word":"plum"})");
    ASSERT_TRUE(sit);
    EXPECT_EQ(std::get<TableRequest>(*sit).id, 1);
    EXPECT_EQ(std::get<TableRequest>(*sit).command.text, "Anna");
    EXPECT_EQ(std::get<TableRequest>(*sit).command.player_entropy, "plum");
    const auto move = read_message(R"({"id":2,"move":"RFr 1 0 0 rE","do":"move"})");
    ASSERT_TRUE(move);
    EXPECT_EQ(std::get<TableRequest>(*move).command.kind, TableCommandKind::move);
    EXPECT_EQ(std::get<TableRequest>(*move).command.text, "RFr 1 0 0 rE");
    EXPECT_EQ(std::get<TableRequest>(*read_message(R"({"do":"rematch","id":3})")).id, 3);
    for (const std::string_view word : table_command_words) {
        const auto want = read_message(R"({"do":")" + std::string(word) + R"("})");
        ASSERT_TRUE(want) << word;
        EXPECT_EQ(table_command_words[static_cast<std::size_t>(std::get<TableRequest>(*want).command.kind)],
                  word);
    }
}

TEST(MatchMessage, SaysWhatIsWrong) {
    const auto error_of = [](const std::string& text) {
        const auto read = read_message(text);
        return read ? "read" : to_string(read.error());
    };
    EXPECT_THAT(error_of(""), HasSubstr("JSON"));
    EXPECT_THAT(error_of("[]"), HasSubstr("expected a message"));
    EXPECT_THAT(error_of("{}"), HasSubstr("has no \"do\""));
    EXPECT_THAT(error_of(R"({"do":"dance"})"), HasSubstr("'dance' is nothing that can be wanted"));
    EXPECT_THAT(error_of(R"({"do":7})"), HasSubstr("text in quotes"));
    EXPECT_THAT(error_of(R"({"do":"say","number":-1})"), HasSubstr("whole number"));
    EXPECT_THAT(error_of(R"({"do":"say","number":1e99})"), HasSubstr("whole number"));
    EXPECT_THAT(error_of(R"({"do":"say","secret":"x"})"), HasSubstr("secret"));
    EXPECT_THAT(error_of(std::string(max_message_bytes + 1, ' ')), HasSubstr("too long"));
    EXPECT_THAT(error_of(std::string(max_message_bytes, '[')), HasSubstr("1:"));
}

TEST(MatchMessage, OfAServerIsOneLineOfJson) {
    EXPECT_EQ(done_message(7), R"({"is":"done","id":7})");
    EXPECT_EQ(refused_message(7, "no \"way\""), R"({"is":"refused","id":7,"why":"no \"way\""})");
    EXPECT_EQ(reload_message(), R"({"is":"reload"})");
    const std::vector<TableEvent> entries = {
        {.at = 5, .kind = TableEventKind::said, .seat = 1, .text = {}, .count = 2},
        {.at = 6, .kind = TableEventKind::ended, .text = "secret"}};
    EXPECT_EQ(entries_message(entries, 3),
              R"({"is":"entries","entries":[{"n":3,"at":5,"is":"said","seat":1,"count":2},)"
              R"({"n":4,"at":6,"is":"ended","text":"secret"}]})");
}

}  // namespace
}  // namespace bastide::match
