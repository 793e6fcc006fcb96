// A list for people: columns that line up, whatever the width of the characters.
#pragma once

#include <string>
#include <vector>

namespace bastide::tui {

enum class Align : bool { left, right };

struct Column {
    std::string heading;
    Align align = Align::left;
};

// The headings and a line for each row, two blanks between columns and none at the end of a line. A row has a
// cell for each column; what a terminal might obey in one is shown as \xNN.
std::string lined_up(const std::vector<Column>& columns, std::vector<std::vector<std::string>> rows);

}  // namespace bastide::tui
