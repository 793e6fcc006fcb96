// The real server: `bastide serve`, its signals, its messages, and a full disk.
#include <filesystem>
#include <future>
#include <set>
#include <thread>

#include <boost/asio/local/datagram_protocol.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include "bastide/match/online/message.h"
#include "cli/testing/run_command.h"
#include "os/testing/test_folder.h"
#include "serve/testing/page.h"
#include "serve/testing/restless.h"
#include "serve/testing/server_program.h"
#include "store/database.h"

namespace bastide::serve {
namespace {

using nlohmann::json;
using os::TestFolder;
using ::testing::AllOf;
using ::testing::AnyOf;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;

cli::Ran serve(std::vector<std::string> words) {
    words.insert(words.begin(), "serve");
    return cli::run_command(words);
}

// Two at a table, the match begun.
struct Match {
    explicit Match(std::uint16_t port) : Match(create_table(port), port) {}
    Match(json made, std::uint16_t port) : keys(std::move(made)) { sit(port); }

    void sit(std::uint16_t port) {
        come(port);
        EXPECT_EQ(pages[0]->request({{"do", "sit"}, {"name", "Anna"}})["is"], "done");
        EXPECT_EQ(pages[1]->request({{"do", "sit"}, {"name", "Ben"}})["is"], "done");
        await_deal(*pages[0], *pages[1]);
    }
    void come(std::uint16_t port) {
        for (std::size_t seat = 0; seat < 2; ++seat) {
            pages[seat] = std::make_unique<Page>(port);
            pages[seat]->open(keys["seats"][seat]);
        }
    }
    // The answer to a phrase, which makes an entry.
    json send() { return pages[0]->request({{"do", "say"}, {"number", 1}}); }

