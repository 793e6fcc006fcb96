#include "bastide/tally/testing/naive_tally.h"

#include <limits>
#include <map>
#include <optional>
#include <sstream>
#include <string>

namespace bastide::tally::testing {
namespace {

__extension__ using Wide = __int128;
constexpr Wide largest = std::numeric_limits<std::int64_t>::max();

std::vector<std::string> words_of(std::string line) {
    if (!line.empty() && line.back() == '\r') line.pop_back();
    for (char& each : line) {
        if (each == '\t') each = ' ';
    }
    std::vector<std::string> words;
    std::istringstream stream(line);
    std::string word;
    while (std::getline(stream, word, ' ')) {
        if (!word.empty()) words.push_back(word);
    }
    return words;
}

std::optional<Wide> number(const std::string& word) {
    Wide value = 0;
    for (const char digit : word) {
        if (digit < '0' || digit > '9') return std::nullopt;
        value = value * 10 + (digit - '0');
        if (value > largest) value = largest + 1;
    }
    return value;
}

// Other words for two features.
std::string feature(const std::string& word) {
    if (word == "monastery" || word == "abbey") return "cloister";
    if (word == "pasture" || word == "meadow") return "field";
    return word;
}

std::optional<Wide> during_play(const std::vector<std::string>& words) {
    if (words.size() == 2 && feature(words[1]) == "cloister") return 9;
    if (words.size() != 3) return std::nullopt;
    const auto tiles = number(words[2]);
    if (!tiles || *tiles == 0) return std::nullopt;
    if (words[1] == "city") return *tiles + *tiles;
    if (words[1] == "road") return *tiles;
    return std::nullopt;
}

std::optional<Wide> at_the_end(const std::vector<std::string>& words) {
    if (words.size() != 3) return std::nullopt;
    const auto count = number(words[2]);
    if (!count) return std::nullopt;
    if (feature(words[1]) == "field") return *count * 3;
    if (feature(words[1]) == "cloister" && *count <= 8) return *count + 1;
    if ((words[1] == "city" || words[1] == "road") && *count > 0) return *count;
    return std::nullopt;
}

}  // namespace

std::expected<std::vector<std::int64_t>, std::int64_t> naive_tally(std::string_view log) {
    enum { before, playing, scoring, over } part = before;
    Wide players = 0;
    std::map<Wide, Wide> totals;  // of players who have any
    std::int64_t line_number = 0;
    if (log == "\xEF\xBB\xBF") log = {};  // without a line
    std::istringstream lines{std::string(log)};
    for (std::string line; std::getline(lines, line);) {
        const auto bad = std::unexpected(++line_number);
        if (line.size() > 1000) return bad;
        if (line_number == 1 && line.starts_with("\xEF\xBB\xBF")) line.erase(0, 3);
        const auto words = words_of(line);
        if (words.empty()) continue;
        if (part == before) {
            players = number(words[0]).value_or(0);
            if (words.size() > 1 || players < 1 || players > 1'000'000) return bad;
            part = playing;
        } else if (words == std::vector<std::string>{":"} && part == playing) {
            part = scoring;
        } else if (words == std::vector<std::string>{"."} && part != over) {
            part = over;
        } else if (part == over) {
            return bad;
        } else {
            const Wide player = number(words[0]).value_or(0);
            const auto points = part == playing ? during_play(words) : at_the_end(words);
            if (player < 1 || player > players || !points) return bad;
            totals[player] += *points;
            if (totals[player] > largest) return bad;
        }
    }
    if (part != over) return std::unexpected(line_number + 1);
    std::vector<std::int64_t> result(static_cast<std::size_t>(players));
    for (const auto& [player, total] : totals) {
        result[static_cast<std::size_t>(player) - 1] = static_cast<std::int64_t>(total);
    }
    return result;
}

}  // namespace bastide::tally::testing
