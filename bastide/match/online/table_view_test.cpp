// Views of online tables: after every event, a page that has only the events has the same view as the server.
#include "bastide/match/online/table_view.h"

#include <algorithm>
#include <set>
#include <span>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bastide/base/sha256.h"
#include "bastide/match/notation.h"
#include "bastide/match/online/hosted_table.h"
#include "bastide/match/online/testing/browser.h"
#include "bastide/match/online/testing/minute.h"
#include "bastide/match/saved_match.h"
#include "bastide/play/random.h"

namespace bastide::match {
namespace {

using ::testing::HasSubstr;
using testing::minute;

// A server's table, and a page that gets its events as text.
struct PlayedTable {
    explicit PlayedTable(const char* text) : PlayedTable(*read_table_settings(text)) {}
    explicit PlayedTable(const TableSettings& settings)
        : secret(settings.deal == 1 ? Secret{"secret", sha256("secret")} : new_secret(sha256("secret"))),
          server(settings, secret),
          page(settings, secret.commitment) {}

    void take(const std::vector<TableEvent>& events) {
        for (const TableEvent& event : events) {
            ++number;
            kinds.insert(event.kind);
            ASSERT_TRUE(server.apply(event));
            const auto read = read_table_event(to_json(event, number));
            ASSERT_TRUE(read) << to_string(read.error());
            const auto applied = page.apply(*read);
            ASSERT_TRUE(applied) << to_string(applied.error()) << to_json(event, number);
            compare();
        }
    }

    // By the whole deck, which only the server has, the match is the same.
    void compare() const {
        for (int seat = -1; seat < page.seat_count(); ++seat)
            ASSERT_EQ(view_json(page, seat, secret.commitment),
                      view_json(server.state(), seat, secret.commitment));
        if (!page.has_game() || page.game().is_over()) return;
        const Settings& rules = page.settings().rules;
        const auto record =
            play::replay<Game>(Deal{.settings = rules, .seed = {}, .deck = server.deck()}, page.moves());
        ASSERT_TRUE(record) << to_string(record.error());
        ASSERT_EQ(page.game().position(), record->game().position());
        ASSERT_EQ(page.game().unplaceable_tiles(), record->game().unplaceable_tiles());
        ASSERT_EQ(page.draws().size(), record->game().draws());
        ASSERT_TRUE(std::ranges::equal(page.draws(), std::span(server.deck()).first(page.draws().size())));
    }

    bool send(int seat, const TableCommand& command) {
        const auto events = server.request(seat, command, now);
        const bool may = page.may(seat, command.kind).has_value();
        EXPECT_TRUE(may || !events) << "what is not offered is refused";
        if (events) take(*events);
        return events.has_value();
    }

