// The module's edge: words come in as bytes, each ended by a zero byte, and an answer goes out as bytes.
//
// Memory is the module's. `bastide_room` gives room for the words of one call, `bastide_call` answers it, and
// the answer stays until the next call. Nothing is kept from call to call.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "bastide/text/json.h"
#include "web/engine/src/calls.h"

namespace bastide::engine {
namespace {

struct Call {
    std::string_view name;
    std::size_t words;
    Result<std::string> (*answer)(Words);
};

constexpr auto calls = std::to_array<Call>({
    {"style", 1, style},
    {"tile", 5, tile},
    {"catalogue", 0, catalogue},
    {"score", 1, score},
    {"complete", 1, complete},
    {"doubts", 1, doubts},
    {"draw", 2, draw},
    {"tally", 1, tally},
    {"plot", 2, plot},
});

// {"line":2,"column":7,"inside":"row 1","what":…}; line and column are 0, and inside is empty, if unknown.
std::string to_json(const Error& error) {
    JsonWriter json;
    json.begin_object();
    json.member("line", error.where.line);
    json.member("column", error.where.column);
    json.member("inside", std::string_view(error.where.inside));
    json.member("what", std::string_view(error.what));
    json.end_object();
    return json.take();
}

std::vector<std::string_view> words_of(std::string_view bytes) {
    std::vector<std::string_view> words;
    while (!bytes.empty()) {
        const std::size_t end = std::min(bytes.find('\0'), bytes.size() - 1);
        words.push_back(bytes.substr(0, end));
        bytes.remove_prefix(end + 1);
    }
    return words;
}

Result<std::string> answer_to(std::span<const std::string_view> words) {
    const std::string_view name = words.empty() ? "" : words.front();
    for (const Call& call : calls) {
        if (call.name == name && words.size() == call.words + 1) return call.answer(words.subspan(1));
    }
    return std::unexpected(file_error({}, "there is no call like this"));
}

struct Desk {
    std::string words;
    std::string answer;
};

Desk& desk() {
    static Desk one;
    return one;
}

}  // namespace
}  // namespace bastide::engine

extern "C" {

// Room for the words of a call, of so many bytes.
[[clang::export_name("bastide_room")]] char* bastide_room(std::size_t bytes) {
    auto& words = bastide::engine::desk().words;
    words.resize(bytes);
    return words.data();
}

// Answers the call whose words lie in the room: 0, or 1 if the answer says what is wrong.
[[clang::export_name("bastide_call")]] int bastide_call() {
    auto& desk = bastide::engine::desk();
    const auto words = bastide::engine::words_of(desk.words);
    auto answer = bastide::engine::answer_to(words);
    desk.answer = answer ? std::move(*answer) : bastide::engine::to_json(answer.error());
    return answer ? 0 : 1;
}

[[clang::export_name("bastide_answer")]] const char* bastide_answer() {
    return bastide::engine::desk().answer.data();
}

[[clang::export_name("bastide_answer_size")]] std::size_t bastide_answer_size() {
    return bastide::engine::desk().answer.size();
}
}
