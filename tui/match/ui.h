// The match's front for the screen that games share (tui/game_screen.h).
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "bastide/match/table.h"
#include "bastide/match/watched.h"
#include "tui/game_screen.h"
#include "tui/match/bot_info_line.h"
#include "tui/match/bounds.h"
#include "tui/match/match_store.h"

namespace bastide::tui {

class MatchUi {
  public:
    using Table = match::Table;
    using Store = MatchStore;
    static constexpr GameLabels labels{.game = "match", .command = "bastide match play"};

    // `adviser` is whose moves are hints; `seed` gives one for a new match.
    MatchUi(const match::BotKind& adviser, std::function<std::string()> seed)
        : adviser_(adviser), seed_(std::move(seed)) {}

    bool lay_out(const Screen& screen, const Table& table);
    void draw(const Screen& screen, const Table& table, const AutoSaver<MatchStore>& keeper);
    StatusLines lines(const Table& table) const;
    static std::span<const Page<Table>> pages();
    static std::optional<match::Intent> translate_key(const Event& event, const Table& table);
    std::vector<match::Intent> translate_click(ScreenPos at, const Table& table) const;
    bool changes_view(char character);
    std::optional<SearchTask<match::Move>> bot(const Table& table) const;
    SearchTask<match::Move> adviser(const Table& table) const;
    Table new_game_like(const Table& table) const;

  private:
    const match::BotKind& adviser_;
    std::function<std::string()> seed_;
    std::shared_ptr<BotInfoLine> last_ = std::make_shared<BotInfoLine>();
    TableLayout layout_;
    Distance distance_ = Distance::near;
    draw::Rasters rasters_;
};

}  // namespace bastide::tui
