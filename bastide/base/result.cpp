#include "bastide/base/result.h"

namespace bastide {

std::unexpected<Error> fail(Message message) {
    return std::unexpected(Error{{}, std::move(message)});
}

std::unexpected<Error> fail(Location where, Message message) {
    return std::unexpected(Error{std::move(where), std::move(message)});
}

Error file_error(std::string file, Message message) {
    Error error;
    error.where.file = std::move(file);
    error.message = std::move(message);
    return error;
}

Error line_error(std::int64_t line, Message message) {
    Error error;
    error.where.line = line;
    error.message = std::move(message);
    return error;
}

std::string to_string(const Error& error) {
    const Location& where = error.where;
    std::string text = where.file;
    if (where.line > 0) {
        text += (text.empty() ? "" : ":") + std::to_string(where.line);
        if (where.column > 0) text += ":" + std::to_string(where.column);
    }
    for (const Message* part : {&where.context, &error.message}) {
        if (part->empty()) continue;
        if (!text.empty()) text += ": ";
        text += to_string(*part);
    }
    return text;
}

}  // namespace bastide
