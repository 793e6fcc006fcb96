// Wraps text. Widths are in columns.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::text {

// Returns the lines of a text, each with as many words as fit. A word that is too long gets its own line.
std::vector<std::string> wrap(std::string_view text, std::size_t width);

// " name help", with the help wrapped from `column` on. A name that is too long gets its own line or lines.
std::string entry(const std::string& name, std::string_view help, std::size_t column, std::size_t width);

// Wraps a footer: paragraphs are filled, and indented lines stay separate. If an indented line is too long,
// it continues below its second column if it has two, separated by two spaces. Otherwise it is a shell
// command and continues after a backslash.
std::string wrap_paragraphs(std::string_view text, std::size_t width);

}  // namespace bastide::text
