// The server of online tables under load: `bastide-serve` on one core and its players on another, over
// loopback.
//
//     serve_load [sqlite|postgres] [idle|moves|cuts|kills [N]]
//
// Without arguments, runs everything with both stores. The names of the tables determine the moves, and the
// signature covers all games regardless of timing.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include <sched.h>

#include "bench/loaded_server.h"

namespace bastide::bench {
namespace {

// 1,000 tables with both players connected and idle.
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

// At a fixed rate: each move goes to the next table that waits for one.
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
    // As fast as possible, until each table has had 40 moves.
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

// Eight tables play as fast as possible while the server is killed repeatedly. A returning client receives
// all events from the beginning and compares them with those received before.
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
        std::vector<std::size_t> counts;
        for (const auto& table : load.tables()) counts.push_back(table->entries().size());
        served.kill();
        const auto began = Clock::now();
        load.run_until([&] {
            return std::ranges::all_of(load.tables(), [](const auto& table) {
                return table->player(0).is_lost() && table->player(1).is_lost();
            });
        });
        // Messages in flight when the server died count as well.
        for (std::size_t i = 0; i < counts.size(); ++i) counts[i] = load.tables()[i]->entries().size();
        served.start();
        for (const auto& table : load.tables())
            for (const int seat : {0, 1}) table->player(seat).forget();
        load.run_until([&] {
            load.come_back();
            return load.is_everybody_there();
        });
        up.add(Clock::now() - began);
        for (std::size_t i = 0; i < counts.size(); ++i)
            for (const int seat : {0, 1})
                if (load.tables()[i]->player(seat).seen() < counts[i]) {
                    std::printf("  a table lost entries that were told\n");
                    ++Load::faults;
                }
        // Whose match is over goes to a new table.
        if (std::ranges::all_of(load.tables(), [](const auto& table) { return table->is_over(); })) {
            load.check(nullptr);
            for (const auto& table : load.tables()) moved += table->moves();
            load.tables().clear();
            for (int i = 0; i < 8; ++i)
                load.create_table("kills " + std::to_string(killed) + ' ' + std::to_string(i));
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
        if (is_postgres && !store::PostgresServer::is_installed()) {
            std::printf("PostgreSQL is not installed\n");
            continue;
        }
        std::printf("%s\n", is_postgres ? "Tables in PostgreSQL" : "Tables in SQLite");
        const auto count_of = [&](const char* what) {
            return either({"idle", "moves", "cuts", "kills"}, what);
        };
        if (count_of("idle")) idle(is_postgres);
        if (count_of("moves")) moves(is_postgres, signature);
        if (count_of("cuts")) cuts(is_postgres);
        if (count_of("kills")) kills(is_postgres, count);
    }
    std::printf("lost, told twice or told otherwise: %zu\n", Load::faults);
    signature.print();
    return Load::faults == 0 ? 0 : 1;
}

}  // namespace
}  // namespace bastide::bench

int main(int argc, char** argv) {
    std::setvbuf(stdout, nullptr, _IOLBF, 0);
    return bastide::bench::run({argv + 1, argv + argc});
}
