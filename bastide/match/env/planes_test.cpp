#include "bastide/match/env/planes.h"

#include <algorithm>
#include <array>

#include <gtest/gtest.h>

#include "bastide/match/game.h"
#include "bastide/match/testing/pictures.h"

namespace bastide::match {
namespace {

using Image = std::vector<std::uint8_t>;

constexpr Window window{8};

std::uint8_t at(const Image& image, std::size_t plane, Square cell) {
    return image[plane * static_cast<std::size_t>(window.cells()) +
                 static_cast<std::size_t>(window.cell(cell))];
}

// The middle of a side of a picture.
char painted(const testing::Picture& picture, std::size_t side) {
    constexpr std::size_t last = testing::picture_size - 1;
    constexpr std::size_t middle = last / 2;
    const std::array<char, 4> sides = {picture[0][middle], picture[middle][last], picture[last][middle],
                                       picture[middle][0]};
    return testing::kind_of(sides[side]);
}

TEST(MatchPlanes, ShowTilesAsTheyArePainted) {
    play::Random chance(1);
    Game game(Settings{}, "painted");
    Image image(planes_size(window));
    Planes planes(window);
    planes.begin(game.position(), image);
    while (!game.is_over()) {
        game.apply(*game.position().random_move(chance));
        planes.follow(game.position(), image);
        for (const PlacedTile& tile : game.position().board().tiles()) {
            if (!window.contains(tile.at)) continue;
            const testing::Picture& picture = testing::picture(tile.type(), tile.rotation());
            EXPECT_EQ(at(image, 0, tile.at), 1);
            EXPECT_EQ(at(image, 49, tile.at), 0);
            for (std::size_t side = 0; side < 4; ++side) {
                EXPECT_EQ(at(image, 1 + side, tile.at), painted(picture, side) == 'C' ? 1 : 0);
                EXPECT_EQ(at(image, 5 + side, tile.at), painted(picture, side) == 'r' ? 1 : 0);
            }
            const auto has = [&](char what) {
                return std::ranges::any_of(
                    picture, [&](const auto& row) { return std::ranges::find(row, what) != row.end(); });
            };
            EXPECT_EQ(at(image, 9, tile.at), has('M') ? 1 : 0);
            EXPECT_EQ(at(image, 10, tile.at), has('P') ? 1 : 0);
        }
    }
}

TEST(MatchPlanes, UpdatesMatchAFreshImage) {
    play::Random chance(2);
    for (const int players : {2, 6}) {
        Game game(Settings{.players = static_cast<std::uint8_t>(players)}, "follow");
        Image updated(planes_size(window));
        Planes follower(window);
        follower.begin(game.position(), updated);
        while (!game.is_over()) {
            game.apply(*game.position().random_move(chance));
            follower.follow(game.position(), updated);
            Image expected(planes_size(window), 9);
            Planes(window).begin(game.position(), expected);
            ASSERT_EQ(updated, expected);
        }
    }
}

TEST(MatchPlanes, ShowMeeplesFromTheMoversSide) {
    // The start tile has a city to the north and a road from east to west.
    Game game(Settings{.players = 3}, Deck{22, 22, 22});  // curves of road
    const auto with_road = [&] {
        for (const Move& move : game.position().legal_moves())
            if (move.piece == 0 && move.placement.at.y == 0) return move;
        return Move{};
    };
    const Move move = with_road();
    ASSERT_EQ(types[move.tile].pieces[0].kind, Kind::road);
    game.apply(move);
    Image image(planes_size(window));
    Planes(window).begin(game.position(), image);
    const auto sum = [&](std::size_t first, std::size_t count) {
        int found = 0;
        for (std::size_t plane = first; plane < first + count; ++plane)
            for (int cell = 0; cell < window.cells(); ++cell) found += at(image, plane, window.at(cell));
        return found;
    };
    EXPECT_EQ(sum(23, 13), 0);     // the second player has none
    EXPECT_EQ(sum(36, 4), 2 * 2);  // a road's two sides, of the player two seats on
    EXPECT_EQ(sum(40, 9), 0);
    game.apply(game.position().legal_moves().front());
    Planes(window).begin(game.position(), image);
    EXPECT_EQ(sum(36, 4), 2 * 1);
    game.apply(game.position().legal_moves().front());
    Planes(window).begin(game.position(), image);
    EXPECT_EQ(sum(23, 4), 2);
    EXPECT_EQ(sum(36, 13), 0);
    const int mover = game.position().to_move();
    Planes(window).begin(game.position(), image, (mover + 1) % game.position().players());
    EXPECT_EQ(sum(23, 13), 0);
    EXPECT_GT(sum(36, 4), 0);
}

TEST(MatchPlanes, ShowWhereTheTileInHandFits) {
    play::Random chance(3);
    Game game(Settings{}, "places");
    while (!game.is_over()) {
        const Position& position = game.position();
        Image image(planes_size(window));
        Planes(window).begin(position, image);
        Image due(planes_size(window));
        for (const Placement& place : position.places(position.tile(), Symmetric::collapsed)) {
            if (window.contains(place.at))
                due[(50 + place.rotation) * static_cast<std::size_t>(window.cells()) +
                    static_cast<std::size_t>(window.cell(place.at))] = 1;
        }
        const auto first = 50 * window.cells();
        EXPECT_TRUE(std::equal(image.begin() + first, image.end(), due.begin() + first));
        game.apply(*position.random_move(chance));
    }
}

}  // namespace
}  // namespace bastide::match
