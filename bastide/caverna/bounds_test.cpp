// The greatest scores, compared with known values, with boards that reach them, and with an integer program.
#include "bastide/caverna/bounds.h"

#include <map>
#include <random>

#include <gtest/gtest.h>

#include "bastide/caverna/idle_game.h"
#include "bastide/caverna/problems.h"
#include "bastide/caverna/testing/integer_program.h"
#include "bastide/caverna/textbook_claims.h"

namespace bastide::caverna {
namespace {

const Profile& rules = profile(Rules::official);

Model model(bool office_room, const Animals& most = Model().most) {
    Model model;
    model.office_room = office_room;
    model.most = most;
    return model;
}

// The search, the program, and the board that the search shows.
void expect_maximum(const Model& model) {
    const Maximum maximum = find_maximum(model);
    EXPECT_EQ(maximum.total, testing::greatest_total(model));
    EXPECT_EQ(score(maximum.witness, rules).total(), maximum.total);
    EXPECT_EQ(problems({&maximum.witness, 1}, rules), std::vector<Problem>{});
    const Animals& animals = maximum.witness.animals;
    EXPECT_LE(animals.sheep, model.most.sheep);
    EXPECT_LE(animals.donkeys, model.most.donkeys);
    EXPECT_LE(animals.wild_boars, model.most.wild_boars);
    EXPECT_LE(animals.cattle, model.most.cattle);
    int housed = 0;
    for (const Zone& zone : maximum.zones) housed += zone.count;
    EXPECT_EQ(housed, farm_animals(animals, rules));
}

TEST(CavernaMaximum, MatchesTwoOtherPrograms) {
    EXPECT_EQ(find_maximum(model(false)).total, 214);
    EXPECT_EQ(find_maximum(model(true)).total, 299);
    EXPECT_EQ(find_maximum(model(false, physical_animals)).total, 204);
    EXPECT_EQ(find_maximum(model(true, physical_animals)).total, 287);
}

TEST(CavernaMaximum, CountsAllThePiecesInTheBox) {
    Model all = model(false, physical_animals);
    all.goods = physical_goods;
    all.max_gold = physical_goods.gold;
    EXPECT_EQ(find_maximum(all).total, 549);
    all.office_room = true;
    EXPECT_EQ(find_maximum(all).total, 622) << "the Office room's gold is of the same box";
    all.goods.gold -= 30;
    EXPECT_EQ(find_maximum(all).total, 622) << "30 of it";
    all.goods.gold -= 1;
    EXPECT_EQ(find_maximum(all).total, 621);
}

TEST(CavernaMaximum, MatchesAnIntegerProgram) {
    for (const bool office : {false, true}) {
        expect_maximum(model(office));
        expect_maximum(model(office, physical_animals));
    }
    Model some_goods = model(false);
    some_goods.goods.gold = 20;
    some_goods.goods.rubies = 8;
    expect_maximum(some_goods);
    EXPECT_EQ(find_maximum(some_goods).total, 242);
    std::mt19937 random(1);
    const auto up_to = [&random](unsigned most) { return static_cast<int>(random() % (most + 1)); };
    for (int run = 0; run < 12; ++run) {
        Model any = model(run % 2 == 1, {0, up_to(40), up_to(20), up_to(40), up_to(40)});
        any.goods = {up_to(9), up_to(20), up_to(9), up_to(9), up_to(25), up_to(45), up_to(3) * up_to(5)};
        expect_maximum(any);
    }
}

TEST(CavernaMinimum, FallsByThreeForEachMarker) {
    for (const int markers : {0, 1, 9}) {
        const Holding least = lowest_holding(markers);
        EXPECT_EQ(score(least, rules).total(), -28 - 3 * markers);
        EXPECT_EQ(problems({&least, 1}, rules), std::vector<Problem>{});
    }
}

TEST(CavernaDoingNothing, CostsTheFoodOfTheHarvests) {
    std::map<std::pair<int, int>, int> totals;
    for (const DoingNothing& each : doing_nothing()) totals[{each.players, each.seat}] = each.total;
    EXPECT_EQ((totals[{1, 1}]), -124);
    EXPECT_EQ((totals[{2, 1}]), -109);
    for (int players = 3; players <= 7; ++players) {
        EXPECT_EQ((totals[{players, 1}]), -121);
        EXPECT_EQ((totals[{players, 2}]), -118);
        EXPECT_EQ((totals[{players, 3}]), -115);
    }
    EXPECT_EQ(totals.size(), 17U);
}

TEST(CavernaClaims, Hold) {
    const std::vector<Claim> claims = check_claims();
    EXPECT_EQ(claims.size(), 14U);
    for (const Claim& claim : claims) {
        EXPECT_TRUE(claim.shown) << claim.claim;
        EXPECT_FALSE(claim.why.empty()) << claim.claim;
    }
}

}  // namespace
}  // namespace bastide::caverna
