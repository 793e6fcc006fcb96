// The deal of version 2: published values, tables from the first seat to the last reveal, and attacks.
#include "bastide/match/online/deal.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>
#include <span>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bastide/base/sha256.h"
#include "bastide/base/testing/file_text.h"
#include "bastide/match/errors.h"
#include "bastide/match/notation.h"
#include "bastide/match/online/table_view.h"
#include "bastide/match/online/testing/browser.h"
#include "bastide/match/online/verify_deal.h"
#include "bastide/play/random.h"
#include "bastide/text/json_value.h"

namespace bastide::match {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

constexpr const char* two = R"({"seats":[{"bot":null},{"bot":null}],"deal":2})";
constexpr const char* three = R"({"seats":[{"bot":null},{"bot":null},{"bot":null}],"deal":2})";

TableSettings settings_of(const char* text) {
    return read_table_settings(text).value();
}

// A server's table, and what a page sees of it.
struct Table {
    explicit Table(const char* text, const std::string& secret = "secret")
        : server(settings_of(text), new_secret(sha256(secret))),
          page(settings_of(text), commit_secret(sha256(secret))) {}

    std::string send(int seat, const TableCommand& command) {
        const auto events = server.request(seat, command, now);
        if (!events) return to_string(events.error());
        take(*events);
        return "";
    }
    void take(const std::vector<TableEvent>& events) {
        for (const TableEvent& event : events) {
            entries.push_back(event);
            EXPECT_TRUE(server.apply(event)) << to_json(event, 1);
            EXPECT_TRUE(page.apply(event)) << to_json(event, 1);
        }
    }
    // Takes a seat, and commits as a page does by itself.
    std::string sit(int seat, const char* name) {
        const std::string why = send(seat, {.text = name});
        return why.empty() ? commit(seat) : why;
    }
    std::string reveal(int seat) { return send(seat, browser(seat).reveal(page)); }
    std::string commit(int seat) { return send(seat, browser(seat).commit(page)); }
    Browser browser(int seat) const { return {.seat = seat, .chance = chance}; }
    void begin() {
        const std::array names = {"Anna", "Ben", "Cleo", "Dora", "Emil", "Fred"};
        for (int seat = 0; seat < page.seat_count(); ++seat)
            EXPECT_EQ(sit(seat, names[static_cast<std::size_t>(seat)]), "");
        for (int seat = 0; seat < page.seat_count(); ++seat) EXPECT_EQ(reveal(seat), "");
        EXPECT_TRUE(page.has_game());
    }
    void play() {
        play::Random random(7);
        while (!page.is_over()) {
            const auto moves = page.game().legal_moves();
            take(server.bot_moves(moves[random.below(static_cast<std::uint32_t>(moves.size()))], now));
        }
    }

