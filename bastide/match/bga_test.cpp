// Logs of Board Game Arena: a game worked out by hand, whole random games written as logs, and errors with
// their location.
#include "bastide/match/bga.h"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bastide/base/testing/file_text.h"
#include "bastide/match/bga_tiles.h"
#include "bastide/match/final_scoring.h"
#include "bastide/match/notation.h"
#include "bastide/match/testing/random_match.h"

namespace bastide::match {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::string duel() {
    return file_text(BASTIDE_SOURCE_DIR "/examples/match/bga-log.json");
}

std::string replaced(std::string text, std::string_view what, std::string_view instead) {
    const auto at = text.find(what);
    EXPECT_NE(at, text.npos) << what;
    return text.replace(at, what.size(), instead);
}

// Writes games as logs.
class Writer {
  public:
    explicit Writer(const Record& record) : record_(record) {}

    std::string log() {
        std::size_t asides = 0;
        const auto& aside = record_.game().unplaceable_tiles();
        const auto steps = record_.steps();
        for (std::size_t turn = 0; turn <= steps.size(); ++turn) {
            for (; asides < aside.size() && aside[asides].before_move == static_cast<int>(turn); ++asides)
                add("cantPlay", R"("tile_id":")" + std::to_string(id_of(aside[asides].tile)) + '"');
            if (turn < steps.size()) add_turn(turn);
        }
        for (const Event& event : final_events(record_.game().position())) add_points(event);
        add_result();
        return R"({"status":1,"data":{"valid":1,"data":[{"channel":"/table/t1","data":[)" + events_ + "]}]}}";
    }

  private:
    void add(const std::string& type, const std::string& args) {
        events_ +=
            (events_.empty() ? "" : ",") + std::string(R"({"type":")") + type + R"(","args":{)" + args + "}}";
    }

    static std::size_t id_of(Type type) {
        return static_cast<std::size_t>(std::ranges::find(bga_ids, type) - bga_ids.begin()) + 1;
    }

    static std::string player(std::size_t seat) { return std::to_string(1001 + seat); }

    void add_turn(std::size_t turn) {
        const Move& move = record_.steps()[turn].move;
        const std::size_t seat = turn % record_.start().settings.players;
        const auto* const tile = std::ranges::find(bga_tiles, move.tile, &BgaTile::type);
        const int orientation = (move.placement.rotation + 4 - tile->turns) % 4 + 1;
        add("playTile", R"("player_id":")" + player(seat) + R"(","player_name":"P)" + player(seat) +
                            R"(","type":")" + std::to_string(tile - bga_tiles.begin() + 1) + R"(","x":")" +
                            std::to_string(move.placement.at.x) + R"(","y":")" +
                            std::to_string(move.placement.at.y) + R"(","ori":")" +
                            std::to_string(orientation) + '"');
        if (move.piece != no_piece) {
            const auto is_it = [&](std::string_view word) {
                const auto piece = read_piece(move.tile, 0, word);
                return piece && *piece == move.piece;
            };
            const auto position = std::ranges::find_if(tile->features, is_it) - tile->features.begin() + 1;
            add("playPartisan", R"("ptype":"normal","pos":")" + std::to_string(position) + '"');
        }
        for (const Event& event : record_.steps()[turn].events) add_points(event);
    }

    void add_points(const Event& event) {
        for (std::size_t seat = 0; seat < max_players; ++seat) {
            if ((event.winners >> seat & 1) != 0)
                add("winPoints",
                    R"("player_id":)" + player(seat) + R"(,"points":)" + std::to_string(event.points));
        }
    }

    void add_result() {
        const Scores scores = final_scores(record_.game().position());
        std::string result;
        for (std::size_t seat = 0; seat < record_.start().settings.players; ++seat)
            result += (seat == 0 ? "" : ",") + std::string(R"({"player":")") + player(seat) +
                      R"(","name":"P)" + player(seat) + R"(","score":")" + std::to_string(scores[seat]) +
                      R"("})";
        add("gameStateChange", R"("id":99,"args":{"result":[)" + result + "]}");
    }

    const Record& record_;
    std::string events_;
};

TEST(MatchBga, IsReadAsItWasPlayed) {
    const auto read = read_bga(duel());
    ASSERT_TRUE(read) << read.error().what();
    EXPECT_THAT(read->names, ElementsAre("Ada", "Bo"));
    std::vector<std::string> moves;
    for (const Move& move : read->record.moves()) moves.push_back(to_text(move));
    EXPECT_THAT(moves, ElementsAre("L 0 1 0 m", "RFr 1 0 0 rE", "Rr -1 0 3 -", "C 0 -1 2 cS", "RRR 2 0 0 rE",
                                   "Rr -1 1 1 -"));
    EXPECT_THAT(read->differences, IsEmpty());
    EXPECT_EQ(read->record.start().settings, Settings{});
}

// Each feature of a tile has one number.
TEST(MatchBga, TilesAndFeaturesHaveOneNumberEach) {
    std::set<Type> seen;
    for (const BgaTile& tile : bga_tiles) {
        const std::string_view name = types[tile.type].name;
        EXPECT_TRUE(seen.insert(tile.type).second) << name;
        std::set<std::uint8_t> pieces;
        for (const std::string_view word : tile.features) {
            if (word.empty()) continue;
            const auto piece = read_piece(tile.type, 0, word);
            EXPECT_TRUE(piece && pieces.insert(*piece).second) << name << ' ' << word;
        }
        EXPECT_EQ(pieces.size(), types[tile.type].piece_count) << name;
    }
}

