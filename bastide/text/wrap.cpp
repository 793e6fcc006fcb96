#include "bastide/text/wrap.h"

#include <algorithm>

#include "bastide/text/utf8.h"

namespace bastide::text {
namespace {

constexpr std::size_t indent = 2;

// Cuts the first line off a text.
std::string_view take_line(std::string_view& text) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    return line;
}

// Splits at spaces outside quotes, where a line may be broken.
std::vector<std::string> shell_words(std::string_view line) {
    std::vector<std::string> words(1);
    char quote = '\0';
    for (const char each : line) {
        if (each == ' ' && quote == '\0') {
            words.emplace_back();
            continue;
        }
        if (quote == each) {
            quote = '\0';
        } else if (quote == '\0' && (each == '\'' || each == '"')) {
            quote = each;
        }
        words.back() += each;
    }
    return words;
}

std::string shell_command(std::string_view command, std::size_t width) {
    std::string text;
    std::string line(indent, ' ');
    bool begins = true;
    for (const std::string& word : shell_words(command)) {
        constexpr std::size_t backslash = 2;
        if (!begins && columns(line) + 1 + columns(word) + backslash > width) {
            text += line + " \\\n";
            line.assign(2 * indent, ' ');
            begins = true;
        }
        line.append(begins ? "" : " ").append(word);
        begins = false;
    }
    return text + line + '\n';
}

std::string indented_line(std::string_view line, std::size_t width) {
    if (columns(line) <= width) return std::string(line) + '\n';
    const std::size_t begin = std::min(line.find_first_not_of(' '), line.size());
    const std::size_t gap = line.find("  ", begin);
    if (gap == std::string_view::npos) return shell_command(line.substr(begin), width);
    const std::size_t second = line.find_first_not_of(' ', gap);
    return entry(std::string(line.substr(begin, gap - begin)), line.substr(second),
                 columns(line.substr(0, second)), width);
}

}  // namespace

std::vector<std::string> wrap(std::string_view text, std::size_t width) {
    std::vector<std::string> lines;
    constexpr std::string_view gaps = " \n";
    for (std::size_t at = text.find_first_not_of(gaps); at != std::string_view::npos;) {
        const std::size_t end = std::min(text.find_first_of(gaps, at), text.size());
        const std::string word(text.substr(at, end - at));
        if (!lines.empty() && columns(lines.back()) + 1 + columns(word) <= width) {
            lines.back() += ' ' + word;
        } else {
            lines.push_back(word);
        }
        at = text.find_first_not_of(gaps, end);
    }
    return lines;
}

std::string entry(const std::string& name, std::string_view help, std::size_t column, std::size_t width) {
    std::string text;
    for (const std::string& line : wrap(name, width - 2 * indent))
        text += std::string(text.empty() ? "" : "\n") + std::string(text.empty() ? indent : 2 * indent, ' ') +
                line;
    const auto lines = wrap(help, width - column);
    const bool shares_the_line = columns(text) + indent <= column;
    if (!shares_the_line || lines.empty()) text += '\n';
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const bool should_continue = i == 0 && shares_the_line;
        text += std::string(should_continue ? column - columns(text) : column, ' ') + lines[i] + '\n';
    }
    return text;
}

std::string wrap_paragraphs(std::string_view text, std::size_t width) {
    std::string out;
    std::string paragraph;
    const auto end_paragraph = [&] {
        for (const std::string& line : wrap(paragraph, width)) out += line + '\n';
        paragraph.clear();
    };
    while (!text.empty()) {
        const std::string_view line = take_line(text);
        if (!line.empty() && !line.starts_with(' ')) {
            paragraph.append(line).append("\n");
            continue;
        }
        end_paragraph();
        out += line.empty() ? "\n" : indented_line(line, width);
    }
    end_paragraph();
    return out;
}

}  // namespace bastide::text
