// Calls about a match at a shared table that is over: whether its deal was fair.
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "bastide/match/online/verify_deal.h"
#include "bastide/text/json.h"
#include "web/engine/src/calls.h"
#include "web/engine/src/lines.h"
#include "web/engine/src/played_match.h"

namespace bastide::engine {
namespace {

// {"kept":true,"dealt":true}: whether the deal of a shared table was fair. The match has for its deck the
// tiles as they were drawn, and there is a word of each seat, a line each.
Result<std::string> match_fair(const match::Record& drawn, std::string_view commitment,
                               std::string_view secret, std::string_view words) {
    const match::Deal& deal = drawn.start();
    if (!deal.deck) return fail("the match has no deck");
    std::vector<std::string> lines = lines_of(words);
    // The last ones may be empty, as may all.
    lines.resize(deal.settings.players);
    const match::Fairness fairness = match::verify_deal(deal.settings, *deal.deck, commitment, secret, lines);
    text::JsonWriter json;
    json.begin_object();
    json.member("kept", fairness.is_kept);
    json.member("dealt", fairness.is_dealt);
    json.end_object();
    return json.take();
}

constexpr std::array calls = {Call{"match_fair", call<match_fair>}};

}  // namespace

std::span<const Call> match_fair_calls() {
    return calls;
}

}  // namespace bastide::engine
