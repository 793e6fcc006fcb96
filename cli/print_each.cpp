#include "cli/print_each.h"

#include <algorithm>

#include "bastide/text/json.h"
#include "bastide/text/quote.h"
#include "command/fail.h"
#include "os/output.h"

namespace bastide::cli {
namespace {

Exit worse(Exit one, Exit other) {
    return std::max(one, other);
}

std::string titled_text(const std::string& file, const std::string& text, bool is_first) {
    const std::string name = title_of(file);
    const bool is_line = text.find('\n') + 1 == text.size();
    return is_line ? name + ' ' + text : (is_first ? "" : "\n") + name + '\n' + text;
}

Exit print_array(const std::vector<std::string>& files, const TextOf& text_of) {
    text::JsonWriter json;
    json.begin_array();
    Exit exit = Exit::done;
    for (const std::string& file : files) {
        const auto text = text_of(file);
        if (!text) {
            exit = worse(exit, text.error());
            continue;
        }
        json.begin_object();
        json.member("file", file);
        json.key("result");
        json.raw(text->substr(0, text->find_last_not_of('\n') + 1));
        json.end_object();
    }
    json.end_array();
    return worse(exit, finish(os::write_out(json.take())));
}

}  // namespace

std::string title_of(const std::string& file) {
    return (file == "-" ? "<stdin>" : text::printable(file)) + ':';
}

bool check_stdin_once(const std::vector<std::string>& files) {
    if (std::ranges::count(files, "-") <= 1) return true;
    fail(file_error({}, "standard input can be read only once: name '-' once"));
    return false;
}

Exit print_each(const std::vector<std::string>& files, bool is_json, const TextOf& text_of) {
    if (files.size() < 2) {
        const auto text = text_of(files.empty() ? "-" : files.front());
        return text ? finish(os::write_out(*text)) : text.error();
    }
    if (!check_stdin_once(files)) return Exit::input;
    if (is_json) return print_array(files, text_of);
    Exit exit = Exit::done;
    bool is_first = true;
    for (const std::string& file : files) {
        const auto text = text_of(file);
        if (!text) {
            exit = worse(exit, text.error());
            continue;
        }
        if (auto written = os::write_out(titled_text(file, *text, is_first)); !written)
            return fail(written.error());
        is_first = false;
    }
    return exit;
}

}  // namespace bastide::cli
