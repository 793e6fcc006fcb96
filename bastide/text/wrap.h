// Text filled into lines of a width, which is counted in columns.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::text {

// The words of a text, as many to a line as fit. A word that is longer stands alone, unbroken.
std::vector<std::string> filled(std::string_view text, std::size_t width);

// "  name        help", the help beginning at `column` and filled there, also on the lines that follow. A
// name that reaches beyond the column has a line of its own, or more.
std::string entry(const std::string& name, std::string_view help, std::size_t column, std::size_t width);

// A text as footers have it: paragraphs are filled; indented lines keep to themselves. One of those that is
// too long goes on below its second column if it has two, two spaces apart, or else is a shell's command,
// which goes on after a backslash.
std::string filled_paragraphs(std::string_view text, std::size_t width);

}  // namespace bastide::text
