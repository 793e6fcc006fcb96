// Games: decks, unplaceable tiles, starts, undo and replay.
#include "bastide/match/game.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "bastide/match/testing/scenarios.h"
#include "bastide/match/testing/type.h"
#include "bastide/play/testing/game_properties.h"

namespace bastide::match {
namespace {

using testing::move_of;
using testing::type;

Deck deck(const std::vector<std::string_view>& names) {
    Deck tiles;
    for (const std::string_view name : names) tiles.push_back(type(name));
    return tiles;
}

constexpr Settings changed(Unplaceable unplaceable, FirstTile start = FirstTile::fixed) {
    Settings settings;
    settings.unplaceable = unplaceable;
    settings.start = start;
    return settings;
}

const Settings redraw = changed(Unplaceable::redraw);
const Settings bottom = changed(Unplaceable::bottom);
const Settings shuffled = changed(Unplaceable::redraw, FirstTile::shuffled);

// Every move of some types that a deck of `reach` tiles could allow, and many that none does.
std::vector<Move> candidates(const Deck& tiles, int reach) {
    std::vector<Move> all;
    Deck kinds = tiles;
    std::ranges::sort(kinds);
    const auto twice = std::ranges::unique(kinds);
    kinds.erase(twice.begin(), twice.end());
    for (const Type kind : kinds) {
        for (int x = -reach; x <= reach; ++x) {
            for (int y = -reach; y <= reach; ++y) {
                const Square at{static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)};
                for (std::uint8_t rotation = 0; rotation <= 4; ++rotation) {
                    all.push_back({kind, {at, rotation}, no_piece});
                    for (std::uint8_t piece = 0; piece <= max_pieces; ++piece)
                        all.push_back({kind, {at, rotation}, piece});
                }
            }
        }
        all.push_back({kind, {{127, 127}, 0}, no_piece});
        all.push_back({kind, {{-128, -128}, 255}, 254});
    }
    return all;
}

TEST(MatchGame, IsAGameLikeOthers) {
    const Deck tiles = deck({"C", "Cccc+", "RRR", "CcRr+", "L", "CFc", "C"});
    const Deck with_start = deck({"LR", "Cccc+", "C", "RRR", "C", "CC"});
    const Deck all_roads = deck({"RRRR", "CRRR", "L", "C", "CRRR", "L", "RFr"});
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        SCOPED_TRACE(seed);
        Settings few = redraw;
        few.meeples = 1;
        few.players = static_cast<std::uint8_t>(2 + seed % 5);
        play::testing::expect_game<Game>({.settings = few, .deck = tiles}, seed, candidates(tiles, 8));
        play::testing::expect_game<Game>({.settings = bottom, .deck = tiles}, seed, candidates(tiles, 8));
        play::testing::expect_game<Game>({.settings = shuffled, .deck = with_start}, seed,
                                         candidates(with_start, 7));
        play::testing::expect_game<Game>({.settings = shuffled, .deck = all_roads}, seed,
                                         candidates(all_roads, 7));
    }
}

TEST(MatchGame, IsAGameWithTheWholeBox) {
    // A move that is never legal.
    const std::vector<Move> none = {{start_type, {{100, 100}, 0}, no_piece}};
    for (const Settings& settings : {redraw, bottom, shuffled}) {
        const Game game(settings, "box");
        const auto walk = play::testing::random_walk(game, 7, 1000);
        const Game& end = walk.states.back();
        ASSERT_TRUE(end.is_over());
        const int on_board = end.position().board().tile_count();
        EXPECT_EQ(on_board, static_cast<int>(walk.moves.size()) + 1);
        if (settings.unplaceable == Unplaceable::redraw) {
            EXPECT_EQ(on_board + std::ssize(end.unplaceable_tiles()), tile_count);
            EXPECT_EQ(end.position().remaining(), 0);
        }
        play::testing::expect_undo_restores(walk, 7);
        play::testing::expect_record_stores({.settings = settings, .seed = "box"}, walk, none);
    }
}

