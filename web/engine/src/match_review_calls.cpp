// Calls for the Review page: a match judged turn by turn.
#include <array>
#include <string>
#include <vector>

#include "bastide/match/json.h"
#include "bastide/match/match_file.h"
#include "bastide/match/review/format.h"
#include "bastide/text/fields.h"
#include "web/engine/src/calls.h"
#include "web/engine/src/host.h"
#include "web/engine/src/lines.h"
#include "web/engine/src/number.h"
#include "web/engine/src/played_match.h"

namespace bastide::engine {
namespace {

// 0 means a quick look.
using Simulations = Within<0, 1'000'000>;

}  // namespace
}  // namespace bastide::engine

namespace bastide::match {

static SavedMatch record_of(const ImportedMatch& file) {
    SavedMatch saved = saved_of(file.record);
    saved.tags = file.tags;
    return saved;
}

static constexpr auto describe(text::Type<ImportedMatch> /*type*/) {
    return text::object(
        "OpenedMatch", "", "", text::member("match", "", record_of, text::as("MatchRecord")),
        text::member("names", "", &ImportedMatch::names),
        text::optional_member("forfeit", "", &ImportedMatch::forfeit),
        text::member("differences", "Points that the file counts differently.", &ImportedMatch::differences));
}

}  // namespace bastide::match

namespace bastide::engine {
namespace {

// Opens a match of another program or of ours.
Result<std::string> match_open(std::string_view text) {
    const auto read = match::read_match_file(text);
    if (!read) return std::unexpected(read.error());
    return text::json_text(*read);
}

// Sends each judged turn as `turn_json`, and returns the totals as `totals_json`. The names are the players',
// a line each.
Result<std::string> match_review(const PlayedMatch& played, const std::vector<std::string>& names,
                                 Simulations simulations) {
    const match::Record& record = played.record;
    match::Review review = match::review_of(record);
    if (names.size() != static_cast<std::size_t>(review.players))
        return fail("there is not a name for each player");
    while (!review.is_whole()) {
        const std::size_t turn = review.turns.size();
        review.turns.push_back(match::review_turn(record, turn, {.simulations = simulations}));
        if (!give(turn_json(record, review.turns.back(), names))) break;
    }
    return totals_json(record, review, names);
}

constexpr std::array calls = {Call{"match_open", call<match_open>}, Call{"match_review", call<match_review>}};

}  // namespace

std::span<const Call> match_review_calls() {
    return calls;
}

void declare_match_review(text::TypeScript& to) {
    text::typescript_type<match::ImportedMatch>(to);
    match::declare_review(to);
}

}  // namespace bastide::engine