    HostedTable server;
    OnlineTable page;
    std::string chance = "chance";
    std::int64_t now = 1'000'000;
    std::vector<TableEvent> entries = {};
};

// The values in docs/fair-deal.md, from Python's hmac and hashlib.
TEST(MatchDeal, MatchesAnotherImplementation) {
    const std::string secret(64, '0');
    const std::string random(64, '1');
    EXPECT_EQ(commit_secret(secret), "6375449636c7928b41359fdac568e6c314666af8bde35fad68b0c0f687693782");
    const std::string contribution = contribution_of(random, "plum");
    EXPECT_EQ(contribution, "5e78b78e011ab6ea3f17ee70a2cad27db49d44dfd172a7ec495da0e37bc5f7fa");
    EXPECT_EQ(random_of_number("0123456789abcdef0123456789abcdef", commit_secret(secret), 1, 0),
              "d696829514a4bb6bdf2c37fe247a2e169ac73cf18ca81b4839c7d369d141328e");
    const std::string commitment = commit_contribution(contribution, commit_secret(secret), 1, 0);
    EXPECT_EQ(commitment, "3e7170741a464caa39651d3331c540d8b73045a4b070e38b686395355227023c");
    PublicDeal deal{.settings = settings_of(R"({"seats":[{"bot":null},{"bot":"easy"}],"deal":2})"),
                    .commitment = commit_secret(secret),
                    .round = 1,
                    .seats = {{0, "Anna", commitment, contribution}}};
    const auto keys = deal_keys(deal, secret);
    ASSERT_TRUE(keys);
    std::string tiles;
    for (const Type type : keyed_deck({}, keys->deck)) tiles.append(types[type].name).append(" ");
    EXPECT_THAT(tiles, ::testing::StartsWith("RFr CRr L CccR+ RrC RRR RCr C CccR+ L CRr C "));
    EXPECT_EQ(bot_seed(keys->bots, 3), 8782459042935866085U);
    EXPECT_EQ(deal_code(deal), "2CPQ4T65");
    Transcript transcript(deal);
    EXPECT_EQ(transcript.code(), "JBPVNDYJAQNYPUPL");
    transcript.add("drew -1 0 LR");
    EXPECT_EQ(transcript.code(), "7R2FUCEWZ24Y4QZ7");
}

TEST(MatchDeal, RejectsWhatIsNotAKey) {
    for (const std::string& bad : {std::string(), std::string(63, '0'), std::string(65, '0'),
                                   std::string(64, 'g'), std::string(64, 'A'), std::string("secret")}) {
        EXPECT_FALSE(is_key(bad));
        EXPECT_EQ(commit_secret(bad), "");
        EXPECT_EQ(commit_contribution(bad, "", 0, 0), "");
        EXPECT_EQ(random_of_number(bad, "", 0, 0), "");
    }
    PublicDeal deal{.settings = settings_of(two),
                    .seats = {{0, "Anna", "", sha256("a")}, {1, "Ben", "", ""}}};
    EXPECT_FALSE(deal_keys(deal, sha256("secret")));
    deal.seats[1].contribution = sha256("b");
    EXPECT_TRUE(deal_keys(deal, sha256("secret")));
    EXPECT_FALSE(deal_keys(deal, "secret"));
}

// Every part of the deal leads to another deck, and to other numbers for the bots.
TEST(MatchDeal, DependsOnEveryPart) {
    const PublicDeal deal{
        .settings = settings_of(two),
        .commitment = sha256("server"),
        .round = 0,
        .seats = {{0, "Anna", sha256("c0"), sha256("r0")}, {1, "Ben", sha256("c1"), sha256("r1")}}};
    std::vector<PublicDeal> others(8, deal);
    others[1].settings.rules.meeples = 6;
    others[2].commitment = sha256("other");
    others[3].round = 1;
    others[4].seats[0].name = "Anne";
    others[5].seats[0].commitment = sha256("other");
    others[6].seats[1].contribution = sha256("other");
    std::swap(others[7].seats[0].contribution, others[7].seats[1].contribution);
    std::set<std::string> keys;
    std::set<std::string> codes;
    for (const PublicDeal& other : others) {
        const auto derived = deal_keys(other, sha256("secret"));
        keys.insert(derived->deck);
        keys.insert(derived->bots);
        codes.insert(deal_code(other));
    }
    keys.insert(deal_keys(deal, sha256("other secret"))->deck);
    EXPECT_EQ(keys.size(), 17U);
    EXPECT_EQ(codes.size(), 8U);
}

// Each of the tiles of 1 to 3 copies comes first about equally often, by a test with 3 standard deviations
// for a fixed series of keys.
TEST(MatchDeal, ShufflesWithoutBias) {
    std::map<Type, int> first;
    std::map<Type, int> last;
    constexpr int decks = 7100;
    for (int i = 0; i < decks; ++i) {
        const Deck deck = keyed_deck({}, sha256_bytes(std::to_string(i)));
        ++first[deck.front()];
        ++last[deck.back()];
    }
    for (Type type = 0; type < type_count; ++type) {
        const int count = types[type].count - (type == start_type ? 1 : 0);
        const double expected = decks * count / 71.0;
        EXPECT_NEAR(first[type], expected, 3.5 * std::sqrt(expected)) << types[type].name;
        EXPECT_NEAR(last[type], expected, 3.5 * std::sqrt(expected)) << types[type].name;
    }
}

TEST(MatchDeal, BeginsWhenAllHaveRevealed) {
    Table table(three);
    EXPECT_EQ(table.sit(0, "Anna"), "");
    EXPECT_THAT(table.reveal(0), HasSubstr("not all seats are taken"));
    EXPECT_EQ(table.sit(1, "Ben"), "");
    EXPECT_FALSE(table.page.is_revealing());
    EXPECT_EQ(table.page.waits_for(), std::vector<int>());
    EXPECT_EQ(table.sit(2, "Cleo"), "");
    EXPECT_TRUE(table.page.is_revealing());
    EXPECT_EQ(table.page.waits_for(), (std::vector{0, 1, 2}));
    EXPECT_EQ(table.reveal(2), "");
    EXPECT_THAT(table.reveal(2), HasSubstr("already revealed"));
    EXPECT_EQ(table.reveal(0), "");
    EXPECT_FALSE(table.page.has_game());
    EXPECT_EQ(table.page.waits_for(), std::vector{1});
    EXPECT_EQ(table.reveal(1), "");
    EXPECT_TRUE(table.page.has_game());
    EXPECT_FALSE(table.page.is_revealing());
    for (const auto kind : {TableCommandKind::commit, TableCommandKind::reveal, TableCommandKind::vacate})
        EXPECT_THAT(table.send(0, {.kind = kind}), HasSubstr("the game has begun"));
    table.play();
    const Fairness fair = verify_deal(table.page, commit_secret(sha256("secret")));
    EXPECT_TRUE(fair.matches_commitment);
    EXPECT_TRUE(fair.is_dealt);
    EXPECT_FALSE(verify_deal(table.page, commit_secret(sha256("other"))).matches_commitment);
}

TEST(MatchDeal, NeedsOnePersonAgainstBots) {
    Table table(R"({"seats":[{"bot":"easy"},{"bot":null},{"bot":"random"}],"deal":2})");
    EXPECT_EQ(table.sit(1, "Anna"), "");
    EXPECT_TRUE(table.page.is_revealing());
    // A bot contributes nothing.
    for (const auto kind : {TableCommandKind::commit, TableCommandKind::reveal})
        EXPECT_THAT(table.send(0, {.kind = kind, .text = sha256("x")}), HasSubstr("a bot sits there"));
    EXPECT_FALSE(table.page.apply({.kind = TableEventKind::committed, .seat = 0, .text = sha256("x")}));
    EXPECT_FALSE(table.page.apply({.kind = TableEventKind::revealed, .seat = 2, .text = "x"}));
    EXPECT_THAT(table.send(1, {.kind = TableCommandKind::vacate}), HasSubstr("wait for your browser"));
    EXPECT_EQ(table.reveal(1), "");
    EXPECT_TRUE(table.page.has_game());
    EXPECT_EQ(table.server.bot_chance(), table.server.bot_chance());
}

// The attack on version 1: who sits last and knows the secret tries contributions until the deck suits.
TEST(MatchDeal, TheLastSeatCannotChoose) {
    Table table(two);
    table.sit(0, "Anna");
    table.sit(1, "Ben");
    table.reveal(0);
    for (int attempt = 0; attempt < 100; ++attempt) {
        const TableCommand chosen{.kind = TableCommandKind::reveal, .text = sha256(std::to_string(attempt))};
        EXPECT_THAT(table.send(1, chosen), HasSubstr("not the number to which your browser committed"));
    }
    // A server that accepted it is found out by every page.
    EXPECT_FALSE(table.page.apply({.kind = TableEventKind::revealed, .seat = 1, .text = sha256("chosen")}));
    EXPECT_EQ(table.reveal(1), "");
    EXPECT_TRUE(table.page.has_game());
}

// Before all are committed nothing is revealed, and a commitment of another seat is worth nothing.
TEST(MatchDeal, ACopiedCommitmentCannotBeRevealed) {
    Table table(two);
    table.sit(0, "Anna");
    EXPECT_EQ(table.send(1, {.text = "Ben"}), "");
    const std::string copied = table.page.seat(0).commitment;
    EXPECT_EQ(table.send(1, {.kind = TableCommandKind::commit, .text = copied}), "");
    EXPECT_EQ(table.reveal(0), "");
    EXPECT_THAT(table.send(1, {.kind = TableCommandKind::reveal, .text = table.page.seat(0).contribution}),
                HasSubstr("not the number"));
}

// A server may send any events. These cannot follow honest ones.
TEST(MatchDeal, PagesRejectForgedEvents) {
    using enum TableEventKind;
    Table table(two);
    const auto refuses = [&](const TableEvent& event) { return !OnlineTable(table.page).apply(event); };
    EXPECT_TRUE(refuses({.kind = committed, .seat = 0, .text = sha256("x")})) << "nobody sits there";
    EXPECT_TRUE(refuses({.kind = started, .text = table.page.public_deal().commitment}));
    table.sit(0, "Anna");
    EXPECT_TRUE(refuses({.kind = sat, .seat = 0, .text = "Anne"}));
    EXPECT_TRUE(refuses({.kind = committed, .seat = 0, .text = sha256("x")})) << "replaced";
    EXPECT_TRUE(refuses({.kind = player_entropy, .seat = 0, .text = "plum"}));
    EXPECT_TRUE(refuses({.kind = revealed, .seat = 0, .text = table.browser(0).contribution(0)})) << "early";
    EXPECT_TRUE(refuses({.kind = left_seat, .seat = 1}));
    table.sit(1, "Ben");
    EXPECT_TRUE(refuses({.kind = revealed, .seat = 0, .text = sha256("x")}));
    EXPECT_TRUE(refuses({.kind = revealed, .seat = 1, .text = table.browser(0).contribution(0)}));
    table.reveal(0);
    EXPECT_TRUE(refuses({.kind = started, .text = table.page.public_deal().commitment}))
        << "Ben has not revealed";
    EXPECT_TRUE(refuses({.kind = withheld, .seat = 0}));
    table.reveal(1);
    EXPECT_TRUE(refuses({.kind = withheld, .seat = 0}));
    EXPECT_TRUE(refuses({.kind = committed, .seat = 0, .text = sha256("x")}));

    Table another(two);
    another.page = OnlineTable(settings_of(two), commit_secret(sha256("another")));
    EXPECT_TRUE(another.page.apply({.kind = sat, .seat = 0, .text = "Anna"}));
    Table first(R"({"seats":[{"bot":null},{"bot":null}]})");
    EXPECT_FALSE(first.page.apply({.kind = committed, .seat = 0, .text = sha256("x")}));
    EXPECT_THAT(first.send(0, {.kind = TableCommandKind::commit, .text = sha256("x")}),
                HasSubstr("no commitments"));
}

TEST(MatchDeal, AMissingRevealFreesTheSeatAndBeginsANewRound) {
    Table table(three);
    for (int seat = 0; seat < 3; ++seat)
        table.sit(seat, std::array{"Anna", "Ben", "Cleo"}[static_cast<std::size_t>(seat)]);
    table.reveal(0);
    EXPECT_THAT(table.send(0, {.kind = TableCommandKind::vacate}), HasSubstr("wait for 60 seconds"));
    EXPECT_THAT(table.send(1, {.kind = TableCommandKind::vacate}), HasSubstr("wait for your browser"));
    table.reveal(1);
    table.now += min_wait;
    EXPECT_EQ(table.send(0, {.kind = TableCommandKind::vacate}), "");
    EXPECT_EQ(table.page.seat(2).name, "");
    ASSERT_EQ(table.page.failed_rounds().size(), 1U);
    EXPECT_EQ(table.page.failed_rounds()[0].name, "Cleo");
    // What Anna and Ben have revealed is not used again: Cleo could choose hers to suit it.
    for (int seat = 0; seat < 3; ++seat) {
        EXPECT_EQ(table.page.seat(seat).commitment, "");
        EXPECT_EQ(table.page.seat(seat).contribution, "");
    }
    EXPECT_EQ(table.commit(0), "");
    EXPECT_THAT(table.commit(0), HasSubstr("already committed"));
    EXPECT_EQ(table.sit(2, "Cleo"), "");
    EXPECT_FALSE(table.page.is_revealing());
    EXPECT_EQ(table.page.waits_for(), std::vector{1});
    EXPECT_EQ(table.commit(1), "");
    // A contribution of the first round does not fit the second.
    EXPECT_THAT(table.send(1, {.kind = TableCommandKind::reveal, .text = table.browser(1).contribution(0)}),
                HasSubstr("not the number"));
    for (int seat = 0; seat < 3; ++seat) EXPECT_EQ(table.reveal(seat), "");
    EXPECT_TRUE(table.page.has_game());
    EXPECT_THAT(view_json(table.page, 0, ""),
                HasSubstr(R"("failed":[{"seat":2,"name":"Cleo","how":"withheld"}])"));
}

TEST(MatchDeal, LeavingBetweenCommitmentAndRevealIsShown) {
    Table table(two);
    table.sit(0, "Anna");
    EXPECT_EQ(table.send(0, {.kind = TableCommandKind::leave_seat}), "");
    EXPECT_TRUE(table.page.failed_rounds().empty()) << "nothing was revealed";
    table.sit(0, "Anna");
    table.sit(1, "Ben");
    table.reveal(0);
    EXPECT_EQ(table.send(1, {.kind = TableCommandKind::leave_seat}), "");
    EXPECT_EQ(table.page.failed_rounds().size(), 1U);
    EXPECT_EQ(table.page.seat(0).name, "Anna");
    EXPECT_EQ(table.page.seat(0).commitment, "");
    EXPECT_EQ(table.sit(1, "Ben"), "");
    table.now += min_wait;
    // Anna's browser is gone, and does not commit again.
    EXPECT_EQ(table.send(1, {.kind = TableCommandKind::vacate}), "");
    EXPECT_EQ(table.page.seat(0).name, "");
}

TEST(MatchDeal, CommitsOnlyToAKey) {
    Table table(two);
    EXPECT_THAT(table.commit(0), HasSubstr("sit down first"));
    EXPECT_EQ(table.send(0, {.text = "Anna"}), "");
    for (const char* bad : {"", "plum"})
        EXPECT_THAT(table.send(0, {.kind = TableCommandKind::commit, .text = bad}),
                    HasSubstr("commitment is invalid"));
    // A game does not begin without the commitment of somebody who sits.
    EXPECT_EQ(table.sit(1, "Ben"), "");
    EXPECT_EQ(table.page.waits_for(), std::vector{0});
    EXPECT_THAT(table.reveal(1), HasSubstr("not all seats are taken and committed"));
}

// A server cannot end a game early, or add what no server sends.
TEST(MatchDeal, PagesRejectEventsThatNoServerSends) {
    using enum TableEventKind;
    const std::string secret = sha256("secret");
    Table table(three);
    const auto refuses = [&](const TableEvent& event) { return !OnlineTable(table.page).apply(event); };
    EXPECT_TRUE(refuses({.kind = sat, .seat = 0, .text = "A name with more than 24 letters"}));
    EXPECT_TRUE(refuses({.kind = sat, .seat = 0, .text = "Anna", .count = 1})) << "a member of other kinds";
    EXPECT_TRUE(refuses({.kind = held, .seat = 0, .text = std::string(65, 'a')}));
    EXPECT_FALSE(refuses({.kind = held, .seat = 0}));
    table.begin();
    const auto start = std::ranges::find(table.entries, started, &TableEvent::kind);
    OnlineTable before(settings_of(three), commit_secret(secret));
    for (const TableEvent& event : std::span(table.entries.begin(), start)) EXPECT_TRUE(before.apply(event));
    EXPECT_FALSE(OnlineTable(before).apply({.kind = started, .seat = 0, .text = start->text}));
    const TableEvent ending{.kind = ended, .text = secret};
    EXPECT_TRUE(refuses(ending));
    EXPECT_TRUE(refuses({.kind = drew, .text = "RRRR"})) << "twice";
    EXPECT_TRUE(refuses({.kind = declined, .seat = 0})) << "no request";
    EXPECT_TRUE(refuses({.kind = timed_out, .seat = 0})) << "no clock";
    EXPECT_TRUE(refuses({.kind = rematch, .seat = 0}));
    EXPECT_TRUE(refuses({.kind = phrase, .seat = 3, .count = 1}));
    EXPECT_TRUE(refuses({.kind = resumed, .seat = 0, .count = 1}));
    EXPECT_TRUE(refuses({.kind = moved, .seat = 0}));
    for (int seat = 0; seat < 2; ++seat) EXPECT_EQ(table.send(seat, {.kind = TableCommandKind::resign}), "");
    EXPECT_TRUE(refuses(ending)) << "a player is left";
    Table played = table;
    EXPECT_EQ(table.send(2, {.kind = TableCommandKind::resign}), "");
    EXPECT_EQ(table.entries.back().kind, ended);
    played.play();
    EXPECT_EQ(played.entries.back().kind, ended);
    // Each earlier place of the end is refused.
    OnlineTable page(settings_of(three), commit_secret(secret));
    for (const TableEvent& event : played.entries) {
        EXPECT_EQ(OnlineTable(page).apply(ending).has_value(), event.kind == ended) << to_json(event, 1);
        EXPECT_TRUE(page.apply(event));
    }
}

// At the end of many games the last tiles fit nowhere.
TEST(MatchDeal, PagesAcceptTheEndOfEveryGame) {
    for (int i = 0; i < 40; ++i) {
        Table table(i % 2 == 0 ? two : three, std::to_string(i));
        table.begin();
        table.play();
        EXPECT_TRUE(table.page.is_over());
    }
}

// Two pages have the same codes exactly if they have seen the same entries.
TEST(MatchDeal, PagesWithTheSameEntriesHaveTheSameCodes) {
    Table table(two);
    table.begin();
    table.play();
    const auto codes_of = [](const OnlineTable& page) {
        return deal_code(page.public_deal()) + " " + page.transcript()->code();
    };
    std::set<std::string> codes = {codes_of(table.page)};
    for (const std::size_t changed : {std::size_t{0}, table.entries.size() - 1}) {
        OnlineTable other(table.page.settings(), table.page.public_deal().commitment);
        for (std::size_t i = 0; i < table.entries.size(); ++i) {
            TableEvent event = table.entries[i];
            event.at += 5;  // a time makes no difference
            if (i == changed && changed == 0) event.text = "Anne";
            if (i == changed && changed > 0) event.text = sha256("other secret");
            ASSERT_TRUE(other.apply(event));
        }
        codes.insert(codes_of(other));
        const bool has_same_deal = deal_code(other.public_deal()) == deal_code(table.page.public_deal());
        EXPECT_EQ(has_same_deal, changed > 0);
    }
    EXPECT_EQ(codes.size(), 3U);
    EXPECT_THAT(codes_of(table.page), ::testing::MatchesRegex("[A-Z2-7]{8} [A-Z2-7]{16}"));
}

// Tables that the release with deal 1 stored, finished and unfinished.
TEST(MatchDeal, TablesOfTheFirstDealFinishUnderTheirOwnRules) {
    for (const char* name : {"finished", "unfinished", "finished-three", "unfinished-three"}) {
        const std::string file = file_text(
            std::string(BASTIDE_SOURCE_DIR "/bastide/match/online/testing/version-1/") + name + ".json");
        const auto json = text::parse_json(file);
        ASSERT_TRUE(json) << name;
        const std::string commitment(json->find("commitment")->text);
        const auto settings = read_table_settings(file.substr(9, file.find('\n') - 10));
        ASSERT_TRUE(settings) << to_string(settings.error());
        EXPECT_EQ(settings->deal, 1);
        HostedTable server(*settings, {std::string(json->find("secret")->text), commitment});
        OnlineTable page(*settings, commitment);
        const auto take = [&](const TableEvent& event) {
            ASSERT_TRUE(server.apply(event)) << name;
            ASSERT_TRUE(page.apply(event)) << name;
        };
        std::istringstream lines(file.substr(file.find("\"entries\"")));
        std::string line;
        std::getline(lines, line);
        while (std::getline(lines, line)) {
            const auto event = read_table_event(
                line.substr(0, line.rfind('}', line.size() - (line.ends_with("]}") ? 3 : 1)) + 1));
            ASSERT_TRUE(event) << line;
            take(*event);
        }
        EXPECT_EQ(page.is_over(), std::string_view(name).starts_with("finished"));
        play::Random random(7);
        while (!page.is_over()) {
            const auto moves = page.game().legal_moves();
            for (const TableEvent& event :
                 server.bot_moves(moves[random.below(static_cast<std::uint32_t>(moves.size()))], 1))
                take(event);
        }
        EXPECT_THAT(view_json(page, -1, commitment),
                    HasSubstr(R"("fair":{"kept":true,"dealt":true},"deal":null})"));
    }
}

}  // namespace
}  // namespace bastide::match
