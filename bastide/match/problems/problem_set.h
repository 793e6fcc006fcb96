// Problem files, and the choice of a set from many problems.
//
//     {"version":1,"made_by":"bastide match problems --games 100","problems":[
//         {"theme":"join","rating":1640,"best":"RFr 1 0 0 rE","lead":284,"error":31,"match":{…}},…]}
//
// "match" is a saved game up to the turn (saved_match.h). "best" is the solution, "lead" is the advantage of
// the solution over the next best move in hundredths of a point, and "error" is the standard error of "lead".
// "made_by" is optional.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bastide/match/problems/problem.h"
#include "bastide/text/typescript.h"

namespace bastide::match {

// Returns all problems from easy to hard. If there are more than `most`, chooses `most` problems, at most one
// per game. The themes are as equal in number as possible, and each theme keeps its range of difficulty.
// Returns fewer problems if there are fewer games.
std::vector<Problem> chosen_problems(std::vector<Problem> found, std::size_t most);

// Writes one line. Omits an empty `made_by`.
std::string to_json(const std::vector<Problem>& problems, std::string_view made_by);

// Writes one problem, as in a file.
std::string to_json(const Problem& problem);

// Reads a file and plays its games. Also fails if a game has no tile in hand or a best move is illegal. The
// error gives the location.
[[nodiscard]] Result<std::vector<Problem>> read_problems(std::string_view text);

void declare_problems(text::TypeScript& to);

}  // namespace bastide::match
