// A question of arrangement as the command line asks it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bastide/arrange/question.h"
#include "bastide/base/result.h"
#include "cli/command.h"

namespace bastide::cli {

// The words as they were given.
struct QuestionWords {
    std::string tiles = "box";
    std::vector<int> rectangle;
    std::string mask;
    std::optional<tile::Edge> border;
    std::vector<FourWords> sides;
    std::vector<FourWords> fixed;
    bool some = false;
    bool no_equal_neighbours = false;
    std::vector<std::string> apart;
};

// Adds the options to the command. `words` must live until it is parsed.
void add_question_options(Command command, QuestionWords& words);

// After parsing: refuses what does not go together.
void settle(const QuestionWords& words);

// The question; reads the files that the words name. Errors name them, or else the option.
Result<arrange::Question> question_of(const QuestionWords& words);

}  // namespace bastide::cli
