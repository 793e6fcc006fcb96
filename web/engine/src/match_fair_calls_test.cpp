// The call that says whether a deal was fair, as a page asks it.
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "bastide/match/game.h"
#include "web/engine/src/calls.h"

namespace bastide::engine {
namespace {

using nlohmann::json;

std::string said_by(std::vector<std::string> words) {
    const auto said =
        match_fair_calls().front().by.answer(std::vector<std::string_view>(words.begin(), words.end()));
    return said ? *said : "error: " + said.error().what();
}

json fair_by(std::vector<std::string> words) {
    return json::parse(said_by(std::move(words)));
}

TEST(EngineMatchFair, IsADealByWhatWasToldOfIt) {
    // The hashes are of coreutils' sha256sum, of "secret" and of "secret\n\nplum".
    const std::string commitment = "2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b";
    const std::string seed = "831b5d7a2742ba6d012179a3fd32d74dba3e232da062ff16352ffe5aeb815df0";
    const match::Deck deck = match::shuffled_deck(match::Settings(), seed);
    json drawn = {{"version", 1}, {"players", 2}, {"deck", json::array()}, {"moves", json::array()}};
    for (const match::Type type : {deck[0], deck[1], deck[2]})
        drawn["deck"].push_back(std::string(match::types[type].name));
    const json fair = {{"kept", true}, {"dealt", true}};
    EXPECT_EQ(fair_by({drawn.dump(), commitment, "secret", "\nplum"}), fair);
    EXPECT_EQ(fair_by({drawn.dump(), commitment, "secret", "plum"})["dealt"], false);
    EXPECT_EQ(fair_by({drawn.dump(), seed, "secret", "\nplum"})["kept"], false);
    EXPECT_EQ(said_by({R"({"version":1,"players":2,"seed":"s","moves":[]})", "", "", ""}),
              "error: the match has no deck");
}

}  // namespace
}  // namespace bastide::engine
