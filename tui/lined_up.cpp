#include "tui/lined_up.h"

#include <algorithm>

#include "bastide/text/quote.h"
#include "tui/screen.h"

namespace bastide::tui {

std::string lined_up(const std::vector<Column>& columns, std::vector<std::vector<std::string>> rows) {
    std::vector<std::string> headings;
    headings.reserve(columns.size());
    for (const Column& column : columns) headings.push_back(column.heading);
    rows.insert(rows.begin(), headings);
    std::vector<int> widths(columns.size());
    for (auto& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            row[i] = text::printable(row[i]);
            widths[i] = std::max(widths[i], columns_of(row[i]));
        }
    }
    std::string text;
    for (const auto& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::string blanks(static_cast<std::size_t>(widths[i] - columns_of(row[i])), ' ');
            if (i > 0) text += "  ";
            text += columns[i].align == Align::right ? blanks + row[i] : row[i] + blanks;
        }
        text.erase(text.find_last_not_of(' ') + 1);
        text += '\n';
    }
    return text;
}

}  // namespace bastide::tui
