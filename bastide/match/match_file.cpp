#include "bastide/match/match_file.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bastide/match/bga.h"
#include "bastide/match/errors.h"
#include "bastide/match/format.h"
#include "bastide/match/jcz.h"
#include "bastide/text/json_members.h"
#include "bastide/text/quote.h"

namespace bastide::match {

// True if a value has nothing of a record. A record that lacks a member gives the error of that member.
static bool is_not_a_game(const text::JsonValue& root) {
    constexpr std::array<std::string_view, 4> members = {"version", "players", "moves", "deck"};
    return std::ranges::none_of(members,
                                [&](std::string_view member) { return root.find(member) != nullptr; });
}

static Result<ImportedMatch> read_saved(const text::JsonValue& root) {
    if (is_not_a_game(root)) return text::fail_at(root, errors::not_a_game);
    auto saved = read_saved_match(root);
    if (!saved) return std::unexpected(std::move(saved.error()));
    auto record = replay(*saved, &root);
    if (!record) return std::unexpected(std::move(record.error()));
    std::vector<std::string> names = player_names(record->game().position().players());
    for (std::size_t i = 0; i < saved->names.size(); ++i) names[i] = text::printable(saved->names[i]);
    return ImportedMatch{.record = *std::move(record),
                         .names = std::move(names),
                         .forfeit = std::move(saved->forfeit),
                         .tags = std::move(saved->tags)};
}

Result<ImportedMatch> read_match_file(std::string_view text) {
    if (auto error = old_jcz_error(text)) return std::unexpected(*std::move(error));
    const auto root = text::parse_json(text);
    if (!root) return std::unexpected(root.error());
    auto match = is_jcz(*root) ? read_jcz(*root) : is_bga(*root) ? read_bga(*root) : read_saved(*root);
    if (match) match->names = distinct_names(match->names);
    return match;
}

}  // namespace bastide::match
