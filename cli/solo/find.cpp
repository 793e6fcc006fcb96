#include "cli/solo/find.h"

#include <utility>

#include "bastide/solo/watched.h"
#include "cli/recorded.h"
#include "tui/solo/solo_store.h"

namespace bastide::cli {

Result<solo::Table> find_solo_game(const std::string& name) {
    if (is_game_number(name)) {
        auto kept = kept_game<tui::SoloStore>(tui::games_file(), name);
        if (!kept) return std::unexpected(std::move(kept.error()));
        return watched(std::move(kept->table.record));
    }
    auto record = read_whole(name, most_record_bytes, solo::read_record, "a game");
    if (!record) return std::unexpected(std::move(record.error()));
    return watched(*std::move(record));
}

}  // namespace bastide::cli
