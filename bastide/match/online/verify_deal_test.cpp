#include "bastide/match/online/verify_deal.h"

#include <algorithm>

#include <gtest/gtest.h>

namespace bastide::match {
namespace {

constexpr std::string_view secret = "00112233445566778899aabbccddeeff0123456789abcdef0123456789abcdef";
// By coreutils' sha256sum, of the secret and of "SECRET\nplum\n".
constexpr std::string_view commitment = "1bfdb43545f0dcd7514ca7733399e3235fd99e99b50c08404b05f47d5600e983";
constexpr std::string_view seed = "3f586a65cdba60c199892c0007456a82ac8b3120699bb616e7902d769ff6fdca";
const std::vector<std::string> words = {"plum", ""};

class MatchVerifyDeal : public ::testing::Test {
  protected:
    Settings settings;
    Deck draws = shuffled_deck(settings, seed);
};

TEST_F(MatchVerifyDeal, AcceptsTheCommittedDeal) {
    const Fairness whole = verify_deal(settings, draws, commitment, secret, words);
    EXPECT_TRUE(whole.matches_commitment);
    EXPECT_TRUE(whole.is_dealt);
    // A match may end before all tiles are drawn.
    draws.resize(5);
    EXPECT_TRUE(verify_deal(settings, draws, commitment, secret, words).is_dealt);
}

TEST_F(MatchVerifyDeal, RejectsAnotherOrder) {
    const auto other = std::ranges::find_if(draws, [&](Type type) { return type != draws.front(); });
    std::iter_swap(draws.begin(), other);
    const Fairness changed = verify_deal(settings, draws, commitment, secret, words);
    EXPECT_TRUE(changed.matches_commitment);
    EXPECT_FALSE(changed.is_dealt);
    std::iter_swap(draws.begin(), other);
    draws.push_back(draws.front());
    EXPECT_FALSE(verify_deal(settings, draws, commitment, secret, words).is_dealt);
}

TEST_F(MatchVerifyDeal, RejectsAnotherSecretOrWords) {
    const std::string other = std::string(secret.substr(1)) + "0";
    EXPECT_FALSE(verify_deal(settings, draws, commitment, other, words).matches_commitment);
    EXPECT_FALSE(verify_deal(settings, draws, commitment, other, words).is_dealt);
    EXPECT_FALSE(verify_deal(settings, draws, commitment, secret, {"", "plum"}).is_dealt);
    EXPECT_FALSE(verify_deal(settings, draws, commitment, secret, {"plum"}).is_dealt);
}

}  // namespace
}  // namespace bastide::match
