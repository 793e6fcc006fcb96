// A store in memory for hubs. A test can make the store full or let it lose events, and several hubs can
// share one store.
#pragma once

#include <algorithm>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "serve/store.h"

namespace bastide::serve {

class MemoryStore : public Store {
  public:
    Result<void> create(const StoredTable& table) override {
        if (is_full) return full();
        for (const AccessKey& door : table.access_keys)
            if (has(door.hash)) return std::unexpected(file_error("tables.db", "there is such a door"));
        tables[table.id] = table;
        return {};
    }
    Result<std::optional<TableLookup>> find(std::string_view hash) override {
        if (is_unreadable) return std::unexpected(file_error("tables.db", "disk I/O error"));
        for (const auto& [id, table] : tables)
            for (const AccessKey& door : table.access_keys)
                if (door.hash == hash) return TableLookup{id, door.seat, std::ssize(table.entries)};
        return std::nullopt;
    }
    Result<StoredTable> load(const std::string& table) override {
        ++loads;
        if (is_unreadable) return std::unexpected(file_error("tables.db", "disk I/O error"));
        return tables.at(table);
    }
    std::vector<Result<AppendResult>> append(const std::vector<AppendBatch>& all) override {
        std::vector<Result<AppendResult>> results;
        for (const AppendBatch& each : all) results.push_back(add(each));
        return results;
    }
    Result<std::vector<match::TableEvent>> entries(const std::string& table, std::int64_t after) override {
        if (is_full) return full();
        const auto& all = tables.at(table).entries;
        return std::vector(all.begin() + std::min(after, std::ssize(all)), all.end());
    }
    std::unique_ptr<Listener> listen(const std::function<void(const TableUpdated&)>& on_update) override {
        return std::make_unique<Hearing>(*this, on_update);
    }

    std::map<std::string, StoredTable> tables;
    bool is_full = false;
    bool is_unreadable = false;
    int loads = 0;    // the number of tables loaded
    int chances = 0;  // the number of keys created

  private:
    using Ears = std::list<std::function<void(const TableUpdated&)>>;

    class Hearing : public Listener {
      public:
        Hearing(MemoryStore& store, std::function<void(const TableUpdated&)> on_update)
            : store_(store), ear_(store.ears_.insert(store.ears_.end(), std::move(on_update))) {}
        Hearing(const Hearing&) = delete;
        Hearing& operator=(const Hearing&) = delete;
        ~Hearing() override { store_.ears_.erase(ear_); }

      private:
        MemoryStore& store_;
        Ears::iterator ear_;
    };

    bool has(const std::string& hash) const {
        return std::ranges::any_of(tables, [&](const auto& table) {
            return std::ranges::find(table.second.access_keys, hash, &AccessKey::hash) !=
                   table.second.access_keys.end();
        });
    }
    static std::unexpected<Error> full() {
        return std::unexpected(file_error("tables.db", "the disk is full"));
    }
    Result<AppendResult> add(const AppendBatch& following) {
        if (is_full) return full();
        auto& entries = tables.at(following.table).entries;
        if (std::ssize(entries) != following.after) return AppendResult::conflict;
        entries.insert(entries.end(), following.entries.begin(), following.entries.end());
        for (const auto& on_update : ears_) on_update({following.table, std::ssize(entries)});
        return AppendResult::stored;
    }

    Ears ears_;
};

}  // namespace bastide::serve
