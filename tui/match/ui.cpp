#include "tui/match/ui.h"

#include <array>
#include <utility>

#include "bastide/text/plural.h"
#include "tui/match/board_view.h"
#include "tui/match/notice_text.h"
#include "tui/match/pages.h"
#include "tui/match/panel.h"

namespace bastide::tui {
namespace {

using play::IntentKind;

int none_back(const Screen& /*screen*/, const match::Table& /*table*/) {
    return 0;
}

constexpr auto match_pages = std::to_array<Page<match::Table>>({
    {'?', [](const Screen& screen, const match::Table& /*table*/, int /*back*/) { draw_match_help(screen); },
     none_back},
    {'o', draw_log, max_back},
    {'t',
     [](const Screen& screen, const match::Table& table, int /*back*/) { draw_tiles_left(screen, table); },
     none_back},
});

std::string first_keys(match::TurnStep step) {
    switch (step) {
        case match::TurnStep::tile:
            return "arrows hjkl move  n N next square  r e rotate  space place";
        case match::TurnStep::meeple:
            return "up down 0-9 choose  space confirm  escape back to the tile";
        case match::TurnStep::bot:
            return "arrows hjkl look around";
        case match::TurnStep::over:
            return "arrows hjkl look around  g new game";
    }
    return {};
}

// Returns the search of a bot for a move at a table.
SearchTask<match::Move> search_task(const match::BotKind& bot, const match::Table& table,
                                    std::shared_ptr<BotInfoLine> last) {
    return [&bot, last = std::move(last), record = table.record,
            chance = bot_chance(table)](const std::function<bool()>& should_continue) mutable {
        const match::Game& game = record.game();
        const auto moves = record.moves();
        match::Budget budget;
        budget.watch = should_continue;
        budget.report = [last, turn = moves.size()](const std::string& line) { last->set(turn, line); };
        return bot.make(game.position().settings(), budget)
            ->choose_after(game.position(), {moves, game.unplaceable_tiles(), first_position(record.start())},
                           chance);
    };
}

// "./mybot.py thinks …", or "thought: …" once it has moved, after the notice that names it.
std::string bot_info(const match::Table& table, const BotInfoLine& last) {
    const std::size_t turn = table.record.played();
    if (table.step == match::TurnStep::bot) {
        const auto line = last.of(turn);
        if (!line) return "";
        return table.seats[static_cast<std::size_t>(table.position().to_move())].name + " thinks" +
               (line->empty() ? " …" : ": " + *line);
    }
    if (turn == 0) return "";
    const std::string line = last.of(turn - 1).value_or("");
    return line.empty() ? "" : "thought: " + line;
}

}  // namespace

std::optional<TableLayout> MatchUi::lay_out(const Screen& screen, const Table& table,
                                            const Layout& previous) const {
    return lay_out_table({screen.rows(), screen.columns()}, screen.strokes(), bounds_of(table.board()),
                         on_screen(table.cursor), previous.first, distance_);
}

void MatchUi::draw(const Screen& screen, const Layout& layout, const Table& table,
                   const AutoSaver<MatchStore>& saver) {
    remember_view(screen.strokes(), layout.is_whole);
    draw_table(screen, layout, table, table.is_replay ? review_.better_move(table) : nullptr, rasters_);
    draw_match_panel(screen, layout, table, saver.number(),
                     table.is_replay
                         ? review_.lines(table, static_cast<std::size_t>(layout.panel_columns - 1))
                         : std::vector<std::string>(),
                     rasters_);
}

StatusLines MatchUi::lines(const Layout& layout, const Table& table) const {
    const std::string& seed = table.record.start().seed;
    StatusLines lines{.title = text::plural(table.position().remaining(), "tile") + " remaining, " +
                               (table.is_replay ? "watched"
                                : table.ranked  ? "ranked"
                                                : "unranked") +
                               (seed.empty() ? "" : ", seed " + seed),
                      .notice = notice_text(table, labels),
                      .first_keys = first_keys(table.step),
                      .second_keys = {},
                      .notice_row = layout.message_row,
                      .bot_info = bot_info(table, *last_)};
    if (table.needs_confirmation) lines.question = "You have seen the next tile. Undo anyway?";
    if (may_hint(table)) lines.first_keys += "  i hint";
    if (may_undo(table) && table.step != match::TurnStep::meeple) lines.second_keys += "u undo  ";
    if (may_redo(table)) lines.second_keys += "U redo  ";
    const std::string distance = zoom_key(layout.is_whole);
    const std::string pages =
        table.help ? "v hide marks  o log  t tiles  " : "v show marks  o log  t tiles  ";
    if (!distance.empty()) lines.first_keys += "  " + distance.substr(0, distance.size() - 2);
    lines.second_keys += pages + "? help  q quit";
    lines.view_keys = distance + pages;
    return lines;
}

std::span<const Page<match::Table>> MatchUi::pages() {
    return match_pages;
}

std::optional<match::Intent> MatchUi::translate_key(const InputEvent& event, const Table& /*table*/) {
    if (event.key == Key::tab) return match::Intent{.kind = IntentKind::next, .x = 1};
    if (event.key == Key::back_tab) return match::Intent{.kind = IntentKind::next, .x = -1};
    if (event.key != Key::character) return std::nullopt;
    if (event.character >= '0' && event.character <= '9')
        return match::Intent{.kind = IntentKind::choose, .x = event.character - '0'};
    if (event.character == 'r') return match::Intent{.kind = IntentKind::turn, .x = 1};
    if (event.character == 'e') return match::Intent{.kind = IntentKind::turn, .x = -1};
    return std::nullopt;
}

std::vector<match::Intent> MatchUi::translate_click(ScreenPos at, const Layout& layout, const Table& table) {
    if (const auto choice = choice_at(layout, table, at)) {
        const bool again = std::cmp_equal(*choice, table.choice);
        if (again) return {{.kind = IntentKind::confirm}};
        return {{.kind = IntentKind::choose, .x = *choice}};
    }
    if (const auto square = layout.square_at(at)) {
        if (on_table(*square) == table.cursor) return {{.kind = IntentKind::confirm}};
        return {{.kind = IntentKind::point, .x = square->column, .y = square->row}};
    }
    if (is_hand_at(layout, table.position().players(), at)) return {{.kind = IntentKind::turn, .x = 1}};
    return {};
}

std::optional<SearchTask<match::Move>> MatchUi::bot(const Table& table) const {
    if (table.step != match::TurnStep::bot) return std::nullopt;
    const match::BotKind* const bot = table.seat(table.position().to_move()).bot;
    if (bot == nullptr) return std::nullopt;
    last_->begin(table.record.played());
    return search_task(*bot, table, last_);
}

std::string MatchUi::describe_last_turn(const Table& table) {
    return last_turn_text(table);
}

// The points of every player and any forfeit on one line.
std::string MatchUi::describe_result(const Table& table) {
    const match::Scores scores = final_scores(table.position());
    std::string line = "Bastide game, seed " + table.record.start().seed + ":";
    for (std::size_t player = 0; player < table.seats.size(); ++player) {
        line.append(player == 0 ? " " : ", ").append(table.seats[player].name);
        line.append(" ").append(std::to_string(scores[player]));
    }
    return is_forfeited(table) ? line + "; " + forfeit_text(table) : line;
}

SearchTask<match::Move> MatchUi::adviser(const Table& table) const {
    return search_task(adviser_, table, std::make_shared<BotInfoLine>());
}

match::Table MatchUi::new_game_like(const Table& table) const {
    match::Record record({.settings = table.settings(), .seed = seed_()});
    return table_of(std::move(record), table.seats, table.ranked, table.help);
}

}  // namespace bastide::tui
