// A text table with aligned columns.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::text {

// By default, the first column is left-aligned and the other columns are right-aligned. Columns are two
// spaces apart. Widths are in UTF-8 characters. Lines have no trailing spaces and end in a newline.
class TextTable {
  public:
    static constexpr std::size_t unlimited = std::string::npos;

    // `alignment` has an l or r for each column. Columns beyond its end are right-aligned. An empty header
    // has no line.
    explicit TextTable(const std::vector<std::string>& header, std::string_view alignment = "l")
        : alignment_(alignment) {
        if (!header.empty()) add(header);
    }

    // A row may be shorter than the header.
    void add(const std::vector<std::string>& row);

    // If the lines would be longer than `width`, wraps the cells of the widest left-aligned column.
    std::string to_string(std::size_t width = unlimited) const;

  private:
    std::string_view cell_text(std::size_t cell) const;
    std::size_t widest_left_column() const;
    std::size_t longest_word(std::size_t column) const;
    std::vector<std::size_t> widths_within(std::size_t width) const;

    std::string alignment_;
    // Tables may have millions of rows, so cells are stored end to end.
    std::string cells_;
    std::vector<std::size_t> cell_ends_;  // the end of each cell in `cells_`
    std::vector<std::size_t> row_ends_;   // the end of each row in `cell_ends_`
    std::vector<std::size_t> widths_;
};

}  // namespace bastide::text
