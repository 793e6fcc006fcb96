#include "bastide/tally/testing/naive_extended.h"

#include <algorithm>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <sstream>
#include <string>

#include "bastide/text/quote.h"
#include "bastide/text/utf8.h"

namespace bastide::tally::testing {
namespace {

__extension__ using Wide = __int128;
constexpr Wide largest = std::numeric_limits<std::int64_t>::max();
using WordList = std::vector<std::string>;

struct Line {
    WordList words;
    std::string comment;
};

Line line_of(std::string text) {
    Line line;
    if (!text.empty() && text.back() == '\r') text.pop_back();
    if (const auto mark = text.find('#'); mark != std::string::npos) {
        line.comment = text.substr(mark);
        text.resize(mark);
    }
    std::string spaced;
    for (const char each : text) {
        if (each == ',') {
            spaced += " , ";
        } else {
            spaced += each == '\t' ? ' ' : each;
        }
    }
    std::istringstream stream(spaced);
    std::string word;
    while (std::getline(stream, word, ' ')) {
        if (!word.empty()) line.words.push_back(word);
    }
    return line;
}

bool all_digits(const std::string& word) {
    return !word.empty() && word.find_first_not_of("0123456789") == std::string::npos;
}

std::optional<Wide> number(const std::string& word) {
    if (!all_digits(word)) return std::nullopt;
    Wide value = 0;
    for (const char digit : word) value = std::min(value * 10 + (digit - '0'), largest + 1);
    if (value > largest) return std::nullopt;
    return value;
}

bool is_name(const std::string& word) {
    return !all_digits(word) && word != ":" && word != "." && word.size() <= 40 && text::is_utf8(word) &&
           text::printable(word) == word;
}

bool is_comment(std::string text) {
    if (text.starts_with('#')) text.erase(0, 1);
    text.erase(0, text.find_first_not_of(" \t\r"));
    text.erase(text.find_last_not_of(" \t\r") + 1);
    std::erase(text, '\t');
    return text::is_utf8(text) && text::printable(text) == text;
}

class Match {
  public:
    // False if the line is wrong.
    bool take(const Line& line) {
        if (!is_comment(line.comment)) return false;
        if (line.words.empty()) return true;
        if (over) return false;
        if (players == 0) return take_players(line.words);
        if (line.words == WordList{":"} && !scoring) return scoring = true;
        if (line.words == WordList{"."}) return over = true;
        return take_entry(line.words);
    }

    Wide players = 0;
    std::map<Wide, Wide> totals;

  private:
    bool take_players(WordList words) {
        if (words[0] != "players" && words[0] != "players:") return false;
        words.erase(words.begin());
        std::erase(words, ",");
        if (words.size() == 1 && all_digits(words[0])) {
            players = number(words[0]).value_or(0);
            return players > 0 && players <= 1'000'000;
        }
        for (const std::string& name : words) {
            if (!is_name(name) || names.contains(name)) return false;
            names[name] = ++players;
        }
        return players > 0;
    }

    std::optional<Wide> player(const std::string& word) const {
        if (const auto found = names.find(word); found != names.end()) return found->second;
        const auto found = number(word);
        return found && *found > 0 && *found <= players ? found : std::nullopt;
    }

    bool take_entry(const WordList& words) {
        std::size_t at = 0;
        std::vector<Wide> who;
        do {
            if (at > 0) ++at;  // the comma
            const auto found = at < words.size() ? player(words[at++]) : std::nullopt;
            if (!found || std::ranges::find(who, *found) != who.end()) return false;
            who.push_back(*found);
        } while (at < words.size() && words[at] == ",");
        const WordList rest(words.begin() + static_cast<std::ptrdiff_t>(at), words.end());
        if (rest.empty()) return false;
        if (rest[0] == "correction" || rest[0] == "correct") return correct(who, rest);
        const auto points = scored(rest);
        if (!points) return false;
        for (const Wide each : who) {
            earned[each] += *points;
            totals[each] += *points;
            if (earned[each] > largest || totals[each] > largest) return false;
        }
        return true;
    }

    bool correct(const std::vector<Wide>& who, const WordList& words) {
        if (words.size() != 2) return false;
        const bool has_sign = words[1][0] == '+' || words[1][0] == '-';
        const auto points = number(words[1].substr(has_sign ? 1 : 0));
        if (!points || *points == 0) return false;
        for (const Wide each : who) {
            totals[each] += words[1][0] == '-' ? -*points : *points;
            if (totals[each] < 0 || totals[each] > largest) return false;
        }
        return true;
    }

    std::optional<Wide> scored(WordList words) const {
        static const std::set<std::string> monasteries = {"monastery", "cloister", "abbey"};
        static const std::set<std::string> fields = {"field", "farm", "meadow", "pasture"};
        static const std::set<std::string> shields = {"pennant", "pennants", "shield", "shields"};
        const std::string what = words[0];
        if (monasteries.contains(what) && !scoring)
            return words.size() == 1 ? std::optional<Wide>(9) : std::nullopt;
        Wide pennants = 0;
        if (what == "city" && words.size() == 4 && shields.contains(words[2])) {
            const auto found = number(words[3]);
            if (!found) return std::nullopt;
            pennants = *found;
            words.resize(2);
        }
        const auto count = words.size() == 2 ? number(words[1]) : std::nullopt;
        if (!count || pennants > *count) return std::nullopt;
        Wide points = 0;
        if (what == "city" && *count > 0) {
            points = (*count + pennants) * (scoring ? 1 : 2);
        } else if (what == "road" && *count > 0) {
            points = *count;
        } else if (monasteries.contains(what) && *count <= 8) {
            points = *count + 1;
        } else if (fields.contains(what) && scoring) {
            points = *count * 3;
        } else {
            return std::nullopt;
        }
        return points > largest ? std::nullopt : std::optional(points);
    }

    std::map<std::string, Wide> names;
    std::map<Wide, Wide> earned;
    bool scoring = false;
    bool over = false;
};

std::string without_mark(std::string_view log) {
    return std::string(log.starts_with("\xEF\xBB\xBF") ? log.substr(3) : log);
}

}  // namespace

bool is_naively_extended(std::string_view log) {
    std::istringstream lines(without_mark(log));
    for (std::string text; std::getline(lines, text);) {
        const Line line = line_of(text);
        if (!line.comment.empty() && line.words.empty()) return true;
        if (!line.words.empty()) return line.words[0] == "players" || line.words[0] == "players:";
    }
    return false;
}

std::expected<std::vector<std::int64_t>, std::int64_t> naive_extended_tally(std::string_view log) {
    Match match;
    std::int64_t line_number = 0;
    std::istringstream lines{std::string(log)};
    for (std::string line; std::getline(lines, line);) {
        ++line_number;
        if (line.size() > 1000) return std::unexpected(line_number);
        if (!match.take(line_of(line_number == 1 ? without_mark(line) : line)))
            return std::unexpected(line_number);
    }
    if (match.players == 0) return std::unexpected(line_number + 1);
    std::vector<std::int64_t> totals(static_cast<std::size_t>(match.players));
    for (const auto& [player, total] : match.totals)
        totals[static_cast<std::size_t>(player) - 1] = static_cast<std::int64_t>(total);
    return totals;
}

}  // namespace bastide::tally::testing
