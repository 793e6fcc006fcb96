#include "bastide/match/env/parallel/batch.h"

#include <algorithm>
#include <atomic>
#include <limits>
#include <optional>
#include <thread>
#include <utility>

#include "bastide/base/parallel/threads.h"
#include "bastide/base/require.h"
#include "bastide/match/bots/lead.h"
#include "bastide/match/final_scoring.h"

namespace bastide::match {
namespace {

// The row of a match in a view, or nothing of a view that is not wanted.
template <class T>
std::span<T> row_of(std::span<T> view, int match, std::size_t size) {
    return view.empty() ? view : view.subspan(static_cast<std::size_t>(match) * size, size);
}

template <class T>
void put(std::span<T> view, int match, T value) {
    if (!view.empty()) view[static_cast<std::size_t>(match)] = value;
}

// Leaves room for later deals.
constexpr std::int64_t max_deal = std::numeric_limits<std::int64_t>::max() / 2;

// The deck has the stream 0 of a deal's seed.
constexpr std::uint64_t opponents_stream = 1;

Deal deal_of(const BatchOptions& options, int match, std::int64_t episode) {
    return {options.settings, options.seed + '-' + std::to_string(match) + '-' + std::to_string(episode)};
}

bool has(std::span<const Action> actions, Action action) {
    return std::ranges::find(actions, action) != actions.end();
}

Scores scores_of(const Position& position) {
    Scores scores{};
    for (int player = 0; player < position.players(); ++player)
        scores[static_cast<std::size_t>(player)] = position.score(player);
    return scores;
}

// The amount on which a reward is based: its growth from step to step, or its value at the end.
Scores reward_scores(const Position& position, Reward reward, bool is_over) {
    if (reward == Reward::lead) return leads_of(final_scores(position), position.players());
    return is_over ? final_scores(position) : scores_of(position);
}

template <class T>
void require_size(std::span<T> view, std::size_t size, const bastide::detail::Where& where) {
    require(view.empty() || view.size() == size, "every view is empty or has the size that BatchViews states",
            view.size(), where);
}

void require_sizes(const BatchOptions& options, const BatchViews& views,
                   const bastide::detail::Where& where) {
    const auto matches = static_cast<std::size_t>(options.matches);
    const std::size_t players = options.settings.players;
    const auto actions = static_cast<std::size_t>(options.window.actions());
    require_size(views.tokens, matches * tokens_size, where);
    require_size(views.globals, matches * globals_size, where);
    require_size(views.planes, matches * planes_size(options.window), where);
    require_size(views.masks, matches * actions, where);
    require_size(views.actions, matches * max_actions, where);
    require_size(views.offsets, matches + 1, where);
    require_size(views.to_move, matches, where);
    require_size(views.rewards, matches * players, where);
    require_size(views.terminated, matches, where);
    require_size(views.truncated, matches, where);
    require_size(views.final_scores, matches * players, where);
}

// Names the caller if an option is invalid.
BatchOptions checked(const BatchOptions& options, const BatchViews& views,
                     const bastide::detail::Where& where = bastide::detail::Where::current()) {
    require_valid(settings_error(options.settings), where);
    require(options.matches >= 1, "there is at least one match", options.matches, where);
    options.window.require_valid(where);
    require(views.tokens.empty() || options.settings.box.tile_count() <= tile_count,
            "the tokens have a row for each tile of the box", options.settings.box.tile_count(), where);
    require_sizes(options, views, where);
    return options;
}

}  // namespace

struct Batch::Match {
    Game game;
    std::optional<Game> last = {};
    Tokens tokens = {};
    Planes planes;
    std::vector<Action> legal = {};
    std::int64_t episode = 0;
    std::unique_ptr<Bot> opponent = {};
    play::Random chance{0};  // the opponent's
    Scores paid = {};        // already given as rewards
    int seat = 0;            // that the opponent does not have
};

// Threads that wait for work on a batch of matches. Each has the same matches in every step, which its core
// still has at hand, and then helps the others.
struct Batch::Workers {
    static constexpr int piece = 8;

    Workers(int threads, int matches) : shares(static_cast<std::size_t>(threads)) {
        for (int i = 0; i < threads; ++i) {
            Share& share = shares[static_cast<std::size_t>(i)];
            share.first = static_cast<int>(std::int64_t{matches} * i / threads);
            share.end = static_cast<int>(std::int64_t{matches} * (i + 1) / threads);
        }
        threads_ =
            start_threads(threads - 1, [this](int thread) { serve(static_cast<std::size_t>(thread) + 1); });
    }
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;
    ~Workers() {
        work = nullptr;
        ++round;
        round.notify_all();
    }

    void share(const std::function<void(int match)>& task) {
        work = &task;
        for (Share& share : shares) share.next = share.first;
        busy = static_cast<int>(threads_.size());
        ++round;
        round.notify_all();
        take_pieces(0);
        await([this] { return busy == 0; });
        for (int left = busy; left != 0; left = busy) busy.wait(left);
        exception.rethrow();
    }

