// Calls with extreme and empty values: each returns an error or ends with the message of a contract.
#include "bastide/base/testing/misuse.h"

#include <limits>
#include <stdexcept>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "bastide/base/testing/sanitizers.h"
#include "bastide/match/bots/bot.h"
#include "bastide/match/bots/parallel/match_up.h"
#include "bastide/match/env/actions.h"
#include "bastide/match/env/parallel/batch.h"
#include "bastide/match/env/planes.h"
#include "bastide/match/env/tokens.h"
#include "bastide/match/final_scoring.h"
#include "bastide/match/forfeit.h"
#include "bastide/match/format.h"
#include "bastide/match/game.h"
#include "bastide/match/notation.h"
#include "bastide/match/online/deal.h"
#include "bastide/match/perft.h"
#include "bastide/match/points.h"
#include "bastide/match/position_edit.h"
#include "bastide/match/position_state.h"
#include "bastide/match/problems/parallel/find_problems.h"
#include "bastide/match/replay_table.h"
#include "bastide/match/review/headline.h"
#include "bastide/match/review/parallel/review_threads.h"
#include "bastide/match/review/review.h"
#include "bastide/match/table.h"
#include "bastide/match/view.h"

namespace bastide::match {
namespace {

using bastide::testing::expect_contracts;

constexpr std::string_view no_type = "there is a tile type with this number, 0 to 23, but got ";

std::string type_message(int type) {
    return std::string(no_type) + std::to_string(type);
}

TEST(MatchMisuse, ABadDeckIsAnError) {
    EXPECT_EQ(to_string(deck_error({}, Deck{24})),
              "the deck has a tile of type 24, but the types are 0 to 23");
    EXPECT_EQ(to_string(deck_error({}, Deck{22, 100})),
              "the deck has a tile of type 100, but the types are 0 to 23");
    EXPECT_EQ(to_string(deck_error({.start = FirstTile::shuffled}, Deck{255})),
              "the deck has a tile of type 255, but the types are 0 to 23");
    EXPECT_EQ(to_string(deck_error({.start = FirstTile::shuffled}, {})), "the deck has no start tile");
}

TEST(MatchMisuseDeathTest, Games) {
    Game game(Settings{}, Deck{22, 22});
    Game over(Settings{}, Deck{});
    const Move legal = game.legal_moves().front();
    expect_contracts({
        {"set_aside of an empty hand", [] { Position(Settings{}).set_aside(); }, "a tile is in hand"},
        {"Game of 0 players", [] { Game({.players = 0}, "1"); }, "a game has 1 to 6 players, not 0"},
        {"Game of 200 players", [] { Game({.players = 200}, "1"); }, "a game has 1 to 6 players, not 200"},
        {"Game without meeples", [] { Game({.meeples = 0}, "1"); }, "a player has 1 to 72 meeples, not 0"},
        {"Game of an odd option", [] { Game({.farm = static_cast<Farm>(7)}, "1"); }, "no name"},
        {"Game of tile 30", [] { Game({}, Deck{30, 24, 200}); },
         "a tile of type 30, but the types are 0 to 23"},
        {"Game of tile 30 first", [] { Game({.start = FirstTile::shuffled}, Deck{30}); },
         "a tile of type 30.*"},
        {"Game without a first tile", [] { Game({.start = FirstTile::shuffled}, Deck{}); }, "no start tile"},
        {"Game of too many tiles", [] { Game({}, Deck{0, 0, 0, 0, 0, 0, 0, 0, 0, 0}); }, "only .* to draw"},
        {"return_aside of a tile of the box", [] { Position(Settings{}).return_aside(3); },
         "a tile of this type was set aside, but got 3"},
        {"extend_deck beyond the box",
         [] { Game({}, Deck{22}, AfterDeck::unknown).extend_deck(Deck(9, 22)); },
         "a tile of this type remains after the deck, but got 22"},
        {"extend_deck of a whole game", [] { Game({}, Deck{22}).extend_deck({22}); },
         "a tile of this type remains after the deck, but got 22"},
        {"extend_deck with tiles under it",
         [] { Game({.unplaceable = Unplaceable::bottom}, Deck{22}, AfterDeck::unknown).extend_deck({22}); },
         "unplaceable tiles leave the game"},
        {"Position with more tiles than the box has",
         [] {
             TileCounts tiles{};
             tiles[22] = 10;
             Position({}, start_type, tiles);
         },
         "the box has the tiles that remain, but got 22"},
        {"ranks of 9 players", [] { (void)ranks({}, 9); }, "there are at most 6 players, but got 9"},
        {"places with a forfeit of seat -1", [] { (void)places({}, Forfeit{.seat = -1}, 2); },
         "there is a seat with this number, but got -1"},
        {"tokens into 3 numbers",
         [] {
             std::array<std::int16_t, 3> few{};
             Tokens().begin(Position(Settings{}), few);
         },
         "there is space for the tokens, but got 3"},
        {"globals into no numbers", [] { write_globals(Position(Settings{}), {}); },
         "there is space for the globals, but got 0"},
        {"planes into 3 bytes",
         [] {
             std::array<std::uint8_t, 3> few{};
             Planes(Window{2}).begin(Position(Settings{}), few);
         },
         "there is space for the planes of the window, but got 3"},
        {"apply off the board", [&] { game.apply({22, {{5, 5}, 0}, no_piece}); }, "the move is legal.*"},
        {"apply piece 77", [&] { game.apply({legal.tile, legal.placement, 77}); }, "the move is legal.*"},
        {"apply rotation 9", [&] { game.apply({legal.tile, {legal.placement.at, 9}, no_piece}); },
         "the move is legal.*"},
        {"apply after the end", [&] { over.apply(legal); }, "the move is legal.*"},
        {"undo at the start", [&] { game.undo({}); }, "the undo data is that of the last move"},
        {"undo twice",
         [&] {
             const Game::Undo undo = game.apply(legal);
             game.undo(undo);
             game.undo(undo);
         },
         "the undo data is that of the last move"},
        {"extend_deck by tile 24", [&] { game.extend_deck({24}); },
         "there is a tile type with this number, but got 24"},
    });
}

TEST(MatchMisuseDeathTest, BotsWithoutAChoice) {
    play::Random random(1);
    const Position between_draws({});
    for (const std::string_view name : {"random", "greedy", "plain", "skilled", "master"}) {
        SCOPED_TRACE(name);
        const auto bot = find_bot(name)->make(Settings{}, {.simulations = 1});
        expect_contracts({{"choose without a tile", [&] { bot->choose(between_draws, random); },
                           "there is a tile in hand that fits somewhere, but got 255"}});
    }
}

TEST(MatchMisuseDeathTest, NamesAndSeats) {
    const Record record(Deal{.settings = {.players = 3}, .seed = "1"});
    const std::vector<std::string> two = {"Ada", "Bo"};
    const Event event{.kind = Kind::road, .points = 2, .winners = 0b100};
    expect_contracts({
        {"steps()[99]", [&] { (void)record.steps()[99]; }, "there is a step with this number, but got 99"},
        {"steps().back() before a move", [&] { (void)record.steps().back(); }, "there is a step"},
        {"steps().last(9)", [&] { (void)record.steps().last(9); }, "there are this many steps, but got 9"},
        {"view_json with two names for three", [&] { view_json(record, two); },
         "there is a name for each player, but got 2"},
        {"result_table with two names for three", [&] { result_table(record, two); },
         "there is a name for each player, but got 2"},
        {"result_sentence with one name", [&] { result_sentence({1, 2}, {two.data(), 1}); },
         "there is a name for each player, but got 1"},
        {"result_sentence with two names for three", [&] { result_sentence({1, 2, 3}, two); },
         "there is a name for each player, but got 2"},
        {"event_sentence of a winner without a name", [&] { event_sentence(event, two); },
         "there is a name for each winner, but got 2"},
        {"replay_table with a forfeit of seat 9",
         [&] { replay_table(record, {{}, {}, {}}, Forfeit{.seat = 9}); },
         "there is a seat with this number, but got 9"},
        {"action_of rotation 9", [] { action_of(Window{5}, {22, {{0, 1}, 9}, no_piece}); }, ".*but got 9"},
        {"Judge of 9 players", [] { Judge({.players = 9}); }, "a game has 1 to 6 players, not 9"},
        {"account of player 9", [] { account(Review{.players = 2}, 9); }, ".*but got 9"},
        {"headline of player 9", [] { (void)headline(Review{.players = 2}, 9); }, ".*but got 9"},
        {"headline of player -1", [] { (void)headline(Review{.players = 2}, -1); }, ".*but got -1"},
        {"review_turn of turn 99", [&] { review_turn(record, 99, {}); }, ".*but got 99"},
        {"rest_of_box with a tile 99", [] { rest_of_box({}, {}, 99); }, type_message(99)},
        {"deal_of_drawn with a tile 99", [] { deal_of_drawn({}, {99}); }, "a tile of type 99, but.*"},
        {"code of a deal without contributions", [] { (void)Transcript().code(); }, ".*"},
    });
}

TEST(MatchMisuse, NumbersFarOutOfRangeHaveADefinedResult) {
    EXPECT_FALSE(with_remaining(Position({}), 0, -1));
    const Table table = table_of(Record(Deal{.seed = "1"}), {{}, {}}, false);
    const int far = std::numeric_limits<int>::max();
    const Table moved = act(table, {.kind = play::IntentKind::step, .x = far, .y = far});
    EXPECT_EQ(moved.cursor, (Square{1, 1}));
    EXPECT_EQ(act(moved, {.kind = play::IntentKind::step, .x = -far - 1, .y = 0}).cursor, (Square{-1, 1}));
}

TEST(MatchMisuseDeathTest, Positions) {
    Position position({});
    Position drawn({});
    drawn.draw(22);
    expect_contracts({
        {"Position of first tile 24", [] { Position({}, 24); }, type_message(24)},
        {"score(6)", [&] { position.score(6); }, "there is a player with this number, but got 6"},
        {"score(-1)", [&] { position.score(-1); }, "there is a player with this number, but got -1"},
        {"supply(6)", [&] { position.supply(6); }, "there is a player with this number, but got 6"},
        {"remaining(200)", [&] { position.remaining(200); }, type_message(200)},
        {"draw(200)", [&] { position.draw(200); }, "a tile of this type remains, but got 200"},
        {"draw with a tile in hand", [&] { drawn.draw(3); }, "the hand is empty before a tile is drawn"},
        {"draw a type that is used up",
         [&] {
             for (int i = 0; i < 10; ++i) {
                 position.draw(22);
                 position.set_aside();
             }
         },
         "a tile of this type remains, but got 22"},
        {"put_back of an empty hand", [&] { position.put_back(); }, "there is a tile in hand"},
        {"return_aside(24)", [&] { position.return_aside(24); }, type_message(24)},
        {"places(24)", [&] { position.places(24); }, type_message(24)},
        {"title(24)", [] { title(24); }, type_message(24)},
        {"first_alike(24)", [] { first_alike(24, 0); }, type_message(24)},
        {"monastery_points", [] { monastery_points(std::numeric_limits<int>::max()); },
         "the sum is in the range of its type.*"},
        {"a seat that no player has", [] { table_of(Record(Deal{.seed = "1"}), {{}, {}}, false).seat(2); },
         "the player has a seat, but got 2"},
        {"undo at the start", [&] { position.undo({}); }, "the undo data is that of the last move"},
        {"perft of type 200", [&] { perft(position, std::vector<Type>{200}); }, type_message(200)},
        {"perft of too many tiles", [&] { perft(position, std::vector<Type>(10, 22)); },
         "the position has all tiles of the sequence, but got 22"},
        {"perft with a tile in hand", [&] { perft(drawn, std::vector<Type>{3}); },
         "the hand of the position is empty"},
    });
    EXPECT_FALSE(position.illegality({.tile = 200}) == std::nullopt);
    EXPECT_FALSE(position.is_legal({200, {{127, -128}, 255}, 254}));
}

TEST(MatchMisuseDeathTest, MovesAsText) {
    expect_contracts({
        {"to_text of tile 200", [] { to_text(Move{.tile = 200}); }, type_message(200)},
        {"to_text of rotation 4", [] { to_text({0, {{0, 0}, 4}, no_piece}); },
         "the rotation is 0 to 3, but got 4"},
        {"to_text of piece 9", [] { to_text({0, {{0, 0}, 0}, 9}); },
         "the tile has a piece with this number, but got 9"},
        {"piece_text of tile 24", [] { piece_text(24, 0, 0); }, type_message(24)},
        {"read_piece of tile 200", [] { (void)read_piece(200, 0, "cN"); }, type_message(200)},
        {"read_piece of rotation -1", [] { (void)read_piece(0, -1, "cN"); },
         "the rotation is 0 to 3, but got -1"},
        {"contact_text of contact 12", [] { contact_text(Kind::city, 12); },
         "the contact is 0 to 11, but got 12"},
    });
    EXPECT_FALSE(read_move(""));
    EXPECT_FALSE(read_move(std::string(1 << 16, ' ')));
    EXPECT_FALSE(read_type(""));
}

TEST(MatchMisuse, AStepOfABatchTakesOneActionForEachMatch) {
    for (const Illegal illegal : {Illegal::refused, Illegal::forfeits}) {
        Batch batch({.matches = 4, .illegal = illegal}, {});
        const std::vector<Action> actions(5, batch.legal(0).front());
        const auto error = [&](std::size_t count) {
            const auto stepped = batch.step(std::span(actions).first(count));
            return stepped ? std::string("none") : to_string(stepped.error());
        };
        EXPECT_EQ(error(0), "0 actions for 4 matches");
        EXPECT_EQ(error(1), "1 action for 4 matches");
        EXPECT_EQ(error(3), "3 actions for 4 matches");
        EXPECT_EQ(error(5), "5 actions for 4 matches");
    }
}

TEST(MatchMisuse, ThreadsOfABatchAreAtLeastOne) {
    for (const int threads : {0, -4, std::numeric_limits<int>::min()})
        EXPECT_EQ(Batch({.matches = 2, .threads = threads}, {}).matches(), 2);
}

TEST(MatchMisuseDeathTest, Batches) {
    Batch batch({.matches = 4}, {});
    std::vector<std::int16_t> tokens(tokens_size);
    std::vector<std::int64_t> offsets(4);
    const auto batch_of = [](const BatchOptions& options, const BatchViews& views = {}) {
        return [=] { Batch(options, views); };
    };
    const std::string size = "every view is empty or has the size that BatchViews states, but got ";
    expect_contracts({
        {"no matches", batch_of({.matches = 0}), "there is at least one match, but got 0"},
        {"-1 matches", batch_of({.matches = -1}), "there is at least one match, but got -1"},
        {"0 players", batch_of({.settings = {.players = 0}}), "a game has 1 to 6 players, not 0"},
        {"radius 0", batch_of({.window = {0}}), "the radius of the window is 1 to 71, but got 0"},
        {"radius -3", batch_of({.window = {-3}}), "the radius of the window is 1 to 71, but got -3"},
        {"radius 72", batch_of({.window = {72}}), "the radius of the window is 1 to 71, but got 72"},
        {"tokens for one match", batch_of({.matches = 4}, {.tokens = tokens}), size + "576"},
        {"offsets for 3 matches", batch_of({.matches = 4}, {.offsets = offsets}), size + "4"},
        {"side of radius 0", [] { (void)Window{0}.side(); },
         "the radius of the window is 1 to 71, but got 0"},
        {"a cell outside the window", [] { (void)Window{2}.cell({3, 0}); }, "the window contains the cell"},
        {"the move of a negative action", [] { (void)match::move_of({}, -1, 0); },
         "there is an action with this number, but got -1"},
        {"reset to deal -1", [&] { batch.reset(-1); }, "a deal is from 0 to 2⁶² - 1, but got -1"},
        {"reset to the last deal", [&] { batch.reset(std::numeric_limits<std::int64_t>::max()); },
         "a deal is from 0 to 2⁶² - 1, but got 9223372036854775807"},
        {"legal(99)", [&] { (void)batch.legal(99); }, "there is a match with this number, but got 99"},
        {"legal(-1)", [&] { (void)batch.legal(-1); }, "there is a match with this number, but got -1"},
        {"game(4)", [&] { (void)batch.game(4); }, "there is a match with this number, but got 4"},
        {"episode(4)", [&] { (void)batch.episode(4); }, "there is a match with this number, but got 4"},
    });
}

// A bot that plays by a function.
class OwnBot : public Bot {
  public:
    using Choose = std::function<Move(const Position&)>;
    explicit OwnBot(Choose choose) : choose_(std::move(choose)) {}
    Move choose(const Position& position, play::Random& /*random*/) override { return choose_(position); }

