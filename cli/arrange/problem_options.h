// The arrangement problem on the command line.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bastide/arrange/problem.h"
#include "bastide/base/result.h"
#include "command/command.h"

namespace bastide::cli {

// The words of the options, and the values parsed from these words.
struct ArrangeProblemOptions {
    std::string tiles = "box";
    std::pair<int, int> rectangle;  // rows and columns, or 0 if not given
    std::string mask;
    std::optional<tile::Edge> border;
    std::vector<FourWords> side_words;
    std::vector<FourWords> fixed_words;
    bool some = false;
    bool connected = false;
    bool compact = false;
    bool no_equal_neighbours = false;
    bool no_equal_corners = false;
    std::vector<std::string> apart;  // each is a list of kinds

    // Set by `validate`.
    std::vector<arrange::GivenSide> sides;
    std::vector<arrange::FixedTile> fixed;
};

// Adds the options to the command. `words` must live until it is parsed.
void add_problem_options(Command command, ArrangeProblemOptions& words);

// Called after parsing: rejects contradictory options and words that are not sides or tiles.
void validate(ArrangeProblemOptions& words);

// Returns the files named by the words. "-" is standard input.
std::vector<std::string> files_read(const ArrangeProblemOptions& words);

// Returns the problem, reading the files that the words name. Errors name the file or the option. With
// `--compact` the problem has no shape yet and an exact number of each kind of tile.
Result<arrange::Problem> problem_of(const ArrangeProblemOptions& words);

}  // namespace bastide::cli
