#include "bastide/match/hash.h"

#include <map>

#include <gtest/gtest.h>

#include "bastide/match/game.h"

namespace bastide::match {
namespace {

Position after(std::initializer_list<Move> moves, const Settings& settings = {}) {
    Position position(settings);
    for (const Move& move : moves) {
        position.draw(move.tile);
        position.apply(move);
    }
    return position;
}

// Curves of road at either end of the road on the start tile, and a straight piece beyond one.
constexpr Move west{22, {{-1, 0}, 2}, no_piece};
constexpr Move east{22, {{1, 0}, 0}, no_piece};

TEST(MatchHash, ForgetsTheOrderOfTheTiles) {
    ASSERT_EQ(types[22].name, "Rr");
    const Position one = after({west, east});
    const Position other = after({east, west});
    EXPECT_NE(one, other);
    EXPECT_EQ(hash(one), hash(other));
}

TEST(MatchHash, ForgetsRotationsThatLookAlike) {
    Game game(Settings{}, Deck{23, 22});  // a straight road
    ASSERT_EQ(types[23].name, "RFr");
    const Placement beside{{1, 0}, first_alike(23, 1)};
    const auto hash_after = [&](std::uint8_t rotation, std::uint8_t piece) {
        Game played = game;
        EXPECT_TRUE(played.position().is_legal({23, {beside.at, rotation}, piece}));
        played.apply({23, {beside.at, rotation}, piece});
        return hash(played.position());
    };
    const auto road_rotation =
        static_cast<std::uint8_t>(game.position().is_legal({23, {{1, 0}, 0}, no_piece}) ? 0 : 1);
    EXPECT_EQ(hash_after(road_rotation, 0), hash_after(static_cast<std::uint8_t>(road_rotation + 2), 0));
}

TEST(MatchHash, DistinguishesPositions) {
    const std::uint64_t plain = hash(after({west}));
    EXPECT_NE(hash(after({east})), plain);
    EXPECT_NE(hash(after({{22, {{-1, 0}, 2}, 0}})), plain);
    EXPECT_NE(hash(after({west}, {.players = 3})), plain);
    EXPECT_NE(hash(after({west}, {.farm = Farm::first})), plain);
    Position drawn = after({west});
    drawn.draw(0);
    EXPECT_NE(hash(drawn), plain);
    drawn.put_back();
    EXPECT_EQ(hash(drawn), plain);
}

// Every position of random games has a different hash, and the same hash again after undo.
TEST(MatchHash, DiffersBetweenPositionsOfRandomGames) {
    play::Random chance(12);
    std::map<std::uint64_t, int> seen;
    int positions = 0;
    for (int match = 0; match < 50; ++match) {
        Game game(Settings{}, "hash-" + std::to_string(match));
        std::vector<std::uint64_t> hashes;
        std::vector<Game::Undo> undos;
        while (!game.is_over()) {
            hashes.push_back(hash(game.position()));
            undos.push_back(game.apply(*game.position().random_move(chance)));
        }
        for (std::size_t i = 1; i < hashes.size(); ++i) {
            ++seen[hashes[i]];
            ++positions;
        }
        while (!undos.empty()) {
            game.undo(undos.back());
            undos.pop_back();
            EXPECT_EQ(hash(game.position()), hashes[undos.size()]);
        }
    }
    // A first turn may be the same in two matches.
    EXPECT_GT(std::ssize(seen), positions - 5);
}

}  // namespace
}  // namespace bastide::match
