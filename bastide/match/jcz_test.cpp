// Saves of JCloisterZone: a game worked out by hand, ignored content, and errors with their location.
#include "bastide/match/jcz.h"

#include <filesystem>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bastide/base/testing/file_text.h"
#include "bastide/match/final_scoring.h"
#include "bastide/match/format.h"
#include "bastide/match/jcz_save.h"
#include "bastide/match/notation.h"
#include "bastide/match/testing/random_match.h"

namespace bastide::match {
namespace {

using ::testing::ElementsAre;

std::string abbey() {
    return file_text(BASTIDE_SOURCE_DIR "/examples/match/abbey.jcz");
}

std::string abbey_4() {
    return file_text(BASTIDE_SOURCE_DIR "/bastide/match/testing/abbey-4.jcz");
}

std::string with(std::string text, std::string_view what, std::string_view instead) {
    const auto at = text.find(what);
    EXPECT_NE(at, text.npos) << what;
    return text.replace(at, what.size(), instead);
}

TEST(MatchJcz, IsReadAsItWasPlayed) {
    const auto read = read_jcz(abbey());
    ASSERT_TRUE(read) << read.error().what();
    EXPECT_THAT(read->names, ElementsAre("Ada", "Bo"));
    std::vector<std::string> moves;
    for (const Move& move : read->record.moves()) moves.push_back(to_text(move));
    EXPECT_THAT(moves, ElementsAre("L 0 1 0 m", "RFr 1 0 0 rE", "Rr -1 0 3 -", "C 0 -1 2 cS", "RRR 2 0 0 rE",
                                   "Rr -1 1 1 -"));
    // The city of two tiles scores 4. At the end Bo has a road of 5, and Ada a road of 1 and a monastery with
    // 4 tiles around it.
    const Scores scores = final_scores(read->record.game().position());
    EXPECT_EQ(scores[0], 1 + 5);
    EXPECT_EQ(scores[1], 4 + 5);
    EXPECT_TRUE(read->record.game().is_over());
}

TEST(MatchJcz, OfVersion4IsTheSameGame) {
    const auto read = read_jcz(abbey_4());
    ASSERT_TRUE(read) << read.error().what();
    EXPECT_THAT(read->names, ElementsAre("Ada", "Bo")) << "in the order of their serial numbers";
    EXPECT_EQ(read->record, read_jcz(abbey())->record);
}

TEST(MatchJcz, OfVersion4HasItsRules) {
    const auto settings = [](const std::string& text) {
        const auto read = read_jcz(text);
        EXPECT_TRUE(read) << read.error().what();
        return read->record.start().settings;
    };
    const std::string rules = R"({"FARMERS": true, "RANDOM_SEATING_ORDER": true})";
    EXPECT_EQ(
        settings(with(abbey_4(), rules, R"({"TINY_CITY_2_POINTS": "true", "FARMERS": true})")).small_city,
        SmallCity::two);
    const std::string without_farmers = with(abbey_4(), rules, R"({"FARMERS": false})");
    EXPECT_FALSE(settings(without_farmers).fields);
    EXPECT_FALSE(settings(with(abbey_4(), rules, "{}")).fields);
    EXPECT_TRUE(settings(with(without_farmers, "4.6.1", "4.5.0")).fields) << "older games had farmers";
}

// A location names sides and halves, all of one feature.
TEST(MatchJcz, OfVersion4HasMeeplesOnAnyFeature) {
    const std::string location = R"("location": "WE")";
    const auto piece = [&](const std::string& other) {
        const auto read = read_jcz(with(abbey_4(), location, R"("location": ")" + other + '"'));
        return read ? to_text(read->record.moves()[1]) : to_string(read.error().message);
    };
    EXPECT_EQ(piece("WE"), "RFr 1 0 0 rE");
    EXPECT_EQ(piece("NL.NR.EL.WR"), "RFr 1 0 0 fNL");
    EXPECT_EQ(piece("NS"), "the placed tile has no feature at 'NS'");
    EXPECT_EQ(piece("_N"), "the placed tile has no feature at '_N'");
    EXPECT_EQ(piece("CLOISTER"), "the placed tile has no feature at 'CLOISTER'");
    EXPECT_EQ(piece("INNER_FARM"), "the placed tile has no feature at 'INNER_FARM'");
    EXPECT_EQ(piece(""), "the placed tile has no feature at ''");
}

TEST(MatchJcz, OfVersion4IsRejectedWithItsLocation) {
    const auto error = [](std::string_view what, std::string_view instead) {
        const auto read = read_jcz(with(abbey_4(), what, instead));
        EXPECT_FALSE(read);
        EXPECT_GT(read.error().where.line, 0);
        return to_string(read.error().message);
    };
    EXPECT_EQ(error(R"({"BASIC": 1})", R"({"BASIC": 1, "TOWER": 1})"),
              "the set 'TOWER' is an expansion: only the base game can be read, {\"BASIC\":1}");
    EXPECT_EQ(error(R"("FARMERS": true)", R"("FARMERS": 1)"), "the rule FARMERS is true or false");
    EXPECT_EQ(error(R"("FARMERS": true)", R"("USE_PIG_HERDS_INDEPENDENTLY": true)"),
              "the base game has no pig herds");
    EXPECT_EQ(error(R"("serial": 2, )", ""),
              "there is no \"serial\" here: players are a list, [{\"serial\":1,\"nickname\":\"Anna\"},…]");
    EXPECT_EQ(error(R"("BA.L")", R"("BA/L")"),
              "there is no tile 'BA/L': a tile of the base game is like \"BA.RFr\"");
}

TEST(MatchJcz, IsARecordThatReadsBack) {
    const auto read = read_jcz(abbey());
    ASSERT_TRUE(read);
    EXPECT_EQ(read_record(to_json(read->record)), read->record);
}

TEST(MatchJcz, HasTheRulesOfTheSetup) {
    const auto read =
        read_jcz(with(with(abbey(), R"("tiny-city-scoring": "4")", R"("tiny-city-scoring": "2")"),
                      R"("small-follower": 7, "farmers": true)", R"("small-follower": 3)"));
    ASSERT_TRUE(read) << read.error().what();
    const Settings& settings = read->record.start().settings;
    EXPECT_EQ(settings.small_city, SmallCity::two);
    EXPECT_EQ(settings.meeples, 3);
    EXPECT_FALSE(settings.fields);
    EXPECT_EQ(read->record.game().position().score(1), 2);
}

TEST(MatchJcz, IgnoresATurnThatIsNotCommitted) {
    const std::string text = abbey();
    const auto last = text.rfind(R"(,
    {"type": "COMMIT")");
    const auto read = read_jcz(text.substr(0, last) + "]}");
    ASSERT_TRUE(read) << read.error().what();
    EXPECT_EQ(read->record.played(), 5U);
}

TEST(MatchJcz, NamesAreSafeToPrint) {
    const auto read =
        read_jcz(with(abbey(), R"("Ada")", R"("\u001b[31mAda, whose name is as long as a tale")"));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->names[0].find('\x1b'), std::string::npos);
    EXPECT_LT(read->names[0].size(), 30U);
    EXPECT_EQ(read_jcz(with(abbey(), R"("Ada")", R"("")"))->names[0], "Player 1");
}

TEST(MatchJcz, IsDistinguishedFromARecord) {
    EXPECT_TRUE(is_jcz(*text::parse_json(abbey())));
    EXPECT_FALSE(is_jcz(*text::parse_json(to_json(read_jcz(abbey())->record))));
}

TEST(MatchJcz, ErrorsHaveTheTurnAndTheLocation) {
    const auto read = read_jcz(with(abbey(), R"("rotation": "R180", "position": [0, -1])",
                                    R"("rotation": "R0", "position": [0, -1])"));
    ASSERT_FALSE(read);
    EXPECT_EQ(to_string(read.error().where.context), "turn 4");
    EXPECT_GT(read.error().where.line, 10);
}

TEST(MatchJcz, MayNameAllSidesButOne) {
    // A city on three sides, claimed before it is complete.
    const std::string city =
        R"([{"type": "PLACE_TILE", "payload": {"tileId": "BA/CccR", "rotation": "R0", "position": [0, -1]}},
            {"type": "DEPLOY_MEEPLE", "payload": {"pointer": {"position": [0, -1], "feature": "City", "location": "LOCATION"},
             "meepleId": "0.small.1"}}, {"type": "COMMIT", "payload": {}}])";
    std::string save = abbey();
    const auto replay = save.find("[", save.find("\"replay\""));
    save = with(save.substr(0, replay) + city + "}", R"("rotation": "R0", "position": [0, -1])",
                R"("rotation": "R180", "position": [0, -1])");
    const auto read = read_jcz(with(save, "LOCATION", "_N"));
    ASSERT_TRUE(read) << read.error().what();
    EXPECT_EQ(to_text(read->record.moves()[0]), "CccR 0 -1 2 cE");
    EXPECT_FALSE(read_jcz(with(save, "LOCATION", "_S"))) << "the road is in the north";
}

TEST(MatchJcz, NamesTheVersionOfASaveInXml) {
    const auto error = old_jcz_error("<?xml version=\"1.0\"?>\n<game phase=\"a\" app-version=\"3.4.3\">\n");
    ASSERT_TRUE(error);
    EXPECT_EQ(to_string(*error),
              "2:17: this is version '3.4.3': only saves of JCloisterZone 4 and 5 can be read, which have an "
              "\"appVersion\" like \"5.7.0\"");
    for (const char* other : {"", "<", "<game", "<game >", "<svg>", "<svg app-version=\"3\"><game ></svg>",
                              "{\"<game app-version=\\\"3\\\">\":1}", "<game app-version='3'>"})
        EXPECT_FALSE(old_jcz_error(other)) << other;
    EXPECT_TRUE(old_jcz_error("<game app-version=\"3>")) << "cut short";
}

TEST(MatchJczSave, ReadsBackAsTheSameGame) {
    const auto read = read_jcz(abbey());
    const auto save = jcz_save(read->record, read->names);
    ASSERT_TRUE(save);
    const auto back = read_jcz(*save);
    ASSERT_TRUE(back) << back.error().what();
    EXPECT_EQ(back->record, read->record);
    EXPECT_EQ(back->names, read->names);
}

TEST(MatchJczSave, HasTheMovesOfEveryGame) {
    for (int number = 0; number < 40; ++number) {
        Settings settings;
        settings.players = static_cast<std::uint8_t>(min_players + number % 6);
        settings.meeples = static_cast<std::uint8_t>(1 + number % 7);
        settings.fields = number % 3 != 0;
        if (number % 4 == 0) settings.small_city = SmallCity::two;
        const Record record = testing::random_match(settings, "jcz-" + std::to_string(number));
        const auto save = jcz_save(record, player_names(settings.players));
        ASSERT_TRUE(save);
        const auto back = read_jcz(*save);
        ASSERT_TRUE(back) << back.error().what();
        EXPECT_EQ(back->record.moves(), record.moves());
        EXPECT_EQ(back->record.start().settings, settings);
    }
}

TEST(MatchJczSave, NamesOnlyMeeplesInTheSupply) {
    // The second meeple is placed after the first has returned.
    const auto record = read_record(R"({"version":1,"players":2,"deck":["C","RRR","RFr","L"],
        "moves":["C 0 -1 2 cS","RRR -1 0 0 -","RFr 1 0 0 rE","L 1 1 0 -"]})");
    const std::string save = *jcz_save(record.value_or(Record({})), player_names(2));
    const auto first = save.find(R"("0.small.1")");
    EXPECT_NE(first, save.npos);
    EXPECT_NE(save.find(R"("0.small.1")", first + 1), save.npos);
    EXPECT_EQ(save.find(R"("0.small.2")"), save.npos);
}

TEST(MatchJczSave, FailsForOtherRules) {
    for (const char* options :
         {R"("farm":1)", R"("farm":2)", R"("unplaceable":"bottom")", R"("start":"shuffled")"}) {
        const auto record = read_record(
            std::string(R"({"version":1,"players":2,"seed":"a","moves":[],"options":{)") + options + "}}");
        ASSERT_TRUE(record) << options << record.error().what();
        EXPECT_FALSE(jcz_save(*record, player_names(2))) << options;
    }
}

// Files with one error each. NAME.expected next to each file has the message, with FILE for its name.
TEST(MatchJcz, RejectsBadFilesWithTheirLocation) {
    int files = 0;
    for (const auto& entry :
         std::filesystem::directory_iterator(BASTIDE_SOURCE_DIR "/bastide/match/testing/bad")) {
        if (entry.path().extension() != ".jcz") continue;
        ++files;
        auto read = read_jcz(file_text(entry.path()));
        ASSERT_FALSE(read) << entry.path();
        read.error().where.file = "FILE";
        std::filesystem::path expected = entry.path();
        EXPECT_EQ(to_string(read.error()) + '\n', file_text(expected.replace_extension(".expected")))
            << entry.path();
    }
    EXPECT_GE(files, 38);
}

}  // namespace
}  // namespace bastide::match
