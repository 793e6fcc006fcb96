#include "bastide/caverna/questionnaire.h"

#include <algorithm>

#include "bastide/base/require.h"
#include "bastide/caverna/detail/answer.h"
#include "bastide/caverna/detail/sheet_part.h"
#include "bastide/caverna/errors.h"
#include "bastide/caverna/format.h"
#include "bastide/caverna/problems.h"
#include "bastide/caverna/read.h"
#include "bastide/caverna/required_inputs.h"
#include "bastide/text/plural.h"
#include "bastide/text/quote.h"
#include "bastide/text/utf8.h"

namespace bastide::caverna {

using detail::sheet_parts;
using detail::SheetPart;
using Kind = SheetPart::Kind;

namespace {

// Copies the parts of a sheet up to one. The others are blank.
Holding first_parts(const Holding& holding, std::size_t last) {
    Holding from = holding;
    Holding to;
    for (std::size_t i = 0; i <= last; ++i) {
        const SheetPart& part = sheet_parts()[i];
        if (part.kind == Kind::name) to.name = from.name;
        if (part.kind == Kind::tiles) to.furnishings = from.furnishings;
        if (part.number != nullptr) part.number(to) = part.number(from);
        if (part.numbers != nullptr) part.numbers(to) = part.numbers(from);
    }
    return to;
}

bool has_part(Holding holding, const SheetPart& part) {
    return part.number != nullptr ? part.number(holding) > 0 : !part.numbers(holding).empty();
}

std::size_t place_of(std::string_view part) {
    return static_cast<std::size_t>(std::ranges::find(sheet_parts(), part, &SheetPart::part) -
                                    sheet_parts().begin());
}

}  // namespace

Questionnaire::Questionnaire(const Profile& profile, bool house_rules, std::vector<Holding> holdings)
    : profile_(&profile), house_rules_(house_rules), holdings_(std::move(holdings)) {
    require(holdings_.size() <= max_players, "there are at most 7 holdings", holdings_.size());
    if (holdings_.empty()) holdings_.emplace_back();
}

const SheetPart& Questionnaire::part() const {
    return sheet_parts()[part_];
}

bool Questionnaire::is_relevant() const {
    if (part().kind == Kind::another) return player_ + 1 < max_players;
    if (part().relevance == SheetPart::Relevance::always) return true;
    const auto inputs = required_inputs(holding());
    return std::ranges::find(inputs, part().part) != inputs.end() || has_part(holding(), part());
}

Message Questionnaire::problem_with(const Holding& holding) const {
    if (house_rules_) return {};
    std::vector<Holding> players(holdings_.begin(), holdings_.begin() + static_cast<std::ptrdiff_t>(player_));
    players.push_back(holding);
    const std::vector<Problem> found = problems(players, *profile_);
    const auto own = std::ranges::find(found, player_, &Problem::player);
    return own == found.end() ? Message() : own->message;
}

std::pair<int, int> Questionnaire::range_of(std::size_t part, const Holding& holding) const {
    Holding tried = first_parts(holding, part);
    int& number = sheet_parts()[part].number(tried);
    const auto is_possible = [&](int value) {
        number = value;
        return problem_with(tried).empty();
    };
    int least = 0;
    while (least < max_amount && !is_possible(least)) ++least;
    int most = least;
    while (most < max_amount && is_possible(most + 1)) ++most;
    return {least, most};
}

std::string Questionnaire::standing() const {
    switch (part().kind) {
        case Kind::name:
            return name_of(holding(), player_);
        case Kind::tiles:
            return detail::list_of_tiles(holding());
        case Kind::numbers: {
            Holding has = holding();
            return detail::list_of_numbers(part().numbers(has));
        }
        case Kind::number: {
            Holding has = holding();
            const auto [least, most] = range_of(part_, has);
            return std::to_string(std::clamp(part().number(has), least, most));
        }
        case Kind::another:
            break;
    }
    return player_ + 1 < holdings_.size() ? "yes" : "no";
}

std::optional<Question> Questionnaire::question() const {
    if (part_ == sheet_parts().size()) return std::nullopt;
    Question question{std::string(part().title), "", standing(), std::string(part().help)};
    if (part().kind == Kind::tiles) question.help += "\n" + detail::titles_in_columns();
    if (part().kind == Kind::number) {
        const auto [least, most] = range_of(part_, holding());
        if (most < max_amount) question.range = std::to_string(least) + " to " + std::to_string(most);
    }
    if (part().kind == Kind::another) {
        const int total = score(holding(), *profile_).total();
        question.text.insert(0, "That makes " + text::plural(total, "point") + ". ");
        question.range = "yes or no";
        question.is_last = true;
    }
    return question;
}

void Questionnaire::go_on() {
    do ++part_;
    while (part_ < sheet_parts().size() && !is_relevant());
    if (part_ == sheet_parts().size()) holdings_.resize(player_ + 1);
}

bool Questionnaire::back() {
    const std::size_t player = player_;
    const std::size_t part = part_;
    do {
        if (part_ > 0) {
            --part_;
        } else if (player_ > 0) {
            --player_;
            part_ = sheet_parts().size() - 1;
        } else {
            player_ = player;
            part_ = part;
            return false;
        }
    } while (!is_relevant());
    return true;
}

Result<void> Questionnaire::answer(std::string_view words) {
    words = detail::trimmed(words);
    const std::string stands = standing();
    switch (part().kind) {
        case Kind::name:
            if (!text::is_utf8(words)) return fail(errors::name_not_utf8);  // or no sheet could hold it
            if (!words.empty()) holding().name = words;
            go_on();
            return {};
        case Kind::tiles:
            return take_tiles(words.empty() ? stands : words);
        case Kind::number:
            return take_number(words.empty() ? stands : words);
        case Kind::numbers:
            return take_numbers(words.empty() ? stands : words);
        case Kind::another:
            break;
    }
    return take_another(words.empty() ? stands : words);
}

Result<void> Questionnaire::take(const Holding& holding) {
    if (Message problem = problem_with(first_parts(holding, part_)); !problem.empty())
        return fail(std::move(problem));
    holdings_[player_] = holding;
    go_on();
    return {};
}

Result<void> Questionnaire::take_tiles(std::string_view words) {
    const auto tiles = detail::read_tiles(words);
    if (!tiles) return std::unexpected(tiles.error());
    const Holding before = holding();
    Holding changed = before;
    changed.furnishings = *tiles;
    if (auto taken = take(changed); !taken || house_rules_) return taken;
    // Dwarfs without room take the room of new dwellings, unless the next answer changes that.
    const std::size_t dwarfs = place_of("dwarfs");
    if (before.dwarfs == range_of(dwarfs, before).second)
        holdings_[player_].dwarfs = range_of(dwarfs, changed).second;
    return {};
}

Result<void> Questionnaire::take_number(std::string_view words) {
    const auto [least, most] = range_of(part_, holding());
    const auto number = detail::read_number(words);
    if (!number || *number > max_amount) {
        return fail({errors::not_in_range, text::in_quotes(words), least, most});
    }
    Holding changed = holding();
    part().number(changed) = *number;
    return take(changed);
}

Result<void> Questionnaire::take_numbers(std::string_view words) {
    const auto numbers = detail::read_numbers(words);
    if (!numbers) return std::unexpected(numbers.error());
    Holding changed = holding();
    part().numbers(changed) = *numbers;
    return take(changed);
}

Result<void> Questionnaire::take_another(std::string_view words) {
    const auto yes = detail::read_yes_or_no(words);
    if (!yes) return std::unexpected(yes.error());
    if (!*yes) {
        holdings_.resize(player_ + 1);
        part_ = sheet_parts().size();
        return {};
    }
    ++player_;
    if (player_ == holdings_.size()) holdings_.emplace_back();
    part_ = 0;
    return {};
}

}  // namespace bastide::caverna
