// bastide-check-deal, which shares no code with the server: it accepts the games that the server deals,
// prints the page's codes, and rejects every kind of forged game.
#include <algorithm>
#include <fstream>
#include <functional>
#include <set>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bastide/base/sha256.h"
#include "bastide/match/notation.h"
#include "bastide/match/online/deal.h"
#include "bastide/match/online/testing/browser.h"
#include "bastide/play/random.h"
#include "bastide/text/fields.h"
#include "cli/testing/run_command.h"
#include "os/testing/test_folder.h"

namespace bastide::serve {
namespace {

using ::testing::HasSubstr;

cli::Ran check(const std::string& game, const std::string& options = "") {
    const os::TestFolder folder;
    std::ofstream(folder / "game.json") << game;
    return cli::run_shell(BASTIDE_SOURCE_DIR "/serve/check/bastide-check-deal " + options + " " +
                          (folder / "game.json"));
}

// A random game with a failed round, undone turns and phrases, as a page saves it.
struct DealtGame {
    DealtGame(const char* text, std::uint64_t seed)
        : settings(*match::read_table_settings(text)),
          secret(match::new_secret(sha256("secret " + std::to_string(seed)))),
          table(settings, secret),
          random(seed) {}

    void take(const std::vector<match::TableEvent>& events) {
        for (const match::TableEvent& event : events) {
            entries.push_back(to_json(event, std::ssize(entries) + 1));
            ASSERT_TRUE(table.apply(event));
        }
    }
    void send(int seat, const match::TableCommand& command) {
        now += 61'000;
        if (const auto events = table.request(seat, command, now)) take(*events);
    }
    void each_browser(const std::function<void(match::Browser)>& act) {
        for (int seat = 0; seat < table.state().seat_count(); ++seat) act({.seat = seat});
    }
    void sit_down() {
        each_browser([&](match::Browser browser) {
            send(browser.seat, {.text = "Zoë " + std::to_string(browser.seat)});
        });
        each_browser([&](match::Browser browser) { send(browser.seat, browser.commit(table.state())); });
    }
    void deal() {
        sit_down();
        // The first who may reveals, and then does not wait for the others.
        bool is_first = true;
        each_browser([&](match::Browser browser) {
            if (!table.state().is_person(browser.seat) || !std::exchange(is_first, false)) return;
            send(browser.seat, browser.reveal(table.state()));
            send(browser.seat, {.kind = match::TableCommandKind::vacate});
        });
        sit_down();
        each_browser([&](match::Browser browser) { send(browser.seat, browser.reveal(table.state())); });
        ASSERT_TRUE(table.state().has_game());
    }
    void play() {
        while (!table.state().is_over()) {
            if (random.below(20) == 0)
                each_browser([&](match::Browser browser) {
                    send(browser.seat, {.kind = match::TableCommandKind::phrase, .number = 1});
                    send(browser.seat, {.kind = match::TableCommandKind::back});
                    send(browser.seat, {.kind = match::TableCommandKind::agree});
                });
            const auto moves = table.state().game().legal_moves();
            take(table.bot_moves(moves[random.below(static_cast<std::uint32_t>(moves.size()))], now));
        }
    }
    std::string file() const {
        std::string text =
            "{\"table\":" + text::json_line(settings) + ",\"commitment\":\"" + secret.commitment;
        text += "\",\"entries\":[";
        for (const std::string& entry : entries)
            text.append(&entry == &entries.front() ? "\n" : ",\n").append(entry);
        return text + "\n]}\n";
    }

