#include "bastide/match/online/message.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bastide/match/errors.h"

namespace bastide::match {
namespace {

using ::testing::HasSubstr;

TEST(MatchMessage, ReadsEveryCommand) {
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
        const auto command = read_message(R"({"do":")" + std::string(word) + R"("})");
        ASSERT_TRUE(command) << word;
        EXPECT_EQ(
            table_command_words[static_cast<std::size_t>(std::get<TableRequest>(*command).command.kind)],
            word);
    }
}

TEST(MatchMessage, ExplainsErrors) {
    const auto error_of = [](const std::string& text) {
        const auto read = read_message(text);
        return read ? "read" : to_string(read.error());
    };
    EXPECT_THAT(error_of(""), HasSubstr("JSON"));
    EXPECT_THAT(error_of("[]"), HasSubstr("expected a message"));
    EXPECT_THAT(error_of("{}"), HasSubstr("has no \"do\""));
    EXPECT_THAT(error_of(R"({"do":"dance"})"), HasSubstr("'dance' is neither 'open' nor 'sit'"));
    EXPECT_THAT(error_of(R"({"do":7})"), HasSubstr("'7' is neither 'open'"));
    EXPECT_THAT(error_of(R"({"do":"sit","name":7})"), HasSubstr("text in quotes"));
    EXPECT_EQ(error_of(R"({"do":"say","number":"1"})"),
              "1:22: expected a number: a message has whole numbers from 0 to 1000000000");
    EXPECT_THAT(error_of(R"({"do":"say","number":-1})"), HasSubstr("whole number"));
    EXPECT_THAT(error_of(R"({"do":"say","number":1e99})"), HasSubstr("whole number"));
    EXPECT_THAT(error_of(R"({"do":"say","secret":"x"})"), HasSubstr("secret"));
    EXPECT_THAT(error_of(std::string(max_message_bytes + 1, ' ')), HasSubstr("too long"));
    EXPECT_THAT(error_of(std::string(max_message_bytes, '[')), HasSubstr("1:"));
}

TEST(MatchMessage, OfAServerIsOneLineOfJson) {
    EXPECT_EQ(done_message(7), R"({"is":"done","id":7})");
    EXPECT_EQ(refused_message(7, "no \"way\""), R"({"is":"refused","id":7,"why":"no \"way\""})");
    EXPECT_EQ(refused_message(8, {errors::other_turn, "Ben"}),
              R"({"is":"refused","id":8,"why":"it is not your turn: Ben is to move","message":)"
              R"({"id":"online.other_turn","operands":["Ben"],)"
              R"("english":"it is not your turn: Ben is to move"}})");
    EXPECT_EQ(rematch_message("abc"), R"({"is":"rematch","key":"abc"})");
    EXPECT_EQ(there_message({true, false}, 2), R"({"is":"there","seats":[true,false],"watching":2})");
    EXPECT_EQ(to_json(TableKeys{.seats = {"abc", ""}, .watch = "def"}),
              "{\"seats\":[\"abc\",null],\"watch\":\"def\"}\n");
    EXPECT_EQ(error_json({{.line = 1, .column = 2}, errors::table_seats}),
              R"({"error":"1:2: a table has 2 to 6 seats","message":)"
              R"({"id":"online.table_seats","operands":[],"english":"a table has 2 to 6 seats"}})"
              "\n");
    EXPECT_EQ(reload_message(), R"({"is":"reload"})");
    const std::vector<TableEvent> entries = {
        {.at = 5, .kind = TableEventKind::phrase, .seat = 1, .text = {}, .count = 2},
        {.at = 6, .kind = TableEventKind::ended, .text = "secret"}};
    EXPECT_EQ(entries_message(entries, 3),
              R"({"is":"entries","entries":[{"n":3,"at":5,"is":"said","seat":1,"count":2},)"
              R"({"n":4,"at":6,"is":"ended","text":"secret"}]})");
    const TableSettings settings =
        *read_table_settings(R"({"seats":[{"bot":null},{"bot":"hard"}],"clock":"day"})");
    EXPECT_EQ(table_message(-1, settings, "seal", 7, std::span(entries).first(1), 3),
              R"({"is":"table","seat":null,"table":{"seats":[{"bot":null},{"bot":"hard"}],"options":{},)"
              R"("clock":"day"},"commitment":"seal","now":7,)"
              R"("entries":[{"n":3,"at":5,"is":"said","seat":1,"count":2}]})");
}

}  // namespace
}  // namespace bastide::match
