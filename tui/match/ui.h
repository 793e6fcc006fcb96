// The terminal UI of matches (tui/front.h).
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "bastide/match/replay_table.h"
#include "bastide/match/table.h"
#include "tui/front.h"
#include "tui/match/bot_info_line.h"
#include "tui/match/bounds.h"
#include "tui/match/game_review.h"
#include "tui/match/match_store.h"

namespace bastide::tui {

class MatchUi : public ZoomedUi {
  public:
    using Table = match::Table;
    using Layout = TableLayout;
    using Store = MatchStore;
    static constexpr GameLabels labels{.game = "game", .command = "bastide match play"};

    // `adviser` is the bot for hints. `seed` returns a seed for a new game.
    MatchUi(const match::BotKind& adviser, std::function<std::string()> seed)
        : adviser_(adviser), seed_(std::move(seed)) {}

    std::optional<Layout> lay_out(const Screen& screen, const Table& table, const Layout& previous) const;
    void draw(const Screen& screen, const Layout& layout, const Table& table,
              const AutoSaver<MatchStore>& saver);
    StatusLines lines(const Layout& layout, const Table& table) const;
    static std::span<const Page<Table>> pages();
    static std::optional<match::Intent> translate_key(const InputEvent& event, const Table& table);
    static std::vector<match::Intent> translate_click(ScreenPos at, const Layout& layout, const Table& table);
    std::optional<SearchTask<match::Move>> bot(const Table& table) const;
    static std::string describe_last_turn(const Table& table);
    static std::string describe_result(const Table& table);
    SearchTask<match::Move> adviser(const Table& table) const;
    Table new_game_like(const Table& table) const;
    // The review of a watched game (ReviewFront in tui/front.h).
    using Review = match::Review;
    GameReview& review() { return review_; }
    const GameReview& review() const { return review_; }

  private:
    const match::BotKind& adviser_;
    std::function<std::string()> seed_;
    std::shared_ptr<BotInfoLine> last_ = std::make_shared<BotInfoLine>();
    GameReview review_;
};

static_assert(ReplayFront<MatchUi> && ReviewFront<MatchUi>);

}  // namespace bastide::tui