  private:
    Choose choose_;
};

BotKind kind_of(const OwnBot::Choose& choose) {
    return {"own", "", [choose](const Settings&, const Budget&) { return std::make_unique<OwnBot>(choose); }};
}

Move first_move(const Position& position) {
    return position.legal_moves().front();
}

TEST(MatchMisuse, AnIllegalMoveOfAnOwnBotForfeitsTheGame) {
    const BotKind good = kind_of(first_move);
    const std::vector<std::pair<OwnBot::Choose, std::string>> bad = {
        {[](const Position& position) { return Move{position.tile(), {{50, 50}, 0}, no_piece}; },
         "is illegal: square 50 50 has no tile next to it"},
        {[](const Position&) { return Move{200, {{0, 1}, 9}, 77}; },
         "the move is illegal: the tile in hand is "},
        {[](const Position& position) {
             Move move = first_move(position);
             move.piece = 77;
             return move;
         },
         "the move is illegal: the tile has no such piece"},
    };
    for (const auto& [choose, why] : bad) {
        const BotKind cheat = kind_of(choose);
        std::vector<std::string> reasons;
        const MatchUpResult result =
            play_match_up({.bots = {&cheat, &good}, .seed = "illegal", .deals = 5, .rotates = true}, {},
                          [&](const PlayedMatch& played) { reasons.push_back(played.forfeit->why); });
        EXPECT_EQ(result.games, 10);
        EXPECT_EQ(result.forfeits[0], 10);
        EXPECT_EQ(result.forfeits[1], 0);
        EXPECT_EQ(result.rate(1).mean, 1);
        EXPECT_EQ(result.by_bot[0].count(), 0) << "points of forfeited games do not count";
        ASSERT_EQ(reasons.size(), 10);
        for (const std::string& reason : reasons) EXPECT_NE(reason.find(why), std::string::npos) << reason;
    }
}

TEST(MatchMisuse, AnExceptionOfABotOrCallbackReachesTheCaller) {
    if (has_sanitizer) GTEST_SKIP() << leaking;
    const BotKind good = kind_of(first_move);
    const BotKind thrower = kind_of([](const Position& position) {
        if (position.board().tile_count() > 20) throw std::runtime_error("out of ideas");
        return first_move(position);
    });
    const auto stop = [](const auto&) -> bool { throw std::runtime_error("out of ideas"); };
    for (const int threads : {1, 2, 4}) {
        const MatchUp throwing{.bots = {&thrower, &good}, .seed = "throw", .deals = 50, .threads = threads};
        MatchUp playing = throwing;
        playing.bots = {&good, &good};
        EXPECT_THROW(play_match_up(throwing), std::runtime_error);
        EXPECT_THROW(play_match_up(playing, stop), std::runtime_error);
        EXPECT_THROW(play_match_up(playing, {}, stop), std::runtime_error);
        Batch batch({.matches = 40, .threads = threads, .opponent = &thrower}, {});
        const auto play_on = [&] {
            for (int step = 0; step < 40; ++step) {
                std::vector<Action> actions;
                for (int match = 0; match < 40; ++match) actions.push_back(batch.legal(match).front());
                (void)batch.step(actions);
            }
        };
        EXPECT_THROW(play_on(), std::runtime_error);
    }
}

TEST(MatchMisuse, NumbersOfThreadsAndDealsMayBeAnything) {
    const BotKind good = kind_of(first_move);
    for (const int threads : {0, -2, std::numeric_limits<int>::min()}) {
        EXPECT_EQ(play_match_up({.bots = {&good, &good}, .seed = "t", .deals = 2, .threads = threads}).games,
                  2);
        const Record record(Deal{.seed = "t"});
        EXPECT_TRUE(review_match(record, {}, threads).turns.empty());
        EXPECT_EQ(find_problems({}, threads).turns, 0);
    }
    for (const std::int64_t deals : {std::int64_t{0}, std::int64_t{-1}}) {
        const MatchUpResult none = play_match_up({.bots = {&good, &good}, .seed = "t", .deals = deals});
        EXPECT_EQ(none.games, 0);
        EXPECT_EQ(none.rate(0).mean, 0);
        EXPECT_EQ(none.difference(0).mean, 0);
        EXPECT_EQ(none.by_bot[0].mean(), 0);
    }
}

TEST(MatchMisuseDeathTest, MatchUps) {
    const BotKind good = kind_of(first_move);
    const BotKind none{"none", "", [](const Settings&, const Budget&) { return nullptr; }};
    const auto played = [](std::vector<const BotKind*> bots, int players = 2) {
        return [=] {
            play_match_up({.settings = {.players = static_cast<std::uint8_t>(players)}, .bots = bots});
        };
    };
    OwnBot bot(first_move);
    expect_contracts({
        {"no bots", played({}), "there is a bot for each player, but got 0"},
        {"a null bot", played({&good, nullptr}), "there is a bot for each player, but got 2"},
        {"3 bots for 2 players", played({&good, &good, &good}), "there is a bot for each player, but got 3"},
        {"make() returns null", played({&none, &good}), "BotKind::make returns a bot"},
        {"0 players", played({}, 0), "a game has 1 to 6 players, not 0"},
        {"fewer seats than players",
         [&] {
             const std::vector<Bot*> seats = {&bot};
             play_match({}, "1", seats);
         },
         "there is a bot for each player, but got 1"},
        {"a seat without a bot",
         [&] {
             const std::vector<Bot*> seats = {&bot, nullptr};
             play_match({}, "1", seats);
         },
         "there is a bot for each player, but got 2"},
        {"an opponent that is null", [&] { Batch({.opponent = &none}, {}); }, "BotKind::make returns a bot"},
        {"rate of bot 6", [] { (void)MatchUpResult().rate(6); },
         "there is a bot with this number, but got 6"},
    });
}

TEST(MatchLegalMoves, AVisitorSeesTheMovesOfTheList) {
    Game game(Settings{}, "visit");
    play::Random random(4);
    while (!game.is_over()) {
        const Position& position = game.position();
        for (const Symmetric alike : {Symmetric::collapsed, Symmetric::expanded}) {
            std::vector<Move> due;
            for (const Placement& placement : position.places(position.tile(), alike)) {
                due.push_back({position.tile(), placement, no_piece});
                for (std::uint8_t piece = 0; piece < max_pieces; ++piece)
                    if ((position.claimable_pieces(placement) >> piece & 1) != 0)
                        due.push_back({position.tile(), placement, piece});
            }
            std::vector<Move> seen;
            position.for_each_legal_move([&](const Move& move) { seen.push_back(move); }, alike);
            EXPECT_EQ(seen, due);
            EXPECT_EQ(position.legal_moves(alike), due);
        }
        game.apply(*position.random_move(random));
    }
    EXPECT_TRUE(game.legal_moves().empty());
    game.position().for_each_legal_move([](const Move&) { ADD_FAILURE(); });
}

}  // namespace
}  // namespace bastide::match
