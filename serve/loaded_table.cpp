#include "serve/loaded_table.h"

#include <utility>

namespace bastide::serve {

Result<LoadedTable> load_table(Store& store, const std::string& id) {
    auto stored = store.load(id);
    if (!stored) return std::unexpected(std::move(stored.error()));
    LoadedTable table{.id = id,
                      .match = match::HostedTable(stored->settings, stored->secret),
                      .access_keys = std::move(stored->access_keys),
                      .secret = stored->secret};
    for (const match::TableEvent& entry : stored->entries) {
        if (auto applied = table.match.apply(entry); !applied)
            return damaged_entry(id, static_cast<std::size_t>(table.entries.size()) + 1,
                                 std::move(applied.error().message));
        table.entries.add(entry);
    }
    return table;
}

}  // namespace bastide::serve