    Secret secret;
    HostedTable server;
    OnlineTable page;
    std::int64_t now = 1000;
    std::int64_t number = 0;
    std::set<TableEventKind> kinds = {};
};

// Makes random legal actions of players and clocks until the game is over and a rematch is requested.
void play_on(PlayedTable& table, play::Random& random) {
    using enum TableCommandKind;
    const int seats = table.page.seat_count();
    const auto below = [&](int count) {
        return static_cast<int>(random.below(static_cast<unsigned>(count)));
    };
    while (!table.page.is_over()) {
        table.now += below(2) * minute / 4 + below(200) / 199 * 16 * minute;
        table.take(table.server.timed_out(table.now));
        if (table.page.is_over()) break;
        if (below(40) == 0) {
            const int stop = below(20 * 60'000);
            table.now += stop;
            table.take(table.server.resumed(stop, table.now));
        }
        const int seat = below(seats);
        const int what = below(40);
        if (what == 1 && below(8) == 0) table.send(seat, {.kind = resign});
        if (what < 4) table.send(seat, {.kind = phrase, .number = below(phrase_count)});
        if (what == 5) table.send(seat, {.kind = back});
        if (what == 6) table.send(seat, {.kind = decline});
        if (what > 6 && what < 20) table.send(seat, {.kind = agree});
        const Browser browser{.seat = seat};
        TableCommand sit{.text = "Player " + std::to_string(seat)};
        if (what < 5 && table.page.settings().deal == 1) sit.player_entropy = "plum";
        if (what < 20) table.send(seat, sit);
        if (what == 21) table.send(-1, {.text = "Guest", .holder = "hash"});
        if (what >= 20) table.send(seat, browser.commit(table.page));
        if (what == 20) table.send(seat, browser.reveal(table.page));
        if (what == 22) table.send(seat, {.kind = vacate});
        if (what % 4 == 0 && below(4) == 0) table.send(seat, {.kind = leave_seat});
        if (what < 20 || table.page.phase() != TablePhase::playing) continue;
        const auto moves = table.page.game().legal_moves();
        const Move move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
        if (table.page.bot_to_move() != nullptr) {
            table.take(table.server.bot_moves(move, table.now));
        } else {
            EXPECT_TRUE(
                table.send(table.page.to_move(), {.kind = TableCommandKind::move, .text = to_text(move)}));
        }
    }
    EXPECT_TRUE(table.send(0, {.kind = rematch}));
    EXPECT_FALSE(table.send(0, {.kind = rematch}));
    EXPECT_TRUE(table.send(1, {.kind = decline}));
    EXPECT_FALSE(table.send(0, {.kind = decline})) << "there is nothing to decline";
    for (int seat = 0; seat < seats; ++seat) {
        if (table.page.settings().seats[static_cast<std::size_t>(seat)] != nullptr) continue;
        EXPECT_TRUE(table.send(seat, {.kind = rematch}));
    }
    EXPECT_TRUE(table.page.rematch_by());
    EXPECT_FALSE(table.send(0, {.kind = rematch}));
}

TEST(MatchTableView, MatchesTheServerAfterEveryEvent) {
    std::set<TableEventKind> kinds;
    for (
        const char* settings :
        {R"({"seats":[{"bot":null},{"bot":null}],"clock":"quarter"})",
         R"({"seats":[{"bot":null},{"bot":"easy"},{"bot":null}],"clock":"day","deal":2})",
         R"({"seats":[{"bot":null},{"bot":null},{"bot":"easy"}],"clock":"quarter"})",
         R"({"seats":[{"bot":null},{"bot":"easy"},{"bot":null},{"bot":null}],"options":{"start":"shuffled"}})"}) {
        for (int seed = 0; seed < 6; ++seed) {
            PlayedTable table(settings);
            play::Random random(static_cast<std::uint64_t>(seed));
            play_on(table, random);
            if (HasFatalFailure()) return;
            EXPECT_THAT(view_json(table.page, -1, table.secret.commitment),
                        HasSubstr(R"("fair":{"kept":true,"dealt":true})"));
            kinds.insert(table.kinds.begin(), table.kinds.end());
        }
    }
    kinds.insert(TableEventKind::closed);  // below
    EXPECT_EQ(kinds.size(), table_event_words.size()) << "all there are have come";
}

TEST(MatchTableView, AClosedTableHasNoWinner) {
    for (const int moves : {-1, 0, 5}) {
        PlayedTable table(R"({"seats":[{"bot":null},{"bot":null}],"clock":"quarter"})");
        table.send(0, {.text = "Anna"});
        if (moves >= 0) table.send(1, {.text = "Ben"});
        for (int i = 0; i < moves; ++i)
            table.send(table.page.to_move(), {.kind = TableCommandKind::move,
                                              .text = to_text(table.page.game().legal_moves().front())});
        table.take(table.server.closed(table.now));
        EXPECT_TRUE(table.server.closed(table.now).empty());
        const std::string view = view_json(table.page, 0, sha256("secret"));
        EXPECT_THAT(view, HasSubstr(R"("phase":"over")"));
        EXPECT_THAT(view, HasSubstr(R"("closed":true,"ranks":null)"));
        EXPECT_THAT(view, HasSubstr(moves < 0 ? R"("fair":null)" : R"("fair":{"kept":true,"dealt":true})"));
        EXPECT_EQ(to_string(table.page.may(0, TableCommandKind::rematch).error()),
                  "the operator of the server closed this table");
        EXPECT_FALSE(table.page.may(0, TableCommandKind::move));
    }
}

TEST(MatchTableView, ShowsAGameInProgress) {
    PlayedTable table(R"({"seats":[{"bot":null},{"bot":null},{"bot":"easy"}],"clock":"quarter"})");
    table.send(0, {.text = "Anna"});
    EXPECT_EQ(
        view_json(table.page, 1, ""),
        R"({"events":1,"phase":"lobby","seats":[)"
        R"({"name":"Anna","bot":null,"face":null,"gave_up":null,"left":null},)"
        R"({"name":"","bot":null,"face":null,"gave_up":null,"left":null},)"
        R"({"name":"easy","bot":"easy","face":"easy","gave_up":null,"left":null}],)"
        R"("to_move":null,"deadline":null,"asked":null,"ended_by":null,"closed":false,"ranks":null,"news":[],)"
        R"("rematch_offers":[],"rematch_by":null,"decided":0,"may":["sit"],"moves":0,"match":null,"fair":null,"deal":null})");
    table.send(1, {.text = "Ben"});
    table.now += minute;
    const Move move = table.page.game().legal_moves().front();
    table.send(0, {.kind = TableCommandKind::move, .text = to_text(move)});
    table.send(0, {.kind = TableCommandKind::back});
    table.now += minute;
    table.send(1, {.kind = TableCommandKind::phrase, .number = 3});
    const std::string view = view_json(table.page, 1, "");
    EXPECT_THAT(view, HasSubstr(R"({"name":"Anna","bot":null,"face":null,"gave_up":null,"left":840000})"));
    EXPECT_THAT(view, HasSubstr(R"("to_move":1,"deadline":961000,"asked":{"by":0,"agreed":[0]})"));
    EXPECT_THAT(view, HasSubstr(R"("kind":"said","phrase":3,"fresh":false})")) << "to who said it";
    EXPECT_THAT(view_json(table.page, 0, ""), HasSubstr(R"("kind":"said","phrase":3,"fresh":true})"));
    EXPECT_THAT(view, HasSubstr(R"("may":["move","resign","agree","decline","say"],"moves":1,)"));
    EXPECT_THAT(view, HasSubstr(R"("moves":[")" + to_text(move) + R"("]})"));
    table.send(1, {.kind = TableCommandKind::decline});
    table.send(1, {.kind = TableCommandKind::resign});
    EXPECT_THAT(
        view_json(table.page, 0, ""),
        HasSubstr(R"({"name":"Ben","bot":"medium","face":"medium","gave_up":"resigned","left":null})"));
    EXPECT_THAT(view_json(table.page, 0, ""), HasSubstr(R"("kind":"declined","phrase":0,"fresh":true})"));
    EXPECT_THAT(view_json(table.page, 1, ""), HasSubstr(R"("kind":"declined","phrase":0,"fresh":false})"));
    EXPECT_THAT(view_json(table.page, 0, ""), HasSubstr(R"("kind":"resigned","phrase":0,"fresh":true})"));
    EXPECT_THAT(view_json(table.page, 0, ""), HasSubstr(R"("ranks":null)"));
}

// The tile in hand is dropped, so the game is over and its points are final. No bot is shown.
TEST(MatchTableView, ShowsAResignedGame) {
    PlayedTable table(R"({"seats":[{"bot":null},{"bot":null}]})");
    table.send(0, {.text = "Anna"});
    table.send(1, {.text = "Ben"});
    table.send(0, {.kind = TableCommandKind::resign});
    const std::string view = view_json(table.page, 1, sha256("secret"));
    EXPECT_THAT(view,
                HasSubstr(R"({"name":"Anna","bot":"medium","face":null,"gave_up":"resigned","left":null})"));
    EXPECT_THAT(view, HasSubstr(R"("ended_by":{"seat":0,"how":"resigned"},"closed":false,"ranks":[2,1])"));
    EXPECT_THAT(view, HasSubstr(R"("may":["say","rematch"])"));
    EXPECT_THAT(view, HasSubstr(R"("drawn":[],"moves":[])"));
}

}  // namespace
}  // namespace bastide::match
