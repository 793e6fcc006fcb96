// The line being entered in a score pad, key by key: player, feature, count and comment.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "bastide/tally/log_entry.h"
#include "tui/screen.h"

namespace bastide::tui {

struct Form {
    enum class What : std::uint8_t { nothing, feature, correction };

    std::vector<std::int32_t> players;  // counted from 1, in the order in which they were chosen
    What what = What::nothing;
    tally::LogFeature feature = tally::LogFeature::city;
    std::string digits;  // the digits of a number of tiles, cities or points
    bool is_less = false;
    int pennants = 0;
    bool has_comment = false;
    std::string comment;
};

// The context of a form.
struct FormContext {
    std::int32_t players = 0;
    tally::Phase phase = tally::Phase::play;
};

// True if the chosen feature or correction takes a number.
bool is_counted(const Form& form, tally::Phase phase);

// Returns a message for the player if the number has too many digits, or an empty text.
std::string number_error(const Form& form);

// Handles a key that fills in the form. Returns a message for the player if the key does not fit, or an empty
// text.
std::string fill_in(Form& form, char key, const FormContext& context);

// Undoes the last key.
void step_back(Form& form);

// Returns the line as in the log: "Anna,Ben city 6 pennants 1 # fair", with numbers if there are no names.
std::string line_of(const Form& form, std::span<const std::string> names);

// Describes an entry: "city of 6 tiles, 1 pennant". `count` is empty while it is unknown.
std::string words_for(const tally::LogEntry& entry, const std::string& count);
std::string words_for(const Form& form, tally::Phase phase);

}  // namespace bastide::tui
