#include "bastide/tally/detail/read_line.h"

#include <algorithm>
#include <array>
#include <optional>

#include "bastide/tally/detail/read_feature.h"
#include "bastide/tally/detail/whole_number.h"
#include "bastide/text/quote.h"
#include "bastide/text/synonyms.h"

namespace bastide::tally::detail {
namespace {

using Read = std::expected<Line, std::string>;

std::unexpected<std::string> wrong(std::string what) {
    return std::unexpected(std::move(what));
}

// The words of a line, up to one more than any line may have.
class Split {
  public:
    explicit Split(std::string_view line) {
        constexpr std::string_view space = " \t";
        if (line.ends_with('\r')) line.remove_suffix(1);
        while (count_ < words_.size()) {
            line.remove_prefix(std::min(line.find_first_not_of(space), line.size()));
            if (line.empty()) break;
            words_[count_] = line.substr(0, line.find_first_of(space));
            line.remove_prefix(words_[count_++].size());
        }
    }

    Words words() const { return {words_.data(), count_}; }

  private:
    std::array<std::string_view, 4> words_;
    std::size_t count_ = 0;
};

std::optional<LogFeature> feature_of(std::string_view word) {
    for (const LogFeature feature : all_log_features) {
        if (word == name(feature)) return feature;
    }
    if (text::is_monastery(word)) return LogFeature::monastery;
    if (text::is_field(word)) return LogFeature::field;
    return std::nullopt;
}

Read read_players(Words words) {
    const std::string expected = ": the first line is the number of players, 1 to " +
                                 std::to_string(most_players) + ", or 'players' and their names";
    if (is_whole_number(words[0]) && words.size() > 1)
        return wrong("unexpected " + text::in_quotes(words[1]) + expected);
    const auto players = number_up_to(most_players, words[0]);
    if (!players) return wrong(text::in_quotes(words[0]) + " is not a number of players" + expected);
    return Players{*players};
}

Read read_entry(Words words, const Context& context) {
    LogEntry entry;
    entry.phase = context.phase;
    if (!is_whole_number(words[0])) {
        return wrong(text::in_quotes(words[0]) +
                     " is not a player's number: a line is PLAYER FEATURE COUNT, ':' or '.'");
    }
    const auto player = number_up_to(context.players, words[0]);
    if (!player) {
        const std::string players = context.players == 1
                                        ? "the only one is 1"
                                        : "players are 1 to " + std::to_string(context.players);
        return wrong("there is no player " + text::in_quotes(words[0]) + ": " + players);
    }
    entry.player = *player;

    constexpr std::string_view features = "features are city, road, cloister and field";
    if (words.size() == 1) return wrong("the feature is missing: " + std::string(features));
    const auto feature = feature_of(words[1]);
    if (!feature) return wrong(text::in_quotes(words[1]) + " is not a feature: " + std::string(features));
    entry.feature = *feature;
    return read_feature(entry, words[1], words.subspan(2));
}

}  // namespace

Read read_line(std::string_view line, const Context& context) {
    const Split split(line);
    const Words words = split.words();
    if (words.empty()) return Blank{};
    if (context.ended)
        return wrong("the log has ended with '.': only blank lines may follow, not " +
                     text::in_quotes(words[0]));
    if (context.players == 0) return read_players(words);
    if (words[0] != ":" && words[0] != ".") return read_entry(words, context);
    if (words.size() > 1)
        return wrong("unexpected " + text::in_quotes(words[1]) + ": '" + std::string(words[0]) +
                     "' stands alone on its line");
    if (words[0] == ".") return EndOfLog{};
    if (context.phase == Phase::final) return wrong("a second ':': play ends only once");
    return EndOfPlay{};
}

std::string missing_at_end(const Context& context) {
    if (context.players == 0)
        return "the log is empty: the first line is the number of players, or 'players' and their names";
    return "the log ends without '.', alone on its last line";
}

}  // namespace bastide::tally::detail
