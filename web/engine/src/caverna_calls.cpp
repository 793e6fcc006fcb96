// Calls for the Caverna page: sheets scored as the command does, a pad that is scored while it is filled in,
// and exchanges.
#include <vector>

#include "bastide/caverna/exchange.h"
#include "bastide/caverna/format.h"
#include "bastide/caverna/format_pad.h"
#include "bastide/caverna/problems.h"
#include "bastide/caverna/read.h"
#include "web/engine/src/calls.h"
#include "web/engine/src/number.h"

namespace bastide::engine {
namespace {

using namespace caverna;

constexpr std::size_t most_bytes = 1 << 20;

Result<std::vector<Holding>> read_sheets(std::string_view text) {
    if (text.size() > most_bytes)
        return std::unexpected(file_error({}, "this is too large for a sheet: at most 1 MB is read"));
    return read_holdings(text);
}

Result<Profile> rules_of(std::string_view word) {
    for (const Rules rules : {Rules::official, Rules::chapter}) {
        if (profile(rules).name == word) return profile(rules);
    }
    return std::unexpected(file_error({}, "the rules are official or chapter"));
}

struct Game {
    std::vector<Holding> holdings;
    Profile rules;
};

Result<Game> read_game(std::string_view sheets, std::string_view rules) {
    const auto profile = rules_of(rules);
    if (!profile) return std::unexpected(profile.error());
    auto holdings = read_sheets(sheets);
    if (!holdings) return std::unexpected(std::move(holdings.error()));
    return Game{*std::move(holdings), *profile};
}

// Refuses what cannot be, a line each, unless house rules let it be.
Result<Game> read_possible_game(Words words) {
    auto game = read_game(words[0], words[1]);
    if (!game || words[2] == "house") return game;
    std::string said;
    for (const Problem& problem : problems(game->holdings, game->rules)) {
        if (!said.empty()) said += '\n';
        if (game->holdings.size() > 1) said += "player " + std::to_string(problem.player + 1) + ": ";
        said += problem.what;
    }
    if (!said.empty()) return std::unexpected(file_error({}, std::move(said)));
    return game;
}

}  // namespace

Result<std::string> caverna_score(Words words) {
    const auto game = read_possible_game(words);
    if (!game) return std::unexpected(game.error());
    return to_json(score_all(game->holdings, game->rules), game->rules);
}

Result<std::string> caverna_best(Words words) {
    auto game = read_possible_game(words);
    if (!game) return std::unexpected(std::move(game.error()));
    std::vector<Best> best;
    for (Holding& holding : game->holdings) {
        best.push_back(best_exchanges(holding, game->rules));
        holding = best.back().holding;
    }
    return to_json(score_all(game->holdings, game->rules), game->rules, best);
}

Result<std::string> caverna_exchanged(Words words) {
    auto game = read_game(words[0], words[1]);
    if (!game) return std::unexpected(std::move(game.error()));
    const std::int64_t player = number_of(words[2]).value_or(0);
    if (player < 1 || player > static_cast<std::int64_t>(game->holdings.size()))
        return std::unexpected(file_error({}, "there is no such player: they are numbered from 1"));
    Holding& holding = game->holdings[static_cast<std::size_t>(player) - 1];
    holding = best_exchanges(holding, game->rules).holding;
    return sheets_json(game->holdings);
}

Result<std::string> caverna_sheet(Words words) {
    const auto game = read_game(words[0], words[1]);
    if (!game) return std::unexpected(game.error());
    return pad_json(game->holdings, game->rules);
}

Result<std::string> caverna_filled(Words words) {
    const auto holdings = read_sheets(words[0]);
    if (!holdings) return std::unexpected(holdings.error());
    return sheets_json(*holdings);
}

Result<std::string> caverna_empty(Words /*words*/) {
    return std::string(empty_sheet());
}

Result<std::string> caverna_tiles(Words /*words*/) {
    return tiles_json();
}

}  // namespace bastide::engine
