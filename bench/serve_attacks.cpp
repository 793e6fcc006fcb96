// The server of online tables under attack by one guest, while 30 players play at 15 tables.
//
//     serve_attacks [ATTACK…] [seconds N]
//
// Without arguments, runs every attack for 10 seconds, each against a new server on one core. Players and
// attackers share the other core, and attackers have a lower priority. All connect over loopback: the
// attackers as the guest 127.0.0.2, and once a second a newcomer as the guest 127.0.0.3. Fails if the median
// acknowledgement takes 50 ms or longer, or the server uses 200 MB or more.
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <string>
#include <thread>
#include <vector>

#include <boost/asio/read_until.hpp>
#include <boost/asio/write.hpp>
#include <sched.h>
#include <sys/resource.h>
#include <unistd.h>

#include "bastide/base/sha256.h"
#include "bastide/match/online/message.h"
#include "bench/loaded_server.h"

namespace bastide::bench {
namespace {

using asio::ip::tcp;
using Failure = boost::system::error_code;

constexpr int long_tables = 40;
constexpr int long_table_entries = 3600;
constexpr int finished_tables = 400;

// A frame of a WebSocket, masked with zeros. `code` is the first byte: 0x81 for a text, 0x89 for a ping.
std::string frame(unsigned code, const std::string& payload = "") {
    std::string text = {static_cast<char>(code)};
    if (payload.size() < 126) {
        text += static_cast<char>(0x80U | payload.size());
    } else {
        text += static_cast<char>(0xFEU);
        text += static_cast<char>(payload.size() >> 8U);
        text += static_cast<char>(payload.size() & 0xFFU);
    }
    return text + std::string(4, '\0') + payload;
}

std::string open_frame(const std::string& key) {
    return frame(0x81U, R"({"do":"open","version":)" + std::to_string(match::protocol_version) +
                            R"(,"key":")" + key + R"(","seen":0})");
}

// A connection of a guest with this address. Reads and writes do not wait.
class Guest {
  public:
    Guest(std::uint16_t port, const char* address) : port_(port), address_(address) {}

