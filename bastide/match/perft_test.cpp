// The published counts and sums of scores of a sequence of six tiles, confirmed by three engines, and further
// sequences, which the simple implementation also counts. With BASTIDE_PERFT=N both count N tiles deep.
#include "bastide/match/perft.h"

#include <array>
#include <cstdint>
#include <cstdlib>
#include <numeric>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "bastide/match/testing/plain_match.h"

namespace bastide::match {
namespace {

const std::vector<Type>& published_sequence() {
    static const std::vector<Type> sequence = {*find_type("RFr"), *find_type("C"),   *find_type("Rr"),
                                               *find_type("CFC"), *find_type("RRR"), *find_type("L")};
    return sequence;
}

std::vector<std::int64_t> counts(const Settings& settings, const Perft& options, std::size_t depth) {
    std::vector<std::int64_t> found;
    for (std::size_t i = 1; i <= depth; ++i)
        found.push_back(perft(Position(settings), std::span(published_sequence()).first(i), options).paths);
    return found;
}

using Counts = std::vector<std::int64_t>;

TEST(MatchPerft, CountsPlacements) {
    EXPECT_EQ(counts({}, {true, Symmetric::collapsed, false}, 6), (Counts{3, 24, 254, 1136, 12708, 47586}));
    EXPECT_EQ(counts({}, {true, Symmetric::expanded, false}, 6), (Counts{6, 48, 508, 4544, 50832, 761016}));
}

TEST(MatchPerft, CountsTilesWithMeeples) {
    EXPECT_EQ(counts({}, {}, 5), (Counts{12, 267, 9682, 152282, 10422032}));
    EXPECT_EQ(counts({}, {false, Symmetric::expanded, false}, 4), (Counts{24, 534, 19364, 609128}));
}

TEST(MatchPerft, CountsByOptions) {
    Settings one_meeple;
    one_meeple.meeples = 1;
    EXPECT_EQ(counts(one_meeple, {}, 4), (Counts{12, 267, 4954, 47906}));
    Settings no_fields;
    no_fields.fields = false;
    EXPECT_EQ(counts(no_fields, {}, 4), (Counts{6, 96, 1840, 23432}));
}

TEST(MatchPerft, StopsWhenCancelled) {
    int calls = 0;
    const auto watch = [&] { return ++calls < 2; };
    EXPECT_LT(perft(Position({}), published_sequence(), {}, watch).paths, 10422032);
    EXPECT_EQ(calls, 2);
}

struct Sums {
    std::array<std::int64_t, 2> scores = {};
    std::array<std::int64_t, 2> finals = {};

    friend bool operator==(const Sums&, const Sums&) = default;
};

Sums sums(const Settings& settings, std::size_t depth) {
    const auto tiles = std::span(published_sequence()).first(depth);
    const PerftCount count = perft(Position(settings), tiles, {false, Symmetric::collapsed, true});
    EXPECT_EQ(count.paths, perft(Position(settings), tiles).paths);
    return {{count.scores[0], count.scores[1]}, {count.finals[0], count.finals[1]}};
}

TEST(MatchPerft, SumsOfScoresAreAsPublished) {
    EXPECT_EQ(sums({}, 1), (Sums{{0, 0}, {5, 0}}));
    EXPECT_EQ(sums({}, 2), (Sums{{0, 48}, {150, 168}}));
    EXPECT_EQ(sums({}, 3), (Sums{{0, 2480}, {11128, 7166}}));
    EXPECT_EQ(sums({}, 4), (Sums{{0, 109104}, {224480, 305712}}));
    Settings old;
    old.small_city = SmallCity::two;
    EXPECT_EQ(sums(old, 4), (Sums{{0, 54552}, {224480, 251160}}));
    Settings one_meeple;
    one_meeple.meeples = 1;
    EXPECT_EQ(sums(one_meeple, 4), (Sums{{0, 33160}, {44088, 71960}}));
    Settings no_fields;
    no_fields.fields = false;
    EXPECT_EQ(sums(no_fields, 4), (Sums{{0, 20144}, {38108, 41902}}));
}

struct Row {
    std::array<const char*, 6> sequence;
    std::vector<std::int64_t> counts;  // with meeples, merged, as in docs/perft.md
};

const std::array<Row, 3> own = {{
    {{"Cc", "CFc+", "CC", "CFC", "Ccc", "C"}, {12, 180, 7368, 181500, 7585266, 335638466}},
    {{"C", "Cccc+", "L", "CC", "Rr", "CFC"}, {12, 36, 207, 9360, 329420, 8346108}},
    {{"LR", "L", "RCr", "CFc", "Cc", "RRRR"}, {20, 154, 5736, 104744, 3424550, 49440518}},
}};

std::vector<Type> tiles_of(const Row& row) {
    std::vector<Type> tiles;
    for (const char* const name : row.sequence) tiles.push_back(*find_type(name));
    return tiles;
}

// Counts the paths from here, trying each except the last tile's.
std::int64_t count_plainly(const testing::PlainMatch& from) {
    if (from.is_over()) return 1;  // the tiles left fit nowhere
    testing::PlainMatch here = from;
    const std::vector<Move> moves = testing::merged(here.legal_moves());
    if (here.left() == 0) return std::ssize(moves);
    return std::accumulate(moves.begin(), moves.end(), std::int64_t{0},
                           [&](std::int64_t paths, const Move& move) {
                               testing::PlainMatch next = here;
                               next.play(move);
                               return paths + count_plainly(next);
                           });
}

TEST(MatchPerft, MatchesThePlainEngine) {
    const char* option = std::getenv("BASTIDE_PERFT");
    const std::size_t deepest = option == nullptr ? 4 : std::stoul(option);
    for (const Row& row : own) {
        const std::vector<Type> tiles = tiles_of(row);
        for (std::size_t depth = 1; depth <= deepest; ++depth) {
            const auto first = std::span(tiles).first(depth);
            EXPECT_EQ(perft(Position({}), first).paths, row.counts[depth - 1]) << row.sequence[0];
            const testing::PlainMatch plain({}, std::vector<Type>(first.begin(), first.end()));
            EXPECT_EQ(count_plainly(plain), row.counts[depth - 1]) << row.sequence[0] << " to " << depth;
        }
    }
}

}  // namespace
}  // namespace bastide::match
