// Calls for the Caverna page: sheets scored as the command does, a pad that is scored while it is filled in,
// and exchanges.
#include <array>
#include <vector>

#include "bastide/caverna/exchange.h"
#include "bastide/caverna/format.h"
#include "bastide/caverna/format_pad.h"
#include "bastide/caverna/problems.h"
#include "bastide/caverna/read.h"
#include "web/engine/src/calls.h"
#include "web/engine/src/errors.h"
#include "web/engine/src/number.h"

namespace bastide::engine {
namespace {

using namespace caverna;

constexpr std::size_t max_bytes = 1 << 20;

Result<std::vector<Holding>> read_sheets(std::string_view text) {
    if (text.size() > max_bytes) return fail(errors::large_sheet);
    return read_holdings(text);
}

Result<Profile> read_rules(std::string_view word) {
    for (const Rules rules : {Rules::official, Rules::chapter}) {
        if (profile(rules).name == word) return profile(rules);
    }
    return fail("the rules are official or chapter");
}

}  // namespace

template <>
inline constexpr auto reader<std::vector<Holding>> = read_sheets;
template <>
inline constexpr auto reader<Profile> = read_rules;

namespace {

struct Game {
    std::vector<Holding> holdings;
    Profile rules;

    static Game read(std::vector<Holding> holdings, const Profile& rules) {
        return {std::move(holdings), rules};
    }
};

// A game that can be.
struct PossibleGame : Game {
    // Rejects impossible sheets, with a line per broken rule, unless house rules allow them.
    static Result<PossibleGame> read(Game game, std::string_view house) {
        Message broken(errors::lines);
        for (Problem& problem : problems(game.holdings, game.rules)) {
            if (house == "house") break;
            broken.operands.push_back(
                game.holdings.size() == 1
                    ? std::move(problem.message)
                    : Message(errors::of_player, problem.player + 1, std::move(problem.message)));
        }
        if (!broken.operands.empty()) return fail(std::move(broken));
        return PossibleGame{std::move(game)};
    }
};

// `bastide caverna score --json`. The words: sheets, "official" or "chapter", and "house" to allow impossible
// sheets. Any other word rejects them, with a line per broken rule.
std::string caverna_score(const PossibleGame& game) {
    return to_json(score_all(game.holdings, game.rules), game.rules);
}

// `bastide caverna best --json`, by the same words.
std::string caverna_best(PossibleGame game) {
    std::vector<Best> best;
    for (Holding& holding : game.holdings) {
        best.push_back(best_exchanges(holding, game.rules));
        holding = best.back().holding;
    }
    return to_json(score_all(game.holdings, game.rules), game.rules, best);
}

// The sheets after the best exchanges of one player, counted from 1.
Result<std::string> caverna_exchanged(Game game, Within<1, static_cast<int>(max_players)> player) {
    const auto at = static_cast<std::size_t>(player) - 1;
    if (at >= game.holdings.size()) return fail("there is no such player: they are numbered from 1");
    Holding& holding = game.holdings[at];
    holding = best_exchanges(holding, game.rules).holding;
    return sheets_json(game.holdings);
}

// A pad being filled in: each player's lines, total, rank and problems.
std::string caverna_sheet(const Game& game) {
    return pad_json(game.holdings, game.rules);
}

// Returns the same sheets with every member.
std::string caverna_example(const std::vector<Holding>& holdings) {
    return sheets_json(holdings);
}

// `bastide caverna template`.
std::string caverna_empty() {
    return std::string(empty_sheet());
}

// The 48 furnishing tiles, and the most players and the greatest number that sheets may have.
std::string caverna_tiles() {
    return tiles_json();
}

constexpr std::array calls = {
    Call{"caverna_score", call<caverna_score>},         Call{"caverna_best", call<caverna_best>},
    Call{"caverna_exchanged", call<caverna_exchanged>}, Call{"caverna_sheet", call<caverna_sheet>},
    Call{"caverna_filled", call<caverna_example>},      Call{"caverna_empty", call<caverna_empty>},
    Call{"caverna_tiles", call<caverna_tiles>},
};

}  // namespace

std::span<const Call> caverna_calls() {
    return calls;
}

void declare_caverna(text::TypeScript& to) {
    declare_pad(to);
    declare_best(to);
}

}  // namespace bastide::engine