TEST(MatchDeck, ContainsTheBoxInTheSeedsOrder) {
    for (const Settings& settings : {redraw, shuffled}) {
        const bool lies_there = settings.start == FirstTile::fixed;
        const Deck tiles = shuffled_deck(settings, "a");
        EXPECT_EQ(tiles.size(), lies_there ? 71U : 72U);
        for (Type each = 0; each < type_count; ++each) {
            const int less = lies_there && each == start_type ? 1 : 0;
            EXPECT_EQ(std::ranges::count(tiles, each), types[each].count - less) << types[each].name;
        }
        EXPECT_EQ(to_string(deck_error(settings, tiles)), "");
        EXPECT_EQ(shuffled_deck(settings, "a"), tiles);
        EXPECT_NE(shuffled_deck(settings, "b"), tiles);
        EXPECT_NE(shuffled_deck(settings, ""), tiles);
    }
}

TEST(MatchDeck, IsShuffledUniformly) {
    constexpr int decks = 7100;
    std::map<Type, int> first;
    std::map<Type, int> last;
    for (int i = 0; i < decks; ++i) {
        const Deck tiles = shuffled_deck(redraw, std::to_string(i));
        ++first[tiles.front()];
        ++last[tiles.back()];
    }
    // Five deviations of each count.
    for (Type each = 0; each < type_count; ++each) {
        const int due = 100 * (types[each].count - (each == start_type ? 1 : 0));
        const double near = 5 * std::sqrt(due);
        EXPECT_NEAR(first[each], due, near) << types[each].name;
        EXPECT_NEAR(last[each], due, near) << types[each].name;
    }
}

// Expects an error for a deck with too many tiles of a type, with their name and number.
void expect_too_many(const Settings& settings, const Deck& tiles, const std::string& name,
                     const std::string& count) {
    const std::string why = to_string(deck_error(settings, tiles));
    EXPECT_NE(why.find(" " + name), std::string::npos) << why;
    EXPECT_NE(why.find(" " + count + " "), std::string::npos) << why;
}

TEST(MatchDeck, IsBadWithMoreThanTheBoxHas) {
    EXPECT_EQ(to_string(deck_error(redraw, {})), "");
    EXPECT_EQ(to_string(deck_error(redraw, deck({"RCr", "RCr", "RCr"}))), "");
    expect_too_many(redraw, deck({"RCr", "L", "RCr", "RCr", "RCr"}), "RCr", "3");
    EXPECT_EQ(to_string(deck_error(shuffled, deck({"RCr", "RCr", "RCr", "RCr"}))), "");
    expect_too_many(shuffled, deck({"RCr", "RCr", "RCr", "RCr", "RCr"}), "RCr", "4");
    expect_too_many(redraw, deck({"RRRR", "Cccc+", "Cccc+"}), "Cccc+", "1");
    EXPECT_NE(to_string(deck_error(shuffled, {})), "") << "there is nothing to start with";
}

TEST(MatchGame, EndsWithItsDeck) {
    EXPECT_TRUE(Game(redraw, Deck{}).is_over());
    EXPECT_EQ(Game(redraw, Deck{}).illegality(move_of("L 0 1 0 -")), Illegality{});
    EXPECT_TRUE(Game(shuffled, deck({"L"})).is_over());
    Game game(redraw, deck({"L", "RFr"}));
    EXPECT_EQ(game.position().tile(), type("L"));
    game.apply(move_of("L 0 1 0 m"));
    EXPECT_FALSE(game.is_over());
    EXPECT_EQ(game.position().tile(), type("RFr"));
    game.apply(move_of("RFr 1 0 0 -"));
    EXPECT_TRUE(game.is_over());
    EXPECT_TRUE(game.legal_moves().empty());
    EXPECT_EQ(game.position().to_move(), 0);
}

