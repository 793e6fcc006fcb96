#include "ladder/postgres_ladder.h"

#include <array>
#include <optional>
#include <random>
#include <string>
#include <thread>
#include <tuple>
#include <utility>

#include "ladder/schema.h"
#include "store/postgres_schema.h"

namespace bastide::ladder {
namespace {

using store::Postgres;

const store::PostgresSchema& schema() {
    static const std::string first = std::string(
                                         "CREATE TABLE ladder_version (number integer NOT NULL);"
                                         "INSERT INTO ladder_version VALUES (0);")
                                         .append(tables("BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY"));
    static const std::array migrations = {first.c_str()};
    static const store::PostgresSchema schema = {
        .version_table = "ladder_version", .lock = 482302, .migrations = migrations};
    return schema;
}

class PostgresSql final : public Sql {
  public:
    PostgresSql(Postgres database, std::function<void(const std::string&)> tell)
        : database_(std::move(database)), tell_(std::move(tell)) {}

    // A server may be started anew meanwhile.
    Result<Rows> ask(const std::string& sql, const Values& values) override {
        constexpr std::chrono::minutes longest_outage{1};
        constexpr std::chrono::milliseconds between_tries{250};
        const auto until = Clock::now() + longest_outage;
        for (bool is_told = false;; is_told = true) {
            auto rows = ask_once(sql, values);
            if (rows || database_.is_connected() || is_in_transaction_) return rows;
            if (!goes_on() || Clock::now() >= until) return rows;
            if (!is_told && tell_) tell_("the database cannot be reached: trying again for a minute");
            std::this_thread::sleep_for(between_tries);
        }
    }

    Result<void> all_or_nothing(const std::function<Result<void>()>& act) override {
        if (auto begun = tell("BEGIN"); !begun) return begun;
        is_in_transaction_ = true;
        // Whoever adds the same in another order would wait for this, and this for it.
        auto done = tell("SELECT pg_advisory_xact_lock(482303)");
        if (done) done = act();
        if (done) done = tell("COMMIT");
        if (!done && database_.is_connected()) std::ignore = ask_once("ROLLBACK", {});
        is_in_transaction_ = false;
        return done;
    }

    void go_on_while(const std::function<bool()>& watch) override {
        watch_ = watch;
        database_.wait_while([this] { return goes_on(); });
    }

    std::string name() const override { return "PostgreSQL"; }
    bool is_shared() const override { return true; }

  private:
    using Clock = std::chrono::steady_clock;

    Result<Rows> ask_once(const std::string& sql, const Values& values) {
        const auto answer = database_.ask(sql, values);
        if (!answer) return std::unexpected(answer.error());
        Rows rows;
        for (int row = 0; row < answer->size(); ++row) {
            auto& cells = rows.emplace_back();
            for (int column = 0; column < answer->columns(); ++column)
                cells.push_back(answer->text(row, column));
        }
        return rows;
    }

    Result<void> tell(const std::string& sql) {
        if (auto rows = ask(sql, {}); !rows) return std::unexpected(std::move(rows.error()));
        return {};
    }

    // A while longer than is wished, so that pairs can be given back.
    bool goes_on() {
        if (!watch_ || watch_()) return true;
        constexpr std::chrono::seconds to_give_back{3};
        if (!ends_) ends_ = Clock::now() + to_give_back;
        return Clock::now() < *ends_;
    }

    Postgres database_;
    std::function<void(const std::string&)> tell_;
    std::function<bool()> watch_;
    std::optional<Clock::time_point> ends_;
    bool is_in_transaction_ = false;
};

Result<Postgres> connected(const std::string& address) {
    auto database = Postgres::at(address);
    if (!database) return database;
    if (auto connected = database->connect(); !connected)
        return std::unexpected(std::move(connected.error()));
    return database;
}

std::string new_worker() {
    std::random_device device;
    return std::to_string(device()) + "-" + std::to_string(device());
}

}  // namespace

Result<std::unique_ptr<Store>> open_postgres(const std::string& address, std::chrono::seconds lease,
                                             std::function<void(const std::string&)> tell) {
    if (auto ready = bring_up_to_date(address, schema()); !ready)
        return std::unexpected(std::move(ready.error()));
    auto database = connected(address);
    if (!database) return std::unexpected(std::move(database.error()));
    return std::make_unique<SqlStore>(std::make_unique<PostgresSql>(*std::move(database), std::move(tell)),
                                      new_worker(), lease);
}

Result<std::unique_ptr<Store>> open_postgres_to_read(const std::string& address) {
    auto database = connected(address);
    if (!database) return std::unexpected(std::move(database.error()));
    const auto is_there = is_up_to_date(*database, schema());
    if (!is_there) return std::unexpected(is_there.error());
    if (!*is_there) return std::unexpected(file_error("PostgreSQL", "there is no ladder in this database"));
    return std::make_unique<SqlStore>(
        std::make_unique<PostgresSql>(*std::move(database), std::function<void(const std::string&)>()),
        new_worker());
}

}  // namespace bastide::ladder
