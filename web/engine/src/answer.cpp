#include "web/engine/src/answer.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "bastide/text/json.h"
#include "web/engine/src/calls.h"

namespace bastide::engine {
namespace {

std::string to_json(const Error& error) {
    text::JsonWriter json;
    json.begin_object();
    json.member("line", error.where.line);
    json.member("column", error.where.column);
    json.key("context");
    write_json(json, error.where.context);
    json.key("message");
    write_json(json, error.message);
    json.end_object();
    return json.take();
}

std::vector<std::string_view> words_of(std::string_view bytes) {
    std::vector<std::string_view> words;
    while (!bytes.empty()) {
        const std::size_t end = std::min(bytes.find('\0'), bytes.size());
        words.push_back(bytes.substr(0, end));
        bytes.remove_prefix(std::min(end + 1, bytes.size()));
    }
    return words;
}

Result<std::string> answer_to(Arguments words, Modules modules) {
    const std::string_view name = words.empty() ? "" : words.front();
    for (const std::span<const Call> calls : modules) {
        for (const Call& call : calls) {
            if (call.name == name && words.size() == call.by.word_count + 1)
                return call.by.answer(words.subspan(1));
        }
    }
    return fail("there is no call like this");
}

}  // namespace

Answer answer(std::string_view bytes, Modules modules) {
    auto answered = answer_to(words_of(bytes), modules);
    if (answered) return {true, std::move(*answered)};
    return {false, to_json(answered.error())};
}

}  // namespace bastide::engine
