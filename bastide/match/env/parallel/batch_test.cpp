#include "bastide/match/env/parallel/batch.h"

#include <algorithm>
#include <array>

#include <gtest/gtest.h>

#include "bastide/match/final_scoring.h"

namespace bastide::match {
namespace {

constexpr int matches = 5;

// Memory for all there is to see.
struct Memory {
    explicit Memory(const Window& window, int players)
        : tokens(matches * tokens_size, 9),
          globals(matches * globals_size, 9),
          planes(matches * planes_size(window), 9),
          masks(matches * static_cast<std::size_t>(window.actions()), 9),
          actions(matches * max_actions),
          offsets(matches + 1),
          to_move(matches),
          rewards(static_cast<std::size_t>(matches * players)),
          final_scores(static_cast<std::size_t>(matches * players)) {}

    BatchViews views() {
        return {.tokens = tokens,
                .globals = globals,
                .planes = planes,
                .masks = masks,
                .actions = actions,
                .offsets = offsets,
                .to_move = to_move,
                .rewards = rewards,
                .terminated = terminated,
                .truncated = truncated,
                .final_scores = final_scores};
    }

    friend bool operator==(const Memory&, const Memory&) = default;

    std::vector<std::int16_t> tokens;
    std::vector<float> globals;
    std::vector<std::uint8_t> planes;
    std::vector<std::int8_t> masks;
    std::vector<Action> actions;
    std::vector<std::int64_t> offsets;
    std::vector<std::int8_t> to_move;
    std::vector<float> rewards;
    std::array<bool, matches> terminated = {};
    std::array<bool, matches> truncated = {};
    std::vector<std::int16_t> final_scores;
};

std::vector<Action> random_actions(const Batch& batch, play::Random& chance) {
    std::vector<Action> chosen;
    for (int match = 0; match < batch.matches(); ++match) {
        const auto legal = batch.legal(match);
        chosen.push_back(legal[chance.below(static_cast<std::uint32_t>(legal.size()))]);
    }
    return chosen;
}

template <class T>
std::vector<T> row(const std::vector<T>& all, int match) {
    const auto size = static_cast<std::ptrdiff_t>(all.size()) / matches;
    return {all.begin() + match * size, all.begin() + (match + 1) * size};
}

class MatchBatchOf : public ::testing::TestWithParam<Reward> {};

// A single game next to a batch, stepped by the same actions.
struct Alone {
    Game game;
    int episode = 0;
};

// Returns the reward of an action for each player, as documented at `Reward`.
std::vector<float> due_rewards(Reward reward, const Position& before, const Game& after) {
    const auto players = static_cast<std::size_t>(before.players());
    const Scores was = final_scores(before);
    const Scores is = final_scores(after.position());
    const auto best_other = [&](const Scores& scores, std::size_t player) {
        int best = 0;
        for (std::size_t other = 0; other < players; ++other)
            if (other != player) best = std::max(best, scores[other]);
        return best;
    };
    std::vector<float> due;
    for (std::size_t player = 0; player < players; ++player) {
        const int ahead = is[player] - best_other(is, player);
        const int number = static_cast<int>(player);
        const int points = after.is_over() ? is[player] : after.position().score(number);
        const int won = !after.is_over() || ahead == 0 ? 0 : ahead > 0 ? 1 : -1;
        due.push_back(static_cast<float>(reward == Reward::win ? won
                                         : reward == Reward::points
                                             ? points - before.score(number)
                                             : ahead - (was[player] - best_other(was, player))));
    }
    return due;
}

void expect_shown(const Memory& memory, int match, const Position& position, const Window& window) {
    std::vector<std::int16_t> tokens(tokens_size);
    Tokens().begin(position, tokens);
    EXPECT_EQ(row(memory.tokens, match), tokens);
    std::vector<float> globals(globals_size);
    write_globals(position, globals);
    EXPECT_EQ(row(memory.globals, match), globals);
    std::vector<std::uint8_t> image(planes_size(window));
    Planes(window).begin(position, image);
    EXPECT_EQ(row(memory.planes, match), image);
    const auto place = static_cast<std::size_t>(match);
    EXPECT_EQ(memory.to_move[place], position.to_move());
    std::vector<std::int8_t> mask(static_cast<std::size_t>(window.actions()));
    std::vector<Action> legal;
    for_each_action(position, window, [&](Action action) {
        mask[static_cast<std::size_t>(action)] = 1;
        legal.push_back(action);
    });
    EXPECT_EQ(row(memory.masks, match), mask);
    EXPECT_EQ(std::vector<Action>(memory.actions.begin() + memory.offsets[place],
                                  memory.actions.begin() + memory.offsets[place + 1]),
              legal);
}

// Through several matches.
TEST_P(MatchBatchOf, ManyIsAsManyGames) {
    for (const int players : {2, 3}) {
        const BatchOptions options{.settings = {.players = static_cast<std::uint8_t>(players)},
                                   .matches = matches,
                                   .seed = "many",
                                   .threads = 2,
                                   .reward = GetParam()};
        Memory memory(options.window, players);
        Batch batch(options, memory.views());
        const auto new_game = [&](int match, int episode) {
            return Game(options.settings, "many-" + std::to_string(match) + '-' + std::to_string(episode));
        };
        std::vector<Alone> alone;
        for (int match = 0; match < matches; ++match) alone.push_back({new_game(match, 0)});
        play::Random chance(6);
        for (int step = 0; step < 160; ++step) {
            const std::vector<Action> actions = random_actions(batch, chance);
            ASSERT_TRUE(batch.step(actions));
            for (int match = 0; match < matches; ++match) {
                const auto place = static_cast<std::size_t>(match);
                auto& [game, episode] = alone[place];
                const Position before = game.position();
                game.apply(move_of(options.window, actions[place], before.tile()));
                EXPECT_EQ(row(memory.rewards, match), due_rewards(GetParam(), before, game));
                EXPECT_EQ(memory.terminated[place], game.is_over());
                EXPECT_FALSE(memory.truncated[place]);
                if (game.is_over()) {
                    const Scores final = final_scores(game.position());
                    EXPECT_TRUE(
                        std::ranges::equal(row(memory.final_scores, match),
                                           std::span(final).first(static_cast<std::size_t>(players))));
                    ASSERT_NE(batch.last_game(match), nullptr);
                    EXPECT_EQ(*batch.last_game(match), game);
                    game = new_game(match, ++episode);
                }
                ASSERT_EQ(batch.game(match), game);
                EXPECT_EQ(batch.episode(match), episode);
                expect_shown(memory, match, game.position(), options.window);
            }
        }
        EXPECT_GE(alone[0].episode, 2);
    }
}

INSTANTIATE_TEST_SUITE_P(, MatchBatchOf, ::testing::Values(Reward::win, Reward::points, Reward::lead));

TEST(MatchBatch, IsTheSameWithAnyNumberOfThreads) {
    const auto played = [](int threads) {
        const BatchOptions options{.matches = matches, .seed = "threads", .threads = threads};
        Memory memory(options.window, 2);
        Batch batch(options, memory.views());
        play::Random chance(7);
        for (int step = 0; step < 100; ++step) EXPECT_TRUE(batch.step(random_actions(batch, chance)));
        return memory;
    };
    const Memory one = played(1);
    EXPECT_EQ(played(2), one);
    EXPECT_EQ(played(7), one);
}

TEST(MatchBatch, ARefusedActionChangesNothing) {
    const BatchOptions options{.matches = matches, .seed = "refused"};
    Memory memory(options.window, 2);
    Batch batch(options, memory.views());
    play::Random chance(8);
    std::vector<Action> actions = random_actions(batch, chance);
    const Memory before = memory;
    const auto error = [&](Action action) {
        actions[3] = action;
        const auto stepped = batch.step(actions);
        EXPECT_FALSE(stepped);
        EXPECT_EQ(memory, before);
        return stepped ? std::string() : to_string(stepped.error());
    };
    EXPECT_EQ(error(-1), "match 3: there is no action -1: they go from 0 to 34595");
    EXPECT_EQ(error(34'596), "match 3: there is no action 34596: they go from 0 to 34595");
    EXPECT_EQ(error(0), "match 3: action 0 is not legal: square -15 -15 has no tile next to it");
    actions[3] = batch.legal(3).front();
    EXPECT_TRUE(batch.step(actions));
}

TEST(MatchBatch, AnIllegalActionMayForfeit) {
    const BatchOptions options{.matches = matches, .seed = "forfeits", .illegal = Illegal::forfeits};
    Memory memory(options.window, 2);
    Batch batch(options, memory.views());
    play::Random chance(9);
    ASSERT_TRUE(batch.step(random_actions(batch, chance)));
    std::vector<Action> actions = random_actions(batch, chance);
    actions[1] = -5;
    ASSERT_TRUE(batch.step(actions));
    EXPECT_EQ(row(memory.rewards, 1), (std::vector<float>{0, -1}));
    EXPECT_EQ(memory.terminated, (std::array{false, true, false, false, false}));
    EXPECT_EQ(memory.truncated, (std::array<bool, matches>{}));
    EXPECT_EQ(batch.episode(1), 1);
    EXPECT_EQ(batch.game(1), Game(options.settings, "forfeits-1-1"));
}

TEST(MatchBatch, AMatchThatLeavesTheWindowIsTruncated) {
    const BatchOptions options{.matches = matches, .seed = "narrow", .window = {1}};
    Memory memory(options.window, 2);
    Batch batch(options, memory.views());
    play::Random chance(10);
    for (int step = 0; step < 20; ++step) {
        ASSERT_TRUE(batch.step(random_actions(batch, chance)));
        for (int match = 0; match < matches; ++match) EXPECT_FALSE(batch.legal(match).empty());
    }
    for (int match = 0; match < matches; ++match) EXPECT_GE(batch.episode(match), 2);
}

// The learner's seat changes from game to game, and only its actions are requested.
TEST(MatchBatch, AnOpponentPlaysTheOtherSeats) {
    const BatchOptions options{.settings = {.players = 3},
                               .matches = matches,
                               .seed = "opponent",
                               .threads = 2,
                               .reward = Reward::points,
                               .opponent = find_bot("greedy")};
    Memory memory(options.window, 3);
    Batch batch(options, memory.views());
    play::Random chance(12);
    std::array<std::array<float, 3>, matches> sums{};
    for (int step = 0; step < 60; ++step) {
        for (int match = 0; match < matches; ++match)
            EXPECT_EQ(memory.to_move[static_cast<std::size_t>(match)], (match + batch.episode(match)) % 3);
        ASSERT_TRUE(batch.step(random_actions(batch, chance)));
        for (std::size_t match = 0; match < matches; ++match) {
            for (std::size_t seat = 0; seat < 3; ++seat)
                sums[match][seat] += memory.rewards[3 * match + seat];
            if (!memory.terminated[match]) continue;
            for (std::size_t seat = 0; seat < 3; ++seat)
                EXPECT_EQ(sums[match][seat], memory.final_scores[3 * match + seat]);
            sums[match] = {};
        }
    }
    for (int match = 0; match < matches; ++match) EXPECT_GE(batch.episode(match), 2);
}

TEST(MatchBatch, ResetStartsTheFirstDeals) {
    const BatchOptions options{.matches = matches, .seed = "again"};
    Memory memory(options.window, 2);
    Batch batch(options, memory.views());
    const Memory before = memory;
    play::Random chance(11);
    for (int step = 0; step < 80; ++step) ASSERT_TRUE(batch.step(random_actions(batch, chance)));
    EXPECT_EQ(batch.episode(2), 1);
    batch.reset();
    // Memory beyond the last legal action is unspecified.
    std::fill(memory.actions.begin() + memory.offsets.back(), memory.actions.end(), 0);
    EXPECT_EQ(memory, before);
    EXPECT_EQ(batch.last_game(2), nullptr);
}

TEST(MatchBatch, ResetStartsAnyDealOfAnySeed) {
    const BatchOptions options{.matches = matches, .seed = "one"};
    Memory memory(options.window, 2);
    Batch batch(options, memory.views());
    batch.reset("other", 3);
    for (int match = 0; match < matches; ++match) {
        EXPECT_EQ(batch.episode(match), 3);
        EXPECT_EQ(batch.game(match), Game(options.settings, "other-" + std::to_string(match) + "-3"));
    }
    batch.reset();
    EXPECT_EQ(batch.game(4), Game(options.settings, "other-4-0"));
}

}  // namespace
}  // namespace bastide::match