    bool is_connected() const { return socket_.is_open(); }
    // Returns false if the server refuses the connection.
    bool connect() {
        Failure failure;
        socket_ = tcp::socket(network_);
        failure = socket_.open(tcp::v4(), failure);
        if (!failure) failure = socket_.bind({asio::ip::make_address(address_), 0}, failure);
        if (!failure) failure = socket_.connect({asio::ip::address_v4::loopback(), port_}, failure);
        return !failure || drop();
    }
    bool connect_page() {
        if (!connect()) return false;
        const std::string answer = request(
            "GET /api/table HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
        if (!answer.starts_with("HTTP/1.1 101")) return drop();
        socket_.non_blocking(true);
        return true;
    }
    // Sends a request, and returns the beginning of the answer.
    std::string request(const std::string& text) {
        Failure failure;
        std::string answer;
        asio::write(socket_, asio::buffer(text), failure);
        if (!failure) asio::read_until(socket_, asio::dynamic_buffer(answer), "\r\n\r\n", failure);
        if (failure) drop();
        return answer;
    }
    // Drops what does not fit into the system's buffers.
    bool send(const std::string& text) {
        Failure failure;
        socket_.write_some(asio::buffer(text), failure);
        return !failure || failure == asio::error::would_block || drop();
    }
    // Reads what has arrived. Returns false at the end of the connection.
    bool read(std::string* all = nullptr) {
        std::array<char, 65'536> bytes{};
        while (true) {
            Failure failure;
            const std::size_t size = socket_.read_some(asio::buffer(bytes), failure);
            if (all != nullptr) all->append(bytes.data(), size);
            if (failure == asio::error::would_block) return true;
            if (failure) return drop();
        }
    }
    bool drop() {
        Failure ignored;
        ignored = socket_.close(ignored);
        return false;
    }

  private:
    asio::io_context network_;
    tcp::socket socket_{network_};
    std::uint16_t port_;
    const char* address_;
};

// The server under attack, with the keys of tables that the attackers know.
struct Target {
    std::uint16_t port = 0;
    std::vector<std::string> long_keys = {};
    std::vector<std::string> finished_keys = {};
};

// Runs until its time is over.
using Attack = std::function<void(const Target&, const std::stop_token&)>;

// Guests that connect again whenever they are cut off, each after a pause as long as that of a patient
// attacker. `act` is called for each connected guest, with its number, about as often as `interval`.
void with_guests(const Target& target, const std::stop_token& stop, std::size_t count, milliseconds interval,
                 const std::function<void(Guest&, std::size_t, bool is_new)>& act) {
    std::vector<std::unique_ptr<Guest>> guests;
    for (std::size_t i = 0; i < count; ++i)
        guests.push_back(std::make_unique<Guest>(target.port, "127.0.0.2"));
    while (!stop.stop_requested()) {
        const auto next = Clock::now() + interval;
        for (std::size_t i = 0; i < count && !stop.stop_requested(); ++i) {
            const bool is_new = !guests[i]->is_connected();
            if (!is_new || guests[i]->connect_page()) act(*guests[i], i, is_new);
        }
        std::this_thread::sleep_until(next);
    }
}

Attack opens(std::size_t count) {
    return [count](const Target& target, const std::stop_token& stop) {
        std::size_t next = 0;
        with_guests(target, stop, count, milliseconds(110), [&](Guest& guest, std::size_t, bool) {
            if (guest.send(open_frame(target.long_keys[next++ % target.long_keys.size()]))) guest.read();
        });
    };
}

// Pages that never read.
Attack deaf(std::size_t count) {
    return [count](const Target& target, const std::stop_token& stop) {
        with_guests(target, stop, count, milliseconds(250), [&](Guest& guest, std::size_t i, bool) {
            guest.send(open_frame(target.long_keys[i % target.long_keys.size()]));
        });
    };
}

// Both players of finished games ask for a rematch, one after the other.
Attack rematches() {
    return [](const Target& target, const std::stop_token& stop) {
        std::size_t next = 0;
        with_guests(target, stop, 20, milliseconds(100), [&](Guest& guest, std::size_t, bool) {
            guest.send(open_frame(target.finished_keys[next++ % target.finished_keys.size()]));
            guest.send(frame(0x81U, R"({"do":"rematch","id":1})"));
            if (guest.is_connected()) guest.read();
        });
    };
}

Attack pings() {
    return [](const Target& target, const std::stop_token& stop) {
        std::string many;
        for (int i = 0; i < 1000; ++i) many += frame(0x89U);
        with_guests(target, stop, 8, milliseconds(0), [&](Guest& guest, std::size_t, bool) {
            if (guest.send(many)) guest.read();
        });
    };
}

Attack empty_fragments() {
    return [](const Target& target, const std::stop_token& stop) {
        std::string many;
        for (int i = 0; i < 10'000; ++i) many += frame(0x00U);
        with_guests(target, stop, 8, milliseconds(0), [&](Guest& guest, std::size_t, bool is_new) {
            guest.send(is_new ? frame(0x01U) + many : many);
        });
    };
}

Attack unfinished() {
    return [](const Target& target, const std::stop_token& stop) {
        with_guests(target, stop, 200, milliseconds(500), [&](Guest& guest, std::size_t, bool is_new) {
            if (guest.send(frame(is_new ? 0x01U : 0x00U, "{"))) guest.read();
        });
    };
}

// More connections than files that the server may open at first.
Attack silent() {
    return [](const Target& target, const std::stop_token& stop) {
        std::vector<std::unique_ptr<Guest>> guests;
        while (!stop.stop_requested()) {
            if (guests.size() >= 2000) guests.erase(guests.begin());
            guests.push_back(std::make_unique<Guest>(target.port, "127.0.0.2"));
            guests.back()->connect();
        }
    };
}

Attack requests(const std::string& text) {
    return [text](const Target& target, const std::stop_token& stop) {
        std::vector<std::unique_ptr<Guest>> guests;
        for (int i = 0; i < 8; ++i) guests.push_back(std::make_unique<Guest>(target.port, "127.0.0.2"));
        while (!stop.stop_requested())
            for (const auto& guest : guests)
                if (guest->is_connected() || guest->connect()) guest->request(text);
    };
}

std::string post_table() {
    const std::string settings = R"({"seats":[{"bot":null},{"bot":null}]})";
    return "POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: " + std::to_string(settings.size()) +
           "\r\n\r\n" + settings;
}

const std::vector<std::pair<std::string, Attack>>& attacks() {
    static const std::vector<std::pair<std::string, Attack>> all = {
        {"none", [](const Target&, const std::stop_token&) {}},
        {"opens", opens(100)},
        {"deaf40", deaf(40)},
        {"deaf200", deaf(200)},
        {"rematches", rematches()},
        {"pings", pings()},
        {"fragments", empty_fragments()},
        {"unfinished", unfinished()},
        {"silent", silent()},
        {"tables", requests(post_table())},
        {"requests", requests("GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n")},
    };
    return all;
}

// Adds a table of two with these events, and returns the keys of its seats.
std::array<std::string, 2> add_table(
    serve::Store& store, const std::string& name,
    const std::function<std::vector<match::TableEvent>(match::HostedTable&)>& events_of) {
    const std::array keys = {sha256("first key of " + name).substr(0, 32),
                             sha256("second key of " + name).substr(0, 32)};
    const std::string secret = sha256("secret of " + name);
    const serve::StoredTable table{
        .id = sha256("table " + name).substr(0, 32),
        .settings = *match::read_table_settings(R"({"seats":[{"bot":null},{"bot":null}]})"),
        .secret = {secret, sha256(secret)},
        .access_keys = {{sha256(keys[0]), 0}, {sha256(keys[1]), 1}},
        .entries = {}};
    match::HostedTable hosted(table.settings, table.secret);
    if (!store.create(table) ||
        store.append({{table.id, 0, events_of(hosted)}})[0] != serve::AppendResult::stored)
        give_up("a table cannot be stored");
    return keys;
}

std::vector<match::TableEvent> sit_and_stand(match::HostedTable& /*table*/) {
    std::vector<match::TableEvent> events;
    for (int i = 0; i < long_table_entries; ++i) {
        const bool sits = i % 2 == 0;
        events.push_back({.at = i,
                          .kind = sits ? match::TableEventKind::sat : match::TableEventKind::left_seat,
                          .seat = 0,
                          .text = sits ? "a name of 24 characters." : ""});
    }
    return events;
}

std::vector<match::TableEvent> sit_and_resign(match::HostedTable& table) {
    std::vector<match::TableEvent> all;
    const auto request = [&](int seat, const match::TableCommand& command) {
        const auto events = table.request(seat, command, 1);
        if (!events) give_up(to_string(events.error()));
        for (const match::TableEvent& event : *events) {
            if (!table.apply(event)) give_up("a table cannot be played");
            all.push_back(event);
        }
    };
    request(0, {match::TableCommandKind::sit, "Anna"});
    request(1, {match::TableCommandKind::sit, "Ben"});
    request(1, {match::TableCommandKind::resign});
    return all;
}

// Somebody else, who comes once a second to create a table and to open it.
class Newcomers {
  public:
    Newcomers(std::uint16_t port, std::string key) : port_(port), key_(std::move(key)) {}

    void run(const std::stop_token& stop) {
        while (!stop.stop_requested()) {
            const auto began = Clock::now();
            Guest creator(port_, "127.0.0.3");
            ++tried;
            if (creator.connect() && creator.request(post_table()).starts_with("HTTP/1.1 201")) ++created;
            Guest page(port_, "127.0.0.3");
            std::string received;
            if (page.connect_page() && page.send(open_frame(key_)))
                while (page.read(&received) && !received.contains(R"({"is":"table")"))
                    std::this_thread::sleep_for(milliseconds(1));
            if (received.contains(R"({"is":"table")")) times.add(Clock::now() - began);
            std::this_thread::sleep_until(began + milliseconds(1000));
        }
    }

    int tried = 0;
    int created = 0;
    Times times;

  private:
    std::uint16_t port_;
    std::string key_;
};

// 15 tables of two, each with at most five moves a second.
void play(Load& load, int seconds) {
    const auto end = Clock::now() + std::chrono::seconds(seconds);
    std::vector<Clock::time_point> due(load.tables().size(), Clock::now());
    while (Clock::now() < end) {
        for (std::size_t i = 0; i < due.size(); ++i)
            if (Clock::now() >= due[i] && load.tables()[i]->move()) due[i] = Clock::now() + milliseconds(200);
        load.take();
    }
    load.settle();
}

void limit_files(rlim_t soft) {
    rlimit limit = {};
    getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = std::min(soft, limit.rlim_max);
    setrlimit(RLIMIT_NOFILE, &limit);
}

bool run_attack(const std::string& name, const Attack& attack, int seconds) {
    Served served(false);
    Target target{.port = served.port()};
    for (int i = 0; i < long_tables; ++i)
        target.long_keys.push_back(add_table(served.store(), "long " + std::to_string(i), sit_and_stand)[0]);
    for (int i = 0; i < finished_tables && name == "rematches"; ++i)
        for (const std::string& key :
             add_table(served.store(), "finished " + std::to_string(i), sit_and_resign))
            target.finished_keys.push_back(key);
    limit_files(1024);
    served.start();
    limit_files(16'384);
    Load load(served, 15, "attacked by " + name + ' ');
    load.begin();
    Newcomers newcomers(served.port(), target.long_keys.front());
    {
        const std::jthread attackers([&](const std::stop_token& stop) {
            [[maybe_unused]] const int niceness = nice(10);
            attack(target, stop);
        });
        const std::jthread others([&](const std::stop_token& stop) { newcomers.run(stop); });
        play(load, seconds);
    }
    const double median = load.times.percentile(0.5);
    const double megabytes = served.peak_megabytes();
    std::printf("  %-12s %6zu %8.1f %8.1f %10.0f %6d/%-3d %10.0f\n", name.c_str(), load.times.count(), median,
                load.times.percentile(0.99), newcomers.times.percentile(1), newcomers.created,
                newcomers.tried, megabytes);
    load.check(nullptr);
    return median < 50 && megabytes < 200 && newcomers.created == newcomers.tried &&
           newcomers.times.count() == static_cast<std::size_t>(newcomers.tried);
}

int run(std::vector<std::string> words) {
    cpu_set_t cores;
    CPU_ZERO(&cores);
    CPU_SET(load_core, &cores);
    sched_setaffinity(0, sizeof(cores), &cores);
    int seconds = 10;
    if (const auto place = std::ranges::find(words, "seconds");
        place != words.end() && place + 1 != words.end()) {
        seconds = std::max(1, std::atoi((place + 1)->c_str()));
        words.erase(place, place + 2);
    }
    std::printf("  %-12s %6s %8s %8s %10s %10s %10s\n", "attack", "moves", "p50 ms", "p99 ms", "newcomer ms",
                "tables", "peak MB");
    bool is_good = true;
    for (const auto& [name, attack] : attacks())
        if (words.empty() || std::ranges::find(words, name) != words.end())
            is_good = run_attack(name, attack, seconds) && is_good;
    std::printf("%s\n", is_good ? "every attack was withstood" : "an attack was not withstood");
    return is_good && Load::faults == 0 ? 0 : 1;
}

}  // namespace
}  // namespace bastide::bench

int main(int argc, char** argv) {
    std::setvbuf(stdout, nullptr, _IOLBF, 0);
    return bastide::bench::run({argv + 1, argv + argc});
}
