// Tables and quotes come out as promised.
#include <gtest/gtest.h>

#include "bastide/text/json.h"
#include "bastide/text/number_in.h"
#include "bastide/text/quote.h"
#include "bastide/text/shortened.h"
#include "bastide/text/text_table.h"
#include "bastide/text/utf8.h"

namespace bastide::text {
namespace {

TEST(TextNumberIn, IsTheWholeTextOrNothing) {
    EXPECT_EQ(number_in<int>("-12"), -12);
    EXPECT_EQ(number_in<double>("0.5"), 0.5);
    for (const char* text : {"", " 1", "1 ", "+1", "1x", "0x1", "2147483648"})
        EXPECT_EQ(number_in<int>(text), std::nullopt) << text;
}

TEST(TextShortened, EndsInAnEllipsisIfItDoesNotFit) {
    EXPECT_EQ(shortened("Anneliese", 9), "Anneliese");
    EXPECT_EQ(shortened("Anneliese", 8), "Annelie…");
    EXPECT_EQ(shortened("Zoë Müller", 6), "Zoë M…");
    EXPECT_EQ(shortened("日本語", 5), "日本…");
}

TEST(TextTable, AlignsItsColumns) {
    TextTable table({"", "points", "n"});
    table.add({"city", "4", "100"});
    table.add({"monastery", "12", ""});
    EXPECT_EQ(table.to_string(),
              "           points    n\n"
              "city            4  100\n"
              "monastery      12\n");
}

TEST(TextTable, CountsCharactersNotBytes) {
    TextTable table({"player", "Zoë"});
    table.add({"Zoë", "4"});
    table.add({"Maximilian", "€"});
    EXPECT_EQ(table.to_string(),
              "player      Zoë\n"
              "Zoë           4\n"
              "Maximilian    €\n");
}

TEST(TextTable, ObeysTheAlignment) {
    TextTable table({"n", "name", "points"}, "rl");
    table.add({"1", "Anna", "7"});
    table.add({"12", "Maximilian", "1234567"});
    EXPECT_EQ(table.to_string(),
              " n  name         points\n"
              " 1  Anna              7\n"
              "12  Maximilian  1234567\n");
}

TEST(TextTable, EndsNoLineInSpaces) {
    TextTable table({"a", "b"}, "ll");
    table.add({"long", ""});
    table.add({"", ""});
    EXPECT_EQ(table.to_string(), "a     b\nlong\n\n");
}

TEST(TextTable, CountsColumnsOfTheScreen) {
    TextTable table({"name", "n"}, "ll");
    table.add({"Zoë", "1"});
    table.add({"木木木", "2"});
    EXPECT_EQ(table.to_string(), "name    n\nZoë     1\n木木木  2\n");
}

TEST(TextTable, WrapsTheWidestLeftColumnToFit) {
    TextTable table({"n", "name", "points"}, "rlr");
    table.add({"1", "one two three four", "10"});
    table.add({"2", "five", "7"});
    EXPECT_EQ(table.to_string(20),
              "n  name       points\n"
              "1  one two        10\n"
              "   three\n"
              "   four\n"
              "2  five            7\n");
    EXPECT_EQ(table.to_string(29), table.to_string()) << "it is 29 wide";
    EXPECT_EQ(table.to_string(1),
              "n  name   points\n"
              "1  one        10\n"
              "   two\n"
              "   three\n"
              "   four\n"
              "2  five        7\n")
        << "words are not broken";
}

TEST(TextTable, NeedsNoHeader) {
    TextTable table({}, "ll");
    table.add({"a", "b c"});
    EXPECT_EQ(table.to_string(4), "a  b\n   c\n");
    EXPECT_EQ(TextTable({}).to_string(10), "");
}

TEST(TextTable, EscapesControlCharacters) {
    TextTable table({"name", "n"}, "ll");
    table.add({"\x1b[2J", "1"});
    EXPECT_EQ(table.to_string(), "name     n\n\\x1b[2J  1\n");
}

TEST(TextQuote, QuotesAnyBytes) {
    EXPECT_EQ(printable("a\x1b[31m\né\x7f"), "a\\x1b[31m\\x0aé\\x7f");
    EXPECT_EQ(printable("\u009b1m\u202ea\u2066\u2028\u061c"),
              "\\xc2\\x9b1m\\xe2\\x80\\xaea\\xe2\\x81\\xa6\\xe2\\x80\\xa8\\xd8\\x9c");
    EXPECT_EQ(printable("\u00a0\u2030ü"), "\u00a0\u2030ü");
    EXPECT_EQ(printable(std::string("\xff\0é\xc3", 5)), "\\xff\\x00é\\xc3");
    EXPECT_EQ(printable("\xed\xa0\x80€"), "\\xed\\xa0\\x80€") << "a surrogate is no character";
    EXPECT_EQ(in_quotes("castle"), "'castle'");
    EXPECT_EQ(in_quotes(std::string("\0\x1b[2J\xc3\xa9", 7)), "'\\x00\\x1b[2J\\xc3\\xa9'");
    EXPECT_EQ(in_quotes(std::string(40, 'x')), "'" + std::string(40, 'x') + "'");
    EXPECT_EQ(in_quotes(std::string(41, 'x')), "'" + std::string(40, 'x') + "…'");
}

TEST(TextJson, IsUtf8) {
    JsonWriter json;
    json.value("\xff\x1bé");
    EXPECT_EQ(json.take(), "\"\\\\xff\\\\x1bé\"\n");
}

TEST(TextUtf8, TakesCharactersOfEverySize) {
    for (const char* character : {"a", "\u0080", "é", "\u07ff", "\u0800", "€", "\ud7ff", "\ue000", "\uffff",
                                  "\U00010000", "\U0010ffff"}) {
        const std::string text = character;
        EXPECT_EQ(character_size(text), text.size());
        EXPECT_EQ(character_size(text + "a"), text.size());
        if (text.size() > 1) {
            EXPECT_EQ(character_size(text.substr(0, text.size() - 1)), 0U);
            EXPECT_EQ(character_size(text.substr(0, text.size() - 1) + "a"), 0U);
        }
    }
    EXPECT_EQ(character_size(std::string(1, '\0')), 1U);
}

TEST(TextUtf8, RejectsInvalidSequences) {
    // An empty text, a continuation byte, overlong forms, surrogates, and code points beyond U+10FFFF.
    for (const char* text :
         {"", "\x80", "\xbf", "\xc0\x80", "\xc1\xbf", "\xe0\x9f\xbf", "\xed\xa0\x80", "\xed\xbf\xbf",
          "\xf0\x8f\xbf\xbf", "\xf4\x90\x80\x80", "\xf5\x80\x80\x80", "\xff", "\xfe"}) {
        EXPECT_EQ(character_size(text), 0U) << text;
        EXPECT_EQ(is_utf8(text), text[0] == '\0') << text;
        EXPECT_FALSE(is_utf8("é" + std::string(text) + "\xff"));
    }
    EXPECT_TRUE(is_utf8("Zoë, 10 €"));
}

}  // namespace
}  // namespace bastide::text
