#include "serve/store_probe.h"

#include <filesystem>

#include <sys/statvfs.h>

namespace bastide::serve {
namespace {

// Older runs count as downtime.
constexpr std::int64_t max_age_of_runs = std::int64_t{400} * 24 * 3'600'000;

std::int64_t size_of(const std::string& file) {
    std::error_code failed;
    const auto size = std::filesystem::file_size(file, failed);
    return failed ? 0 : static_cast<std::int64_t>(size);
}

}  // namespace

Result<std::vector<Run>> read_runs(store::Sql& sql) {
    const auto rows = sql.execute("SELECT began, alive FROM runs ORDER BY began");
    if (!rows) return std::unexpected(rows.error());
    std::vector<Run> runs;
    runs.reserve(rows->size());
    for (const store::Values& row : *rows)
        runs.push_back({store::to_number(row[0]), store::to_number(row[1])});
    return runs;
}

// The notes need not survive a power cut, so SQLite does not sync the disk for them.
StoreProbe::StoreProbe(std::unique_ptr<store::Sql> sql, std::string file)
    : sql_(std::move(sql)), file_(std::move(file)) {
    if (!file_.empty()) [[maybe_unused]]
        const auto done = sql_->run("PRAGMA synchronous = NORMAL");
}

ServerClock StoreProbe::start_clock(std::int64_t time_of_day, ServerClock::Steady now) {
    const ServerClock clock(read_runs(*sql_).value_or(std::vector<Run>()), time_of_day, now);
    began_ = clock.start();
    // On a full disk the first successful note does both.
    if (sql_->execute("DELETE FROM runs WHERE alive < $1", {std::to_string(began_ - max_age_of_runs)}))
        [[maybe_unused]]
        const auto noted = note_alive(began_);
    return clock;
}

Result<void> StoreProbe::note_alive(std::int64_t now) {
    const auto rows = run_.empty()
                          ? sql_->execute("INSERT INTO runs (began, alive) VALUES ($1, $2) RETURNING id",
                                          {std::to_string(began_), std::to_string(now)})
                          : sql_->execute("UPDATE runs SET alive = $1 WHERE id = $2 RETURNING id",
                                          {std::to_string(now), run_});
    if (!rows) return std::unexpected(rows.error());
    run_ = rows->empty() ? "" : rows->front()[0];  // empty if a backup was restored
    return {};
}

Result<std::vector<TableUpdated>> StoreProbe::updates() {
    std::vector<TableUpdated> all;
    if (file_.empty()) return all;
    if (last_update_.empty()) {
        const auto last = sql_->execute("SELECT coalesce(max(number), 0) FROM changes");
        if (!last) return std::unexpected(last.error());
        last_update_ = last->front()[0];
        return all;
    }
    const auto rows = sql_->execute(
        "SELECT number, in_table, entries FROM changes WHERE number > CAST($1 AS INTEGER) ORDER BY number",
        {last_update_});
    if (!rows) return std::unexpected(rows.error());
    all.reserve(rows->size());
    for (const store::Values& row : *rows) {
        last_update_ = row[0];
        all.push_back({.table = row[1], .entries = store::to_number(row[2])});
    }
    return all;
}

DiskUse StoreProbe::disk_use() const {
    if (file_.empty()) return {};
    DiskUse use{.database = size_of(file_) + size_of(file_ + "-wal"), .free = -1};
    struct statvfs disk = {};
    if (statvfs(file_.c_str(), &disk) == 0)
        use.free = static_cast<std::int64_t>(disk.f_bavail) * static_cast<std::int64_t>(disk.f_frsize);
    return use;
}

}  // namespace bastide::serve