  private:
    // A step is over sooner than a thread that sleeps has been woken: each looks some hundred times first.
    template <class Done>
    static void await(Done done) {
        for (int looks = 0; looks < 200 && !done(); ++looks) std::this_thread::yield();
    }

    void serve(std::size_t own) {
        for (std::uint64_t seen = 0;;) {
            await([&] { return round != seen; });
            round.wait(seen);
            seen = round;
            if (work == nullptr) return;
            take_pieces(own);
            if (--busy == 0) busy.notify_all();
        }
    }

    // An opponent may throw. Then the rest of the step is dropped.
    void take_pieces(std::size_t own) {
        if (exception.run([this, own] { take_all_pieces(own); })) return;
        for (Share& share : shares) share.next = share.end;
    }

    void take_all_pieces(std::size_t own) {
        for (std::size_t i = 0; i < shares.size(); ++i) {
            Share& share = shares[(own + i) % shares.size()];
            for (int first = share.next.fetch_add(piece); first < share.end;
                 first = share.next.fetch_add(piece)) {
                for (int match = first; match < std::min(first + piece, share.end); ++match) (*work)(match);
            }
        }
    }

    struct alignas(64) Share {
        int first = 0;
        int end = 0;
        std::atomic<int> next = 0;
    };

    std::vector<Share> shares;
    FirstException exception;
    const std::function<void(int match)>* work = nullptr;
    std::atomic<std::uint64_t> round = 0;
    std::atomic<int> busy = 0;
    std::vector<std::jthread> threads_;
};

Batch::Batch(const BatchOptions& options, const BatchViews& views)
    : options_(checked(options, views)),
      views_(views),
      workers_(std::make_unique<Workers>(std::min(usable_threads(options.threads), options.matches),
                                         options.matches)) {
    matches_.reserve(static_cast<std::size_t>(options.matches));
    for (int match = 0; match < options.matches; ++match) {
        matches_.push_back({.game = Game(deal_of(options, match, 0)), .planes = Planes(options.window)});
        if (options.opponent != nullptr) {
            require(options.opponent->make != nullptr, "BotKind::make is a function");
            matches_.back().opponent = options.opponent->make(options.settings, options.budget);
            require(matches_.back().opponent != nullptr, "BotKind::make returns a bot");
        }
    }
    std::ranges::fill(views_.masks, std::int8_t{0});
    reset();
}

Batch::~Batch() = default;

void Batch::reset(std::int64_t deal) {
    require(deal >= 0 && deal <= max_deal, "a deal is from 0 to 2⁶² - 1", deal);
    std::ranges::fill(views_.rewards, 0.0F);
    std::ranges::fill(views_.terminated, false);
    std::ranges::fill(views_.truncated, false);
    std::ranges::fill(views_.final_scores, std::int16_t{0});
    workers_->share([this, deal](int match) {
        matches_[static_cast<std::size_t>(match)].last.reset();
        begin(match, deal);
    });
    list_legal();
}

void Batch::reset(std::string seed, std::int64_t deal) {
    options_.seed = std::move(seed);
    reset(deal);
}

const Batch::Match& Batch::at(int match) const {
    require(match >= 0 && match < options_.matches, "there is a match with this number", match);
    return matches_[static_cast<std::size_t>(match)];
}

std::span<const Action> Batch::legal(int match) const {
    return at(match).legal;
}

const Game& Batch::game(int match) const {
    return at(match).game;
}

std::int64_t Batch::episode(int match) const {
    return at(match).episode;
}

const Game* Batch::last_game(int match) const {
    const auto& last = at(match).last;
    return last ? &*last : nullptr;
}

Result<void> Batch::step(std::span<const Action> actions) {
    if (std::cmp_not_equal(actions.size(), options_.matches)) {
        return fail(std::to_string(actions.size()) +
                    (actions.size() == 1 ? " action for " : " actions for ") +
                    std::to_string(options_.matches) + (options_.matches == 1 ? " match" : " matches"));
    }
    if (options_.illegal == Illegal::refused) {
        if (auto good = why_refused(actions); !good) return good;
    }
    workers_->share([&](int match) { advance(match, actions[static_cast<std::size_t>(match)]); });
    list_legal();
    return {};
}

Result<void> Batch::why_refused(std::span<const Action> actions) const {
    for (int match = 0; match < options_.matches; ++match) {
        const Action action = actions[static_cast<std::size_t>(match)];
        if (has(legal(match), action)) continue;
        Error error;
        if (action < 0 || action >= options_.window.actions()) {
            error.message = "there is no action " + std::to_string(action) + ": they go from 0 to " +
                            std::to_string(options_.window.actions() - 1);
        } else {
            const Position& position = game(match).position();
            const auto why = position.illegality(move_of(options_.window, action, position.tile()));
            error.message = "action " + std::to_string(action) + " is not legal: " +
                            (why ? to_string(to_message(*why))
                                 : "only the first of rotations that look alike has a number");
        }
        error.where.context = "match " + std::to_string(match);
        return std::unexpected(std::move(error));
    }
    return {};
}

void Batch::begin(int match, std::int64_t episode) {
    Match& of = matches_[static_cast<std::size_t>(match)];
    of.episode = episode;
    const Deal deal = deal_of(options_, match, episode);
    of.game = Game(deal);
    of.chance = play::Random(play::derived_seed(play::seed_number(deal.seed), opponents_stream));
    of.seat = static_cast<int>((match + episode) % options_.settings.players);
    of.paid = {};
    let_opponents_play(of);
    show(match, true);
    // In a narrow window the opponent's move can leave no legal action.
    if (of.legal.empty()) begin(match, episode + 1);
}

void Batch::let_opponents_play(Match& match) {
    if (match.opponent == nullptr) return;
    while (!match.game.is_over() && match.game.position().to_move() != match.seat) {
        const Move move = match.opponent->choose(match.game.position(), match.chance);
        require(match.game.is_legal(move), "the opponent's move is legal");
        match.game.apply_checked(move);
    }
}

void Batch::advance(int match, Action action) {
    Match& of = matches_[static_cast<std::size_t>(match)];
    const Position& position = of.game.position();
    const int mover = position.to_move();
    put(views_.terminated, match, false);
    put(views_.truncated, match, false);
    if (options_.illegal == Illegal::forfeits && !has(of.legal, action)) {
        end(match, mover, true);
        return;
    }
    const std::span<float> rewards =
        row_of(views_.rewards, match, static_cast<std::size_t>(options_.settings.players));
    const bool is_counted = !rewards.empty() && options_.reward != Reward::win;
    of.game.apply_checked(move_of(options_.window, action, position.tile()));
    let_opponents_play(of);
    const bool is_over = of.game.is_over();
    // The observation after a finished game shows the next one.
    if (!is_over) show(match, false);
    const bool is_stuck = !is_over && of.legal.empty();
    if (is_counted) {
        const Scores before =
            std::exchange(of.paid, reward_scores(position, options_.reward, is_over || is_stuck));
        for (std::size_t i = 0; i < rewards.size(); ++i)
            rewards[i] = static_cast<float>(of.paid[i] - before[i]);
    } else {
        std::ranges::fill(rewards, 0.0F);
    }
    if (is_over || is_stuck) end(match, mover, false);
}

void Batch::end(int match, int mover, bool is_forfeit) {
    Match& of = matches_[static_cast<std::size_t>(match)];
    const auto players = static_cast<std::size_t>(options_.settings.players);
    const Scores final = final_scores(of.game.position());
    const std::span<std::int16_t> last = row_of(views_.final_scores, match, players);
    for (std::size_t i = 0; i < last.size(); ++i) last[i] = static_cast<std::int16_t>(final[i]);
    const std::span<float> rewards = row_of(views_.rewards, match, players);
    if (is_forfeit) {
        std::ranges::fill(rewards, 0.0F);
        if (!rewards.empty()) rewards[static_cast<std::size_t>(mover)] = -1.0F;
    } else if (options_.reward == Reward::win) {
        const Scores leads = leads_of(final, options_.settings.players);
        for (std::size_t i = 0; i < rewards.size(); ++i)
            rewards[i] = leads[i] > 0 ? 1.0F : leads[i] == 0 ? 0.0F : -1.0F;
    }
    const bool is_decided = is_forfeit || of.game.is_over();
    put(views_.terminated, match, is_decided);
    put(views_.truncated, match, !is_decided);
    of.last = std::move(of.game);
    begin(match, of.episode + 1);
}

void Batch::show(int match, bool is_new) {
    Match& of = matches_[static_cast<std::size_t>(match)];
    const Position& position = of.game.position();
    const std::span<std::int8_t> mask =
        row_of(views_.masks, match, static_cast<std::size_t>(options_.window.actions()));
    if (!mask.empty()) {
        for (const Action action : of.legal) mask[static_cast<std::size_t>(action)] = 0;
    }
    of.legal.clear();
    for_each_action(position, options_.window, [&](Action action) { of.legal.push_back(action); });
    if (!mask.empty()) {
        for (const Action action : of.legal) mask[static_cast<std::size_t>(action)] = 1;
    }
    put(views_.to_move, match, static_cast<std::int8_t>(position.to_move()));
    if (const auto globals = row_of(views_.globals, match, globals_size); !globals.empty())
        write_globals(position, globals);
    if (const auto tokens = row_of(views_.tokens, match, tokens_size); !tokens.empty()) {
        if (is_new)
            of.tokens.begin(position, tokens);
        else
            of.tokens.follow(position, tokens);
    }
    if (const auto image = row_of(views_.planes, match, planes_size(options_.window)); !image.empty()) {
        if (is_new)
            of.planes.begin(position, image);
        else
            of.planes.follow(position, image);
    }
}

void Batch::list_legal() const {
    if (views_.offsets.empty()) return;
    std::int64_t count = 0;
    for (int match = 0; match < options_.matches; ++match) {
        views_.offsets[static_cast<std::size_t>(match)] = count;
        const auto actions = legal(match);
        if (!views_.actions.empty())
            std::ranges::copy(actions, views_.actions.begin() + static_cast<std::ptrdiff_t>(count));
        count += std::ssize(actions);
    }
    views_.offsets[static_cast<std::size_t>(options_.matches)] = count;
}

}  // namespace bastide::match
