#include "bastide/match/match_file.h"

#include <utility>

#include "bastide/match/bga.h"
#include "bastide/match/format.h"
#include "bastide/match/jcz.h"
#include "bastide/text/quote.h"

namespace bastide::match {

Result<ImportedMatch> read_match_file(std::string_view text) {
    const auto root = text::parse_json(text);
    if (!root) return std::unexpected(root.error());
    if (is_jcz(*root)) return read_jcz(*root);
    if (is_bga(*root)) return read_bga(*root);
    auto saved = read_saved_match(*root);
    if (!saved) return std::unexpected(std::move(saved.error()));
    auto record = replay(*saved);
    if (!record) return std::unexpected(std::move(record.error()));
    std::vector<std::string> names = player_names(record->game().position().players());
    for (std::size_t i = 0; i < saved->names.size(); ++i) names[i] = text::printable(saved->names[i]);
    return ImportedMatch{*std::move(record), std::move(names), std::move(saved->forfeit)};
}

}  // namespace bastide::match
