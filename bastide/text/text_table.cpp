#include "bastide/text/text_table.h"

#include <algorithm>
#include <string_view>

#include "bastide/text/quote.h"
#include "bastide/text/utf8.h"
#include "bastide/text/wrap.h"

namespace bastide::text {

static constexpr std::size_t gap = 2;  // between columns

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

std::string_view TextTable::cell_text(std::size_t cell) const {
    const std::size_t begin = cell == 0 ? 0 : cell_ends_[cell - 1];
    return std::string_view(cells_).substr(begin, cell_ends_[cell] - begin);
}

std::size_t TextTable::widest_left_column() const {
    std::size_t widest = widths_.size();
    for (std::size_t column = 0; column < widths_.size() && column < alignment_.size(); ++column) {
        if (alignment_[column] != 'l') continue;
        if (widest == widths_.size() || widths_[column] > widths_[widest]) widest = column;
    }
    return widest;
}

std::size_t TextTable::longest_word(std::size_t column) const {
    std::size_t longest = 0;
    std::size_t cell = 0;
    for (const std::size_t row_end : row_ends_) {
        if (cell + column < row_end) {
            for (const std::string& word : wrap(cell_text(cell + column), 1))
                longest = std::max(longest, columns(word));
        }
        cell = row_end;
    }
    return longest;
}

// Returns the widths of the columns after the widest one has been made narrower, if the table is too wide.
std::vector<std::size_t> TextTable::widths_within(std::size_t width) const {
    std::vector<std::size_t> widths = widths_;
    std::size_t total = 0;
    for (const std::size_t each : widths) total += each + gap;
    const std::size_t widest = widest_left_column();
    if (width == unlimited || total <= width + gap || widest == widths.size()) return widths;
    const std::size_t excess = std::min(total - gap - width, widths[widest]);
    widths[widest] = std::max(widths[widest] - excess, longest_word(widest));
    return widths;
}

std::string TextTable::to_string(std::size_t width) const {
    const std::vector<std::size_t> widths = widths_within(width);
    std::string text;
    std::size_t cell = 0;
    for (const std::size_t row_end : row_ends_) {
        std::vector<std::string> more;  // the further lines of a wrapped cell
        std::size_t indent = 0;         // of these lines
        for (std::size_t column = 0, begin = 0; cell < row_end; ++column, ++cell) {
            std::string word(cell_text(cell));
            if (columns(word) > widths[column]) {
                more = wrap(word, widths[column]);
                word = more.front();
                more.erase(more.begin());
                indent = begin;
            }
            const std::string space(widths[column] - columns(word), ' ');
            const bool is_left = column < alignment_.size() && alignment_[column] == 'l';
            if (column > 0) text.append(gap, ' ');
            text += is_left ? word + space : space + word;
            begin += widths[column] + gap;
        }
        text.erase(text.find_last_not_of(' ') + 1);
        text += '\n';
        for (const std::string& line : more) text += std::string(indent, ' ') + line + '\n';
    }
    return text;
}

}  // namespace bastide::text
