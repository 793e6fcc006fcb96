// Every position of random games survives a round trip, and errors give their column.
#include "bastide/match/position_text.h"

#include <gtest/gtest.h>

#include "bastide/match/hash.h"
#include "bastide/match/notation.h"
#include "bastide/match/position_state.h"
#include "bastide/match/testing/random_match.h"

namespace bastide::match {
namespace {

std::string error_in_position(std::string_view text) {
    const auto read = read_position(text);
    return read ? "" : std::to_string(read.error().where.column) + ": " + read.error().what();
}

Position position_of_text(std::string_view text) {
    auto read = read_position(text);
    if (!read) ADD_FAILURE() << text << ": " << read.error().what();
    return read ? *read : Position(Settings());
}

TEST(MatchPositionText, WritesTheStart) {
    EXPECT_EQ(to_text(Position(Settings())), "players 2; tiles RCr 0 0 0; scores 0 0; turn 0");
    const Game game({.players = 3, .meeples = 5, .farm = Farm::second, .fields = false}, "a");
    EXPECT_EQ(to_text(game.position()),
              "players 3, meeples 5, farm 2, fields off; tiles RCr 0 0 0; scores 0 0 0; turn 0; hand " +
                  std::string(types[game.position().tile()].name));
}

TEST(MatchPositionText, ReadsDefaults) {
    const Position start = position_of_text("players 2; tiles RCr 0 0 0");
    EXPECT_EQ(start, Position(Settings()));
    const Position later = position_of_text(" tiles RCr 0 0 0, LR 1 0 1 rW 0 ;players 3;  hand   L");
    EXPECT_EQ(later.to_move(), 1);
    EXPECT_EQ(later.tile(), *find_type("L"));
    EXPECT_EQ(later.remaining(), tile_count - 3);
    EXPECT_EQ(later.supply(0), 6);
    EXPECT_EQ(later.supply(2), 7);
    EXPECT_EQ(position_of_text("players 2; tiles RCr 0 0 0; left -").remaining(), 0);
    EXPECT_EQ(position_of_text("players 2; tiles RCr 0 0 0; left L 2, C 1").remaining(), 3);
}

TEST(MatchPositionText, ReadsBackEveryPositionOfRandomGames) {
    int number = 0;
    for (const Settings& settings : testing::some_settings()) {
        const Record whole = testing::random_match(settings, "text " + std::to_string(++number));
        Record record(whole.start());
        for (const Record::Step& step : whole.steps()) {
            const Position& position = record.game().position();
            const std::string text = to_text(position);
            const auto read = read_position(text);
            ASSERT_TRUE(read) << text << ": " << read.error().what();
            EXPECT_EQ(state_of(*read), state_of(position)) << text;
            EXPECT_EQ(to_text(*read), text);
            EXPECT_EQ(hash(*read), hash(position)) << text;
            EXPECT_EQ(read->legal_moves(), position.legal_moves()) << text;
            EXPECT_EQ(final_scores(*read), final_scores(position)) << text;
            for (int player = 0; player < position.players(); ++player)
                EXPECT_EQ(read->supply(player), position.supply(player)) << text;
            ASSERT_TRUE(record.play(step.move));
        }
        EXPECT_EQ(state_of(position_of_text(to_text(record.game().position()))),
                  state_of(record.game().position()));
    }
}

// The same moves score the same afterwards, although the history is unknown.
TEST(MatchPositionText, PlaysOnFromAnyPosition) {
    const Record whole = testing::random_match({.players = 4}, "on");
    Record record(whole.start());
    Position read = position_of_text(to_text(record.game().position()));
    std::size_t played = 0;
    for (const Record::Step& step : whole.steps()) {
        if (played++ % 10 == 0) read = position_of_text(to_text(record.game().position()));
        ASSERT_TRUE(record.play(step.move));
        read.apply(step.move);
        const Position& now = record.game().position();
        for (int player = 0; player < 4; ++player) EXPECT_EQ(read.score(player), now.score(player));
        if (now.tile() != no_tile) read.draw(now.tile());
    }
}

TEST(MatchPositionText, SetsUpBoardsThatNoOrderOfMovesGives) {
    // Both meeples are on the road from the start.
    const Position shared = position_of_text("players 2; tiles RCr 0 0 0 rE 1, RFr 1 0 0 rW 0; turn 1");
    EXPECT_EQ(shared.meeples().size(), 2U);
    EXPECT_EQ(shared.to_move(), 1);
    EXPECT_EQ(final_scores(shared)[0], 2);
    EXPECT_EQ(final_scores(shared)[1], 2);
}

TEST(MatchPositionText, ErrorsGiveTheirColumn) {
    const auto begins = [](std::string_view text, std::string_view due) {
        const std::string message = error_in_position(text);
        EXPECT_EQ(message.substr(0, due.size()), due) << text;
    };
    begins("", "1: '' is not a part of a position (the parts are players, box, tiles, ");
    begins("player 2", "1: 'player' is not a part of a position");
    begins("players 2", "10: the position has no tiles: expected at least players and tiles");
    begins("tiles RCr 0 0 0", "16: the position has no players");
    begins("players 9; tiles RCr 0 0 0", "9: '9' is not valid: a game has 1 to 6 players");
    begins("players 2, frm 2; tiles RCr 0 0 0", "12: 'frm' is not a setting");
    begins("players 2, farm 4; tiles RCr 0 0 0", "17: '4' is not valid: farm is '3', '2' or '1'");
    begins("players 2, meeples 0; tiles RCr 0 0 0", "20: '0' is not valid: a player has 1 to 72 meeples");
    begins("players 2; players 2", "12: 'players' is given twice");
    begins("players 2; tiles RCr", "18: expected TILE X Y ROTATION");
    begins("players 2; tiles RCr 0 0 0 -  0", "18: expected TILE X Y ROTATION");
    begins("players 2; tiles RCr 1 0 0", "18: the first tile of a position is RCr on 0 0, not rotated");
    begins("players 2; tiles L 0 0 0", "18: the first tile of a position is RCr");
    EXPECT_EQ(error_in_position("players 2, start shuffled; tiles L 0 0 0"), "");
    begins("players 2; tiles RCr 0 0 0, RFr x 0 0", "33: 'x' is not valid: x goes from -84 to 84");
    begins("players 2; tiles RCr 0 0 0, RFx 1 0 0", "29: 'RFx' is not a tile");
    begins("players 2; tiles RCr 0 0 0, RFr 5 0 0", "29: square 5 0 has no tile next to it");
    begins("players 2; tiles RCr 0 0 0, RFr 1 0 1", "29: there is a road to the west of square 1 0");
    begins("players 2; tiles RCr 0 0 0, RFr 1 0 0 cN 0", "39: RFr has no city on its north side");
    begins("players 2; tiles RCr 0 0 0 rE 2", "18: players are numbered from 0 to 1");
    begins("players 2; tiles RCr 0 0 0 rE 6", "31: '6' is not valid: players are numbered from 0 to 5");
    begins("players 2, fields off; tiles RCr 0 0 0 fEL 1", "30: there are no farmers in this game");
    begins("players 2, meeples 1; tiles RCr 0 0 0 rE 1, RFr 1 0 0 fNL 1", "45: no meeples are left");
    begins("players 2; tiles RCr 0 0 0; scores 1", "36: expected 2 scores, one for each player");
    begins("players 2; tiles RCr 0 0 0; scores 1 -1", "38: '-1' is not valid: a score is a number from 0");
    begins("players 2; tiles RCr 0 0 0; turn 2", "34: players are numbered from 0 to 1");
    begins("players 2; tiles RCr 0 0 0; hand X", "34: 'X' is not a tile");
    begins("players 2; tiles RCr 0 0 0; left L 5", "34: the position has too many tiles L: the box has 4");
    begins("players 2; tiles RCr 0 0 0; left L 4; hand L", "34: the position has too many tiles L");
    begins("players 2; tiles RCr 0 0 0; left L", "34: expected TILE COUNT");
    begins("players 2; tiles RCr 0 0 0; left L 1, L 2", "39: 'L' is given twice");
    begins("players 2; tiles RCr 0 0 0; left L 0",
           "36: '0' is not valid: a number of tiles goes from 1 to 15");
    begins("players 2; box L 4; tiles L 0 0 0", "16: the box has no start tile RCr");
    begins("players 2; box start L, L 4; tiles RCr 0 0 0",
           "36: the first tile of a position is L on 0 0, not rotated");
    begins("players 2, start shuffled; box start L, L 4; tiles C 0 0 0",
           "52: the position has too many tiles C: the box has 0");
    begins("players 2; box start L, L 4; tiles L 0 0 0; left L 4",
           "50: the position has too many tiles L: the box has 4");
}

TEST(MatchPositionText, RefusesMeeplesOnCompleteFeatures) {
    // C with its city to the south closes the city of the start tile.
    EXPECT_EQ(error_in_position("players 2; tiles RCr 0 0 0, C 0 -1 2"), "");
    EXPECT_EQ(error_in_position("players 2; tiles RCr 0 0 0 cN 0, C 0 -1 2"),
              "18: the city is complete, so its meeples have returned");
}

TEST(MatchPositionState, RefusesWhatIsImpossible) {
    PositionState state = state_of(Position(Settings()));
    ASSERT_TRUE(position_of(state));
    PositionState none = state;
    none.tiles.clear();
    EXPECT_FALSE(position_of(none));
    PositionState turn = state;
    turn.to_move = 2;
    EXPECT_FALSE(position_of(turn));
    PositionState hand = state;
    hand.hand = 100;
    EXPECT_FALSE(position_of(hand));
    PositionState score = state;
    score.scores[2] = 1;
    EXPECT_FALSE(position_of(score)) << "there is no third player";
    PositionState type = state;
    type.tiles.push_back({.type = 24, .placement = {{1, 0}, 0}});
    EXPECT_FALSE(position_of(type));
    PositionState piece = state;
    piece.tiles.front().piece = 200;
    EXPECT_FALSE(position_of(piece));
    PositionState players = state;
    players.settings.players = 7;
    EXPECT_FALSE(position_of(players));
    PositionState more = state;
    more.remaining[0] = 200;
    EXPECT_FALSE(position_of(more));
}

}  // namespace
}  // namespace bastide::match
