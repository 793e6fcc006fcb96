#include "bastide/solo/format.h"

#include <gtest/gtest.h>

namespace bastide::solo {
namespace {

// A look that encodes its inputs: the tile's code, and the sides on which roads meet it.
tile::FiveNumbers plain_look(Tile tile, Tile::Arms met, Roads roads) {
    return {tile.code(), met, roads == Roads::directed ? 1 : 0, 0, 0};
}

Record game_of(std::string_view moves, std::string_view settings = R"("size":3,)") {
    const std::string text =
        R"({"version":1,)" + std::string(settings) + R"("seed":"s","moves":)" + std::string(moves) + "}";
    auto record = read_record(text);
    EXPECT_TRUE(record) << to_string(record.error());
    return record.value_or(Record({}));
}

// Returns the part of a view between two of its members.
std::string part(const std::string& view, std::string_view from, std::string_view to) {
    const std::size_t begin = view.find(from);
    const std::size_t end = view.find(to, begin);
    EXPECT_NE(begin, std::string::npos) << from << " in " << view;
    EXPECT_NE(end, std::string::npos) << to << " in " << view;
    return view.substr(begin, end - begin);
}

std::size_t count(std::string_view text, std::string_view part) {
    std::size_t times = 0;
    for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1))
        ++times;
    return times;
}

TEST(SoloView, OfANewGameShowsTheFirstRoadAndLegalSquares) {
    const std::string view = view_json(game_of("[]"), plain_look);
    EXPECT_EQ(part(view, "{", R"(,"hand":)"),
              R"({"size":3,"roads":"plain","dealer":"weighted","chain_bonus":"per-city",)"
              R"("about":"3 x 3, plain roads, weighted dealer","seed":"s","moves":0,)"
              R"("score":{"roads":1,"abbeys":0,"cities":0,"chains":0,"total":1},)"
              R"("tiles":{"roads":1,"abbeys":0,"cities":0},"squares_left":8,"turns_to_discard":5,)"
              R"("can_discard":false,"finished":false,"end":null)");
    EXPECT_EQ(view.substr(view.find(R"("board":)")),
              R"("board":[{"row":1,"column":1,"tile":"road","kind":"road","art":[15,0,0,0,0]}],"last":null})"
              "\n");
    // Four tiles, each next to the first on every side.
    const std::string hand = part(view, R"("hand":)", R"("board":)");
    EXPECT_EQ(count(hand, R"("squares":[{"row":0,"column":1,)"), 4U);
    EXPECT_EQ(count(hand, R"("gain":)"), 16U);
}

TEST(SoloView, FollowsTheGameMoveByMove) {
    Record record = game_of("[]", R"("size":5,"dealer":"bag",)");
    Game game(record.start());
    int moves = 0;
    while (!game.is_over()) {
        const Move move = game.legal_moves().front();
        const int gain = game.position().gain(move);
        game.apply(move);
        ASSERT_TRUE(record.play(move));
        const std::string view = view_json(record, plain_look);
        EXPECT_EQ(count(view, R"("moves":)" + std::to_string(++moves) + ","), 1U);
        EXPECT_EQ(count(view, R"("total":)" + std::to_string(game.board().score().total()) + "}"), 1U);
        EXPECT_EQ(count(part(view, R"("board":)", R"("last":)"), R"("row":)"),
                  static_cast<std::size_t>(game.board().tiles()));
        const std::string last = view.substr(view.find(R"("last":)"));
        EXPECT_EQ(count(last, R"("gain":)" + std::to_string(gain) + ","), 1U) << last;
        const int abbeys = move.is_discard() ? 0 : game.board().abbeys_around(move.square);
        EXPECT_EQ(count(last, R"("abbeys":)" + std::to_string(abbeys) + "}"), 1U) << last;
        const std::size_t places = game.legal_moves().size() - (game.position().can_discard() ? 1 : 0);
        EXPECT_EQ(count(part(view, R"("hand":)", R"("board":)"), R"("gain":)"), places);
    }
    const std::string view = view_json(record, plain_look);
    EXPECT_EQ(count(view, R"("finished":true,"end":")" + std::string(name(game.position().end()))), 1U);
}

TEST(SoloView, ShowsTheArmsOfDirectedRoads) {
    const std::string view = view_json(game_of("[]", R"("size":3,"roads":"directed",)"), plain_look);
    EXPECT_EQ(count(view, R"("tile":"road:NESW","kind":"road","art":[15,0,1,0,0]}],"last")"), 1U);
}

TEST(SoloOutcome, ReportsThePointsOfAMoveAndTheShareForAbbeys) {
    Board board(5, ChainBonus::per_city);
    const auto put = [&board](Kind kind, int row, int column) {
        const Cell square = board.square(row, column);
        const int gain = board.gain(Tile(kind), square);
        board.place(Tile(kind), square);
        return outcome(board, Move{0, square}, gain);
    };
    EXPECT_EQ(put(Kind::abbey, 1, 2), "A monastery: 1 point");
    EXPECT_EQ(put(Kind::city, 1, 1), "A city: 3 points, including 1 for the monastery nearby");
    EXPECT_EQ(outcome(board, Move::discard(), 0), "Four new tiles");
}

TEST(SoloAbout, ListsNonDefaultSettings) {
    Settings settings;
    EXPECT_EQ(about(settings), "11 x 11, plain roads, weighted dealer");
    settings.size = 5;
    settings.roads = Roads::directed;
    settings.chain_bonus = ChainBonus::pairwise;
    EXPECT_EQ(about(settings), "5 x 5, directed roads, weighted dealer, pairwise chains");
}

}  // namespace
}  // namespace bastide::solo