TEST(MatchBga, WholeGamesAreReadBack) {
    for (const int players : {2, 3, 4, 5, 6}) {
        for (int game = 0; game < 20; ++game) {
            const Record record =
                testing::random_match({.players = static_cast<std::uint8_t>(players)},
                                      std::to_string(players) + "-" + std::to_string(game), true);
            const auto read = read_bga(Writer(record).log());
            ASSERT_TRUE(read) << read.error().what();
            EXPECT_THAT(read->differences, IsEmpty());
            EXPECT_EQ(read->record.moves(), record.moves());
            EXPECT_EQ(final_scores(read->record.game().position()), final_scores(record.game().position()));
        }
    }
}

TEST(MatchBga, PointsTellTheOptions) {
    for (const Settings& settings : {Settings{.small_city = SmallCity::two}, Settings{.farm = Farm::second},
                                     Settings{.farm = Farm::first}}) {
        int found = 0;
        for (int game = 0; game < 20; ++game) {
            const Record record = testing::random_match(settings, std::to_string(game), true);
            const auto read = read_bga(Writer(record).log());
            ASSERT_TRUE(read) << read.error().what();
            EXPECT_THAT(read->differences, IsEmpty());
            found += read->record.start().settings == settings ? 1 : 0;
        }
        EXPECT_GT(found, 0);
    }
}

TEST(MatchBga, OtherPointsAreDifferences) {
    const auto read = read_bga(replaced(duel(), R"("points": 4)", R"("points": 5)"));
    ASSERT_TRUE(read) << read.error().what();
    ASSERT_EQ(read->differences.size(), 1U);
    EXPECT_EQ(to_string(read->differences[0]), "turn 4: Bo scores 4 by the rules, but 5 in the log");
}

TEST(MatchBga, EveryWrappingIsRead) {
    const std::string text = duel();
    const auto begin = text.find('[');
    const std::string packets = text.substr(begin, text.rfind(']') + 1 - begin);
    for (const std::string& form :
         {packets, R"({"data":)" + packets + "}", R"({"status":1,"data":{"logs":)" + packets + "}}"}) {
        EXPECT_TRUE(is_bga(*text::parse_json(form)));
        EXPECT_TRUE(read_bga(form));
    }
}

TEST(MatchBga, IsDistinguishedFromARecord) {
    EXPECT_TRUE(is_bga(*text::parse_json(duel())));
    EXPECT_FALSE(is_bga(*text::parse_json(to_json(read_bga(duel())->record))));
    EXPECT_FALSE(is_bga(*text::parse_json("[]")));
    EXPECT_FALSE(is_bga(*text::parse_json("{}")));
}

struct BadLog {
    std::string_view what;
    std::string_view instead;
    std::string_view message;
};

TEST(MatchBga, BadLogsAreRefusedWithTheirTurn) {
    const std::vector<BadLog> bad = {
        {R"("type": "20")", R"("type": "31")", "the tiles of the base game have the types 1 to 24"},
        {R"("ori": "1")", R"("ori": "5")", "an orientation is 1, 2, 3 or 4"},
        {R"("x": "0")", R"("x": "200")", "a square has whole numbers from -127 to 127"},
        {R"("x": "0")", R"("x": 1.5)", "a square has whole numbers from -127 to 127"},
        {R"("ptype": "normal")", R"("ptype": "big")", "is of Inns & Cathedrals"},
        {R"("ptype": "normal")", R"("ptype": "barn")", "is of an expansion"},
        {R"("pos": "1")", R"("pos": "3")", "L has no feature 3"},
        {R"("pos": "1")", R"("pos": "9")", "from 1"},
        {R"("points": 4)", R"("points": "four")", "points are a whole number"},
        {R"("y": "1")", R"("y": "5")", "has no tile next to it"},
    };
    for (const BadLog& each : bad) {
        const auto read = read_bga(replaced(duel(), each.what, each.instead));
        ASSERT_FALSE(read) << each.message;
        EXPECT_THAT(to_string(read.error()), ::testing::HasSubstr(each.message));
    }
}

TEST(MatchBga, OtherTextsAreRefused) {
    EXPECT_THAT(read_bga(R"({"status":0,"error":"Not logged in"})").error().what(),
                ::testing::HasSubstr("an error of the site: 'Not logged in'"));
    EXPECT_THAT(read_bga(R"({"data":[{"data":[]}]})").error().what(),
                ::testing::HasSubstr("of another game"));
    EXPECT_THAT(read_bga(R"({"data":[1]})").error().what(), ::testing::HasSubstr("\"data\""));
    EXPECT_THAT(read_bga(R"({"data":[{"data":[{"type":"playTile"}]}]})").error().what(),
                ::testing::HasSubstr("there is no \"args\""));
}

TEST(MatchBga, OnePlayerIsTooFew) {
    const std::string text = duel();
    const auto read = read_bga(text.substr(0, text.find(",\n  {")) + "]}}");
    ASSERT_FALSE(read);
    EXPECT_THAT(read.error().what(), ::testing::HasSubstr("a log has at least 2 players, not 1"));
}

TEST(MatchBga, AGameThatGoesOnWithoutAPlayerIsRefused) {
    const Record record = testing::random_match({.players = 3}, "order", true);
    const std::string log = Writer(record).log();
    // The second turn of player 2, whom the others skip.
    const auto first = log.find(R"("player_id":"1002")");
    const auto second = log.find(R"("player_id":"1002")", first + 1);
    const auto read = read_bga(std::string(log).replace(second, 18, R"("player_id":"1003")"));
    ASSERT_FALSE(read);
    EXPECT_EQ(to_string(read.error().where.context), "turn 5");
    EXPECT_THAT(read.error().what(), ::testing::HasSubstr("it is P1002's turn, but P1003 places a tile"));
}

}  // namespace
}  // namespace bastide::match
