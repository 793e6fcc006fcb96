// Wraps text. Widths are in columns.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::text {

// Returns the lines of a text, each with as many words as fit. A word that is longer than a line is on a line
// by itself.
std::vector<std::string> wrap(std::string_view text, std::size_t width);

// " name help", with the help wrapped from `column` on. A name that is too long is on separate lines.
std::string entry(const std::string& name, std::string_view help, std::size_t column, std::size_t width);

// Wraps a footer: paragraphs are filled, and indented lines stay separate. If an indented line is too long
// and has two columns, separated by two spaces, it continues below its second column. An indented line
// without columns is a shell command, and continues after a backslash.
std::string wrap_paragraphs(std::string_view text, std::size_t width);

}  // namespace bastide::text
