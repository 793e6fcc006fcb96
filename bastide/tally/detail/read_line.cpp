#include "bastide/tally/detail/read_line.h"

#include <algorithm>
#include <array>
#include <optional>

#include "bastide/tally/detail/read_feature.h"
#include "bastide/tally/detail/whole_number.h"
#include "bastide/tally/errors.h"
#include "bastide/text/quote.h"
#include "bastide/text/synonyms.h"

namespace bastide::tally::detail {
namespace {

using Read = std::expected<Line, Message>;

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

    WordSpan words() const { return {words_.data(), count_}; }

  private:
    std::array<std::string_view, 4> words_;
    std::size_t count_ = 0;
};

Read read_players(WordSpan words) {
    if (is_whole_number(words[0]) && words.size() > 1)
        return wrong({errors::unexpected_in_first_line, text::in_quotes(words[1]), max_players});
    const auto players = number_up_to(max_players, words[0]);
    if (!players) return wrong({errors::not_a_number_of_players, text::in_quotes(words[0]), max_players});
    return Players{*players};
}

Read read_entry(WordSpan words, const Context& context) {
    LogEntry entry;
    entry.phase = context.phase;
    if (!is_whole_number(words[0])) return wrong({errors::not_a_players_number, text::in_quotes(words[0])});
    const auto player = number_up_to(context.players, words[0]);
    if (!player) {
        if (context.players == 1) return wrong({errors::only_player_1, text::in_quotes(words[0])});
        return wrong({errors::no_such_player, text::in_quotes(words[0]), context.players});
    }
    entry.player = *player;

    if (words.size() == 1) return wrong(errors::no_feature);
    const auto feature = feature_of(words[1]);
    if (!feature) return wrong({errors::not_a_feature, text::in_quotes(words[1])});
    entry.feature = *feature;
    return read_feature(entry, words[1], words.subspan(2));
}

}  // namespace

Read read_line(std::string_view line, const Context& context) {
    const Split split(line);
    const WordSpan words = split.words();
    if (words.empty()) return Blank{};
    if (context.ended) return wrong({errors::after_end, text::in_quotes(words[0])});
    if (context.players == 0) return read_players(words);
    if (words[0] != ":" && words[0] != ".") return read_entry(words, context);
    if (words.size() > 1) return wrong({errors::stands_alone, text::in_quotes(words[1]), words[0]});
    if (words[0] == ".") return EndOfLog{};
    if (context.phase == Phase::final) return wrong(errors::second_end_of_play);
    return EndOfPlay{};
}

Message missing_at_end(const Context& context) {
    return context.players == 0 ? errors::empty_log : errors::no_end;
}

}  // namespace bastide::tally::detail
