#include "web/engine/src/answer.h"

#include <algorithm>
#include <array>
#include <cstddef>
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
    {"entry_kinds", 0, entry_kinds},
    {"plot", 4, plot},
    {"caverna_score", 3, caverna_score},
    {"caverna_best", 3, caverna_best},
    {"caverna_exchanged", 3, caverna_exchanged},
    {"caverna_sheet", 2, caverna_sheet},
    {"caverna_filled", 1, caverna_filled},
    {"caverna_empty", 0, caverna_empty},
    {"caverna_tiles", 0, caverna_tiles},
    {"solo_dealers", 0, solo_dealers},
    {"solo_save", 1, solo_save},
    {"solo_replay", 1, solo_replay},
    {"solo_view", 1, solo_view},
    {"solo_obstacle", 4, solo_obstacle},
    {"solo_hint", 3, solo_hint},
    {"match_bots", 0, match_bots},
    {"match_art", 2, match_art},
    {"match_meeple", 2, match_meeple},
    {"match_save", 1, match_save},
    {"match_replay", 1, match_replay},
    {"match_log", 2, match_log},
    {"match_map", 2, match_map},
    {"match_view", 3, match_view},
    {"match_standing", 2, match_standing},
    {"match_play", 3, match_play},
    {"match_obstacle", 3, match_obstacle},
    {"match_move", 5, match_move},
    {"puzzle_read", 1, puzzle_read},
    {"puzzle_tile", 4, puzzle_tile},
    {"puzzle_solve", 5, puzzle_solve},
    {"puzzle_line", 2, puzzle_line},
    {"puzzle_picture", 3, puzzle_picture},
    {"puzzle_check", 3, puzzle_check},
    {"puzzle_hint", 3, puzzle_hint},
});

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
        const std::size_t end = std::min(bytes.find('\0'), bytes.size());
        words.push_back(bytes.substr(0, end));
        bytes.remove_prefix(std::min(end + 1, bytes.size()));
    }
    return words;
}

Result<std::string> answer_to(Words words) {
    const std::string_view name = words.empty() ? "" : words.front();
    for (const Call& call : calls) {
        if (call.name == name && words.size() == call.words + 1) return call.answer(words.subspan(1));
    }
    return std::unexpected(file_error({}, "there is no call like this"));
}

}  // namespace

Answer answer(std::string_view bytes) {
    auto answered = answer_to(words_of(bytes));
    if (answered) return {true, std::move(*answered)};
    return {false, to_json(answered.error())};
}

}  // namespace bastide::engine
