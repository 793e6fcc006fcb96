// Other names for commands that users are likely to try.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::cli {

struct Alias {
    std::string_view typed;  // words with a space between two
    std::string_view meant;
};

inline constexpr std::array<Alias, 20> aliases = {{
    {"play solo", "solo play"},
    {"play match", "match play"},
    {"play puzzle", "puzzle play"},
    {"match tally", "tally"},
    {"puzzle solve", "solve"},
    {"landscape score", "score"},
    {"landscape complete", "complete"},
    {"map score", "score"},
    {"map complete", "complete"},
    {"puzzle make", "puzzle generate"},
    {"caverna furnishings", "caverna tiles"},
    {"caverna sheet", "caverna fill"},
    {"solo new", "solo play"},
    {"solo list", "solo games"},
    {"solo watch", "solo view"},
    {"match new", "match play"},
    {"match list", "match games"},
    {"match watch", "match view"},
    {"studio", "serve"},
    {"version", "--version"},
}};

// Replaces an alias at the start of the arguments by the command that it means.
std::vector<std::string> with_alias_meant(std::vector<std::string> arguments);

// Returns the commands that the aliases beginning with a word mean, such as "score" and "complete" for "map".
std::vector<std::string_view> meant_by(std::string_view first_word);

}  // namespace bastide::cli
