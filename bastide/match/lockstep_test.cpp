// The engine and the plain one side by side over random matches: after every move all that can be asked of
// both. BASTIDE_LOCKSTEP=N plays N matches instead of the usual number.
#include <algorithm>
#include <bit>
#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "bastide/match/final_scoring.h"
#include "bastide/match/game.h"
#include "bastide/match/testing/plain_match.h"
#include "bastide/match/testing/random_match.h"
#include "bastide/play/random.h"

namespace bastide::match {
namespace {

using play::Random;
using testing::PlainMatch;

constexpr std::array<Farm, 3> editions = {Farm::third, Farm::second, Farm::first};

// A style of play: the value of a move's properties in points. One of the best moves is drawn.
struct Taste {
    int occupied;    // for each piece of the tile that joins an occupied feature
    int neighbours;  // for each tile about it
    int meeple;      // for putting one
    int farmer;      // for putting it on a field
};

constexpr std::array<Taste, 6> tastes = {{
    {0, 0, 0, 0},   // all are alike
    {4, 0, 1, 0},   // shares features
    {4, 1, 2, 1},   // shares them and closes them
    {0, 2, 1, 0},   // fills holes
    {1, 0, 3, 4},   // sends farmers
    {-2, -1, 2, 0}  // spreads, alone
}};

// Events that must have occurred for the comparison to be meaningful.
struct Met {
    int moves = 0;
    int refused = 0;
    int unplaceable_tiles = 0;
    int ties = 0;
    int minorities = 0;
    int editions_differ = 0;
    std::array<int, 4> complete = {};  // by kind
    std::array<int, 4> ended = {};
};

Settings draw_settings(Random& random, std::uint64_t match) {
    constexpr std::array<std::uint8_t, 6> supplies = {7, 7, 7, 3, 1, 72};
    Settings settings;
    settings.players = static_cast<std::uint8_t>(min_players + match % 6);
    settings.meeples = supplies[random.below(supplies.size())];
    settings.small_city = random.below(2) == 0 ? SmallCity::four : SmallCity::two;
    settings.farm = editions[random.below(3)];
    settings.fields = random.below(4) != 0;
    settings.unplaceable = random.below(2) == 0 ? Unplaceable::redraw : Unplaceable::bottom;
    settings.start = random.below(3) != 0 ? FirstTile::fixed : FirstTile::shuffled;
    return settings;
}

int liking(const Taste& taste, const Position& position, const Move& move) {
    const Placement& to = move.placement;
    const std::uint8_t taken =
        position.features().occupied(position.board(), to.at, oriented_tile(move.tile, to.rotation));
    int points = taste.occupied * std::popcount(taken) + taste.neighbours * position.neighbours(to.at);
    if (move.piece == no_piece) return points;
    points += taste.meeple;
    return types[move.tile].pieces[move.piece].kind == Kind::field ? points + taste.farmer : points;
}

Move choose(const Taste& taste, const Position& position, const std::vector<Move>& moves, Random& random) {
    std::vector<Move> best;
    int most = -1000;
    const bool is_whim = random.below(8) == 0;
    for (const Move& move : moves) {
        const int points = is_whim ? 0 : liking(taste, position, move);
        if (points < most) continue;
        if (points > most) best.clear();
        most = points;
        best.push_back(move);
    }
    return best[random.below(static_cast<std::uint32_t>(best.size()))];
}

// A move that may be wrong in any way.
Move draw_move(const Position& position, Random& random) {
    Move move;
    move.tile = random.below(8) == 0 ? static_cast<Type>(random.below(type_count)) : position.tile();
    const auto open_squares = position.board().open_squares();
    move.placement.at = open_squares[random.below(static_cast<std::uint32_t>(open_squares.size()))].at;
    if (random.below(4) == 0)
        move.placement.at = neighbour(move.placement.at, tile::all_sides[random.below(4)]);
    move.placement.rotation = static_cast<std::uint8_t>(random.below(5));
    move.piece = random.below(4) == 0 ? no_piece : static_cast<std::uint8_t>(random.below(max_pieces + 1));
    return move;
}

// The second engine does not count pieces.
bool same(std::vector<Event> one, const std::vector<Event>& other) {
    for (Event& event : one) event.node = 0;
    return one.size() == other.size() && std::ranges::is_permutation(one, other);
}

class Lockstep {
  public:
    Lockstep(const Settings& settings, const Deck& deck, const Taste& taste, std::uint64_t seed, Met& met)
        : plain_(settings, deck), taste_(taste), random_(seed), met_(met) {
        for (const Farm farm : editions) {
            Settings by_edition = settings;
            by_edition.farm = farm;
            games_.emplace_back(by_edition, deck);
        }
    }

