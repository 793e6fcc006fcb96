#include "cli/match/collection.h"

#include <string_view>

#include "bastide/match/notation.h"
#include "cli/saved_game_arg.h"
#include "command/enum_option.h"

namespace bastide::cli {
namespace {

using namespace match;

Result<std::vector<Move>> read_moves(std::string_view list) {
    std::vector<Move> moves;
    do {
        const auto end = std::min(list.find(';'), list.size());
        std::string_view text = list.substr(0, end);
        while (text.starts_with(' ')) text.remove_prefix(1);
        const auto move = read_move(text);
        if (!move) return std::unexpected(move.error());
        moves.push_back(*move);
        list.remove_prefix(std::min(end + 1, list.size()));
    } while (!list.empty());
    return moves;
}

// Rejects an empty text, which a script with an empty variable gives.
std::string expect_text(const std::string& text) {
    return text.empty() ? "expected a text that is not empty" : "";
}

}  // namespace

Option add_player_option(Command command, std::string& player, const std::string& help) {
    return command.add_option("--player", player, help).check(expect_text).option_text("NAME");
}

Option add_moves_option(Command command, const std::string& name, std::vector<Move>& moves,
                        const std::string& help) {
    const auto take = [&moves, name](const std::string& list) {
        auto read = read_moves(list);
        if (!read) reject(name, to_string(read.error().message));
        moves = *std::move(read);
    };
    return command.add_option_function(name, take, help).option_text("MOVE[;…]");
}

std::vector<Option> add_query_options(Command command, GameQuery& query) {
    std::vector<std::pair<std::string, std::optional<GameResult>>> results;
    results.reserve(game_result_words.size());
    for (std::size_t i = 0; i < game_result_words.size(); ++i)
        results.emplace_back(game_result_words[i], static_cast<GameResult>(i));
    const Option player = add_player_option(command, query.player, "Only games of the player with this name");
    return {player,
            add_choice(command, "--result", query.result, results,
                       "Only games that this player won, drew or lost", "won|drawn|lost")
                .needs(player),
            command.add_option("--event", query.event, "Only games of events with this text in their names")
                .check(expect_text)
                .option_text("TEXT"),
            add_moves_option(command, "--opening", query.opening, "Only games that begin with these moves")};
}

Result<tui::AllOf<Table>> saved_games() {
    return stored_games<tui::MatchStore>(tui::matches_file());
}

}  // namespace bastide::cli