    json keys;
    std::array<std::unique_ptr<Page>, 2> pages;
};

// Waits until the server answers with a status.
Answer await_status(const ServerProgram& server, const std::string& target, http::status status) {
    while (true) {
        Answer received = answer(server.port(), {.target = target});
        if (received.result() == status) return received;
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
}

TEST(ServeProgram, PrintsItsAddressAndStopsOnSignals) {
    const TestFolder folder;
    for (const int signal : {SIGTERM, SIGINT}) {
        ServerProgram server(BASTIDE_COMMAND, folder.path());
        ASSERT_TRUE(server.start()) << server.output();
        const std::string version = cli::run_command({"--version"}).out;
        const std::string name = version.substr(0, version.size() - 1);
        EXPECT_THAT(server.output(), HasSubstr(name + " serves "));
        EXPECT_THAT(server.output(), HasSubstr(". Tables are stored in " + (folder / "tables.db") +
                                               ". Press Ctrl-C to stop."));
        const auto health = json::parse(answer(server.port(), {.target = "/api/health"}).body());
        EXPECT_EQ(health["protocol"], match::protocol_version);
        EXPECT_EQ("bastide " + std::string(health["bastide"]) + "\n", cli::run_command({"--version"}).out);
        Page page(server.port());
        auto cut_off = std::async(std::launch::async, [&] { return page.is_cut_off(); });
        EXPECT_EQ(server.end(signal), 0);
        EXPECT_TRUE(cut_off.get());
        EXPECT_EQ(page.close_code(), boost::beast::websocket::close_code::going_away);
        EXPECT_THAT(server.output(),
                    EndsWith(name + " stopped after " + (signal == SIGTERM ? "SIGTERM" : "SIGINT") + ".\n"));
    }
    EXPECT_FALSE(std::filesystem::exists(folder / "tables.db-wal")) << "all is in one file";
    struct stat file = {};
    ASSERT_EQ(::stat((folder / "tables.db").c_str(), &file), 0);
    EXPECT_EQ(file.st_mode & 0777U, 0600U) << "there are secrets in it";
}

TEST(ServeProgram, ReportsErrorsInOneLine) {
    const TestFolder folder;
    ServerProgram server(BASTIDE_COMMAND, folder.path());
    ASSERT_TRUE(server.start()) << server.output();
    const std::string port = std::to_string(server.port());
    const auto refusal = [&](std::vector<std::string> words, int status) {
        const cli::Ran ran = serve(std::move(words));
        EXPECT_EQ(ran.status, status) << ran.err;
        EXPECT_EQ(std::ranges::count(ran.err, '\n'), 1) << ran.err;
        return ran.err;
    };
    EXPECT_THAT(refusal({"--port", "0", "--data", folder.path()}, 2),
                HasSubstr((folder / "tables.db") + ": these tables are in use by another server"));
    std::filesystem::create_directory(folder / "by");
    std::filesystem::create_symlink("../tables.db", folder / "by/tables.db");
    EXPECT_THAT(refusal({"--port", "0", "--data", folder / "by"}, 2), HasSubstr("are in use"));
    EXPECT_THAT(refusal({"--port", port, "--data", folder / "b"}, 2),
                HasSubstr("bastide serve: cannot listen on 127.0.0.1:" + port));
    EXPECT_THAT(refusal({"--host", "nowhere", "--data", folder / "b"}, 1),
                HasSubstr("'nowhere' is not an address"));
    EXPECT_THAT(refusal({"--data", "/proc/none"}, 2), HasSubstr("/proc/none"));
    EXPECT_THAT(refusal({"--studio", folder.path(), "--data", folder / "b"}, 2),
                HasSubstr("has no index.html"));
    cli::write_text(folder / "b/tables.db", std::string(5000, 'x'));
    EXPECT_THAT(refusal({"--port", "0", "--data", folder / "b"}, 2), HasSubstr("file is not a database"));
    EXPECT_THAT(refusal({"--port", "70000"}, 1),
                HasSubstr("--port: '70000' is not a whole number from 0 to 65535"));
    EXPECT_THAT(refusal({"--threads", "257"}, 1), HasSubstr("is not a whole number from 0 to 256"));
    EXPECT_THAT(refusal({"--origin", "example.org"}, 1),
                HasSubstr("expected one such as https://example.org"));
    EXPECT_THAT(refusal({"--origin", "https://a b"}, 1), HasSubstr("is not an origin"));
    EXPECT_THAT(refusal({"--data", ""}, 1), HasSubstr("--data: it is empty: expected a folder"));
    // A password that was typed there is not repeated.
    for (const char* const word : {"mysql://u:secret@h/db", "host=h user=u password=secret"})
        EXPECT_THAT(
            refusal({"--database", word}, 1),
            AllOf(HasSubstr("expected one such as postgresql://user@host/name"), Not(HasSubstr("secret"))));
}

// By whatever path it comes, also if the file that locks the path is gone.
TEST(ServeProgram, RefusesASecondServerOnTheSameDatabase) {
    const TestFolder folder;
    const std::string data = folder / "data";
    std::filesystem::create_directory(data);
    ServerProgram server(BASTIDE_COMMAND, folder.path(), {"--data", data});
    ASSERT_TRUE(server.start()) << server.output();
    for (const char* const name : {"hard", "share/bastide"})
        std::filesystem::create_directories(folder / name);
    std::filesystem::create_hard_link(data + "/tables.db", folder / "hard/tables.db");
    std::filesystem::create_symlink(data + "/tables.db", folder / "share/bastide/tables.db");
    EXPECT_THAT(serve({"--port", "0", "--data", folder / "hard"}).err,
                HasSubstr("are in use by another server"));
    const cli::Ran by_default =
        cli::run_shell("XDG_DATA_HOME=" + (folder / "share") + R"( "$BASTIDE" serve --port 0)");
    EXPECT_EQ(by_default.status, 2);
    EXPECT_THAT(by_default.err, HasSubstr("are in use by another server"));
    std::filesystem::remove(data + "/tables.db.lock");
    EXPECT_THAT(serve({"--port", "0", "--data", data}).err, HasSubstr("are in use by another server"));
    const std::string copy = folder / "copy.db";
    EXPECT_EQ(serve({"backup", copy, "--data", data}).status, 0);
    std::filesystem::remove(data + "/tables.db.lock");
    EXPECT_THAT(serve({"restore", copy, "--replace", "--data", data}).err,
                HasSubstr("are in use by another server"));
    EXPECT_EQ(server.end(), 0);
    EXPECT_EQ(serve({"restore", copy, "--replace", "--data", data}).status, 0);
}

// A socket at which the test is the service manager.
class Manager {
  public:
    explicit Manager(const std::string& path) : socket_(network_, {path}) {
        ::setenv("NOTIFY_SOCKET", path.c_str(), 1);
        ::setenv("WATCHDOG_USEC", "30000000", 1);
    }
    ~Manager() {
        ::unsetenv("NOTIFY_SOCKET");
        ::unsetenv("WATCHDOG_USEC");
    }
    Manager(const Manager&) = delete;
    Manager& operator=(const Manager&) = delete;

    std::string next() {
        std::array<char, 256> text{};
        return {text.data(), socket_.receive(asio::buffer(text))};
    }

  private:
    asio::io_context network_;
    asio::local::datagram_protocol::socket socket_;
};

TEST(ServeProgram, ReportsToTheServiceManager) {
    const TestFolder folder;
    Manager manager(folder / "notify");
    ServerProgram server(BASTIDE_COMMAND, folder.path());
    ASSERT_TRUE(server.start()) << server.output();
    EXPECT_EQ(manager.next(), "READY=1");
    EXPECT_EQ(manager.next(), "WATCHDOG=1");
    EXPECT_EQ(server.end(), 0);
    std::string last = manager.next();
    while (last == "WATCHDOG=1") last = manager.next();
    EXPECT_EQ(last, "STOPPING=1");
}

TEST(ServeProgram, IsUnhealthyWithoutItsDatabase) {
    const TestFolder folder;
    ServerProgram server(BASTIDE_COMMAND, folder.path());
    ASSERT_TRUE(server.start()) << server.output();
    EXPECT_EQ(answer(server.port(), {.target = "/api/ready"}).result(), http::status::ok);
    std::filesystem::rename(folder / "tables.db", folder / "away.db");
    const Answer received = await_status(server, "/api/health", http::status::service_unavailable);
    EXPECT_EQ(json::parse(received.body())["error"], "the file was deleted or moved while it was in use");
    EXPECT_THAT(received.body(), Not(HasSubstr(folder.path()))) << "guests may see it";
    EXPECT_EQ(answer(server.port(), {.target = "/api/ready"}).result(), http::status::service_unavailable);
    EXPECT_THAT(answer(server.port(), {.target = "/metrics"}).body(), HasSubstr("\nbastide_database_up 0\n"));
    std::filesystem::rename(folder / "away.db", folder / "tables.db");
    await_status(server, "/api/ready", http::status::ok);
    EXPECT_THAT(answer(server.port(), {.target = "/metrics"}).body(), HasSubstr("\nbastide_database_up 1\n"));
}

// Balancers send no more pages, and the pages that are there go on, until a second signal.
TEST(ServeProgram, IsNotReadyWhileItDrains) {
    const TestFolder folder;
    ServerProgram server(BASTIDE_COMMAND, folder.path(), {"--data", folder.path(), "--drain", "3600"});
    ASSERT_TRUE(server.start()) << server.output();
    Match match(server.port());
    ASSERT_EQ(::kill(server.id(), SIGTERM), 0);
    const Answer received = await_status(server, "/api/ready", http::status::service_unavailable);
    EXPECT_EQ(json::parse(received.body())["error"], "the server is stopping");
    EXPECT_EQ(answer(server.port(), {.target = "/api/health"}).result(), http::status::ok);
    EXPECT_EQ(match.send()["is"], "done");
    EXPECT_EQ(server.end(), 0);
}

// As if the machine had stood still: everything in the database happened 16 minutes earlier.
TEST(ServeProgram, ADowntimeOf16MinutesEndsNoClock) {
    const TestFolder folder;
    ServerProgram server(BASTIDE_COMMAND, folder.path());
    ASSERT_TRUE(server.start()) << server.output();
    Match match(create_table(server.port(), R"({"seats":[{"bot":null},{"bot":null}],"clock":"quarter"})"),
                server.port());
    server.end(SIGKILL);
    {
        auto database = *store::Database::open(folder / "tables.db");
        ASSERT_TRUE(database.run(
            "UPDATE runs SET began = began - 960000, alive = alive - 960000;"
            "UPDATE entries SET entry = json_set(entry, '$.at', json_extract(entry, '$.at') - 960000)"));
    }
    ASSERT_TRUE(server.start()) << server.output();
    match.come(server.port());
    const auto& entries = match.pages[0]->entries();
    if (entries.back()["is"] != "resumed") match.pages[0]->receive("entries");
    EXPECT_EQ(entries.back()["is"], "resumed");
    EXPECT_GE(entries.back()["count"], 950);
    EXPECT_EQ(match.send()["is"], "done");
    for (const json& entry : entries) EXPECT_NE(entry["is"], "late");
}

TEST(ServeProgram, ManagesTablesWhileItRuns) {
    const TestFolder folder;
    ServerProgram server(BASTIDE_COMMAND, folder.path());
    EXPECT_THAT(serve({"list", "--data", folder.path()}).err, HasSubstr("there are no tables yet"));
    ASSERT_TRUE(server.start()) << server.output();
    Match match(server.port());
    const auto list = [&] { return json::parse(serve({"list", "--json", "--data", folder.path()}).out); };
    ASSERT_EQ(list().size(), 1U);
    EXPECT_EQ(list()[0]["state"], "playing");
    EXPECT_EQ(list()[0]["seats"], json({"Anna", "Ben"}));
    const std::string id = list()[0]["table"];
    EXPECT_THAT(serve({"list", "--data", folder.path()}).out, HasSubstr(id + "  playing  "));

    const cli::Ran revoked = serve({"revoke", id, "2", "--data", folder.path()});
    ASSERT_TRUE(revoked.out.starts_with("#/table?key=")) << revoked.err;
    EXPECT_EQ(match.pages[0]->receive("reload")["is"], "reload");
    EXPECT_EQ(match.pages[1]->receive("reload")["is"], "reload");
    Page old(server.port());
    old.send({{"do", "open"}, {"version", match::protocol_version}, {"key", match.keys["seats"][1]}});
    EXPECT_THAT(std::string(old.receive("refused")["why"]), HasSubstr("does not know its key"));
    match.keys["seats"][1] = revoked.out.substr(12, 32);
    match.come(server.port());

    EXPECT_EQ(serve({"close", id, "--data", folder.path()}).err, "Closed table " + id + ".\n");
    EXPECT_EQ(match.pages[1]->receive("entries")["entries"][0]["is"], "closed");
    const json refused = match.pages[0]->request({{"do", "resign"}});
    EXPECT_EQ(refused["why"], "the operator of the server closed this table");
    EXPECT_THAT(serve({"close", id, "--data", folder.path()}).err, HasSubstr("is over"));
    EXPECT_EQ(list()[0]["state"], "closed");

    EXPECT_EQ(serve({"forget", "--older-than", "1h", "--data", folder.path()}).err, "Deleted 0 tables.\n");
    EXPECT_THAT(serve({"forget", "--older-than", "0d", "--dry-run", "--data", folder.path()}).out,
                HasSubstr(id));
    EXPECT_EQ(serve({"forget", "--older-than", "0d", "--data", folder.path()}).err, "Deleted 1 table.\n");
    EXPECT_EQ(match.pages[0]->receive("reload")["is"], "reload");
    EXPECT_EQ(list(), json::array());
    for (const std::vector<std::string>& words : {std::vector<std::string>{"forget"},
                                                  {"forget", "--older-than", "90"},
                                                  {"forget", "--older-than", "-1d"},
                                                  {"revoke", id, "0"},
                                                  {"revoke", id, "watch"},
                                                  {"close"}})
        EXPECT_EQ(serve(words).status, 1) << words.back();
    EXPECT_THAT(serve({"revoke", id, "spectators", "--data", folder.path()}).err,
                HasSubstr("there is no table"));
}

TEST(ServeProgram, StartsFewerThreadsIfMemoryIsShort) {
    const cli::Ran ran = cli::run_shell(R"(
        ulimit -v 1500000; "$BASTIDE" --version >/dev/null || exit 77
        "$BASTIDE" serve --threads 200 --port 0 --data "$SCRATCH" 2>"$SCRATCH/log" &
        until grep -q Ctrl-C "$SCRATCH/log"; do kill -0 $! || break; sleep 0.05; done
        kill $!; wait $!)");
    if (ran.status == 77) GTEST_SKIP() << "a program with sanitizers";
    EXPECT_EQ(ran.status, 0) << ran.err;
}

TEST(ServeProgram, WarnsIfOthersCanReachIt) {
    const cli::Ran ran = cli::run_shell(R"(
        "$BASTIDE" serve --host 0.0.0.0 --port 0 --data "$SCRATCH" 2>"$SCRATCH/log" &
        until grep -q encrypted "$SCRATCH/log"; do kill -0 $! || break; sleep 0.05; done
        kill $!; wait $!; cat "$SCRATCH/log" >&2)");
    EXPECT_THAT(ran.err, HasSubstr("warning: connections are not encrypted"));
}

TEST(ServeProgram, AFailedRestoreLeavesNothing) {
    const TestFolder folder;
    EXPECT_EQ(serve({"restore", folder / "none.db", "--data", folder / "new"}).status, 2);
    EXPECT_EQ(folder.files(), 0);
}

TEST(ServeProgram, IsBackedUpWhileItRunsAndRestoredWhileItDoesNot) {
    const TestFolder folder;
    ServerProgram server(BASTIDE_COMMAND, folder.path());
    ASSERT_TRUE(server.start()) << server.output();
    Match match(server.port());
    const std::string copy = folder / "copy.db";
    const cli::Ran backup = serve({"backup", copy, "--data", folder.path()});
    EXPECT_EQ(backup.err, "Copied 1 table with 8 entries to " + copy + ".\n");
    EXPECT_EQ(match.send()["is"], "done");
    EXPECT_THAT(serve({"restore", copy, "--replace", "--data", folder.path()}).err, HasSubstr("are in use"));
    EXPECT_EQ(server.end(), 0);
    EXPECT_THAT(serve({"restore", copy, "--data", folder.path()}).err, HasSubstr("add --replace"));
    EXPECT_EQ(serve({"restore", copy, "--replace", "--data", folder.path()}).status, 0);
    ASSERT_TRUE(server.start()) << server.output();
    match.come(server.port());
    EXPECT_EQ(match.pages[0]->entries().back()["is"], "drew") << "what was said later is not in the copy";
    // A page that has seen more events must reload.
    Page ahead(server.port());
    ahead.send(
        {{"do", "open"}, {"version", match::protocol_version}, {"key", match.keys["seats"][0]}, {"seen", 9}});
    EXPECT_EQ(ahead.next()["is"], "reload");
    const cli::Ran postgres = serve({"backup", copy, "--database", "postgresql://x"});
    EXPECT_EQ(postgres.status, 1);
    EXPECT_THAT(postgres.err, HasSubstr("pg_dump --format=custom"));
    EXPECT_THAT(serve({"restore", copy, "--database", "postgresql://x"}).err, HasSubstr("pg_restore"));
}

// From a user's folder, as in its manual.
TEST(ServeProgram, IsBackedUpToABareName) {
    const cli::Ran ran = cli::run_shell(R"(
        cd "$SCRATCH"
        "$BASTIDE" serve --port 0 --data here 2>log &
        until grep -q Ctrl-C log; do kill -0 $! || break; sleep 0.05; done
        kill $!; wait $!
        ln -s ../here/tables.db link.db; mkdir by; mv link.db by/tables.db
        "$BASTIDE" serve backup tables.db --data here && "$BASTIDE" serve restore tables.db --data here &&
        "$BASTIDE" serve restore tables.db --data there && "$BASTIDE" serve restore tables.db --data by &&
        test -L by/tables.db)");
    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.err, HasSubstr("Copied 0 tables with 0 entries to tables.db.\n"
                                   "Restored 0 tables with 0 entries to here/tables.db.\n"
                                   "Restored 0 tables with 0 entries to there/tables.db.\n"));
}

TEST(ServeProgram, MetricsAndLogsContainNoKeys) {
    const TestFolder folder;
    ServerProgram server(BASTIDE_COMMAND, folder.path());
    ASSERT_TRUE(server.start()) << server.output();
    Match match(server.port());
    const std::string secret = match.keys["seats"][0];
    // Also one that came in an address, by a mistake of somebody's.
    EXPECT_EQ(answer(server.port(), {.target = "/match/" + secret}).result(), http::status::not_found);
    EXPECT_EQ(answer(server.port(), {http::verb::post, "/api/tables", "{}", "https://" + secret}).result(),
              http::status::forbidden);
    const std::string metrics = answer(server.port(), {.target = "/metrics"}).body();
    EXPECT_THAT(metrics, HasSubstr("\nbastide_tables_open 1\n"));
    EXPECT_THAT(metrics, HasSubstr("\nbastide_visitors 2\n"));
    EXPECT_THAT(metrics, HasSubstr("\nbastide_entries_kept_total 8\n"));
    EXPECT_THAT(metrics, HasSubstr("\nbastide_keep_seconds_count 6\n"));
    EXPECT_THAT(metrics, HasSubstr("\nbastide_answers_total{status=\"101\"} 2\n"));
    EXPECT_THAT(metrics, HasSubstr("\nbastide_answers_total{status=\"404\"} 1\n"));
    EXPECT_EQ(server.end(), 0);
    for (const json& key : {match.keys["seats"][0], match.keys["seats"][1], match.keys["watch"]}) {
        EXPECT_THAT(server.output(), Not(HasSubstr(std::string(key))));
        EXPECT_THAT(metrics, Not(HasSubstr(std::string(key))));
        // Stored data opens no seat.
        EXPECT_THAT(cli::file_text(folder / "tables.db"), Not(HasSubstr(std::string(key))));
    }
}

// A disk with little room, which gets more later: a small one in memory where the test may mount it, else a
// limit on the size of the server's files.
class SmallDisk {
  public:
    SmallDisk() : is_mounted_(::mount("tmpfs", folder_.path().c_str(), "tmpfs", 0, "size=256k") == 0) {}
    ~SmallDisk() {
        if (is_mounted_) ::umount2(folder_.path().c_str(), MNT_DETACH);
    }
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;

