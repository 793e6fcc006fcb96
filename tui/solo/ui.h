// The terminal UI of the solo game (tui/front.h).
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "bastide/solo/bots/bot.h"
#include "bastide/solo/replay_table.h"
#include "bastide/solo/table.h"
#include "tui/front.h"
#include "tui/solo/layout.h"
#include "tui/solo/solo_store.h"

namespace bastide::tui {

class SoloUi : public ZoomedUi {
  public:
    using Table = solo::Table;
    using Layout = SoloLayout;
    using Store = SoloStore;
    static constexpr GameLabels labels{
        .game = "game", .command = "bastide solo play", .turn = "move", .turn_heading = "Move"};

    // `seed` returns a seed for a new game. In a watched game the player may be a bot.
    explicit SoloUi(std::function<std::string()> seed, const solo::BotKind* player = nullptr)
        : seed_(std::move(seed)), player_(player) {}

    std::optional<Layout> lay_out(const Screen& screen, const Table& table, const Layout& previous) const;
    void draw(const Screen& screen, const Layout& layout, const Table& table, AutoSaver<SoloStore>& saver);
    StatusLines lines(const Layout& layout, const Table& table) const;
    static std::span<const Page<Table>> pages();
    static std::optional<solo::Intent> translate_key(const InputEvent& event, const Table& table);
    static std::vector<solo::Intent> translate_click(ScreenPos at, const Layout& layout, const Table& table);
    std::optional<SearchTask<solo::Move>> bot(const Table& table) const;
    // Describes the last move and its result: "A city: 4 points".
    static std::string describe_last_turn(const Table& table);
    static std::string describe_result(const Table& table);
    static SearchTask<solo::Move> adviser(const Table& table);
    Table new_game_like(const Table& table) const;

  private:
    std::function<std::string()> seed_;
    const solo::BotKind* player_;
};

static_assert(ReplayFront<SoloUi>);

}  // namespace bastide::tui
