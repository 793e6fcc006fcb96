// Online tables: permissions, clocks, undo, and replaying events into the same table.
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bastide/match/notation.h"
#include "bastide/match/online/hosted_table.h"
#include "bastide/match/online/testing/minute.h"
#include "bastide/match/online/testing/two_people.h"
#include "bastide/match/saved_match.h"
#include "bastide/play/random.h"

namespace bastide::match {
namespace {

using ::testing::HasSubstr;
using testing::minute;
using testing::two_people;

HostedTable table_of(const char* terms) {
    auto read = read_table_settings(terms);
    EXPECT_TRUE(read) << to_string(read.error());
    return {*read, {"secret", "commitment"}};
}

// A table with its events.
struct Played {
    HostedTable table;
    const OnlineTable& state() const { return table.state(); }
    std::vector<TableEvent> entries = {};
    std::int64_t now = 1000;

    // Empty if it was done.
    std::string send(int seat, const TableCommand& command) {
        const auto came = table.request(seat, command, now);
        if (!came) return came.error().what();
        take(*came);
        return "";
    }
    void take(const std::vector<TableEvent>& came) {
        for (const TableEvent& entry : came) {
            entries.push_back(entry);
            const auto read = read_table_event(to_json(entry, std::ssize(entries)));
            ASSERT_TRUE(read) << to_string(read.error());
            EXPECT_EQ(*read, entry) << "it is kept as text";
            const auto applied = table.apply(*read);
            EXPECT_TRUE(applied) << to_string(applied.error());
        }
    }
    void sit(std::vector<const char*> names) {
        for (std::size_t seat = 0; seat < names.size(); ++seat)
            EXPECT_EQ(send(static_cast<int>(seat), {.kind = TableCommandKind::sit, .text = names[seat]}), "");
    }
    Move some_move() const { return state().game().legal_moves().front(); }
    void move() {
        EXPECT_EQ(send(state().to_move(), {.kind = TableCommandKind::move, .text = to_text(some_move())}),
                  "");
    }
    TableEventKind last() const { return entries.back().kind; }
};

Played begun(const char* terms = two_people, std::vector<const char*> names = {"Anna", "Ben"}) {
    Played played{table_of(terms)};
    played.sit(std::move(names));
    EXPECT_TRUE(played.state().has_game());
    return played;
}

// A quarter of an hour per player.
TEST(MatchOnlineTable, ClocksLeaveOutTheTimeWithoutAServer) {
    Played played = begun(R"({"seats":[{"bot":null},{"bot":null}],"clock":"quarter"})");
    EXPECT_EQ(played.state().deadline(), played.now + 15 * minute);
    played.now += 10 * minute;
    played.move();
    played.now += 5 * minute;
    // Down for 16 minutes.
    played.now += 16 * minute;
    EXPECT_FALSE(played.table.timed_out(played.now).empty());
    played.take(played.table.resumed(16 * minute - 1, played.now));
    EXPECT_EQ(played.entries.back().count, 16 * 60) << "seconds, rounded up";
    EXPECT_TRUE(played.table.timed_out(played.now).empty());
    EXPECT_EQ(played.state().deadline(), played.now + 10 * minute);
    played.move();
    EXPECT_EQ(played.state().time_left(1), 10 * minute);
    EXPECT_EQ(played.state().time_left(0), 5 * minute);
    EXPECT_TRUE(played.table.resumed(0, played.now).empty());
    EXPECT_TRUE(begun().table.resumed(minute, 0).empty()) << "without a clock";
    EXPECT_TRUE(table_of(two_people).resumed(minute, 0).empty()) << "before the game";
}

TEST(MatchOnlineTable, BeginsWhenAllSeatsAreTaken) {
    Played played{table_of(two_people)};
    EXPECT_EQ(played.send(0, {.kind = TableCommandKind::sit, .text = "Anna", .player_entropy = "plum"}), "");
    EXPECT_FALSE(played.state().has_game());
    EXPECT_EQ(played.send(0, {.kind = TableCommandKind::leave_seat}), "");
    EXPECT_EQ(played.send(0, {.kind = TableCommandKind::sit, .text = "Anne", .player_entropy = "pear"}), "");
    EXPECT_EQ(played.send(1, {.kind = TableCommandKind::sit, .text = "Ben"}), "");
    ASSERT_TRUE(played.state().has_game());
    // By coreutils' sha256sum, of "secret\npear\n".
    const char* const seed = "9fff840df31faf530fd20b7651967e3aa0189be1e7baef22fc22dd0d7298ca40";
    EXPECT_EQ(played.table.deck(), shuffled_deck(played.state().settings().rules, seed));
    const auto started = std::ranges::find(played.entries, TableEventKind::started, &TableEvent::kind);
    EXPECT_EQ(started->text, "commitment");
    EXPECT_EQ(played.last(), TableEventKind::drew);
    const Type first = played.state().game().position().tile();
    EXPECT_THAT(played.entries.back().text, ::testing::EndsWith(std::string(types[first].name)));
}

TEST(MatchOnlineTable, RejectsIllegalCommandsWithAReason) {
    Played played{table_of(R"({"seats":[{"bot":null},{"bot":"easy"},{"bot":null},{"bot":"easy"}]})")};
    EXPECT_EQ(played.state().seat(1).name, "easy");
    EXPECT_EQ(played.state().seat(3).name, "easy 2");
    EXPECT_THAT(played.send(1, {.kind = TableCommandKind::sit, .text = "Anna"}),
                HasSubstr("a bot sits there"));
    EXPECT_THAT(played.send(-1, {.kind = TableCommandKind::sit, .text = "Anna"}), HasSubstr("spectators"));
    EXPECT_THAT(played.send(0, {.kind = TableCommandKind::phrase, .number = 1}), HasSubstr("sit down first"));
    EXPECT_THAT(played.send(0, {.kind = TableCommandKind::resign}), HasSubstr("not begun"));
    EXPECT_THAT(played.send(0, {.kind = TableCommandKind::leave_seat}), HasSubstr("do not sit"));
    EXPECT_THAT(played.send(0, {.kind = TableCommandKind::move, .text = "L 0 1 0 m"}),
                HasSubstr("not begun"));
    for (const char* name : {"", "   ", "a\nb", "\u200b", "\xff"})
        EXPECT_THAT(played.send(0, {.kind = TableCommandKind::sit, .text = name}), HasSubstr("a name has"));
    EXPECT_THAT(played.send(0, {.kind = TableCommandKind::sit, .text = "easy"}),
                HasSubstr("choose another name"));
    EXPECT_THAT(played.send(0, {.kind = TableCommandKind::sit, .text = "easy 2"}),
                HasSubstr("choose another name"));
    played.send(0, {.kind = TableCommandKind::sit, .text = "Anna"});
    EXPECT_THAT(played.send(0, {.kind = TableCommandKind::sit, .text = "Anna"}),
                HasSubstr("already sit there"));
    played.send(2, {.kind = TableCommandKind::sit, .text = "Ben"});
    ASSERT_TRUE(played.state().has_game());
    EXPECT_THAT(played.send(2, {.kind = TableCommandKind::move, .text = "L 0 1 0 m"}),
                HasSubstr("Anna is to move"));
    EXPECT_THAT(played.send(0, {.kind = TableCommandKind::move, .text = "nonsense"}),
                HasSubstr("the move is incomplete"));
    EXPECT_THAT(played.send(0, {.kind = TableCommandKind::back}), HasSubstr("not made a move"));
    EXPECT_THAT(played.send(0, {.kind = TableCommandKind::agree}), HasSubstr("nobody has asked"));
    EXPECT_THAT(played.send(0, {.kind = TableCommandKind::phrase, .number = phrase_count}),
                HasSubstr("no such phrase"));
    EXPECT_EQ(played.send(0, {.kind = TableCommandKind::phrase, .number = 0}), "");
}

TEST(MatchOnlineTable, ReplaysFromItsEvents) {
    for (const char* terms :
         {two_people,
          R"({"seats":[{"bot":null},{"bot":"easy"},{"bot":null}],"options":{"start":"shuffled"}})"}) {
        Played played{table_of(terms)};
        played.send(0, {.kind = TableCommandKind::sit, .text = "Anna"});
        played.send(played.state().seat_count() - 1, {.kind = TableCommandKind::sit, .text = "Ben"});
        play::Random random(5);
        while (!played.state().is_over()) {
            played.now += 1000;
            const auto moves = played.state().game().legal_moves();
            const Move move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
            if (played.state().bot_to_move() != nullptr) {
                played.take(played.table.bot_moves(move, played.now));
            } else {
                ASSERT_EQ(played.send(played.state().to_move(),
                                      {.kind = TableCommandKind::move, .text = to_text(move)}),
                          "");
            }
        }
        EXPECT_EQ(played.last(), TableEventKind::ended);
        EXPECT_EQ(played.entries.back().text, "secret");
        HostedTable again = table_of(terms);
        Deck drawn_tiles;
        for (std::size_t i = 0; i < played.entries.size(); ++i) {
            const auto read = read_table_event(to_json(played.entries[i], static_cast<std::int64_t>(i) + 1));
            ASSERT_TRUE(read) << to_string(read.error());
            EXPECT_EQ(*read, played.entries[i]);
            const auto applied = again.apply(*read);
            ASSERT_TRUE(applied) << to_string(applied.error());
            if (read->kind != TableEventKind::drew) continue;
            std::istringstream words(read->text);
            for (std::string word; words >> word;) drawn_tiles.push_back(*find_type(word));
        }
        EXPECT_TRUE(again.state().is_over());
        EXPECT_EQ(again.state().game(), played.state().game());
        EXPECT_EQ(again.state().moves(), played.state().moves());
        EXPECT_EQ(drawn_tiles, again.deck());
        // The drawn tiles and the moves determine the game.
        const auto theirs =
            replay({.deal = {.settings = again.state().settings().rules, .seed = {}, .deck = drawn_tiles},
                    .moves = again.state().moves(),
                    .unplaceable_tiles = again.state().game().unplaceable_tiles()});
        ASSERT_TRUE(theirs) << to_string(theirs.error());
        EXPECT_EQ(final_scores(theirs->game().position()), final_scores(again.state().game().position()));
    }
}

TEST(MatchOnlineTable, UndoesIfAllAgree) {
    Played played = begun(R"({"seats":[{"bot":null},{"bot":null},{"bot":null}]})", {"Anna", "Ben", "Cleo"});
    const Position first = played.state().game().position();
    played.move();
    played.move();
    EXPECT_EQ(played.send(0, {.kind = TableCommandKind::back}), "");
    EXPECT_THAT(played.send(0, {.kind = TableCommandKind::agree}), HasSubstr("the others answer"));
    EXPECT_THAT(played.send(1, {.kind = TableCommandKind::back}), HasSubstr("Anna has already asked"));
    EXPECT_EQ(played.send(1, {.kind = TableCommandKind::agree}), "");
    EXPECT_THAT(played.send(1, {.kind = TableCommandKind::agree}), HasSubstr("already agreed"));
    EXPECT_EQ(played.last(), TableEventKind::agreed);
    EXPECT_EQ(played.send(2, {.kind = TableCommandKind::agree}), "");
    EXPECT_EQ(played.last(), TableEventKind::back);
    EXPECT_EQ(played.state().game().position(), first);
    EXPECT_EQ(played.state().to_move(), 0);
    played.move();
    // The tile that was already drawn is sent again.
    EXPECT_EQ(played.last(), TableEventKind::drew);
    EXPECT_EQ(played.send(0, {.kind = TableCommandKind::back}), "");
    EXPECT_EQ(played.send(2, {.kind = TableCommandKind::decline}), "");
    EXPECT_THAT(played.send(1, {.kind = TableCommandKind::agree}), HasSubstr("nobody has asked"));
    EXPECT_EQ(played.send(0, {.kind = TableCommandKind::back}), "");
    played.move();
    EXPECT_THAT(played.send(2, {.kind = TableCommandKind::agree}), HasSubstr("nobody has asked"));
}

TEST(MatchOnlineTable, UndoesNothingWithoutTheAgreementOfAll) {
    Played played = begun(R"({"seats":[{"bot":null},{"bot":null},{"bot":null}]})", {"Anna", "Ben", "Cleo"});
    for (int i = 0; i < 4; ++i) played.move();
    const auto is_possible = [&](int moves) {
        HostedTable copy = played.table;
        return copy.apply({.kind = TableEventKind::back, .count = moves}).has_value();
    };
    const auto is_request = [&](int seat, int moves) {
        HostedTable copy = played.table;
        return copy.apply({.kind = TableEventKind::undo_request, .seat = seat, .count = moves}).has_value();
    };
    EXPECT_FALSE(is_possible(3)) << "nobody has asked";
    EXPECT_FALSE(is_request(0, 0)) << "not Anna's last move";
    EXPECT_TRUE(is_request(0, 3));
    played.take({{.kind = TableEventKind::undo_request, .seat = 0, .count = 3}});
    EXPECT_FALSE(is_possible(3)) << "nobody has agreed";
    played.take({{.kind = TableEventKind::agreed, .seat = 1}});
    EXPECT_FALSE(is_possible(3)) << "Cleo has not agreed";
    played.take({{.kind = TableEventKind::agreed, .seat = 2}});
    EXPECT_TRUE(is_possible(3));
    EXPECT_FALSE(is_possible(0)) << "another move than the one that all agreed on";
    played.move();
    EXPECT_FALSE(is_possible(3)) << "a move closes the request";
}

TEST(MatchOnlineTable, UndoesAtOnceAgainstBots) {
    Played played = begun(R"({"seats":[{"bot":null},{"bot":"easy"}]})", {"Anna"});
    played.move();
    EXPECT_EQ(played.send(0, {.kind = TableCommandKind::back}), "");
    EXPECT_EQ(played.last(), TableEventKind::back);
    EXPECT_EQ(played.state().moves().size(), 0U);
}

TEST(MatchOnlineTable, ResigningEndsAMatchOfTwoAndLeavesABotElsewhere) {
    Played two = begun();
    EXPECT_EQ(two.send(1, {.kind = TableCommandKind::resign}), "");
    EXPECT_TRUE(two.state().is_over());
    EXPECT_THAT(two.send(0, {.kind = TableCommandKind::move, .text = "L 0 1 0 m"}), HasSubstr("over"));
    EXPECT_EQ(two.send(0, {.kind = TableCommandKind::phrase, .number = 2}), "");
    Played three = begun(R"({"seats":[{"bot":null},{"bot":null},{"bot":"easy"}]})", {"Anna", "Ben"});
    EXPECT_EQ(three.send(0, {.kind = TableCommandKind::resign}), "");
    EXPECT_FALSE(three.state().is_over());
    ASSERT_NE(three.state().bot_to_move(), nullptr);
    EXPECT_EQ(three.state().bot_to_move()->name, "medium");
    EXPECT_THAT(three.send(0, {.kind = TableCommandKind::resign}), HasSubstr("you have resigned"));
    EXPECT_EQ(three.send(1, {.kind = TableCommandKind::resign}), "");
    EXPECT_TRUE(three.state().is_over());
}

TEST(MatchOnlineTable, AClockEndsATurn) {
    Played day = begun(R"({"seats":[{"bot":null},{"bot":null}],"clock":"day"})");
    EXPECT_EQ(day.state().deadline(), 1000 + 24 * 60 * minute);
    day.now += 23 * 60 * minute;
    EXPECT_TRUE(day.table.timed_out(day.now).empty());
    day.move();
    day.now += 24 * 60 * minute;
    day.take(day.table.timed_out(day.now));
    ASSERT_GE(day.entries.size(), 2U);
    EXPECT_EQ(day.entries[day.entries.size() - 2].kind, TableEventKind::timed_out);
    EXPECT_EQ(day.entries[day.entries.size() - 2].seat, 1);
    EXPECT_TRUE(day.state().is_over());
    EXPECT_TRUE(day.table.timed_out(day.now).empty());

    Played quarter = begun(R"({"seats":[{"bot":null},{"bot":null}],"clock":"quarter"})");
    quarter.now += 10 * minute;
    quarter.move();
    quarter.now += 14 * minute;
    EXPECT_TRUE(quarter.table.timed_out(quarter.now).empty());
    quarter.move();
    EXPECT_EQ(quarter.state().deadline(), quarter.now + 5 * minute) << "ten are used";
    quarter.now += 5 * minute;
    EXPECT_FALSE(quarter.table.timed_out(quarter.now).empty());
    EXPECT_EQ(begun().state().deadline(), std::nullopt);
}

TEST(MatchOnlineTable, UndoGainsNoTime) {
    for (const char* clock : {"quarter", "day"}) {
        const std::string terms =
            R"({"seats":[{"bot":null},{"bot":"easy"}],"clock":")" + std::string(clock) + "\"}";
        Played played = begun(terms.c_str(), {"Anna"});
        played.move();
        played.take(played.table.bot_moves(played.some_move(), played.now));
        const auto deadline = played.state().deadline();
        played.now += 14 * minute;
        EXPECT_EQ(played.send(0, {.kind = TableCommandKind::back}), "");
        EXPECT_EQ(played.state().to_move(), 0);
        EXPECT_EQ(played.state().deadline(), deadline) << clock;
    }
    // The turn of somebody else is interrupted: it counts as far as it went.
    Played played = begun(R"({"seats":[{"bot":null},{"bot":null}],"clock":"quarter"})");
    played.now += 5 * minute;
    played.move();
    played.now += 4 * minute;
    EXPECT_EQ(played.send(0, {.kind = TableCommandKind::back}), "");
    EXPECT_EQ(played.send(1, {.kind = TableCommandKind::agree}), "");
    EXPECT_EQ(played.state().deadline(), played.now + 10 * minute) << "of Anna";
    played.move();
    EXPECT_EQ(played.state().deadline(), played.now + 11 * minute) << "of Ben";
}

TEST(MatchOnlineTable, PhrasesHaveALimit) {
    Played played = begun();
    EXPECT_EQ(played.send(0, {.kind = TableCommandKind::phrase, .number = 1}), "");
    EXPECT_EQ(played.send(1, {.kind = TableCommandKind::phrase, .number = 1}), "") << "of each seat";
    played.now += 999;
    EXPECT_THAT(played.send(0, {.kind = TableCommandKind::phrase, .number = 2}),
                HasSubstr("one phrase per second"));
    for (int number = 1; number < max_per_seat; ++number) {
        played.now += min_phrase_gap;
        ASSERT_EQ(played.send(0, {.kind = TableCommandKind::phrase, .number = 2}), "");
    }
    played.now += min_phrase_gap;
    EXPECT_THAT(played.send(0, {.kind = TableCommandKind::phrase, .number = 2}),
                HasSubstr("said 200 phrases"));
    EXPECT_EQ(played.send(1, {.kind = TableCommandKind::phrase, .number = 2}), "");
    played.move();
}

TEST(MatchOnlineTable, LimitsUndoRequestsAndLeaving) {
    Played played{table_of(two_people)};
    for (int stood = 0; stood < max_per_seat; ++stood) {
        ASSERT_EQ(played.send(0, {.kind = TableCommandKind::sit, .text = "Anna"}), "");
        ASSERT_EQ(played.send(0, {.kind = TableCommandKind::leave_seat}), "");
    }
    played.sit({"Anna"});
    EXPECT_THAT(played.send(0, {.kind = TableCommandKind::leave_seat}),
                HasSubstr("left this seat too often"));
    EXPECT_EQ(played.send(1, {.kind = TableCommandKind::sit, .text = "Ben"}), "");
    played.move();
    for (int number = 0; number < max_per_seat; ++number) {
        ASSERT_EQ(played.send(0, {.kind = TableCommandKind::back}), "");
        ASSERT_EQ(played.send(0, {.kind = TableCommandKind::decline}), "");
    }
    EXPECT_THAT(played.send(0, {.kind = TableCommandKind::back}), HasSubstr("200 times"));
    played.move();
    EXPECT_EQ(played.send(1, {.kind = TableCommandKind::back}), "");
}

TEST(MatchOnlineTable, AllowsOnlyMovesBeyondTheEventLimit) {
    Played played = begun();
    // As in a table that was stored before there were limits.
    while (std::ssize(played.entries) < max_events)
        played.take({{.at = played.now, .kind = TableEventKind::phrase, .seat = 0, .count = 1}});
    played.now += min_phrase_gap;
    EXPECT_THAT(played.send(1, {.kind = TableCommandKind::phrase, .number = 1}),
                HasSubstr("only moves are possible"));
    played.move();
    EXPECT_THAT(played.send(0, {.kind = TableCommandKind::back}), HasSubstr("only moves are possible"));
    EXPECT_EQ(played.send(1, {.kind = TableCommandKind::resign}), "");
}

TEST(MatchOnlineTable, RejectsImpossibleEvents) {
    Played played = begun();
    const auto refused = [&](const TableEvent& entry) {
        HostedTable copy = played.table;
        return !copy.apply(entry).has_value();
    };
    EXPECT_TRUE(refused({.kind = TableEventKind::sat, .seat = 0, .text = "Eve"}));
    EXPECT_TRUE(refused({.kind = TableEventKind::started}));
    EXPECT_TRUE(refused({.kind = TableEventKind::drew, .text = "L"}));
    EXPECT_TRUE(refused({.kind = TableEventKind::moved, .seat = 1, .text = to_text(played.some_move())}));
    EXPECT_TRUE(refused({.kind = TableEventKind::moved, .seat = 0, .text = "L 40 40 0 -"}));
    EXPECT_TRUE(refused({.kind = TableEventKind::back, .count = 7}));
    EXPECT_TRUE(refused({.kind = TableEventKind::agreed, .seat = 1}));
    EXPECT_TRUE(refused({.kind = TableEventKind::resigned, .seat = 9}));
    EXPECT_FALSE(refused({.kind = TableEventKind::moved, .seat = 0, .text = to_text(played.some_move())}));
}

TEST(MatchTableSettings, ExplainErrors) {
    const auto error_of = [](const char* text) {
        const auto read = read_table_settings(text);
        return read ? "read" : to_string(read.error());
    };
    EXPECT_THAT(error_of(R"({"seats":[{"bot":null}]})"), HasSubstr("a table has 2 to 6 seats"));
    EXPECT_THAT(error_of(R"({"seats":[{"bot":"easy"},{"bot":"easy"}]})"), HasSubstr("at least one seat"));
    EXPECT_THAT(error_of(R"({"seats":[{"bot":"esay"},{"bot":null}]})"), HasSubstr("did you mean 'easy'"));
    EXPECT_THAT(error_of(R"({"seats":[{"bot":7},{"bot":null}]})"), HasSubstr("name of a bot, or null"));
    EXPECT_THAT(error_of(R"({"seats":{},"clock":"day"})"), HasSubstr("a list in [ ]"));
    EXPECT_THAT(error_of(R"({"seats":[{"bot":null},{"bot":null}],"clock":"hour"})"), HasSubstr("'hour'"));
    EXPECT_THAT(error_of(R"({"seats":[{"bot":null},{"bot":null}],"options":{"box":"RCr 2"}})"),
                HasSubstr("leave \"box\" out"));
    EXPECT_THAT(error_of(R"({"seats":[{"bot":null},{"bot":null}],"options":{"unplaceable":"bottom"}})"),
                HasSubstr("is set aside"));
    EXPECT_THAT(error_of(R"({"seats":[{"bot":null},{"bot":null}],"options":{"farm":9}})"),
                HasSubstr("farms"));
    EXPECT_THAT(error_of(R"({"seats":[{"bot":null},{"bot":null}],"hints":"on"})"),
                HasSubstr("hints are true or false"));
    EXPECT_THAT(error_of("{}"), HasSubstr("has no \"seats\""));
    EXPECT_FALSE(read_table_settings(two_people)->hints) << "nobody agreed on hints";
    const char* const whole =
        R"({"seats":[{"bot":null},{"bot":"hard"}],"options":{"farm":2},"clock":"quarter","hints":true})";
    const auto terms = read_table_settings(whole);
    ASSERT_TRUE(terms);
    text::JsonWriter json;
    write_json(json, *terms);
    EXPECT_EQ(json.take(), std::string(whole) + '\n');
}

}  // namespace
}  // namespace bastide::match
