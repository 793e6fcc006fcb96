#include "bastide/text/table.h"

#include <algorithm>
#include <string_view>

namespace bastide::text {
namespace {

// The number of UTF-8 characters.
std::size_t length(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(
        text, [](char each) { return (static_cast<unsigned char>(each) & 0xC0U) != 0x80U; }));
}

}  // namespace

void Table::add(const std::vector<std::string>& row) {
    widths_.resize(std::max(widths_.size(), row.size()));
    for (std::size_t column = 0; column < row.size(); ++column) {
        widths_[column] = std::max(widths_[column], length(row[column]));
        cells_ += row[column];
        cell_ends_.push_back(cells_.size());
    }
    row_ends_.push_back(cell_ends_.size());
}

std::string Table::to_string() const {
    std::string text;
    std::size_t begin = 0;  // in `cells_`
    std::size_t cell = 0;
    for (const std::size_t row_end : row_ends_) {
        for (std::size_t column = 0; cell < row_end; ++column) {
            const std::size_t end = cell_ends_[cell++];
            const std::size_t space =
                widths_[column] - length(std::string_view(cells_).substr(begin, end - begin));
            if (column > 0) text.append(2 + space, ' ');
            text.append(cells_, begin, end - begin);
            if (column == 0) text.append(space, ' ');
            begin = end;
        }
        text.erase(text.find_last_not_of(' ') + 1);
        text += '\n';
    }
    return text;
}

}  // namespace bastide::text
