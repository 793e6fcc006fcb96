// A table for people: columns that line up.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace bastide::text {

// The first column is aligned to the left, the others to the right, two spaces apart. Widths are counted in
// characters of UTF-8. No line ends in a space; each ends in a newline.
class Table {
  public:
    explicit Table(const std::vector<std::string>& header) { add(header); }

    // A row may be shorter than the header.
    void add(const std::vector<std::string>& row);

    std::string to_string() const;

  private:
    // Tables may have millions of rows, so cells are kept end to end.
    std::string cells_;
    std::vector<std::size_t> cell_ends_;  // in `cells_`
    std::vector<std::size_t> row_ends_;   // in `cell_ends_`
    std::vector<std::size_t> widths_;
};

}  // namespace bastide::text
