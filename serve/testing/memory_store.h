// A store in memory, for hubs: it can be full, or lose entries; several hubs may share it.
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
        for (const Door& door : table.doors)
            if (*find(door.hash)) return std::unexpected(file_error("tables.db", "there is such a door"));
        tables[table.id] = table;
        return {};
    }
    Result<std::optional<Found>> find(std::string_view hash) override {
        for (const auto& [id, table] : tables)
            for (const Door& door : table.doors)
                if (door.hash == hash) return Found{table, door.seat};
        return std::nullopt;
    }
    std::vector<Result<Added>> append(const std::vector<Following>& all) override {
        std::vector<Result<Added>> results;
        for (const Following& each : all) results.push_back(add(each));
        return results;
    }
    Result<std::vector<match::TableEvent>> entries(const std::string& table, std::int64_t after) override {
        if (is_full) return full();
        const auto& all = tables.at(table).entries;
        return std::vector(all.begin() + std::min(after, std::ssize(all)), all.end());
    }
    std::unique_ptr<Listener> listen(const std::function<void(const Notice&)>& hear) override {
        return std::make_unique<Hearing>(*this, hear);
    }

    std::map<std::string, StoredTable> tables;
    bool is_full = false;
    int chances = 0;  // how many keys were made

  private:
    using Ears = std::list<std::function<void(const Notice&)>>;

    class Hearing : public Listener {
      public:
        Hearing(MemoryStore& store, std::function<void(const Notice&)> hear)
            : store_(store), ear_(store.ears_.insert(store.ears_.end(), std::move(hear))) {}
        Hearing(const Hearing&) = delete;
        Hearing(Hearing&&) = delete;
        Hearing& operator=(const Hearing&) = delete;
        Hearing& operator=(Hearing&&) = delete;
        ~Hearing() override { store_.ears_.erase(ear_); }

      private:
        MemoryStore& store_;
        Ears::iterator ear_;
    };

    static std::unexpected<Error> full() {
        return std::unexpected(file_error("tables.db", "the disk is full"));
    }
    Result<Added> add(const Following& following) {
        if (is_full) return full();
        auto& entries = tables.at(following.table).entries;
        if (std::ssize(entries) != following.after) return Added::overtaken;
        entries.insert(entries.end(), following.entries.begin(), following.entries.end());
        for (const auto& hear : ears_) hear({following.table, std::ssize(entries)});
        return Added::kept;
    }

    Ears ears_;
};

}  // namespace bastide::serve