// Exactly the undrawn tiles of the deck remain, with the tiles under it.
TEST(MatchGame, AShortDeckIsAllThatRemains) {
    for (const Settings& settings :
         {redraw, bottom, shuffled, changed(Unplaceable::bottom, FirstTile::shuffled)}) {
        for (const std::size_t size : {1U, 5U, 30U, 71U}) {
            Deck tiles = shuffled_deck(settings, "short");
            tiles.resize(size);
            Game game(settings, tiles);
            play::Random random(size);
            std::vector<Game::Undo> undos;
            const Game before = game;
            const auto expect_rest = [&] {
                TileCounts rest{};
                for (const Type each : tiles) ++rest[each];
                const auto placed = game.position().board().tiles();
                for (const PlacedTile& tile : placed.subspan(settings.start == FirstTile::fixed ? 1 : 0))
                    --rest[tile.type()];
                if (!game.is_over()) --rest[game.position().tile()];
                if (settings.unplaceable == Unplaceable::redraw)
                    for (const Game::UnplaceableTile& aside : game.unplaceable_tiles()) --rest[aside.tile];
                EXPECT_EQ(game.position().remaining_by_type(), rest);
            };
            for (; !game.is_over(); undos.push_back(game.apply(*game.position().random_move(random))))
                expect_rest();
            expect_rest();
            EXPECT_TRUE(settings.unplaceable == Unplaceable::bottom || game.position().remaining() == 0);
            for (; !undos.empty(); undos.pop_back()) game.undo(undos.back());
            EXPECT_EQ(game, before);
        }
    }
}

TEST(MatchGame, ExpectsTheBoxAfterTilesThatAreKnown) {
    Game game(redraw, deck({"L", "RFr"}), AfterDeck::unknown);
    EXPECT_EQ(game.position().remaining(), 70);
    game.apply(move_of("L 0 1 0 m"));
    game.apply(move_of("RFr 1 0 0 -"));
    EXPECT_TRUE(game.is_over()) << "until the next tile is known";
    EXPECT_EQ(game.position().remaining(), 69);
    game.extend_deck(deck({"C", "C"}));
    EXPECT_EQ(game.position().tile(), type("C"));
    EXPECT_EQ(game.position().remaining(), 68);
    EXPECT_EQ(game.position().remaining(type("C")), 4);
    Game whole(redraw, deck({"L", "RFr", "C", "C"}), AfterDeck::unknown);
    whole.apply(move_of("L 0 1 0 m"));
    whole.apply(move_of("RFr 1 0 0 -"));
    EXPECT_EQ(game.position(), whole.position());
}

TEST(MatchGame, TheTilesAfterAWholeDeckAreKnown) {
    const Deck all = unshuffled_deck(redraw);
    EXPECT_EQ(deal_of_drawn(redraw, all).after_deck, AfterDeck::end);
    EXPECT_EQ(deal_of_drawn(redraw, deck({"L"})).after_deck, AfterDeck::unknown);
    EXPECT_EQ(Game(redraw, all), Game(redraw, all, AfterDeck::unknown));
}

TEST(MatchGame, SetsAsideUnplaceableTiles) {
    Game game(redraw, deck({"C", "Cccc+", "RFr"}));
    const Game before = game;
    EXPECT_EQ(game.position().remaining(type("Cccc+")), 1);
    const auto undo = game.apply(move_of("C 0 -1 2 -"));
    ASSERT_EQ(game.unplaceable_tiles().size(), 1U);
    EXPECT_EQ(game.unplaceable_tiles()[0], (Game::UnplaceableTile{.tile = type("Cccc+"), .before_move = 1}));
    EXPECT_EQ(game.position().to_move(), 1) << "the same player draws again";
    EXPECT_EQ(game.position().tile(), type("RFr"));
    EXPECT_EQ(game.position().remaining(type("Cccc+")), 0);
    EXPECT_EQ(game.position().remaining(), 0) << "C laid, Cccc+ aside, RFr in hand";
    game.undo(undo);
    EXPECT_EQ(game, before);
    // Elsewhere Cccc+ has a place.
    game.apply(move_of("C 0 1 2 -"));
    EXPECT_TRUE(game.unplaceable_tiles().empty());
    EXPECT_EQ(game.position().tile(), type("Cccc+"));
}

