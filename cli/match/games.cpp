// `bastide match games`: the matches played in the terminal.
#include "bastide/match/saved_match.h"
#include "bastide/text/counted.h"
#include "cli/kept_games.h"
#include "cli/match/commands.h"
#include "tui/match/match_store.h"

namespace bastide::cli {
namespace {

// Points as they are: those of the end only once the match is over.
std::vector<std::string> row(const match::Table& kept) {
    const bool is_over = kept.step == match::TurnStep::over;
    const match::Scores at_end = final_scores(kept.position());
    std::string players;
    std::string points;
    for (int player = 0; player < kept.position().players(); ++player) {
        const char* const between = player == 0 ? "" : ", ";
        const int now = is_over ? at_end[static_cast<std::size_t>(player)] : kept.position().score(player);
        players.append(between).append(kept.seat(player).name);
        points.append(between).append(std::to_string(now));
    }
    const std::string state =
        is_forfeited(kept) ? forfeit_sentence(kept)
        : is_over          ? "over"
                  : "after " + text::counted(static_cast<std::int64_t>(kept.record.played()), "turn");
    return {players, points, state + (kept.ranked ? ", ranked" : ""), kept.record.start().seed};
}

}  // namespace

void add_match_games(Command match) {
    add_games<tui::MatchStore>(match,
                               {.game = "match",
                                .games = "matches",
                                .play = "bastide match play",
                                .command = "bastide match games",
                                .file = tui::matches_file,
                                .columns = {{"players"}, {"points"}, {"state"}, {"seed"}},
                                .row = row,
                                .json = [](const match::Table& kept) { return to_json(saved_of(kept)); }});
}

}  // namespace bastide::cli
