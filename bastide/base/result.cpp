#include "bastide/base/result.h"

#include <utility>

namespace bastide {

Error file_error(std::string file, std::string what) {
    Error error;
    error.where.file = std::move(file);
    error.what = std::move(what);
    return error;
}

Error line_error(std::int64_t line, std::string what) {
    Error error;
    error.where.line = line;
    error.what = std::move(what);
    return error;
}

std::string to_string(const Error& error) {
    const Location& where = error.where;
    std::string text = where.file;
    if (where.line > 0) {
        text += (text.empty() ? "" : ":") + std::to_string(where.line);
        if (where.column > 0) text += ":" + std::to_string(where.column);
    }
    for (const std::string& part : {where.inside, error.what}) {
        if (part.empty()) continue;
        if (!text.empty()) text += ": ";
        text += part;
    }
    return text;
}

}  // namespace bastide
