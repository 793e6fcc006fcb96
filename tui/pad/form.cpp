#include "tui/pad/form.h"

#include <algorithm>
#include <array>
#include <utility>

#include "bastide/tally/names.h"
#include "bastide/tally/points.h"
#include "bastide/text/plural.h"

namespace bastide::tui {
namespace {

constexpr std::size_t max_digits = 4;
constexpr std::size_t max_typed_digits = 12;  // a number that is too long is shown, to be corrected
constexpr std::size_t max_comment_bytes = 60;

constexpr auto feature_keys = std::to_array<std::pair<char, tally::LogFeature>>({
    {'c', tally::LogFeature::city},
    {'r', tally::LogFeature::road},
    {'m', tally::LogFeature::monastery},
    {'f', tally::LogFeature::field},
});

const tally::LogRule& rule_of(const Form& form, tally::Phase phase) {
    return log_rule(phase, form.feature);
}

void toggle_player(Form& form, std::int32_t player) {
    if (std::erase(form.players, player) == 0) form.players.push_back(player);
}

std::string choose_feature(Form& form, tally::LogFeature feature, tally::Phase phase) {
    if (!can_be(log_rule(phase, feature))) return "Fields score after play has ended: press e then.";
    form.what = Form::What::feature;
    form.feature = feature;
    form.pennants = 0;
    if (!is_counted(form, phase)) form.digits.clear();
    return {};
}

std::string take_digit(Form& form, char digit, const FormContext& context) {
    if (form.what == Form::What::nothing) {
        const int player = digit - '0';
        if (player < 1 || player > context.players)
            return "There is no player " + std::string(1, digit) + ".";
        toggle_player(form, player);
        return {};
    }
    if (!is_counted(form, context.phase)) return "A completed monastery scores 9 points: press Enter.";
    if (form.digits.size() < max_typed_digits) form.digits += digit;
    return number_error(form);
}

void add_to_comment(Form& form, char key) {
    if (form.comment.size() < max_comment_bytes) form.comment += key;
}

// "6 tiles", or "? tiles" while the number is unknown.
std::string number_of(const std::string& count, const char* one, const char* many) {
    if (count == "1") return std::string("1 ") + one;
    return (count.empty() ? "?" : count) + ' ' + many;
}

}  // namespace

bool is_counted(const Form& form, tally::Phase phase) {
    if (form.what == Form::What::correction) return true;
    return form.what == Form::What::feature && !rule_of(form, phase).counts.empty();
}

std::string number_error(const Form& form) {
    if (form.digits.size() <= max_digits) return {};
    return "The number is too long: at most " + std::to_string(max_digits) + " digits. Press Backspace.";
}

std::string fill_in(Form& form, char key, const FormContext& context) {
    if (form.has_comment) {
        add_to_comment(form, key);
        return {};
    }
    if (key >= '0' && key <= '9') return take_digit(form, key, context);
    const auto* const feature =
        std::ranges::find(feature_keys, key, &decltype(feature_keys)::value_type::first);
    const bool is_sign = key == '+' || key == '-';
    const bool is_what = feature != feature_keys.end() || is_sign;
    if (form.players.empty()) return is_what ? "First choose who scores, with a number key." : std::string();
    if (feature != feature_keys.end()) return choose_feature(form, feature->second, context.phase);
    if (is_sign) {
        form.what = Form::What::correction;
        form.is_less = key == '-';
        form.pennants = 0;
    } else if (key == 'p') {
        if (form.what != Form::What::feature || form.feature != tally::LogFeature::city)
            return "Only cities have pennants.";
        ++form.pennants;
    } else if (key == '#') {
        if (form.what == Form::What::nothing) return "Choose a feature before you add a comment.";
        form.has_comment = true;
    }
    return {};
}

void step_back(Form& form) {
    if (form.has_comment) {
        if (form.comment.empty()) {
            form.has_comment = false;
        } else {
            form.comment.pop_back();
        }
    } else if (form.pennants > 0) {
        --form.pennants;
    } else if (!form.digits.empty()) {
        form.digits.pop_back();
    } else if (form.what != Form::What::nothing) {
        form.what = Form::What::nothing;
    } else if (!form.players.empty()) {
        form.players.pop_back();
    }
}

std::string line_of(const Form& form, std::span<const std::string> names) {
    std::string line;
    for (const std::int32_t player : form.players) {
        if (!line.empty()) line += ',';
        line += names.empty() ? std::to_string(player) : tally::name_of(player, names);
    }
    if (form.what == Form::What::correction) {
        line += form.is_less ? " correction -" : " correction +";
    } else if (form.what == Form::What::feature) {
        line += form.feature == tally::LogFeature::monastery ? " monastery"
                                                             : ' ' + std::string(name(form.feature));
    }
    if (form.what == Form::What::feature && !form.digits.empty()) line += ' ';
    line += form.digits;
    if (form.pennants > 0) line += " pennants " + std::to_string(form.pennants);
    if (!form.comment.empty()) line += " # " + form.comment;
    return line;
}

std::string words_for(const tally::LogEntry& entry, const std::string& count) {
    using tally::LogFeature;
    if (entry.is_correction) return "correction";
    std::string words;
    switch (entry.feature) {
        case LogFeature::city:
        case LogFeature::road:
            words = std::string(name(entry.feature)) + " of " + number_of(count, "tile", "tiles");
            break;
        case LogFeature::monastery:
            words = "monastery";
            if (entry.phase == tally::Phase::final)
                words += ", " + number_of(count, "tile", "tiles") + " around it";
            break;
        case LogFeature::field:
            words = "field of " + number_of(count, "completed city", "completed cities");
            break;
    }
    if (entry.pennants > 0) words += ", " + text::plural(entry.pennants, "pennant");
    return words;
}

std::string words_for(const Form& form, tally::Phase phase) {
    if (form.what == Form::What::nothing) return "what? c, r, m, f, + or -";
    tally::LogEntry entry;
    entry.phase = phase;
    entry.feature = form.feature;
    entry.is_correction = form.what == Form::What::correction;
    entry.pennants = form.pennants;
    std::string words = words_for(entry, form.digits);
    if (entry.is_correction) words += (form.is_less ? " -" : " +") + form.digits;
    return words;
}

}  // namespace bastide::tui
