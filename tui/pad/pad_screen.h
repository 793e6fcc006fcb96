// A score pad at the terminal: waits for keys, adds lines to the pad, and saves the pad after each line.
#pragma once

#include <functional>
#include <string>

#include "bastide/base/result.h"
#include "bastide/tally/pad.h"
#include "tui/game_view.h"
#include "tui/pad/form.h"
#include "tui/screen.h"

namespace bastide::tui {

// The keys 1 to 9 select players.
inline constexpr std::int32_t max_pad_players = 9;

class PadScreen {
  public:
    // Saves the text of the pad.
    using Save = std::function<Result<void>(const std::string& text)>;

    PadScreen(Screen& screen, tally::Pad pad, std::string file, Save save);

    // Runs until the player leaves.
    ExitReport run();

  private:
    void draw();
    void take(const InputEvent& event);
    void take_key(const InputEvent& event);
    void take_name_key(const InputEvent& event);
    void take_command(char key);
    void name_players();
    void book();
    void end_play();
    void undo();
    void redo();
    void move_history(int by);
    void enter(const std::string& line);
    void save();
    void leave(int signal);

    Screen& screen_;
    tally::Pad pad_;
    std::string file_;
    Save save_;
    Form form_;
    std::string names_;
    std::string notice_;
    std::string save_error_;  // the reason why the last line is not saved, or empty
    int back_ = 0;
    bool shows_help_ = false;
    bool is_left_ = false;
    ExitReport exit_report_;
};

}  // namespace bastide::tui
