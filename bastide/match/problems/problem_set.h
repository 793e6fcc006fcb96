// Problems as a file, and how a set is chosen of many.
//
//     {"version":1,"made_by":"bastide match problems --games 100","problems":[
//         {"theme":"join","rating":1640,"best":"RFr 1 0 0 rE","lead":284,"error":31,"match":{…}},…]}
//
// "match" is a saved match up to the turn (saved_match.h); "best" is the move to be found; "lead", in
// hundredths of a point, is by how much it is the best, and "error" the standard error. "made_by" may be left
// out.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bastide/match/problems/problem.h"
#include "bastide/text/typescript.h"

namespace bastide::match {

// All problems from easy to hard; or of more than `most` so many, no two of one match: as many of each theme
// as can be, each theme's as easy and as hard as they are on the whole. Fewer if there are not as many
// matches.
std::vector<Problem> chosen_problems(std::vector<Problem> found, std::size_t most);

// On one line. An empty `made_by` is left out.
std::string to_json(const std::vector<Problem>& problems, std::string_view made_by);

// Reads a file and plays the matches. The error says where it is wrong: also if a match has no tile in hand,
// or a best move is not allowed.
Result<std::vector<Problem>> read_problems(std::string_view text);

void declare_problems(text::TypeScript& to);

}  // namespace bastide::match
