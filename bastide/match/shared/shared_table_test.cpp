// Shared tables: who may do what and when, clocks, taking back, and that entries make the same table again.
#include "bastide/match/shared/shared_table.h"

#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bastide/match/notation.h"
#include "bastide/play/random.h"

namespace bastide::match {
namespace {

using ::testing::HasSubstr;

constexpr std::int64_t minute = 60'000;

std::string seed_of(std::string_view secret, const std::vector<std::string>& words) {
    std::string seed(secret);
    for (const std::string& word : words) seed.append("/").append(word);
    return seed;
}

SharedTable table_of(const char* terms) {
    auto read = read_terms(terms);
    EXPECT_TRUE(read) << to_string(read.error());
    return {*read, {"secret", "commitment"}, seed_of};
}

constexpr const char* two_people = R"({"seats":[{"bot":null},{"bot":null}]})";

// A table with the entries that have come of it.
struct Played {
    SharedTable table;
    std::vector<Entry> entries = {};
    std::int64_t now = 1000;

    // Empty if it was done.
    std::string want(int seat, const Ask& ask) {
        const auto came = table.ask(seat, ask, now);
        if (!came) return came.error().what;
        take(*came);
        return "";
    }
    void take(const std::vector<Entry>& came) {
        for (const Entry& entry : came) {
            entries.push_back(entry);
            const auto read = read_entry(to_json(entry, std::ssize(entries)));
            ASSERT_TRUE(read) << to_string(read.error());
            EXPECT_EQ(*read, entry) << "it is kept as text";
            const auto applied = table.apply(*read);
            EXPECT_TRUE(applied) << to_string(applied.error());
        }
    }
    void sit(std::vector<const char*> names) {
        for (std::size_t seat = 0; seat < names.size(); ++seat)
            EXPECT_EQ(want(static_cast<int>(seat), {.wanted = Wanted::sit, .text = names[seat]}), "");
    }
    Move some_move() const { return table.record().game().legal_moves().front(); }
    void move() {
        EXPECT_EQ(want(table.to_move(), {.wanted = Wanted::move, .text = to_text(some_move())}), "");
    }
    Happening last() const { return entries.back().is; }
};

Played begun(const char* terms = two_people, std::vector<const char*> names = {"Anna", "Ben"}) {
    Played played{table_of(terms)};
    played.sit(std::move(names));
    EXPECT_TRUE(played.table.is_started());
    return played;
}

TEST(MatchSharedTable, BeginsWhenEverybodySits) {
    Played played{table_of(two_people)};
    EXPECT_EQ(played.want(0, {.wanted = Wanted::sit, .text = "Anna", .word = "plum"}), "");
    EXPECT_FALSE(played.table.is_started());
    EXPECT_EQ(played.want(0, {.wanted = Wanted::stand}), "");
    EXPECT_EQ(played.want(0, {.wanted = Wanted::sit, .text = "Anne", .word = "pear"}), "");
    EXPECT_EQ(played.want(1, {.wanted = Wanted::sit, .text = "Ben"}), "");
    ASSERT_TRUE(played.table.is_started());
    EXPECT_EQ(played.table.record().start().seed, "secret/pear/");
    const auto started = std::ranges::find(played.entries, Happening::started, &Entry::is);
    EXPECT_EQ(started->text, "commitment");
    EXPECT_EQ(played.last(), Happening::drew);
    const Type first = played.table.record().game().position().tile();
    EXPECT_THAT(played.entries.back().text, ::testing::EndsWith(std::string(types[first].name)));
}

TEST(MatchSharedTable, SaysWhatIsNotAllowed) {
    Played played{table_of(R"({"seats":[{"bot":null},{"bot":"easy"},{"bot":null},{"bot":"easy"}]})")};
    EXPECT_EQ(played.table.name(1), "easy");
    EXPECT_EQ(played.table.name(3), "easy 2");
    EXPECT_THAT(played.want(1, {.wanted = Wanted::sit, .text = "Anna"}), HasSubstr("a bot sits there"));
    EXPECT_THAT(played.want(-1, {.wanted = Wanted::sit, .text = "Anna"}), HasSubstr("watches"));
    EXPECT_THAT(played.want(0, {.wanted = Wanted::say, .number = 1}), HasSubstr("sit down first"));
    EXPECT_THAT(played.want(0, {.wanted = Wanted::resign}), HasSubstr("not begun"));
    EXPECT_THAT(played.want(0, {.wanted = Wanted::stand}), HasSubstr("do not sit"));
    EXPECT_THAT(played.want(0, {.wanted = Wanted::move, .text = "L 0 1 0 m"}), HasSubstr("not begun"));
    for (const char* name : {"", "   ", "a\nb", "\u200b", "\xff"})
        EXPECT_THAT(played.want(0, {.wanted = Wanted::sit, .text = name}), HasSubstr("a name has"));
    EXPECT_THAT(played.want(0, {.wanted = Wanted::sit, .text = "easy"}), HasSubstr("choose another name"));
    EXPECT_THAT(played.want(0, {.wanted = Wanted::sit, .text = "easy 2"}), HasSubstr("choose another name"));
    played.want(0, {.wanted = Wanted::sit, .text = "Anna"});
    EXPECT_THAT(played.want(0, {.wanted = Wanted::sit, .text = "Anna"}), HasSubstr("sit there already"));
    played.want(2, {.wanted = Wanted::sit, .text = "Ben"});
    ASSERT_TRUE(played.table.is_started());
    EXPECT_THAT(played.want(2, {.wanted = Wanted::move, .text = "L 0 1 0 m"}), HasSubstr("Anna is to move"));
    EXPECT_THAT(played.want(0, {.wanted = Wanted::move, .text = "nonsense"}),
                HasSubstr("the move is incomplete"));
    EXPECT_THAT(played.want(0, {.wanted = Wanted::back}), HasSubstr("not made a move"));
    EXPECT_THAT(played.want(0, {.wanted = Wanted::agree}), HasSubstr("nothing is asked"));
    EXPECT_THAT(played.want(0, {.wanted = Wanted::say, .number = phrase_count}), HasSubstr("no such phrase"));
    EXPECT_EQ(played.want(0, {.wanted = Wanted::say, .number = 0}), "");
}

TEST(MatchSharedTable, AWholeMatchIsTheSameAgainFromItsEntries) {
    for (const char* terms :
         {two_people,
          R"({"seats":[{"bot":null},{"bot":"easy"},{"bot":null}],"options":{"start":"shuffled"}})"}) {
        Played played{table_of(terms)};
        played.want(0, {.wanted = Wanted::sit, .text = "Anna"});
        played.want(played.table.seats() - 1, {.wanted = Wanted::sit, .text = "Ben"});
        play::Random random(5);
        while (!played.table.is_over()) {
            played.now += 1000;
            const auto moves = played.table.record().game().legal_moves();
            const Move move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
            if (played.table.bot_to_move() != nullptr) {
                played.take(played.table.bot_moves(move, played.now));
            } else {
                ASSERT_EQ(
                    played.want(played.table.to_move(), {.wanted = Wanted::move, .text = to_text(move)}), "");
            }
        }
        EXPECT_EQ(played.last(), Happening::ended);
        EXPECT_EQ(played.entries.back().text, "secret");
        SharedTable again = table_of(terms);
        Deck told;
        for (std::size_t i = 0; i < played.entries.size(); ++i) {
            const auto read = read_entry(to_json(played.entries[i], static_cast<std::int64_t>(i) + 1));
            ASSERT_TRUE(read) << to_string(read.error());
            EXPECT_EQ(*read, played.entries[i]);
            const auto applied = again.apply(*read);
            ASSERT_TRUE(applied) << to_string(applied.error());
            if (read->is != Happening::drew) continue;
            std::istringstream words(read->text);
            for (std::string word; words >> word;) told.push_back(*find_type(word));
        }
        EXPECT_TRUE(again.is_over());
        EXPECT_EQ(again.record(), played.table.record());
        EXPECT_EQ(told, shuffled_deck(again.terms().settings, again.record().start().seed));
        // Whoever has the tiles that were told and the moves has the same match.
        const auto theirs = replay({.deal = {.settings = again.terms().settings, .seed = {}, .deck = told},
                                    .moves = again.record().moves(),
                                    .asides = again.record().game().asides()});
        ASSERT_TRUE(theirs) << to_string(theirs.error());
        EXPECT_EQ(final_scores(theirs->game().position()), final_scores(again.record().game().position()));
    }
}

TEST(MatchSharedTable, IsTakenBackIfAllAgree) {
    Played played = begun(R"({"seats":[{"bot":null},{"bot":null},{"bot":null}]})", {"Anna", "Ben", "Cleo"});
    const Position first = played.table.record().game().position();
    played.move();
    played.move();
    EXPECT_EQ(played.want(0, {.wanted = Wanted::back}), "");
    EXPECT_THAT(played.want(0, {.wanted = Wanted::agree}), HasSubstr("the others answer"));
    EXPECT_THAT(played.want(1, {.wanted = Wanted::back}), HasSubstr("Anna asks already"));
    EXPECT_EQ(played.want(1, {.wanted = Wanted::agree}), "");
    EXPECT_THAT(played.want(1, {.wanted = Wanted::agree}), HasSubstr("agreed already"));
    EXPECT_EQ(played.last(), Happening::agreed);
    EXPECT_EQ(played.want(2, {.wanted = Wanted::agree}), "");
    EXPECT_EQ(played.last(), Happening::back);
    EXPECT_EQ(played.table.record().game().position(), first);
    EXPECT_EQ(played.table.to_move(), 0);
    played.move();
    // The tile that had been told is told again, for whoever forgot it.
    EXPECT_EQ(played.last(), Happening::drew);
    EXPECT_EQ(played.want(0, {.wanted = Wanted::back}), "");
    EXPECT_EQ(played.want(2, {.wanted = Wanted::decline}), "");
    EXPECT_THAT(played.want(1, {.wanted = Wanted::agree}), HasSubstr("nothing is asked"));
    EXPECT_EQ(played.want(0, {.wanted = Wanted::back}), "");
    played.move();
    EXPECT_THAT(played.want(2, {.wanted = Wanted::agree}), HasSubstr("nothing is asked"));
}

TEST(MatchSharedTable, AgainstBotsAloneIsTakenBackAtOnce) {
    Played played = begun(R"({"seats":[{"bot":null},{"bot":"easy"}]})", {"Anna"});
    played.move();
    EXPECT_EQ(played.want(0, {.wanted = Wanted::back}), "");
    EXPECT_EQ(played.last(), Happening::back);
    EXPECT_EQ(played.table.record().played(), 0U);
}

TEST(MatchSharedTable, ResigningEndsAMatchOfTwoAndLeavesABotElsewhere) {
    Played two = begun();
    EXPECT_EQ(two.want(1, {.wanted = Wanted::resign}), "");
    EXPECT_TRUE(two.table.is_over());
    EXPECT_THAT(two.want(0, {.wanted = Wanted::move, .text = "L 0 1 0 m"}), HasSubstr("over"));
    EXPECT_EQ(two.want(0, {.wanted = Wanted::say, .number = 2}), "");
    Played three = begun(R"({"seats":[{"bot":null},{"bot":null},{"bot":"easy"}]})", {"Anna", "Ben"});
    EXPECT_EQ(three.want(0, {.wanted = Wanted::resign}), "");
    EXPECT_FALSE(three.table.is_over());
    ASSERT_NE(three.table.bot_to_move(), nullptr);
    EXPECT_EQ(three.table.bot_to_move()->name, "medium");
    EXPECT_THAT(three.want(0, {.wanted = Wanted::resign}), HasSubstr("you have resigned"));
    EXPECT_EQ(three.want(1, {.wanted = Wanted::resign}), "");
    EXPECT_TRUE(three.table.is_over());
}

TEST(MatchSharedTable, AClockEndsATurn) {
    Played day = begun(R"({"seats":[{"bot":null},{"bot":null}],"clock":"day"})");
    EXPECT_EQ(day.table.deadline(), 1000 + 24 * 60 * minute);
    day.now += 23 * 60 * minute;
    EXPECT_TRUE(day.table.late(day.now).empty());
    day.move();
    day.now += 24 * 60 * minute;
    day.take(day.table.late(day.now));
    ASSERT_GE(day.entries.size(), 2U);
    EXPECT_EQ(day.entries[day.entries.size() - 2].is, Happening::late);
    EXPECT_EQ(day.entries[day.entries.size() - 2].seat, 1);
    EXPECT_TRUE(day.table.is_over());
    EXPECT_TRUE(day.table.late(day.now).empty());

    Played quarter = begun(R"({"seats":[{"bot":null},{"bot":null}],"clock":"quarter"})");
    quarter.now += 10 * minute;
    quarter.move();
    quarter.now += 14 * minute;
    EXPECT_TRUE(quarter.table.late(quarter.now).empty());
    quarter.move();
    EXPECT_EQ(quarter.table.deadline(), quarter.now + 5 * minute) << "ten are used";
    quarter.now += 5 * minute;
    EXPECT_FALSE(quarter.table.late(quarter.now).empty());
    EXPECT_EQ(begun().table.deadline(), std::nullopt);
}

TEST(MatchSharedTable, TakingBackGainsNoTime) {
    for (const char* clock : {"quarter", "day"}) {
        const std::string terms =
            R"({"seats":[{"bot":null},{"bot":"easy"}],"clock":")" + std::string(clock) + "\"}";
        Played played = begun(terms.c_str(), {"Anna"});
        played.move();
        played.take(played.table.bot_moves(played.some_move(), played.now));
        const auto deadline = played.table.deadline();
        played.now += 14 * minute;
        EXPECT_EQ(played.want(0, {.wanted = Wanted::back}), "");
        EXPECT_EQ(played.table.to_move(), 0);
        EXPECT_EQ(played.table.deadline(), deadline) << clock;
    }
    // The turn of somebody else is interrupted: it counts as far as it went.
    Played played = begun(R"({"seats":[{"bot":null},{"bot":null}],"clock":"quarter"})");
    played.now += 5 * minute;
    played.move();
    played.now += 4 * minute;
    EXPECT_EQ(played.want(0, {.wanted = Wanted::back}), "");
    EXPECT_EQ(played.want(1, {.wanted = Wanted::agree}), "");
    EXPECT_EQ(played.table.deadline(), played.now + 10 * minute) << "of Anna";
    played.move();
    EXPECT_EQ(played.table.deadline(), played.now + 11 * minute) << "of Ben";
}

TEST(MatchSharedTable, PhrasesHaveALimit) {
    Played played = begun();
    EXPECT_EQ(played.want(0, {.wanted = Wanted::say, .number = 1}), "");
    EXPECT_EQ(played.want(1, {.wanted = Wanted::say, .number = 1}), "") << "of each seat";
    played.now += 999;
    EXPECT_THAT(played.want(0, {.wanted = Wanted::say, .number = 2}), HasSubstr("one phrase a second"));
    for (int said = 1; said < most_of_a_seat; ++said) {
        played.now += between_phrases;
        ASSERT_EQ(played.want(0, {.wanted = Wanted::say, .number = 2}), "");
    }
    played.now += between_phrases;
    EXPECT_THAT(played.want(0, {.wanted = Wanted::say, .number = 2}), HasSubstr("said 200 phrases"));
    EXPECT_EQ(played.want(1, {.wanted = Wanted::say, .number = 2}), "");
    played.move();
}

TEST(MatchSharedTable, AskingAndStandingUpHaveALimit) {
    Played played{table_of(two_people)};
    for (int stood = 0; stood < most_of_a_seat; ++stood) {
        ASSERT_EQ(played.want(0, {.wanted = Wanted::sit, .text = "Anna"}), "");
        ASSERT_EQ(played.want(0, {.wanted = Wanted::stand}), "");
    }
    played.sit({"Anna"});
    EXPECT_THAT(played.want(0, {.wanted = Wanted::stand}), HasSubstr("often enough"));
    EXPECT_EQ(played.want(1, {.wanted = Wanted::sit, .text = "Ben"}), "");
    played.move();
    for (int asked = 0; asked < most_of_a_seat; ++asked) {
        ASSERT_EQ(played.want(0, {.wanted = Wanted::back}), "");
        ASSERT_EQ(played.want(0, {.wanted = Wanted::decline}), "");
    }
    EXPECT_THAT(played.want(0, {.wanted = Wanted::back}), HasSubstr("200 times"));
    played.move();
    EXPECT_EQ(played.want(1, {.wanted = Wanted::back}), "");
}

TEST(MatchSharedTable, AfterVeryManyEntriesOnlyMovesGoOn) {
    Played played = begun();
    // As a table may be that was kept before there were limits.
    while (std::ssize(played.entries) < most_entries)
        played.take({{.at = played.now, .is = Happening::said, .seat = 0, .count = 1}});
    played.now += between_phrases;
    EXPECT_THAT(played.want(1, {.wanted = Wanted::say, .number = 1}), HasSubstr("only moves go on"));
    played.move();
    EXPECT_THAT(played.want(0, {.wanted = Wanted::back}), HasSubstr("only moves go on"));
    EXPECT_EQ(played.want(1, {.wanted = Wanted::resign}), "");
}

TEST(MatchSharedTable, EntriesThatCannotBeAreRefused) {
    Played played = begun();
    const auto refused = [&](const Entry& entry) {
        SharedTable copy = played.table;
        return !copy.apply(entry).has_value();
    };
    EXPECT_TRUE(refused({.is = Happening::sat, .seat = 0, .text = "Eve"}));
    EXPECT_TRUE(refused({.is = Happening::started}));
    EXPECT_TRUE(refused({.is = Happening::drew, .text = "L"}));
    EXPECT_TRUE(refused({.is = Happening::moved, .seat = 1, .text = to_text(played.some_move())}));
    EXPECT_TRUE(refused({.is = Happening::moved, .seat = 0, .text = "L 40 40 0 -"}));
    EXPECT_TRUE(refused({.is = Happening::back, .count = 7}));
    EXPECT_TRUE(refused({.is = Happening::agreed, .seat = 1}));
    EXPECT_TRUE(refused({.is = Happening::resigned, .seat = 9}));
    EXPECT_FALSE(refused({.is = Happening::moved, .seat = 0, .text = to_text(played.some_move())}));
}

TEST(MatchTerms, SayWhatIsWrong) {
    const auto error_of = [](const char* text) {
        const auto read = read_terms(text);
        return read ? "read" : to_string(read.error());
    };
    EXPECT_THAT(error_of(R"({"seats":[{"bot":null}]})"), HasSubstr("a table has 2 to 6 seats"));
    EXPECT_THAT(error_of(R"({"seats":[{"bot":"easy"},{"bot":"easy"}]})"), HasSubstr("one seat at least"));
    EXPECT_THAT(error_of(R"({"seats":[{"bot":"esay"},{"bot":null}]})"), HasSubstr("did you mean 'easy'"));
    EXPECT_THAT(error_of(R"({"seats":[{"bot":7},{"bot":null}]})"), HasSubstr("name of a bot, or null"));
    EXPECT_THAT(error_of(R"({"seats":{},"clock":"day"})"), HasSubstr("a list in [ ]"));
    EXPECT_THAT(error_of(R"({"seats":[{"bot":null},{"bot":null}],"clock":"hour"})"), HasSubstr("'hour'"));
    EXPECT_THAT(error_of(R"({"seats":[{"bot":null},{"bot":null}],"options":{"unplaceable":"bottom"}})"),
                HasSubstr("goes out of the match"));
    EXPECT_THAT(error_of(R"({"seats":[{"bot":null},{"bot":null}],"options":{"farm":9}})"),
                HasSubstr("farms"));
    EXPECT_THAT(error_of("{}"), HasSubstr("has no \"seats\""));
    const char* const whole =
        R"({"seats":[{"bot":null},{"bot":"hard"}],"options":{"farm":2},"clock":"quarter"})";
    const auto terms = read_terms(whole);
    ASSERT_TRUE(terms);
    text::JsonWriter json;
    write_json(json, *terms);
    EXPECT_EQ(json.take(), std::string(whole) + '\n');
}

}  // namespace
}  // namespace bastide::match
