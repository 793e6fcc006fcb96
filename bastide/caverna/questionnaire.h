// Fills in sheets by questions, one at a time, and interprets the answers.
//
//     Questionnaire asking(profile(Rules::official));
//     while (const auto question = asking.question()) {
//         const auto taken = asking.answer(ask_user(question->text, question->range, question->standing));
//         if (!taken) complain(taken.error().what());
//     }
//     use(asking.holdings());
//
// The questionnaire asks only for parts that score: every player's animals, for example, but stone only if a
// tile uses it. An answer must be consistent with earlier answers (problems.h), so that the sheets are
// possible.
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
    std::string text = {};      // "Dwarfs"
    std::string range = {};     // the valid answers, "2 to 5", or empty if nearly anything is valid
    std::string standing = {};  // the meaning of an empty answer: "2"
    std::string help = {};      // an explanation of one or more lines, or empty
    bool is_last = false;       // true if no more answers are required, but another player may be added
};

class Questionnaire {  // NOLINT(cppcoreguidelines-special-member-functions): see the copy constructor
  public:
    // `house_rules` accepts impossible sheets. The values in `holdings`, at most `max_players` of them, are
    // the defaults of the answers.
    explicit Questionnaire(const Profile& profile, bool house_rules = false,
                           std::vector<Holding> holdings = {});

    // Questionnaires are copied, never moved, so that all of them are valid.
    Questionnaire(const Questionnaire&) = default;
    Questionnaire& operator=(const Questionnaire&) = default;
    ~Questionnaire() = default;

    // Returns the next question, or nullopt when all questions have been answered.
    std::optional<Question> question() const;

    // Accepts an answer and moves on to the next question. An empty answer keeps the current value, and
    // "none" empties a list. If the answer is invalid, the error describes the expected answer and the
    // question remains.
    [[nodiscard]] Result<void> answer(std::string_view words);

    // Goes back to the previous question, if there is one.
    bool back();

    // The current sheets of all players begun so far.
    std::span<const Holding> holdings() const { return std::span(holdings_).first(player_ + 1); }

  private:
    const detail::SheetPart& part() const;
    bool is_relevant() const;
    Holding& holding() { return holdings_[player_]; }
    const Holding& holding() const { return holdings_[player_]; }
    // Returns the problem with this player's sheet, limited to the parts asked so far, or an empty message if
    // there is none.
    [[nodiscard]] Message problem_with(const Holding& holding) const;
    // Returns the lowest and the highest number that a part can have.
    std::pair<int, int> range_of(std::size_t part, const Holding& holding) const;
    std::string standing() const;
    void go_on();
    [[nodiscard]] Result<void> take(const Holding& holding);
    [[nodiscard]] Result<void> take_tiles(std::string_view words);
    [[nodiscard]] Result<void> take_number(std::string_view words);
    [[nodiscard]] Result<void> take_numbers(std::string_view words);
    [[nodiscard]] Result<void> take_another(std::string_view words);

    const Profile* profile_;
    bool house_rules_;
    std::vector<Holding> holdings_;  // may include players after the current one
    std::size_t player_ = 0;
    std::size_t part_ = 0;  // index into detail::sheet_parts(), or the number of parts once all questions
                            // have been answered
};

}  // namespace bastide::caverna
