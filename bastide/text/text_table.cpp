#include "bastide/text/text_table.h"

#include <algorithm>
#include <string_view>

#include "bastide/text/quote.h"
#include "bastide/text/utf8.h"

namespace bastide::text {

void TextTable::add(const std::vector<std::string>& row) {
    widths_.resize(std::max(widths_.size(), row.size()));
    for (std::size_t column = 0; column < row.size(); ++column) {
        const std::string cell = printable(row[column]);
        widths_[column] = std::max(widths_[column], columns(cell));
        cells_ += cell;
        cell_ends_.push_back(cells_.size());
    }
    row_ends_.push_back(cell_ends_.size());
}

std::string TextTable::to_string() const {
    std::string text;
    std::size_t begin = 0;  // in `cells_`
    std::size_t cell = 0;
    for (const std::size_t row_end : row_ends_) {
        for (std::size_t column = 0; cell < row_end; ++column) {
            const std::size_t end = cell_ends_[cell++];
            const std::string_view word = std::string_view(cells_).substr(begin, end - begin);
            const std::string space(widths_[column] - columns(word), ' ');
            const bool is_left = column < alignment_.size() && alignment_[column] == 'l';
            if (column > 0) text += "  ";
            if (!is_left) text += space;
            text += word;
            if (is_left) text += space;
            begin = end;
        }
        text.erase(text.find_last_not_of(' ') + 1);
        text += '\n';
    }
    return text;
}

}  // namespace bastide::text