    match::TableSettings settings;
    match::Secret secret;
    match::HostedTable table;
    play::Random random;
    std::int64_t now = 1'795'392'000'000;
    std::vector<std::string> entries = {};
};

// The option with the code that every page shows.
std::string with_code(const DealtGame& game) {
    return "--code " + game.table.state().transcript()->code();
}

// Groups of four letters, as the program prints them.
std::string grouped(std::string code) {
    for (std::size_t at = 4; at < code.size(); at += 5) code.insert(at, " ");
    return code;
}

constexpr const char* two = R"({"seats":[{"bot":null},{"bot":null}],"deal":2})";

DealtGame finished_game(const char* text = two, std::uint64_t seed = 1) {
    DealtGame game(text, seed);
    game.deal();
    game.play();
    return game;
}

// Replaces the first text after another.
std::string forged(std::string file, const std::string& after, const std::string& old,
                   const std::string& by) {
    const std::size_t at = file.find(old, file.find(after));
    EXPECT_NE(at, std::string::npos);
    return file.replace(at, old.size(), by);
}

TEST(ServeCheckDeal, AgreesWithTheServerAboutRandomTables) {
    std::uint64_t seed = 0;
    for (
        const char* text :
        {two, R"({"seats":[{"bot":"easy"},{"bot":null}],"deal":2,"options":{"start":"shuffled"}})",
         R"({"seats":[{"bot":null},{"bot":"random"},{"bot":null},{"bot":null}],"clock":"day","deal":2,"options":{"farm":2,"meeples":5}})",
         R"({"seats":[{"bot":null},{"bot":null},{"bot":null},{"bot":null},{"bot":null},{"bot":null}],"deal":2})"}) {
        for (int i = 0; i < 5; ++i) {
            const DealtGame game = finished_game(text, ++seed);
            const cli::Ran ran = check(game.file(), with_code(game) + " --seal " + game.secret.commitment);
            EXPECT_EQ(ran.status, 0) << ran.out << ran.err;
            EXPECT_THAT(ran.out, HasSubstr("tiles drawn follow from the secret and the contributions"));
            const match::OnlineTable& table = game.table.state();
            EXPECT_THAT(ran.out, HasSubstr("deal code: " + grouped(deal_code(table.public_deal())) + "\n"));
            EXPECT_THAT(ran.out, HasSubstr("game code: " + grouped(table.transcript()->code()) + "\n"));
            const bool has_failed = !table.failed_rounds().empty();
            EXPECT_FALSE(ran.out.contains("NOT CHECKED"));
            EXPECT_EQ(ran.out.contains("failed rounds before this deal"), has_failed);
        }
    }
}

TEST(ServeCheckDeal, RejectsForgedGames) {
    const DealtGame game = finished_game();
    const std::string file = game.file();
    const auto refused = [&](const std::string& forgery, const char* why, const std::string& options = "") {
        const cli::Ran ran = check(forgery, options);
        EXPECT_EQ(ran.status, 1) << why << ran.out << ran.err;
        EXPECT_THAT(ran.out, HasSubstr("NOT FAIR: "));
        EXPECT_THAT(ran.out, HasSubstr(why));
    };
    const std::string other = sha256("other");
    const match::PublicDeal deal = game.table.state().public_deal();
    refused(forged(file, "ended", game.secret.text, other), "the secret does not match the seal");
    refused(forged(file, "revealed", deal.seats[1].contribution, other), "does not match its commitment");
    refused(forged(file, "withheld", deal.seats[1].commitment, other), "does not match its commitment");
    refused(forged(file, "\"drew\"", "\"text\":\"RFr\"", "\"text\":\"C\""), "tiles drawn do not follow");
    refused(forged(file, "withheld", "Zoë", "Eve"), "tiles drawn do not follow");
    refused(forged(file, "table", "\"clock\":\"none\"", "\"clock\":\"day\""), "tiles drawn do not follow");
    refused(forged(file, "{", deal.commitment, other), "does not match its commitment");
    refused(forged(file, "{", "{\"n\":3,", "{\"n\":4,"), "entry 3 is missing");
    refused(forged(file, "withheld", "revealed", "committed"), "a commitment is replaced");
    std::string redrawn = file;
    const std::size_t after_undo = redrawn.find("\"drew\"", redrawn.find("\"back\""));
    redrawn.insert(redrawn.find("\"text\":\"", after_undo) + 8, "Cccc+ ");
    refused(redrawn, "another tile was drawn than before the undo");
    refused(file, "the seal is not the one", "--seal " + other);
    refused(file, "the contribution that you noted is not in the deal", "--contribution " + other);
    refused(file, "not the one that you noted", "--code AAAABBBBCCCCDDDD");
    // A page stores its own part in the file.
    const std::string own = "{\"own\":{\"seat\":0,\"contribution\":\"" + deal.seats[0].contribution + "\"},";
    EXPECT_EQ(check(forged(file, "", "{", own), with_code(game)).status, 0);
    refused(forged(forged(file, "", "{", own), "", "\"seat\":0", "\"seat\":1"),
            "the contribution of your browser");
}

TEST(ServeCheckDeal, RejectsImpossibleEntries) {
    const DealtGame game = finished_game();
    const std::string file = game.file();
    const auto refused = [&](const std::string& forgery, const char* why) {
        const cli::Ran ran = check(forgery, with_code(game));
        EXPECT_EQ(ran.status, 1) << why << ran.out << ran.err;
        EXPECT_THAT(ran.out, HasSubstr(why));
    };
    const std::string next = std::to_string(game.entries.size() + 1);
    const auto with_entry = [&](const std::string& fields) {
        return forged(file, "", "\n]}", ",\n{\"n\":" + next + ",\"at\":1," + fields + "}\n]}");
    };
    EXPECT_EQ(check(with_entry(R"("is":"said","seat":0,"count":6)"), with_code(game)).status, 1)
        << "another code";
    EXPECT_EQ(check(with_entry(R"("is":"said","seat":0,"count":6)")).status, 3);
    refused(with_entry(R"("is":"drew","text":"RRRR")"), "'drew' is not possible after the end");
    refused(with_entry(R"("is":"ended","text":"")"), "'ended' is not possible after the end");
    refused(with_entry(R"("is":"won","seat":0)"), "there are no entries 'won'");
    refused(with_entry(R"("is":"wants")"), "'wants' has no seat");
    refused(with_entry(R"("is":"wants","seat":2)"), "there is no such seat");
    refused(with_entry(R"("is":"wants","seat":0,"text":"x")"), "'wants' has no field text");
    refused(with_entry(R"("is":"wants","seat":0,"seat":1)"), "a field is in the file twice");
    refused(forged(file, "started", "\"at\":", "\"to\":"), "the field 'at' is missing");
    refused(forged(file, "withheld", "\"sat\"", "\"drew\""), "'drew' is not possible before the game");
    refused(forged(file, "\"moved\"", "\"seat\":0", "\"seat\":1"), "a player moves out of turn");
    // Entries in the place of the first message of a player, which the code does not protect before it is
    // compared.
    const std::string said = R"("is":"said","seat":0,"count":1)";
    const auto instead = [&](const char* by) { return forged(file, "\"drew\"", said, by); };
    refused(instead(R"("is":"drew","text":"C")"), "tiles are drawn twice for a move");
    refused(instead(R"("is":"declined","seat":0)"), "a player declines nothing");
    refused(instead(R"("is":"late","seat":0)"), "there is no clock");
    refused(instead(R"("is":"ended","text":"00")"), "the game ends before its end");
    refused(instead(R"("is":"rematch","seat":0)"), "'rematch' is not possible during the game");
    refused(forged(file, "\"moved\"", "\"drew\"", "\"moved\",\"seat\":1"), "a player moves without a tile");
    refused(forged(file, "\"asked\"", "\"agreed\"", "\"declined\""),
            "a move is undone without the agreement of all players");
}

// Whatever else were free in the settings and the names would let an operator choose the deck.
TEST(ServeCheckDeal, RejectsSettingsAndNamesThatNoServerHas) {
    const DealtGame game = finished_game(R"({"seats":[{"bot":null},{"bot":"easy"}],"deal":2})");
    const std::string file = game.file();
    const auto refused = [&](const std::string& forgery, const char* why) {
        const cli::Ran ran = check(forgery, with_code(game));
        EXPECT_EQ(ran.status, 1) << why << ran.out << ran.err;
        EXPECT_THAT(ran.out, HasSubstr(why));
    };
    const auto other_settings = [&](const char* old, const char* by) {
        return forged(file, "table", old, by);
    };
    refused(other_settings("\"clock\"", "\"x\":1,\"clock\""), "the settings have no 'x'");
    refused(other_settings("\"none\"", "\"hour\""), "the settings have an impossible 'clock'");
    refused(other_settings("\"clock\":\"none\",", ""), "the settings have no 'clock', which they need");
    refused(other_settings("\"deal\":2", "\"deal\":2,\"hints\":true"),
            "not in the order in which the server");
    refused(other_settings("\"deal\"", "\"hints\":1,\"deal\""), "the settings have an impossible 'hints'");
    refused(other_settings("{}", "{\"meeples\":7}"), "the options have an impossible 'meeples'");
    refused(other_settings("{}", "{\"x\":7}"), "the options have no 'x'");
    refused(other_settings("\"easy\"", "\"easy 2\""), "the seats have an impossible 'bot'");
    refused(other_settings("\"easy\"", "\"easy\",\"x\":1"), "the seats have no 'x'");
    refused(other_settings(",{\"bot\":\"easy\"}", ""), "a table has 2 to 6 seats");
    for (const char* name : {"Zo\u200b", " Zoë", "\u3164", "Anna, the first of her name"})
        refused(forged(file, "\"sat\"", "Zoë 0", name), "no player can have the name");
    refused(forged(file, "\"sat\"", "Zoë 0", "Zo\u200dë 0"), "the code of the game is");
    // The rest is printed, with characters that nobody sees.
    EXPECT_THAT(check(file).out, HasSubstr("seat 1: \"Zoë 0\"\nseat 2: bot easy\nsettings: clock none\n"));
    DealtGame begun(two, 1);
    begun.deal();
    EXPECT_THAT(check(forged(begun.file(), "\"sat\"", "Zoë 0", "Zo\u200d\ufe0fë 0")).out,
                HasSubstr(R"(seat 1: "Zo\u200d\ufe0fë 0")"));
}

TEST(ServeCheckDeal, AcceptsAllThatHappensAtATable) {
    using enum match::TableCommandKind;
    DealtGame game(R"({"seats":[{"bot":null},{"bot":null},{"bot":null}],"clock":"day","deal":2})", 1);
    game.deal();
    const auto move_once = [&] {
        game.take(game.table.bot_moves(game.table.state().game().legal_moves().front(), game.now));
    };
    const auto send = [&](int seat, match::TableCommandKind kind) { game.send(seat, {.kind = kind}); };
    for (int i = 0; i < 4; ++i) move_once();
    send(0, back);
    send(2, decline);
    send(1, back);
    send(0, agree);
    send(2, agree);
    game.take(game.table.resumed(5000, game.now));
    // Only Zoë 1 must agree, after the third player has resigned.
    send(2, resign);
    send(0, back);
    send(1, agree);
    // The operator has revoked a link.
    game.take({{.at = game.now, .kind = match::TableEventKind::held, .seat = 1}});
    while (!game.table.state().is_over()) move_once();
    send(0, phrase);
    send(0, rematch);
    send(1, decline);
    for (int seat = 0; seat < 3; ++seat) send(seat, rematch);
    ASSERT_TRUE(game.table.state().rematch_by());
    std::set<std::string> kinds;
    for (const std::string& entry : game.entries) {
        const std::size_t at = entry.find("\"is\":\"") + 6;
        kinds.insert(entry.substr(at, entry.find('"', at) - at));
    }
    // All but those that end a game early, and the word of deal 1.
    EXPECT_EQ(kinds.size(), match::table_event_words.size() - 4);
    const cli::Ran ran = check(game.file(), with_code(game));
    EXPECT_EQ(ran.status, 0) << ran.out << ran.err;
}

TEST(ServeCheckDeal, SaysWhatItHasNotChecked) {
    const DealtGame game = finished_game();
    const match::PublicDeal deal = game.table.state().public_deal();
    const std::string contribution = " --contribution " + deal.seats[0].contribution;
    const std::string seal = " --seal " + deal.commitment;
    const cli::Ran nothing = check(game.file());
    EXPECT_EQ(nothing.status, 3);
    EXPECT_THAT(nothing.out, HasSubstr("NOT CHECKED: whether this is your game"));
    EXPECT_EQ(check(game.file(), seal).status, 3) << "the operator may have made up the contributions";
    const cli::Ran without_seal = check(game.file(), contribution);
    EXPECT_EQ(without_seal.status, 3);
    EXPECT_THAT(without_seal.out, HasSubstr("NOT CHECKED: whether the other players' numbers"));
    const cli::Ran without_code = check(game.file(), contribution + seal);
    EXPECT_EQ(without_code.status, 3) << "after the game, everybody can make up the other contribution";
    EXPECT_THAT(without_code.out, HasSubstr("NOT CHECKED: whether the other players' numbers"));
    EXPECT_EQ(check(game.file(), contribution + " " + with_code(game)).status, 0);
    EXPECT_EQ(check(game.file(), contribution + seal + " --number 00").status, 2);
    // Nobody else has a contribution.
    const DealtGame alone = finished_game(R"({"seats":[{"bot":null},{"bot":"easy"}],"deal":2})");
    const match::PublicDeal own = alone.table.state().public_deal();
    const std::string noted = "--contribution " + own.seats[0].contribution;
    EXPECT_THAT(check(alone.file(), noted).out, HasSubstr("NOT CHECKED: whether the seal"));
    const cli::Ran checked = check(alone.file(), noted + " --seal " + own.commitment);
    EXPECT_EQ(checked.status, 0);
    EXPECT_THAT(checked.out, HasSubstr("Compare the seats and the settings"));
    DealtGame again(R"({"seats":[{"bot":null},{"bot":"easy"}],"deal":2})", 1);
    again.sit_down();
    again.send(0, {.kind = match::TableCommandKind::leave_seat});
    again.sit_down();
    again.each_browser(
        [&](match::Browser browser) { again.send(browser.seat, browser.reveal(again.table.state())); });
    again.play();
    const match::PublicDeal second = again.table.state().public_deal();
    const cli::Ran rounds = check(
        again.file(), "--contribution " + second.seats[0].contribution + " --seal " + second.commitment);
    EXPECT_EQ(rounds.status, 3);
    EXPECT_THAT(rounds.out, HasSubstr("NOT CHECKED: whether all failed rounds took place"));
}

// A player gave the page a number and a word.
TEST(ServeCheckDeal, FindsANumberMadeElsewhere) {
    const std::string number = "0123456789abcdef0123456789abcdef";
    DealtGame game(two, 1);
    const auto commit_and_reveal = [&](const std::function<std::string(int)>& contribution) {
        for (int seat = 0; seat < 2; ++seat)
            game.send(seat, {.kind = match::TableCommandKind::commit,
                             .text = match::commit_contribution(contribution(seat), game.secret.commitment, 0,
                                                                seat)});
        for (int seat = 0; seat < 2; ++seat)
            game.send(seat, {.kind = match::TableCommandKind::reveal, .text = contribution(seat)});
    };
    for (int seat = 0; seat < 2; ++seat) game.send(seat, {.text = "Zoë " + std::to_string(seat)});
    commit_and_reveal([&](int seat) {
        return seat == 0 ? sha256("browser")
                         : match::contribution_of(
                               match::random_of_number(number, game.secret.commitment, 0, seat), "plum");
    });
    ASSERT_TRUE(game.table.state().has_game());
    game.play();
    const std::string given = "--number " + number + " --word plum";
    EXPECT_EQ(check(game.file(), given + " --seal " + game.secret.commitment).status, 3)
        << "there is another player";
    EXPECT_EQ(check(game.file(), given).status, 3) << "the operator may have known the number";
    EXPECT_EQ(check(game.file(), given + " " + with_code(game)).status, 0);
    for (const std::string& other :
         {"--number " + number, "--number " + std::string(32, '0') + " --word plum"}) {
        const cli::Ran ran = check(game.file(), other);
        EXPECT_EQ(ran.status, 1);
        EXPECT_THAT(ran.out, HasSubstr("the contribution that you noted is not in the deal"));
    }
}

TEST(ServeCheckDeal, SaysWhatIsUnfinishedOrNoGame) {
    DealtGame game(two, 1);
    game.deal();
    const cli::Ran unfinished = check(game.file());
    EXPECT_EQ(unfinished.status, 3);
    EXPECT_THAT(unfinished.out, HasSubstr("has not revealed its secret"));
    const std::string good_table = R"({"commitment":"","entries":[],"table":)";
    const std::vector<std::pair<std::string, std::string>> no_games = {
        {"", "it is not JSON: line 1, column 1"},
        {"nonsense", "it is not JSON: line 1, column 1"},
        {std::string(100'000, '['), "its brackets are nested too deeply"},
        {"\"\xff\"", "it is not text in UTF-8"},
        {"\"\\ud800\"", "it is not text in UTF-8"},
        {"[]", "it contains an array. Expected a file saved with 'Save game file' in the studio"},
        {"{}", "it contains an empty object. Expected a file"},
        {R"({"a":1,"b":2})", R"(it contains an object with the fields "a", "b". Expected a file)"},
        {R"({"version":1,"moves":[]})", "it is a game record, which 'bastide match replay'"},
        {R"({"format":"other","table":7,"commitment":"","entries":[]})",
         "its format is not 'bastide-online-game'"},
        {R"({"table":7})", "the field 'commitment' is missing"},
        {good_table + "7}", "table is a number: expected an object with the table's settings"},
        {good_table + "{}}", "table.seats is null: expected an array of seats"},
        {good_table + R"({"seats":[{"bot":null},{"bot":7}]}})", "table.seats[1].bot is a number"},
        {good_table + R"({"seats":[{}]}})", "table.seats[0] has no field 'bot'"},
        {good_table + R"({"seats":[],"options":[]}})", "table.options is an array: expected an object"},
        {R"({"commitment":7,"entries":[],"table":{"seats":[]}})", "commitment is a number"},
        {R"({"commitment":"","entries":[7],"table":{"seats":[]}})", "entries[0] is a number"},
        {R"({"commitment":"","entries":[],"table":{"seats":[]},"own":{"seat":[]}})", "own.seat is an array"},
    };
    for (const auto& [text, why] : no_games) {
        const cli::Ran ran = check(text);
        EXPECT_EQ(ran.status, 2) << text.substr(0, 80);
        EXPECT_EQ(ran.out, "") << text.substr(0, 80);
        EXPECT_THAT(ran.err, HasSubstr("game.json is not the file of an online game: " + why));
        EXPECT_EQ(std::ranges::count(ran.err, '\n'), 1) << ran.err;
    }
    EXPECT_EQ(check("{}", "--seal x").status, 2);
    EXPECT_THAT(check("{}", "--number " + std::string(32, '0') + " --word '\xff'").err,
                HasSubstr("expected text in UTF-8"));
    for (const char* output : {">/dev/full", ">&-"}) {
        const cli::Ran ran =
            cli::run_shell(BASTIDE_SOURCE_DIR "/serve/check/bastide-check-deal " BASTIDE_SOURCE_DIR
                                              "/serve/check/testing/two.json " +
                           std::string(output));
        EXPECT_EQ(ran.status, 2);
        EXPECT_THAT(ran.err, HasSubstr("the result cannot be written"));
    }
}

// Wrong types anywhere in the file, and damaged text: never a traceback.
TEST(ServeCheckDeal, JudgesMutatedFilesInOneLine) {
    for (const char* file :
         {"/serve/check/testing/two.json", "/bastide/match/online/testing/version-1/finished-three.json"}) {
        const cli::Ran ran = cli::run_shell(
            BASTIDE_SOURCE_DIR "/serve/check/testing/mutate.py " BASTIDE_SOURCE_DIR + std::string(file));
        EXPECT_EQ(ran.status, 0) << ran.err;
    }
}

TEST(ServeCheckDeal, ChecksTheExample) {
    EXPECT_EQ(
        cli::run_shell(BASTIDE_SOURCE_DIR
                       "/serve/check/bastide-check-deal --code 'hk7a i6wa ymrm niz3' " BASTIDE_SOURCE_DIR
                       "/serve/check/testing/two.json")
            .status,
        0);
}

// Tables that the release with deal 1 stored.
TEST(ServeCheckDeal, ChecksOlderTables) {
    const auto result = [](const std::string& name, const std::string& options = "") {
        return cli::run_shell(BASTIDE_SOURCE_DIR "/serve/check/bastide-check-deal " + options +
                              " " BASTIDE_SOURCE_DIR "/bastide/match/online/testing/version-1/" + name +
                              ".json");
    };
    for (const char* name : {"finished", "finished-three"}) {
        EXPECT_EQ(result(name).status, 3);
        EXPECT_THAT(result(name).out, HasSubstr("NOT CHECKED: whether the seal"));
    }
    EXPECT_EQ(
        result("finished", "--seal b63ce3f6cd6b60bada620ac8c3c68c7ee62fc8101ef6b693aea307ed92aed642").status,
        0);
    EXPECT_EQ(result("unfinished").status, 3);
    EXPECT_THAT(result("finished").out, HasSubstr("version 1 of the deal"));
    // A player of version 2 must not be shown a game of version 1, whose order the operator can choose.
    EXPECT_EQ(result("finished", "--contribution " + sha256("own")).status, 1);
}

}  // namespace
}  // namespace bastide::serve