    const std::string& path() const { return folder_.path(); }
    void limit(const ServerProgram& server) const {
        if (!is_mounted_) set(server, 128 << 10);
    }
    void make_room(const ServerProgram& server) const {
        if (is_mounted_) {
            EXPECT_EQ(::mount("tmpfs", path().c_str(), "tmpfs", MS_REMOUNT, "size=64m"), 0);
        } else {
            set(server, RLIM_INFINITY);
        }
    }

  private:
    static void set(const ServerProgram& server, rlim_t bytes) {
        const rlimit limit = {bytes, RLIM_INFINITY};
        EXPECT_EQ(::prlimit(server.id(), RLIMIT_FSIZE, &limit, nullptr), 0);
    }

    TestFolder folder_;
    bool is_mounted_;
};

TEST(ServeProgram, AFullDiskRejectsChangesAndLosesNothing) {
    const SmallDisk disk;
    ServerProgram server(BASTIDE_COMMAND, disk.path());
    ASSERT_TRUE(server.start()) << server.output();
    disk.limit(server);
    std::vector<Restless> people;
    for (int i = 0; i < 3; ++i) people.emplace_back(server.port()).come(server.port());
    std::array<std::size_t, 3> acknowledged = {};
    json refused;
    // A page may send ten messages per second: three take turns, until one is refused.
    for (int i = 0; refused.is_null(); i = (i + 1) % 3) {
        const json received = people[static_cast<std::size_t>(i)].act();
        if (received["is"] == "done") {
            ++acknowledged[static_cast<std::size_t>(i)];
        } else {
            refused = received;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(30));
    }
    EXPECT_THAT(std::string(refused["why"]), HasSubstr("this could not be saved: "));
    EXPECT_THAT(std::string(refused["why"]), AnyOf(HasSubstr("full"), HasSubstr("disk I/O error")));
    await_status(server, "/api/health", http::status::service_unavailable);
    disk.make_room(server);
    await_status(server, "/api/health", http::status::ok);
    for (std::size_t i = 0; i < 3; ++i) {
        EXPECT_EQ(people[i].act()["is"], "done");
        ++acknowledged[i];
    }
    server.end(SIGKILL);
    ASSERT_TRUE(server.start()) << server.output();
    for (std::size_t i = 0; i < 3; ++i) {
        people[i].come(server.port());
        EXPECT_EQ(people[i].entries(), acknowledged[i]);
    }
}

}  // namespace
}  // namespace bastide::serve
