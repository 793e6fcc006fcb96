// Sheets as tables for people and JSON for programs.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bastide/base/message.h"
#include "bastide/caverna/exchange.h"
#include "bastide/caverna/score.h"
#include "bastide/text/typescript.h"

namespace bastide::caverna {

struct Scored {
    Holding holding = {};
    Sheet sheet = {};
    int rank = 1;  // rank by total; equal totals share a rank
};
std::vector<Scored> score_all(std::span<const Holding> holdings, const Profile& profile);

// Returns the name of a player, counted from 0, or "Player 1".
std::string name_of(const Holding& holding, std::size_t player);

// A line of a sheet. Bonuses have one line per tile.
struct SheetLine {
    std::string key = {};  // as in JSON: "animals", or the name of a tile
    std::string title = {};
    int points = 0;
    Message why = {};  // the arithmetic
};
std::vector<SheetLine> sheet_lines(const Scored& scored, const Profile& profile);

// Returns a table with players side by side, one line per category, and the total and the rank.
std::string score_table(std::span<const Scored> players, const Profile& profile);

// A player's lines with their arithmetic, which is wrapped at `width`.
std::string explained(const Scored& scored, const Profile& profile, std::size_t width = std::string::npos);

// {"rules": "official", "players": [{"name": …, "total": …, "rank": 1, "sheet": {…}}]}. With `best`, which
// has one entry per player, there are also "exchanges" and "gain".
std::string to_json(std::span<const Scored> players, const Profile& profile, std::span<const Best> best = {});
void declare_best(text::TypeScript& to);

// Describes the best exchanges, one per line.
std::string exchange_lines(const Best& best);

// Returns a table of all tiles: name, points, bonus and cost, wrapped at `width`.
std::string tile_table(std::size_t width = std::string::npos);

}  // namespace bastide::caverna
