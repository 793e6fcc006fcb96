// The calls of the page of an online table: its events become a view, independent of earlier calls, and the
// deal is checked.
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "bastide/match/online/hosted_table.h"
#include "bastide/match/online/message.h"
#include "bastide/match/online/table_view.h"
#include "web/engine/src/calls.h"
#include "web/engine/testing/answer.h"

namespace bastide::engine {
namespace {

using nlohmann::json;
using testing::answer_or_error;

constexpr const char* two = R"({"seats":[{"bot":null},{"bot":null}],"clock":"day"})";

std::string line(const match::TableEvent& event, std::int64_t number) {
    return to_json(event, number) + '\n';
}

// Returns the lines of a game in which Ben, who gave a word, resigns.
std::vector<std::string> short_match() {
    match::HostedTable table(*match::read_table_settings(two), {"secret", "commitment"});
    std::vector<std::string> lines;
    const auto send = [&](int seat, const match::TableCommand& command) {
        const auto events = *table.request(seat, command, 1000);
        for (const match::TableEvent& event : events) {
            EXPECT_TRUE(table.apply(event));
            lines.push_back(line(event, std::ssize(lines) + 1));
        }
    };
    send(0, {.text = "Anna"});
    send(1, {.text = "Ben", .player_entropy = "plum"});
    send(1, {.kind = match::TableCommandKind::resign});
    return lines;
}

std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& each : lines) text += each;
    return text;
}

// By coreutils' sha256sum, of "secret" and of "secret\n\nplum".
constexpr const char* commitment = "2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b";
constexpr const char* seed = "831b5d7a2742ba6d012179a3fd32d74dba3e232da062ff16352ffe5aeb815df0";

TEST(EngineMatchOnline, IsStateless) {
    const std::vector<std::string> lines = short_match();
    std::vector<std::string> views;
    std::string events;
    for (const std::string& each : lines) {
        events += each;
        views.push_back(answer_or_error("match_online", {two, commitment, "0", events}));
        EXPECT_EQ(answer_or_error("match_online", {two, commitment, "0", events}), views.back());
    }
    for (std::size_t count = lines.size(); count > 0; --count) {
        const std::vector<std::string> first(lines.begin(),
                                             lines.begin() + static_cast<std::ptrdiff_t>(count));
        EXPECT_EQ(answer_or_error("match_online", {two, commitment, "0", joined(first)}), views[count - 1]);
    }
}

TEST(EngineMatchOnline, VerifiesADeal) {
    std::vector<std::string> lines = short_match();
    const auto fair = [&](const char* promised) {
        return json::parse(answer_or_error("match_online", {two, promised, "-1", joined(lines)}))["fair"];
    };
    const json both = {{"kept", true}, {"dealt", true}};
    EXPECT_EQ(fair(commitment), both);
    EXPECT_EQ(fair(seed)["kept"], false);
    // The word as the other player's makes another deck.
    lines[2].replace(lines[2].find("\"seat\":1"), 8, "\"seat\":0");
    EXPECT_EQ(fair(commitment)["dealt"], false);
}

// By Python's hmac and hashlib.
TEST(EngineMatchOnline, CommitsToAContribution) {
    const std::string contribution = answer_or_error("match_contribution", {std::string(64, '1'), "plum"});
    EXPECT_EQ(contribution, "5e78b78e011ab6ea3f17ee70a2cad27db49d44dfd172a7ec495da0e37bc5f7fa");
    const std::string made = answer_or_error(
        "match_commitment",
        {contribution, "6375449636c7928b41359fdac568e6c314666af8bde35fad68b0c0f687693782", "1", "0"});
    EXPECT_EQ(made, "3e7170741a464caa39651d3331c540d8b73045a4b070e38b686395355227023c");
    EXPECT_EQ(answer_or_error("match_contribution", {"1", "plum"}).substr(0, 7), "error: ");
    EXPECT_EQ(answer_or_error("match_own_random",
                              {"0123456789abcdef0123456789abcdef",
                               "6375449636c7928b41359fdac568e6c314666af8bde35fad68b0c0f687693782", "1", "0"}),
              "d696829514a4bb6bdf2c37fe247a2e169ac73cf18ca81b4839c7d369d141328e");
    EXPECT_EQ(answer_or_error("match_own_random", {"12", "", "0", "0"}),
              "error: your own number for the deal has 32 hexadecimal digits");
}

TEST(EngineMatchOnline, RejectsImpossibleEvents) {
    std::vector<std::string> lines = short_match();
    EXPECT_EQ(answer_or_error("match_online", {"{}", "", "-1", ""}).substr(0, 7), "error: ");
    EXPECT_EQ(answer_or_error("match_online", {two, "", "-1", "nonsense\n"}).substr(0, 7), "error: ");
    std::swap(lines[0], lines[3]);
    EXPECT_EQ(answer_or_error("match_online", {two, "", "-1", joined(lines)}),
              "error: 'sat' is not possible here");
}

TEST(EngineMatchOnline, LimitsEqualTheServers) {
    const json limits = json::parse(answer_or_error("match_online_limits", {}));
    EXPECT_EQ(limits["clocks"], json({"none", "quarter", "day"}));
    EXPECT_EQ(limits["phrases"], match::phrase_count);
    EXPECT_EQ(limits["max_name"], 24);
    EXPECT_EQ(limits["max_word"], 40);
    EXPECT_EQ(limits["protocol"], match::protocol_version);
}

}  // namespace
}  // namespace bastide::engine
