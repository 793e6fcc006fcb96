// What a page may ask of the library. Each call takes words and gives text, most of it the JSON that the
// command prints, so that a page and the command can be held against each other byte by byte.
//
// A new call is a function here and a row of the table in answer.cpp.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "bastide/base/result.h"

namespace bastide::engine {

using Words = std::span<const std::string_view>;

// Words are counted from 0 below; all are UTF-8.

// The style sheet of all pictures. 0: "light" or "dark".
Result<std::string> style(Words words);

// The art of one tile, an SVG fragment of 100 by 100: empty for one that carries nothing. 0 to 4: north,
// east, south, west, cities.
Result<std::string> tile(Words words);

// The 19 tiles: [[0,0,1,0,0],…].
Result<std::string> catalogue(Words words);

// `bastide score --json --features`. 0: the map.
Result<std::string> score(Words words);

// `bastide complete --json`. 0: the map.
Result<std::string> complete(Words words);

// What is doubtful in a map, a sentence an element: ["row 1, column 2: …",…]. 0: the map.
Result<std::string> doubts(Words words);

// `bastide score --draw svg`. 0: the map. 1: "light", "dark", or "reader" for either as the reader prefers.
Result<std::string> draw(Words words);

// `bastide tally --json --timeline`. 0: the log.
Result<std::string> tally(Words words);

// What a line of a log may say after its player: [{"phase":"play","feature":"city","counts":"tiles",
// "least":1,"most":null},…]. `counts` is empty where no number is written, `most` null where any is good.
Result<std::string> entry_kinds(Words words);

// `bastide tally --plot -`. 0: the log. 1: the theme, as of `draw`. 2: the width of the ground, or empty for
// the usual. 3: names of players, a line each, or empty.
Result<std::string> plot(Words words);

// `bastide caverna score --json`. 0: the sheets. 1: "official" or "chapter". 2: "house" to let what cannot be
// stand; any other word refuses it, a line for each broken rule.
Result<std::string> caverna_score(Words words);

// `bastide caverna best --json`. Words as of `caverna_score`.
Result<std::string> caverna_best(Words words);

// The sheets after the best exchanges of one player. 0: the sheets. 1: the rules. 2: the player, from 1.
Result<std::string> caverna_exchanged(Words words);

// A pad being filled in: each player's lines, total, rank and problems. 0: the sheets. 1: the rules.
Result<std::string> caverna_sheet(Words words);

// The same sheets with every member written. 0: the sheets.
Result<std::string> caverna_filled(Words words);

// `bastide caverna template`.
Result<std::string> caverna_empty(Words words);

// The 48 furnishing tiles, and the most players and the greatest number that sheets may have.
Result<std::string> caverna_tiles(Words words);

// Who deals: [{"name":…,"about":…},…].
Result<std::string> solo_dealers(Words words);

// The file of a solo game as the command writes it, its moves checked. 0: the game.
Result<std::string> solo_save(Words words);

// `bastide solo replay --json`. 0: the game.
Result<std::string> solo_replay(Words words);

// What a front end shows of a game, as solo/format.h has it. 0: the game.
Result<std::string> solo_view(Words words);

// Why a tile of the hand may not go to a square; empty if it may. 0: the game. 1 to 3: place in the hand,
// row, column, from 0.
Result<std::string> solo_obstacle(Words words);

// The planner's move. 0: the game. 1: playouts. 2: the seed of its chance.
Result<std::string> solo_hint(Words words);

// Who plays a match besides people: [{"name":…,"about":…},…].
Result<std::string> match_bots(Words words);

// {"svg":…,"pieces":[{"kind":"city","x":50,"y":20},…]}: the art of a tile of a match, 100 by 100, and where a
// meeple stands on each of its pieces. 0: the tile. 1: quarter turns, 0 to 3.
Result<std::string> match_art(Words words);

// A meeple as an SVG fragment about (0, 0). 0: the player, from 0. 1: "lies" or "stands".
Result<std::string> match_meeple(Words words);

// The file of a match as the command writes it, its moves checked. 0: the match.
Result<std::string> match_save(Words words);

// `bastide match replay --json`. 0: the match.
Result<std::string> match_replay(Words words);

// `bastide match replay --log`: the match as a log of the tally. Words as of `match_standing`.
Result<std::string> match_log(Words words);

// `bastide match replay --landscape`: the table as a map. Words as of `match_standing`.
Result<std::string> match_map(Words words);

// What a front end shows of a match, as match/view.h has it. 0: the match. 1: how many of its moves stand.
// 2: the players' names, a line each.
Result<std::string> match_view(Words words);

// The file of the match without the moves that do not stand. Words as of `match_view`, without names.
Result<std::string> match_standing(Words words);

// The file of the match with one move more. 0 and 1 as of `match_view`. 2: the move, as "LR 1 0 1 rW".
Result<std::string> match_play(Words words);

// Why a move is not allowed; empty if it is. Words as of `match_play`.
Result<std::string> match_obstacle(Words words);

// A bot's move. 0 and 1 as of `match_view`. 2: the bot. 3: simulations, of bots whose budget is not fixed.
// 4: the seed of its chance.
Result<std::string> match_move(Words words);

// What a puzzle's tiles are: {"tiles":[{"looks":[[0,1,0,0,0],…]},…]}, for each its five numbers as given and
// turned clockwise by 90, 180 and 270 degrees. 0: the puzzle.
Result<std::string> puzzle_read(Words words);

// {"tile":[2,2,0,1,1],"why":"with one road side, …"}: the five numbers of a puzzle's tile, and why it cannot
// be, or "". 0 to 3: north, east, south and west side: 0 pasture, 1 road, 2 city.
Result<std::string> puzzle_tile(Words words);

// `bastide solve --json`. 0: the puzzle. 1: "turned" if tiles may be turned. 2 and 3: the rows and columns of
// the largest map allowed, or "0". 4: the most solutions to find; "1" for what the command gives without
// --all_solutions. Each solution is given as a piece when it is found, as in the answer's list; the watch is
// told how far the search is, and in the end.
Result<std::string> puzzle_solve(Words words);

// "Solution: (0,0,90)(1,0,0)" and a newline. 0: the puzzle. 1: a solution, as puzzle_solve gives it.
Result<std::string> puzzle_line(Words words);

// The picture that `bastide solve --svg` makes. 0: the puzzle. 1: a solution. 2: the theme, as of `draw`.
Result<std::string> puzzle_picture(Words words);

// What is wrong with tiles laid by hand, and where the next may go: to_json(Contacts) in
// bastide/puzzle/format.h. 0: the puzzle. 1: "turned" if tiles may be turned. 2: [[0,0,90],null,…], as
// bastide/puzzle/read_laid.h has it.
Result<std::string> puzzle_check(Words words);

// Where the next tile may go so that a solution remains: [row,column,degrees], or null if none does. The
// words are those of puzzle_check; the first tile must lie. The watch is told how far the search is.
Result<std::string> puzzle_hint(Words words);

}  // namespace bastide::engine
