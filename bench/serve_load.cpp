// The server of tables by link under load: `bastide-serve` on one core, its players on another, over
// loopback.
//
//     serve_load [sqlite|postgres] [idle|moves|cuts|kills [N]]
//
// Without words, everything with both stores. What is played follows from the tables' names; the signature is
// that of all matches, whoever was faster.
#include <algorithm>
#include <array>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include <boost/asio/ip/tcp.hpp>
#include <nlohmann/json.hpp>
#include <sched.h>

#include "bench/signature.h"
#include "serve/open_store.h"
#include "serve/testing/players.h"
#include "serve/testing/postgres_server.h"
#include "serve/testing/process.h"

namespace bastide::bench {
namespace {

namespace asio = boost::asio;
using serve::PlayedTable;
using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr int server_core = 0;
constexpr int load_core = 1;
constexpr std::chrono::minutes much_patience{2};

[[noreturn]] void give_up(const std::string& why) {
    std::fprintf(stderr, "serve_load: %s\n", why.c_str());
    std::exit(1);
}

// Durations, and what so many of a hundred of them stay below.
class Times {
  public:
    void add(Clock::duration time) {
        times_.push_back(std::chrono::duration<double, std::milli>(time).count());
    }
    std::size_t count() const { return times_.size(); }
    double percentile(double share) {
        if (times_.empty()) return 0;
        std::ranges::sort(times_);
        const auto place = static_cast<std::size_t>(std::ceil(share * static_cast<double>(times_.size())));
        return times_[std::clamp(place, std::size_t{1}, times_.size()) - 1];
    }

  private:
    std::vector<double> times_;  // in milliseconds
};

// A server with its store, which can be killed and started again at the same port.
class Served {
  public:
    explicit Served(bool is_postgres) : port_(serve::free_port()) {
        if (is_postgres) {
            postgres_.emplace(true);
            database_ = postgres_->new_database();
        }
        auto store = serve::open_store(database_, folder_ / "tables.db");
        if (!store) give_up(to_string(store.error()));
        store_ = *std::move(store);
    }

    void start() {
        std::vector<std::string> words = {BASTIDE_SERVER,        "serve",     "--port",
                                          std::to_string(port_), "--threads", "1"};
        if (database_.empty()) {
            words.insert(words.end(), {"--data", folder_.path()});
        } else {
            words.insert(words.end(), {"--database", database_});
        }
        process_.emplace(words, serve::HowToRun{.log = folder_ / "log", .user = {}, .core = server_core});
        const auto began = Clock::now();
        while (!answers()) {
            if (Clock::now() - began > much_patience) give_up("the server does not start");
            std::this_thread::sleep_for(milliseconds(1));
        }
    }
    void kill() { process_.reset(); }

    serve::Store& store() { return *store_; }
    std::uint16_t port() const { return port_; }
    double resident_megabytes() const { return memory("VmRSS:"); }

  private:
    bool answers() const {
        asio::io_context network;
        asio::ip::tcp::socket socket(network);
        boost::system::error_code failure;
        failure = socket.connect({asio::ip::address_v4::loopback(), port_}, failure);
        return !failure;
    }
    double memory(const std::string& name) const {
        std::ifstream status("/proc/" + std::to_string(process_->id()) + "/status");
        for (std::string word; status >> word;) {
            double kilobytes = 0;
            if (word == name && status >> kilobytes) return kilobytes / 1024;
        }
        return 0;
    }

    serve::TestFolder folder_;
    std::optional<serve::PostgresServer> postgres_;
    std::string database_;
    std::unique_ptr<serve::Store> store_;
    std::uint16_t port_;
    std::optional<serve::Process> process_;
};

// Tables and their players at a server.
class Load {
  public:
    Load(Served& served, int tables, const std::string& name) : served_(served) {
        for (int i = 0; i < tables; ++i) lay(name + std::to_string(i));
    }

