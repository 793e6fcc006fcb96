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
    // `alignment` has an l or r for each column. Columns beyond its end are right-aligned.
    explicit TextTable(const std::vector<std::string>& header, std::string_view alignment = "l")
        : alignment_(alignment) {
        add(header);
    }

    // A row may be shorter than the header.
    void add(const std::vector<std::string>& row);

    std::string to_string() const;

  private:
    std::string alignment_;
    // Tables may have millions of rows, so cells are stored end to end.
    std::string cells_;
    std::vector<std::size_t> cell_ends_;  // the end of each cell in `cells_`
    std::vector<std::size_t> row_ends_;   // the end of each row in `cell_ends_`
    std::vector<std::size_t> widths_;
};

}  // namespace bastide::text
