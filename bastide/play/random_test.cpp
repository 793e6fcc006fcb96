// Chance is the published algorithm, the same everywhere, and favours no number.
#include "bastide/play/random.h"

#include <array>
#include <set>
#include <vector>

#include <gtest/gtest.h>

namespace bastide::play {
namespace {

// The first words of the reference implementation for this seed (prng.di.unimi.it/splitmix64.c), which other
// implementations also publish for testing.
constexpr std::uint64_t published_seed = 1234567;
constexpr std::array<std::uint64_t, 5> published = {6457827717110365317U, 3203168211198807973U,
                                                    9817491932198370423U, 4593380528125082431U,
                                                    16408922859458223821U};

constexpr bool gives_what_is_published() {
    Random random(published_seed);
    for (const std::uint64_t word : published) {
        if (random.next() != word) return false;
    }
    return true;
}

static_assert(gives_what_is_published(), "at compile time");

TEST(PlayRandom, IsSplitMix64) {
    EXPECT_TRUE(gives_what_is_published());
    // The best known word of all: the first of seed 0.
    EXPECT_EQ(Random(0).next(), 0xE220'A839'7B1D'CDAFU);
}

TEST(PlayRandom, DependsOnlyOnTheState) {
    Random random(7);
    random.next();
    Random copy = random;
    EXPECT_EQ(copy, random);
    EXPECT_EQ(copy.below(100), random.below(100));
    copy.next();
    EXPECT_NE(copy, random);
}

// By Lemire's algorithm on the words above, done in Python with whole numbers of any size. The last word
// shows how many were drawn.
struct Vector {
    std::uint32_t bound;
    std::vector<std::uint32_t> numbers;
    std::uint64_t next;
};

const std::uint64_t eleventh = 7843806834364520348U;
const std::vector<Vector> vectors = {
    {1, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, eleventh},
    {2, {0, 0, 1, 0, 1, 0, 1, 0, 0, 1}, eleventh},
    {3, {1, 0, 1, 0, 2, 1, 1, 0, 1, 2}, eleventh},
    {6, {2, 1, 3, 1, 5, 2, 3, 1, 2, 4}, eleventh},
    {11, {3, 1, 5, 2, 9, 4, 6, 3, 4, 9}, eleventh},
    {20, {7, 3, 10, 4, 17, 8, 11, 5, 8, 16}, eleventh},
    {1000, {350, 173, 532, 249, 889, 423, 590, 275, 437, 818}, eleventh},
    // Half of all draws, and a few, are drawn again.
    {2147483649U,
     {751790091, 940154466, 1758080206, 913139296, 950396298, 1289911261, 18247045, 1292768833, 177337473,
      203317889},
     2706533655828849401U},
    {3000000000U,
     {1050238625, 520932289, 1596621911, 747022971, 2668588471U, 1771942884, 825862497, 1313380617,
      2456009675U, 1275640860},
     8163842042084604138U},
    {4294967295U,
     {1503580182, 745795715, 2285812964U, 1069479743, 3820500070U, 1817148859, 2536812246U, 1182350805,
      1880308932, 3516160411U},
     eleventh},
};

TEST(PlayRandom, DrawsBelowABoundAsLemireDoes) {
    for (const Vector& vector : vectors) {
        Random random(published_seed);
        for (const std::uint32_t number : vector.numbers) EXPECT_EQ(random.below(vector.bound), number);
        EXPECT_EQ(random.next(), vector.next) << vector.bound;
    }
}

double chi_square(const std::vector<int>& counts) {
    double sum = 0;
    for (const int count : counts) sum += count;
    const double due = sum / static_cast<double>(counts.size());
    double squares = 0;
    for (const int count : counts) squares += (count - due) * (count - due) / due;
    return squares;
}

// Limits that one fair generator in 10,000 would miss, by degrees of freedom.
constexpr double limit_2 = 18.42;
constexpr double limit_5 = 25.74;
constexpr double limit_10 = 35.56;
constexpr double limit_63 = 117.5;

TEST(PlayRandom, IsUniform) {
    for (const auto& [bound, limit] :
         {std::pair{3U, limit_2}, {6U, limit_5}, {11U, limit_10}, {64U, limit_63}}) {
        Random random(2026);
        std::vector<int> counts(bound);
        for (int i = 0; i < 1'000'000; ++i) ++counts[random.below(bound)];
        EXPECT_LT(chi_square(counts), limit) << bound;
    }
}

TEST(PlayRandom, IsUniformBelowALargeBound) {
    // With this bound, scaling 32 bits without rejection returns multiples of 3 twice as often as other
    // numbers.
    Random random(2026);
    std::vector<int> counts(3);
    for (int i = 0; i < 1'000'000; ++i) ++counts[random.below(3U << 30) % 3];
    EXPECT_LT(chi_square(counts), limit_2);
}

TEST(PlayRandom, PairsAreUniform) {
    Random random(2026);
    std::vector<int> counts(64);
    for (int i = 0; i < 1'000'000; ++i) {
        const std::uint32_t first = random.below(8);
        ++counts[first * 8 + random.below(8)];
    }
    EXPECT_LT(chi_square(counts), limit_63);
}

TEST(PlayDerivedSeed, DiffersForEveryGameAndSeed) {
    std::set<std::uint64_t> seen;
    constexpr std::uint64_t many = 300;
    for (std::uint64_t seed = 0; seed < many; ++seed) {
        for (std::uint64_t stream = 0; stream < many; ++stream) seen.insert(derived_seed(seed, stream));
        seen.insert(seed);
    }
    EXPECT_EQ(seen.size(), many * many + many);
}

TEST(PlayDerivedSeed, StartsDisjointStreams) {
    // The first dice of many games of one seed are as even as dice.
    std::vector<int> counts(6);
    std::vector<int> pairs(64);
    for (std::uint64_t stream = 0; stream < 600'000; ++stream) {
        ++counts[Random(derived_seed(1, stream)).below(6)];
        ++pairs[Random(derived_seed(1, stream)).below(8) * 8 + Random(derived_seed(1, stream + 1)).below(8)];
    }
    EXPECT_LT(chi_square(counts), limit_5);
    EXPECT_LT(chi_square(pairs), limit_63);
}

}  // namespace
}  // namespace bastide::play
