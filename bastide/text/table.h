// A table for people: columns that line up.
#pragma once

#include <string>
#include <vector>

namespace bastide {

// The first column is aligned to the left, the others to the right, two spaces apart. Widths are counted in
// bytes, so cells should be ASCII. No line ends in a space; each ends in a newline.
class Table {
  public:
    explicit Table(std::vector<std::string> header) : rows_{std::move(header)} {}

    // A row may be shorter than the header.
    void add(std::vector<std::string> row) { rows_.push_back(std::move(row)); }

    std::string to_string() const;

  private:
    std::vector<std::vector<std::string>> rows_;
};

}  // namespace bastide
