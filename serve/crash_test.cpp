// Nothing that the server has acknowledged is lost: not by kill -9 in the middle of a write, and not by a
// power cut, after which only synced bytes are left.
#include <csignal>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/file.h>
#include <unistd.h>

#include "bastide/base/sha256.h"
#include "bastide/base/testing/sanitizers.h"
#include "cli/testing/run_command.h"
#include "os/testing/test_folder.h"
#include "serve/sqlite_store.h"
#include "serve/testing/page.h"
#include "serve/testing/restless.h"
#include "serve/testing/server_program.h"

namespace bastide::serve {
namespace {

using nlohmann::json;
using os::TestFolder;

TEST(ServeCrash, KillsLoseNothing) {
    const TestFolder folder;
    ServerProgram server(BASTIDE_COMMAND, folder.path());
    ASSERT_TRUE(server.start()) << server.output();
    Restless anna(server.port());
    for (int round = 0; round < 40; ++round) {
        anna.come(server.port());
        for (int i = 0; i < round % 7; ++i) EXPECT_EQ(anna.act()["is"], "done");
        const std::size_t acknowledged = anna.entries();
        anna.begin_to_act();
        server.end(SIGKILL);
        ASSERT_TRUE(server.start()) << server.output();
        anna.come(server.port());
        ASSERT_GE(anna.entries(), acknowledged) << "round " << round;
        ASSERT_LE(anna.entries(), acknowledged + 1) << "round " << round;
    }
    server.end();
    auto database = *store::Database::open_to_read(folder / "tables.db");
    EXPECT_EQ(database.execute("PRAGMA integrity_check")->front()[0], "ok");
}

// The files that a power cut would leave at this moment.
class Survivors {
  public:
    Survivors() : disk_(folder_ / "disk"), copies_(folder_ / "copies") {
        std::filesystem::create_directory(disk_);
        std::filesystem::create_directory(copies_);
        ::setenv("LD_PRELOAD", BASTIDE_POWER_CUT, 1);
        ::setenv("BASTIDE_DISK", disk_.c_str(), 1);
        ::setenv("BASTIDE_SURVIVORS", copies_.c_str(), 1);
    }
    ~Survivors() {
        for (const char* const name : {"LD_PRELOAD", "BASTIDE_DISK", "BASTIDE_SURVIVORS"}) ::unsetenv(name);
    }
    Survivors(const Survivors&) = delete;
    Survivors& operator=(const Survivors&) = delete;

    const std::string& disk() const { return disk_; }
    // For a shell, which has an environment of its own.
    std::string variables() const {
        return "LD_PRELOAD=" BASTIDE_POWER_CUT " BASTIDE_DISK=" + disk_ + " BASTIDE_SURVIVORS=" + copies_ +
               " ";
    }

    // Copies them to a new folder.
    std::string snapshot() {
        const std::string to = folder_ / ("snapshot" + std::to_string(++count_));
        std::filesystem::create_directory(to);
        const int lock = ::open((copies_ + "/lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
        EXPECT_EQ(::flock(lock, LOCK_EX), 0);
        for (const char* const name : {"/tables.db", "/tables.db-wal"})
            if (std::filesystem::exists(copies_ + name))
                std::filesystem::copy_file(copies_ + name, to + name);
        ::close(lock);
        return to;
    }

  private:
    TestFolder folder_;
    std::string disk_;
    std::string copies_;
    int count_ = 0;
};

std::size_t entries_after_power_cut(Survivors& survivors, const std::string& key, const std::string& damage) {
    const std::string left = survivors.snapshot();
    if (!damage.empty()) {
        std::ofstream wal(left + "/tables.db-wal", std::ios::app | std::ios::binary);
        wal << damage;
    }
    const auto store = open_sqlite(left + "/tables.db");
    EXPECT_TRUE(store) << to_string(store.error());
    const auto found = (*store)->find(sha256(key));
    EXPECT_TRUE(found && *found);
    std::filesystem::remove_all(left);
    return found && *found ? static_cast<std::size_t>((*found)->entries) : 0;
}

TEST(ServeCrash, APowerCutLosesNothing) {
    if (has_sanitizer) GTEST_SKIP() << "sanitizers must be loaded first";
    Survivors survivors;
    const std::string& disk = survivors.disk();
    ServerProgram server(BASTIDE_COMMAND, disk);
    ASSERT_TRUE(server.start()) << server.output();
    Restless anna(server.port());
    for (int round = 0; round < 10; ++round) {
        anna.come(server.port());
        for (int i = 0; i < 30; ++i) {
            EXPECT_EQ(anna.act()["is"], "done");
            // The last write of another transaction may be torn.
            const std::string tail(i % 3 == 0 ? 0 : 1000 + 100 * static_cast<std::size_t>(i),
                                   static_cast<char>(i));
            ASSERT_EQ(entries_after_power_cut(survivors, anna.key(), tail), anna.entries());
        }
    }
    EXPECT_EQ(server.end(), 0);
    EXPECT_EQ(entries_after_power_cut(survivors, anna.key(), ""), anna.entries());
}

// Otherwise the test above would prove nothing.
TEST(ServeCrash, APowerCutLosesWhatIsNotSynced) {
    if (has_sanitizer) GTEST_SKIP() << "sanitizers must be loaded first";
    for (const std::string mode : {"OFF", "FULL"}) {
        Survivors survivors;
        const std::string program =
            "import os, sqlite3\n"
            "base = sqlite3.connect('" +
            survivors.disk() +
            "/tables.db', isolation_level=None)\n"
            "base.executescript('PRAGMA journal_mode = WAL; PRAGMA synchronous = " +
            mode +
            "; CREATE TABLE one (x); INSERT INTO one VALUES (1)')\n"
            "os._exit(0)";
        const cli::Ran ran = cli::run_shell(survivors.variables() + "python3 -c \"" + program + '"');
        ASSERT_EQ(ran.status, 0) << ran.err;
        auto left = *store::Database::open(survivors.snapshot() + "/tables.db");
        EXPECT_EQ(left.execute("SELECT x FROM one").has_value(), mode == "FULL");
    }
}

}  // namespace
}  // namespace bastide::serve
