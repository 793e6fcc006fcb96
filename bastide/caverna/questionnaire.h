// Sheets filled in by questions, one at a time: what a front end asks, and what it makes of the answers.
//
//     Questionnaire asking(profile(Rules::official));
//     while (const auto question = asking.question()) {
//         const auto taken = asking.answer(ask_user(question->text, question->range, question->standing));
//         if (!taken) complain(taken.error().what());
//     }
//     use(asking.holdings());
//
// Only what scores is asked for: everybody's animals, say, but stone only of those whose tiles make something
// of it. An answer must be possible beside those before it (problems.h), so the sheets are possible, too.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bastide/base/result.h"
#include "bastide/caverna/score.h"

namespace bastide::caverna {

namespace detail {
struct SheetPart;
}

struct Question {
    std::string text;      // "Dwarfs"
    std::string range;     // what can be answered, "2 to 5"; empty if nearly anything can
    std::string standing;  // what an empty answer stands for: "2"
    std::string help;      // more about it, in one or several lines; may be empty
    bool is_last = false;  // nothing has to be answered any more: there may be another player
};

class Questionnaire {
  public:
    // `house_rules` takes what is impossible, too. What `holdings` has stands until it is answered
    // otherwise; no more than `most_players` of them.
    explicit Questionnaire(const Profile& profile, bool house_rules = false,
                           std::vector<Holding> holdings = {});

    // What is to be answered next; nothing once all is answered.
    std::optional<Question> question() const;

    // Takes the answer and goes on to the next question: an empty one lets stand what stands, "none" empties
    // a list. Otherwise the error says what would be right, and the question stays.
    Result<void> answer(std::string_view words);

    // Goes back to the question before, if there is one.
    bool back();

    // The sheets as they stand, each player's that was begun.
    std::span<const Holding> holdings() const { return std::span(holdings_).first(player_ + 1); }

  private:
    const detail::SheetPart& part() const;
    bool is_asked() const;
    Holding& holding() { return holdings_[player_]; }
    const Holding& holding() const { return holdings_[player_]; }
    // What is impossible about a sheet in the place of this player's, as far as it was asked for; or "".
    Message problem_with(const Holding& holding) const;
    // The numbers that a part can have, from the least to the greatest.
    std::pair<int, int> range_of(std::size_t part, const Holding& holding) const;
    std::string standing() const;
    void go_on();
    Result<void> take(const Holding& holding);
    Result<void> take_tiles(std::string_view words);
    Result<void> take_number(std::string_view words);
    Result<void> take_numbers(std::string_view words);
    Result<void> take_another(std::string_view words);

    const Profile* profile_;
    bool house_rules_;
    std::vector<Holding> holdings_;  // those of players after the one who is asked may stand here, too
    std::size_t player_ = 0;
    std::size_t part_ = 0;  // of detail::sheet_parts(); their number once all is answered
};

}  // namespace bastide::caverna