    void run() {
        std::vector<Game> states;
        std::vector<Game::Undo> undos;
        compare();
        while (!games_[0].is_over() && !::testing::Test::HasFailure()) {
            SCOPED_TRACE("move " + std::to_string(undos.size()));
            states.push_back(games_[0]);
            const auto moves = games_[0].position().legal_moves(Symmetric::expanded);
            undos.push_back(play(choose(taste_, games_[0].position(), moves, random_)));
            compare();
        }
        if (::testing::Test::HasFailure()) return;
        met_.unplaceable_tiles += static_cast<int>(plain_.unplaceable_tiles().size());
        for (std::size_t i = undos.size(); i-- > 0;) {
            games_[0].undo(undos[i]);
            ASSERT_EQ(games_[0], states[i]) << "taken back to move " << i;
        }
    }

  private:
    // Makes a move in all engines. Undoing and repeating it changes nothing.
    Game::Undo play(const Move& move) {
        ++met_.moves;
        const std::vector<Event> events = plain_.play(move);
        for (const Event& event : events) count(event, met_.complete);
        Game& first = games_[0];
        const Game before = first;
        Game::Undo undo = first.apply(move);
        EXPECT_TRUE(same(completion_events(first.position(), undo.position), events));
        const Game after = first;
        first.undo(undo);
        EXPECT_EQ(first, before);
        undo = first.apply(move);
        EXPECT_EQ(first, after);
        for (std::size_t i = 1; i < games_.size(); ++i) games_[i].apply(move);
        return undo;
    }

    void count(const Event& event, std::array<int, 4>& kinds) {
        ++kinds[static_cast<std::size_t>(event.kind)];
        met_.ties += std::popcount(event.winners) > 1 ? 1 : 0;
        for (std::size_t player = 0; player < event.meeples.size(); ++player)
            met_.minorities += event.meeples[player] != 0 && (event.winners >> player & 1) == 0 ? 1 : 0;
    }

    void compare() {
        const Game& game = games_[0];
        const Position& position = game.position();
        ASSERT_EQ(game.is_over(), plain_.is_over());
        ASSERT_EQ(position.tile(), plain_.hand().value_or(no_tile));
        ASSERT_EQ(position.to_move(), plain_.to_move());
        for (int player = 0; player < position.players(); ++player) {
            ASSERT_EQ(position.score(player), plain_.scores()[static_cast<std::size_t>(player)]);
            ASSERT_EQ(position.supply(player), plain_.supplies()[static_cast<std::size_t>(player)]);
        }
        ASSERT_TRUE(std::ranges::equal(game.unplaceable_tiles(), plain_.unplaceable_tiles(), {},
                                       &Game::UnplaceableTile::tile));
        compare_moves(position);
        compare_ends();
        for (int i = 0; i < 4 && !game.is_over(); ++i) {
            const Move move = draw_move(position, random_);
            const auto why = plain_.illegality(move);
            ASSERT_EQ(testing::reason_of(game.illegality(move)), why);
            ASSERT_EQ(game.is_legal(move), !why);
            met_.refused += why ? 1 : 0;
        }
    }

