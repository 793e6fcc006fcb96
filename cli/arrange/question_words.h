// A question of arrangement as the command line asks it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bastide/arrange/question.h"
#include "bastide/base/result.h"
#include "command/command.h"

namespace bastide::cli {

// The words as they were given, and what some of them mean.
struct QuestionWords {
    std::string tiles = "box";
    std::vector<int> rectangle;
    std::string mask;
    std::optional<tile::Edge> border;
    std::vector<FourWords> side_words;
    std::vector<FourWords> fixed_words;
    bool some = false;
    bool connected = false;
    bool compact = false;
    bool no_equal_neighbours = false;
    std::vector<std::string> apart;  // lists of kinds

    // What `settle` makes of them.
    std::vector<arrange::GivenSide> sides;
    std::vector<arrange::FixedTile> fixed;
};

// Adds the options to the command. `words` must live until it is parsed.
void add_question_options(Command command, QuestionWords& words);

// After parsing: refuses what does not go together, and what means no side or tile.
void validate(QuestionWords& words);

// The files that the words name; "-" is standard input.
std::vector<std::string> files_read(const QuestionWords& words);

// The question; reads the files that the words name. Errors name them, or else the option.
// With `--compact` it has no shape yet, and an exact number of each kind of tile.
Result<arrange::Question> question_of(const QuestionWords& words);

}  // namespace bastide::cli