    void lay(const std::string& name) {
        tables_.push_back(std::make_unique<PlayedTable>(network_, name));
        if (auto created = served_.store().create(tables_.back()->stored()); !created)
            give_up(to_string(created.error()));
        tables_.back()->acknowledged = [this](Clock::duration time) { times.add(time); };
    }
    // Runs the network until something has come true.
    template <class Condition>
    void run_until(const Condition& is_true) {
        const auto end = Clock::now() + much_patience;
        while (!is_true()) {
            if (Clock::now() > end) give_up("the server does not answer any more");
            network_.restart();
            network_.run_one_for(milliseconds(1));
        }
    }
    // Waits for something to come, for so long at most, and takes all that has: PostgreSQL is on this core
    // too.
    void take(Clock::duration patience = std::chrono::microseconds(200)) {
        network_.restart();
        network_.run_one_for(patience);
        network_.poll();
    }
    // Everybody opens a table, some at a time, and sits down.
    void begin() {
        for (const auto& table : tables_) {
            for (const int seat : {0, 1}) table->player(seat).come(served_.port());
            run_until([&] { return table->player(0).is_there() && table->player(1).is_there(); });
        }
        for (const int seat : {0, 1}) {
            for (const auto& table : tables_) table->sit(seat);
            run_until([&] { return std::ranges::none_of(tables_, &PlayedTable::is_waiting, as_table); });
        }
        run_until([&] { return std::ranges::all_of(tables_, &PlayedTable::is_started, as_table); });
        times = {};
    }
    // Whoever has no connection makes one.
    void come_back() {
        for (const auto& table : tables_)
            for (const int seat : {0, 1})
                if (table->player(seat).is_lost()) table->player(seat).come(served_.port());
    }
    bool is_everybody_there() {
        return std::ranges::all_of(tables_, [](const auto& table) {
            return table->player(0).is_there() && table->player(1).is_there();
        });
    }
    // All has come to all.
    void settle() {
        run_until([&] {
            return is_everybody_there() && std::ranges::all_of(tables_, [](const auto& table) {
                       return !table->is_waiting() && table->player(0).seen() == table->player(1).seen();
                   });
        });
    }
    // What the store has is what was told, and the other way round; the moves go into the signature.
    void check(Signature* signature) {
        std::size_t faults = 0;
        for (const auto& table : tables_) {
            const auto kept = served_.store().entries(table->stored().id, 0);
            if (!kept) give_up(to_string(kept.error()));
            bool is_same = kept->size() == table->entries().size();
            for (std::size_t i = 0; is_same && i < kept->size(); ++i) {
                const std::string text = to_json((*kept)[i], static_cast<std::int64_t>(i) + 1);
                is_same = nlohmann::json::parse(text).dump() == table->entries()[i];
                if (signature != nullptr)
                    for (const char each : (*kept)[i].text) signature->add(each);
            }
            if (!is_same)
                std::printf("  %s: what was kept is not what was told\n", table->stored().id.c_str());
            for (const std::string& fault : table->faults()) std::printf("  %s\n", fault.c_str());
            faults += table->faults().size() + (is_same ? 0 : 1);
        }
        std::printf("  lost, told twice or told otherwise: %zu\n", faults);
        if (faults > 0) is_good = false;
    }

    std::vector<std::unique_ptr<PlayedTable>>& tables() { return tables_; }

    Times times;  // from a want to "done"
    static inline bool is_good = true;

  private:
    static const PlayedTable& as_table(const std::unique_ptr<PlayedTable>& table) { return *table; }

