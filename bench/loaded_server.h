// A server of online tables under load: its process on one core, its players on another.
#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <boost/asio/ip/tcp.hpp>
#include <nlohmann/json.hpp>

#include "bench/signature.h"
#include "os/testing/test_folder.h"
#include "os/testing/test_process.h"
#include "serve/open_store.h"
#include "serve/testing/free_port.h"
#include "serve/testing/players.h"
#include "store/testing/postgres_server.h"

namespace bastide::bench {

namespace asio = boost::asio;
using serve::PlayedTable;
using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

inline constexpr int server_core = 0;
inline constexpr int load_core = 1;
inline constexpr std::chrono::minutes much_patience{2};

[[noreturn]] inline void give_up(const std::string& why) {
    std::fprintf(stderr, "serve_load: %s\n", why.c_str());
    std::exit(1);
}

// Durations and their percentiles.
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

// A server with its store, which can be killed and restarted at the same port.
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
        process_.emplace(os::start_beside_test(
            words, os::TestProcessOptions{.log = folder_ / "log", .user = {}, .core = server_core}));
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
    double peak_megabytes() const { return memory("VmHWM:"); }

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

    os::TestFolder folder_;
    std::optional<store::PostgresServer> postgres_;
    std::string database_;
    std::unique_ptr<serve::Store> store_;
    std::uint16_t port_;
    std::optional<os::Process> process_;
};

// Tables and their players on a server.
class Load {
  public:
    Load(Served& served, int tables, const std::string& name) : served_(served) {
        for (int i = 0; i < tables; ++i) create_table(name + std::to_string(i));
    }

    void create_table(const std::string& name) {
        tables_.push_back(std::make_unique<PlayedTable>(network_, name));
        if (auto created = served_.store().create(tables_.back()->stored()); !created)
            give_up(to_string(created.error()));
        tables_.back()->acknowledged = [this](Clock::duration time) { times.add(time); };
    }
    // Runs the network until a condition is true.
    template <class Condition>
    void run_until(const Condition& is_true) {
        const auto end = Clock::now() + much_patience;
        while (!is_true()) {
            if (Clock::now() > end) give_up("the server does not answer any more");
            network_.restart();
            network_.run_one_for(milliseconds(1));
        }
    }
    // Waits at most this long for messages and processes all that arrived, because PostgreSQL is also on this
    // core.
    void take(Clock::duration patience = std::chrono::microseconds(200)) {
        network_.restart();
        network_.run_one_for(patience);
        network_.poll();
    }
    // All players open a table, some at a time, and take a seat.
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
    // Reconnects players without a connection.
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
    // Waits until every message has arrived.
    void settle() {
        run_until([&] {
            return is_everybody_there() && std::ranges::all_of(tables_, [](const auto& table) {
                       return !table->is_waiting() && table->player(0).seen() == table->player(1).seen();
                   });
        });
    }
    // Checks that stored and received events are equal. The moves go into the signature.
    void check(Signature* signature) {
        for (const auto& table : tables_) {
            const auto stored_tables = served_.store().entries(table->stored().id, 0);
            if (!stored_tables) give_up(to_string(stored_tables.error()));
            bool is_same = stored_tables->size() == table->entries().size();
            for (std::size_t i = 0; is_same && i < stored_tables->size(); ++i) {
                const std::string text = to_json((*stored_tables)[i], static_cast<std::int64_t>(i) + 1);
                is_same = nlohmann::json::parse(text).dump() == table->entries()[i];
                if (signature != nullptr)
                    for (const char each : (*stored_tables)[i].text) signature->add(each);
            }
            if (!is_same)
                std::printf("  %s: what was kept is not what was told\n", table->stored().id.c_str());
            for (const std::string& fault : table->faults()) std::printf("  %s\n", fault.c_str());
            faults += table->faults().size() + (is_same ? 0 : 1);
        }
    }

    std::vector<std::unique_ptr<PlayedTable>>& tables() { return tables_; }

    Times times;  // from a request to "done"
    static inline std::size_t faults = 0;

  private:
    static const PlayedTable& as_table(const std::unique_ptr<PlayedTable>& table) { return *table; }

    Served& served_;
    asio::io_context network_{1};
    std::vector<std::unique_ptr<PlayedTable>> tables_;
};

}  // namespace bastide::bench
