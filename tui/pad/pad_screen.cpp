#include "tui/pad/pad_screen.h"

#include <algorithm>
#include <utility>

#include "tui/frame.h"
#include "tui/pad/view.h"

namespace bastide::tui {
namespace {

// Turns a message into a sentence.
std::string sentence(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text + '.';
}

}  // namespace

PadScreen::PadScreen(Screen& screen, tally::Pad pad, std::string file, Save save)
    : screen_(screen), pad_(std::move(pad)), file_(std::move(file)), save_(std::move(save)) {
    if (!pad_.log().entries.empty())
        notice_ = "Everything in the file has been loaded: continue where you left off.";
}

ExitReport PadScreen::run() {
    while (!is_left_) {
        draw();
        take(screen_.wait());
    }
    return exit_report_;
}

void PadScreen::draw() {
    screen_.clear();
    if (screen_.rows() < min_rows || screen_.columns() < min_columns) {
        draw_too_small(screen_);
    } else {
        back_ = std::clamp(back_, 0, max_back(screen_, pad_));
        draw_pad(screen_, {.pad = pad_,
                           .form = form_,
                           .file = file_,
                           .names = names_,
                           .notice = notice_,
                           .back = back_,
                           .shows_help = shows_help_});
    }
    screen_.show();
}

void PadScreen::take(const InputEvent& event) {
    if (event.what == InputEvent::What::signal) {
        leave(event.signal);
    } else if (event.what == InputEvent::What::key && event.key != Key::none) {
        notice_.clear();
        if (shows_help_) {
            shows_help_ = false;
        } else if (pad_.has_players()) {
            take_key(event);
        } else {
            take_name_key(event);
        }
    }
}

void PadScreen::take_name_key(const InputEvent& event) {
    constexpr std::size_t longest = 400;
    if (event.key == Key::enter) {
        name_players();
    } else if (event.key == Key::escape) {
        names_.clear();
    } else if (event.key == Key::backspace) {
        if (!names_.empty()) names_.pop_back();
    } else if (event.key == Key::character && names_.size() < longest) {
        names_ += event.character;
    }
}

void PadScreen::name_players() {
    enter("players " + names_);
    if (pad_.log().players > max_pad_players) {
        pad_.undo();
        notice_ = "A pad has room for " + std::to_string(max_pad_players) + " players.";
    }
    if (pad_.has_players()) save();
}

void PadScreen::take_key(const InputEvent& event) {
    if (event.key == Key::enter) {
        book();
    } else if (event.key == Key::escape) {
        form_ = {};
    } else if (event.key == Key::backspace) {
        step_back(form_);
    } else if (event.key == Key::up || event.key == Key::down) {
        move_history(event.key == Key::up ? -1 : 1);
    } else if (event.key == Key::character) {
        const bool is_blank = form_.players.empty();
        const std::string_view commands = "uUeq?";
        if (is_blank && commands.contains(event.character)) {
            take_command(event.character);
        } else {
            notice_ = fill_in(form_, event.character, {pad_.log().players, pad_.phase()});
        }
    }
}

void PadScreen::take_command(char key) {
    switch (key) {
        case 'u':
            undo();
            break;
        case 'U':
            redo();
            break;
        case 'e':
            end_play();
            break;
        case '?':
            shows_help_ = true;
            break;
        default:
            leave(0);
    }
}

void PadScreen::book() {
    if (form_.players.empty() || form_.what == Form::What::nothing) {
        notice_ = form_.players.empty() ? "First choose who scores, with a number key."
                                        : "Choose a feature: c, r, m, f, + or -.";
        return;
    }
    if (form_.digits.empty() && is_counted(form_, pad_.phase())) {
        notice_ = "The number is missing.";
        return;
    }
    if (const std::string why = number_error(form_); !why.empty()) {
        notice_ = why;
        return;
    }
    const std::int64_t entries = std::ssize(pad_.log().entries);
    enter(line_of(form_, pad_.log().names));
    if (std::ssize(pad_.log().entries) > entries) {
        form_ = {};
        back_ = 0;
        save();
    }
}

void PadScreen::end_play() {
    if (pad_.phase() == tally::Phase::final) {
        notice_ = "Play has already ended. Press u to undo.";
        return;
    }
    enter(":");
    notice_ = "Play is over: now unfinished features and fields score. Press u to undo.";
    save();
}

void PadScreen::undo() {
    if (pad_.log().entries.empty() && pad_.log().final_line == 0) {
        // The names come back to be corrected.
        names_.clear();
        for (const std::string& name : pad_.log().names) names_ += (names_.empty() ? "" : " ") + name;
    }
    notice_ = pad_.undo() ? "Undone. Press U to redo." : "There is nothing to undo.";
    save();
}

void PadScreen::redo() {
    notice_ = pad_.redo() ? "Redone." : "There is nothing to redo.";
    save();
}

void PadScreen::move_history(int by) {
    back_ += by;
}

void PadScreen::enter(const std::string& line) {
    if (auto entered = pad_.enter(line); !entered) notice_ = sentence(to_string(entered.error()));
}

void PadScreen::save() {
    auto saved = save_(pad_.text());
    save_error_ = saved ? "" : "Not saved: " + to_string(saved.error());
    if (!saved) notice_ = "Not saved: " + saved.error().what();
}

void PadScreen::leave(int signal) {
    is_left_ = true;
    exit_report_.signal = signal;
    exit_report_.save_error = save_error_;
    if (pad_.has_players() && save_error_.empty())
        exit_report_.message = "The scores are in " + file_ + ".\nTo continue:  bastide pad " + file_ +
                               "\nTo add up:    bastide tally " + file_;
}

}  // namespace bastide::tui