    void compare_moves(const Position& position) {
        const std::vector<Move> due = plain_.legal_moves();
        for (const Symmetric alike : {Symmetric::expanded, Symmetric::collapsed}) {
            std::vector<Move> moves = position.legal_moves(alike);
            ASSERT_EQ(position.count_moves(alike), std::ssize(moves));
            std::ranges::sort(moves);
            ASSERT_EQ(moves, alike == Symmetric::expanded ? due : testing::merged(due));
        }
        if (position.tile() == no_tile) return;
        const std::optional<Move> drawn = position.random_move(random_);
        ASSERT_TRUE(drawn && !plain_.illegality(*drawn));
        ASSERT_EQ(drawn->placement.rotation, first_alike(drawn->tile, drawn->placement.rotation));
    }

    // By one edition in turn, and by all when the game is over.
    void compare_ends() {
        if (!plain_.is_over()) {
            compare_end(static_cast<std::size_t>(met_.moves) % editions.size());
            return;
        }
        for (std::size_t i = 0; i < editions.size(); ++i) {
            for (const Event& event : compare_end(i)) count(event, met_.ended);
        }
        const auto end = [&](std::size_t i) { return final_scores(games_[i].position()); };
        met_.editions_differ += end(0) != end(1) && end(1) != end(2) && end(0) != end(2) ? 1 : 0;
    }

    std::vector<Event> compare_end(std::size_t edition) const {
        const Position& position = games_[edition].position();
        const std::vector<Event> due = plain_.final_events(editions[edition]);
        EXPECT_EQ(final_scores(position), testing::paid(plain_.scores(), due)) << "edition " << 3 - edition;
        const std::vector<Event> events = final_events(position);
        EXPECT_TRUE(same(events, due)) << "edition " << 3 - edition;
        EXPECT_TRUE(std::ranges::is_sorted(events, {}, &Event::kind));
        return due;
    }

    std::vector<Game> games_;  // by edition
    PlainMatch plain_;
    Taste taste_;
    Random random_;
    Met& met_;
};

std::uint64_t match_count() {
    const char* option = std::getenv("BASTIDE_LOCKSTEP");
    constexpr std::uint64_t usual = 300;
    return option == nullptr ? usual : std::strtoull(option, nullptr, 10);
}

void run_matches(std::string_view name, bool has_own_box, Met& met) {
    for (std::uint64_t i = 0; i < match_count(); ++i) {
        const std::string seed = std::string(name) + ' ' + std::to_string(i);
        Random random(play::seed_number(seed));
        Settings settings = draw_settings(random, i);
        if (has_own_box) settings.box = testing::random_box(random);
        const Taste& taste = tastes[i % tastes.size()];
        SCOPED_TRACE(seed);
        Lockstep(settings, shuffled_deck(settings, seed), taste, random.next(), met).run();
        if (::testing::Test::HasFailure()) return;
    }
}

TEST(MatchLockstep, BothEnginesAgreeOnRandomBoxes) {
    Met met;
    run_matches("box", true, met);
}

TEST(MatchLockstep, BothEnginesAgreeOnRandomGames) {
    Met met;
    const std::uint64_t matches = match_count();
    run_matches("lockstep", false, met);
    if (matches < 100) return;
    EXPECT_GT(met.moves, 70 * static_cast<int>(matches) - 100);
    EXPECT_GT(met.refused, met.moves);
    EXPECT_GT(met.unplaceable_tiles, 0);
    EXPECT_GT(met.ties, 100);
    EXPECT_GT(met.minorities, 100);
    EXPECT_GT(met.editions_differ, 30);
    for (std::size_t kind = 0; kind < 3; ++kind) {
        EXPECT_GT(met.complete[kind], 20) << kind;
        EXPECT_GT(met.ended[kind], 20) << kind;
    }
    EXPECT_EQ(met.complete[3], 0) << "no field is ever complete";
    EXPECT_GT(met.ended[3], 100);
}

}  // namespace
}  // namespace bastide::match