    Served& served_;
    asio::io_context network_{1};
    std::vector<std::unique_ptr<PlayedTable>> tables_;
};

// 1,000 tables with both players there, who do nothing.
void idle(bool is_postgres) {
    Served served(is_postgres);
    served.start();
    const double empty = served.resident_megabytes();
    Load load(served, 1000, "idle ");
    load.begin();
    std::printf("  memory: %.1f MB without tables, %.1f MB with 1,000 idle tables of two\n", empty,
                served.resident_megabytes());
    for (int round = 0; round < 30; ++round) {
        for (const auto& table : load.tables()) table->move();
        load.settle();
    }
    std::printf("  and %.1f MB with 30 moves made at each\n", served.resident_megabytes());
}

// At a rate: a move is due every so often, at the next table that waits for one.
void at_rate(Load& load, int rate, int total) {
    const auto began = Clock::now();
    int sent = 0;
    std::size_t next = 0;
    while (sent < total) {
        const auto due = static_cast<int>(std::chrono::duration<double>(Clock::now() - began).count() * rate);
        for (std::size_t tried = 0; sent < std::min(due, total) && tried < load.tables().size(); ++tried)
            sent += load.tables()[next++ % load.tables().size()]->move() ? 1 : 0;
        load.take();
    }
    load.settle();
    const double took = std::chrono::duration<double>(Clock::now() - began).count();
    std::printf(
        "  %d moves a second asked: %.0f acknowledged a second; half within %.1f ms, 99%% within %.1f ms\n",
        rate, total / took, load.times.percentile(0.5), load.times.percentile(0.99));
    load.times = {};
}

void moves(bool is_postgres, Signature& signature) {
    Served served(is_postgres);
    served.start();
    Load load(served, 1000, "moves ");
    load.begin();
    for (const int rate : {500, 1000, 2000}) at_rate(load, rate, 5 * rate);
    // As fast as it goes, until each table has had 40 moves.
    const auto began = Clock::now();
    const std::size_t before = 17'500;
    const auto is_done = [](const auto& table) { return table->moves() >= 40 || table->is_over(); };
    while (!std::ranges::all_of(load.tables(), is_done)) {
        for (const auto& table : load.tables())
            if (!is_done(table)) table->move();
        load.take();
    }
    load.settle();
    std::size_t made = 0;
    for (const auto& table : load.tables()) made += static_cast<std::size_t>(table->moves());
    std::printf(
        "  as fast as it goes, 1,000 tables at once: %.0f a second; half within %.1f ms, 99%% within %.1f "
        "ms\n",
        static_cast<double>(made - before) / std::chrono::duration<double>(Clock::now() - began).count(),
        load.times.percentile(0.5), load.times.percentile(0.99));
    load.check(&signature);
}

// While 100 tables play at 500 moves a second, one connection after the other is cut.
void cuts(bool is_postgres) {
    constexpr int count = 500;
    Served served(is_postgres);
    served.start();
    Load load(served, 100, "cuts ");
    load.begin();
    play::Random random(7);
    Times resumed;
    auto next_move = Clock::now();
    struct Cut {
        PlayedTable* table;
        int seat;
        Clock::time_point at;
    };
    std::vector<Cut> open;
    for (int made = 0; made < count || !open.empty();) {
        if (Clock::now() >= next_move) {
            next_move += milliseconds(2);
            load.tables()[random.below(100)]->move();
        }
        auto& table = *load.tables()[random.below(100)];
        const int seat = static_cast<int>(random.below(2));
        if (made < count && open.size() < 20 && table.player(seat).is_there() && random.below(50) == 0) {
            table.player(seat).cut();
            open.push_back({&table, seat, Clock::now()});
            table.player(seat).come(served.port());
            ++made;
        }
        load.take();
        std::erase_if(open, [&](const Cut& cut) {
            if (cut.table->player(cut.seat).is_lost()) cut.table->player(cut.seat).come(served.port());
            if (!cut.table->player(cut.seat).is_there()) return false;
            resumed.add(Clock::now() - cut.at);
            return true;
        });
    }
    load.settle();
    std::printf("  %zu cuts: resumed half within %.1f ms, 99%% within %.1f ms, all within %.1f ms\n",
                resumed.count(), resumed.percentile(0.5), resumed.percentile(0.99), resumed.percentile(1));
    load.check(nullptr);
}

// Eight tables play as fast as they can while the server is killed again and again. Whoever comes back is
// told all from the beginning, and compares it with what was told before.
void kills(bool is_postgres, int count) {
    Served served(is_postgres);
    served.start();
    Load load(served, 8, "kills ");
    load.begin();
    play::Random random(11);
    Times up;
    int moved = 0;
    for (int killed = 0; killed < count; ++killed) {
        const auto end = Clock::now() + std::chrono::microseconds(2000 + random.below(30'000));
        while (Clock::now() < end) {
            for (const auto& table : load.tables()) table->move();
            load.take();
        }
        std::vector<std::size_t> told;
        for (const auto& table : load.tables()) told.push_back(table->entries().size());
        served.kill();
        const auto began = Clock::now();
        load.run_until([&] {
            return std::ranges::all_of(load.tables(), [](const auto& table) {
                return table->player(0).is_lost() && table->player(1).is_lost();
            });
        });
        // What was on its way when the server died was told, too.
        for (std::size_t i = 0; i < told.size(); ++i) told[i] = load.tables()[i]->entries().size();
        served.start();
        for (const auto& table : load.tables())
            for (const int seat : {0, 1}) table->player(seat).forget();
        load.run_until([&] {
            load.come_back();
            return load.is_everybody_there();
        });
        up.add(Clock::now() - began);
        for (std::size_t i = 0; i < told.size(); ++i)
            for (const int seat : {0, 1})
                if (load.tables()[i]->player(seat).seen() < told[i]) {
                    std::printf("  a table lost entries that were told\n");
                    Load::is_good = false;
                }
        // Whose match is over goes to a new table.
        if (std::ranges::all_of(load.tables(), [](const auto& table) { return table->is_over(); })) {
            load.check(nullptr);
            for (const auto& table : load.tables()) moved += table->moves();
            load.tables().clear();
            for (int i = 0; i < 8; ++i) load.lay("kills " + std::to_string(killed) + ' ' + std::to_string(i));
            load.begin();
        }
    }
    load.settle();
    load.check(nullptr);
    for (const auto& table : load.tables()) moved += table->moves();
    std::printf("  %d kills in %d moves: everybody there again half within %.0f ms, 99%% within %.0f ms\n",
                count, moved, up.percentile(0.5), up.percentile(0.99));
}

int run(const std::vector<std::string>& words) {
    cpu_set_t cores;
    CPU_ZERO(&cores);
    CPU_SET(load_core, &cores);
    sched_setaffinity(0, sizeof(cores), &cores);
    const auto has = [&](const std::string& word) { return std::ranges::find(words, word) != words.end(); };
    const auto either = [&](std::initializer_list<const char*> all, const char* one) {
        return has(one) || std::ranges::none_of(all, has);
    };
    int count = 100;
    if (const auto place = std::ranges::find(words, "kills");
        place != words.end() && place + 1 != words.end())
        count = std::atoi((place + 1)->c_str());
    Signature signature;
    for (const char* const kind : {"sqlite", "postgres"}) {
        if (!either({"sqlite", "postgres"}, kind)) continue;
        const bool is_postgres = std::string_view(kind) == "postgres";
        if (is_postgres && !serve::PostgresServer::is_installed()) {
            std::printf("PostgreSQL is not installed\n");
            continue;
        }
        std::printf("%s\n", is_postgres ? "Tables in PostgreSQL" : "Tables in SQLite");
        const auto wanted = [&](const char* what) {
            return either({"idle", "moves", "cuts", "kills"}, what);
        };
        if (wanted("idle")) idle(is_postgres);
        if (wanted("moves")) moves(is_postgres, signature);
        if (wanted("cuts")) cuts(is_postgres);
        if (wanted("kills")) kills(is_postgres, count);
    }
    signature.print();
    return Load::is_good ? 0 : 1;
}

}  // namespace
}  // namespace bastide::bench

int main(int argc, char** argv) {
    std::setvbuf(stdout, nullptr, _IOLBF, 0);
    return bastide::bench::run({argv + 1, argv + argc});
}
