// Sheets as tables for people and JSON for programs.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bastide/caverna/bounds.h"
#include "bastide/caverna/exchange.h"
#include "bastide/caverna/score.h"

namespace bastide::caverna {

struct Scored {
    Holding holding;
    Sheet sheet;
    int rank = 1;  // the place from the top; equal totals share it
};
std::vector<Scored> score_all(std::span<const Holding> holdings, const Profile& profile);

// What to call a player, counted from 0: the name, or "Player 1".
std::string name_of(const Holding& holding, std::size_t player);

// The lines of a sheet in order; bonuses are a line a tile.
struct SheetLine {
    std::string key;  // as in JSON: "animals", or the name of a tile
    std::string title;
    int points = 0;
    std::string why;  // the arithmetic
};
std::vector<SheetLine> sheet_lines(const Scored& scored, const Profile& profile);

// Players side by side, a line each category, with total and rank.
std::string score_table(std::span<const Scored> players, const Profile& profile);

// A player's lines with their arithmetic.
std::string explained(const Scored& scored, const Profile& profile);

// {"rules": "official", "players": [{"name": …, "total": …, "rank": 1, "sheet": {…}}]}; with `best`, one of
// each player, also "exchanges" and "gain".
std::string to_json(std::span<const Scored> players, const Profile& profile, std::span<const Best> best = {});

// A score pad being filled in, which is scored whatever is impossible about it:
// {"rules": "official", "players": [{"name": …, "total": …, "rank": 1, "lines": [{"key": "animals",
// "title": "animals", "points": 8, "why": …}], "problems": ["there is room for …"], "asks": ["weapons"]}]}.
// The name is what to call the player; `asks` has the parts of the sheet that its tiles ask for (parts.h).
std::string pad_json(std::span<const Holding> holdings, const Profile& profile);

// Sheets in the form that read_holdings takes, with every member: one as an object, several as players.
std::string sheets_json(std::span<const Holding> holdings);

// {"most_players": 7, "most_of_anything": 999, "tiles": [{"name": "dwelling", "title": "Dwelling", "colour":
// "dwelling", "cost": "4 wood 3 stone", "points": 3, "bonus": "", "exchange": "", "many": true}]}. The cost
// is empty if it is not known for certain; `many` is a tile that may be there more than once.
std::string tiles_json();

// What the best exchanges are, a line each.
std::string exchange_lines(const Best& best);

// The board of a maximum, with what is on each cell.
std::string board_picture(const Maximum& maximum);

// All tiles: name, what they cost, their points and what else they score.
std::string tile_table();

}  // namespace bastide::caverna