TEST(MatchGame, SetsAsideSeveralAtOnce) {
    // Crossings show no field, which is all that L has.
    for (const Unplaceable way : {Unplaceable::redraw, Unplaceable::bottom}) {
        const bool again = way == Unplaceable::bottom;
        Game game(changed(way, FirstTile::shuffled), deck({"RRRR", "L", "CRRR", "L", "L", "RFr"}));
        EXPECT_EQ(game.unplaceable_tiles(),
                  (std::vector<Game::UnplaceableTile>{{.tile = type("L"), .before_move = 0}}));
        const Game before = game;
        const auto undo = game.apply(move_of("CRRR 1 0 0 rW"));
        const Game after = game;
        ASSERT_EQ(game.unplaceable_tiles().size(), 3U);
        EXPECT_EQ(game.unplaceable_tiles()[2], (Game::UnplaceableTile{.tile = type("L"), .before_move = 1}));
        EXPECT_EQ(game.position().tile(), type("RFr"));
        EXPECT_EQ(game.position().remaining(type("L")), again ? 3 : 0);
        const auto next = game.apply(move_of("RFr 2 0 0 -"));
        EXPECT_EQ(game.position().tile(), again ? type("L") : no_tile);
        game.undo(next);
        EXPECT_EQ(game, after);
        game.undo(undo);
        EXPECT_EQ(game, before);
    }
}

TEST(MatchGame, PutsUnplaceableTilesUnderTheDeck) {
    Game game(bottom, deck({"C", "Cccc+", "RFr", "RFr", "CFC"}));
    const Game before = game;
    std::vector<Game::Undo> undos;
    undos.push_back(game.apply(move_of("C 0 -1 2 -")));
    EXPECT_EQ(game.unplaceable_tiles().size(), 1U);
    EXPECT_EQ(game.position().remaining(type("Cccc+")), 1) << "it is still to come";
    EXPECT_EQ(game.position().remaining(), 3);
    undos.push_back(game.apply(move_of("RFr 1 0 0 -")));
    undos.push_back(game.apply(move_of("RFr 2 0 0 -")));
    EXPECT_EQ(game.position().tile(), type("CFC"));
    const Game fork = game;
    undos.push_back(game.apply(move_of("CFC 0 -2 1 -")));
    EXPECT_EQ(game.position().tile(), type("Cccc+"));
    EXPECT_EQ(game.position().remaining(type("Cccc+")), 0);
    undos.push_back(game.apply(move_of("Cccc+ 1 -2 0 cW")));
    EXPECT_TRUE(game.is_over());
    EXPECT_EQ(game.unplaceable_tiles().size(), 1U);
    while (undos.size() > 3) {
        game.undo(undos.back());
        undos.pop_back();
    }
    EXPECT_EQ(game, fork);
    for (; !undos.empty(); undos.pop_back()) game.undo(undos.back());
    EXPECT_EQ(game, before);
}

TEST(MatchGame, EndsWhenNothingUnderTheDeckFits) {
    Game game(bottom, deck({"C", "Cccc+", "RFr", "RFr", "RFr"}));
    game.apply(move_of("C 0 -1 2 -"));
    game.apply(move_of("RFr 1 0 0 -"));
    game.apply(move_of("RFr 2 0 0 -"));
    EXPECT_FALSE(game.is_over());
    game.apply(move_of("RFr 3 0 0 -"));
    EXPECT_TRUE(game.is_over());
    EXPECT_EQ(game.position().remaining(type("Cccc+")), 1);
    EXPECT_EQ(game.unplaceable_tiles().size(), 1U);
}

TEST(MatchGame, MayStartWithAnyTile) {
    Game game(shuffled, deck({"L", "RCr", "RCr", "RCr", "RCr"}));
    ASSERT_EQ(game.position().board().tile_count(), 1);
    EXPECT_EQ(game.position().board().tile(0),
              (PlacedTile{.at = {0, 0}, .orientation = oriented_tile(type("L"), 0)}));
    EXPECT_EQ(game.position().remaining(type("RCr")), 3) << "and one in hand";
    EXPECT_EQ(game.position().remaining(type("L")), 0);
    EXPECT_EQ(game.position().remaining(), 3);
    EXPECT_TRUE(game.position().meeples().empty());
    EXPECT_EQ(game.position().to_move(), 0);
}

TEST(MatchGame, HasNoRandomMoveOnceItIsOver) {
    Game game(Settings{}, Deck{22});
    play::Random chance(1);
    game.apply(*game.position().random_move(chance));
    EXPECT_TRUE(game.is_over());
    EXPECT_EQ(game.position().random_move(chance), std::nullopt);
}

}  // namespace
}  // namespace bastide::match
