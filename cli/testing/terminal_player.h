// Plays in a terminal: the real command in tmux, with keys as input and the screen as output. No step waits
// for a fixed time. Every step waits for its expected result.
#pragma once

#include <string>
#include <utility>

#include "cli/testing/run_command.h"
#include "os/testing/test_folder.h"

namespace bastide::cli {

class TerminalPlayer {
  public:
    // Plays `bastide COMMAND`, whose data are in the folder `data`.
    TerminalPlayer(std::string command, std::string data)
        : command_(std::move(command)), data_(std::move(data)) {}
    TerminalPlayer(const TerminalPlayer&) = delete;
    TerminalPlayer& operator=(const TerminalPlayer&) = delete;
    ~TerminalPlayer();

    // Starts a new terminal of 80 × 24, which shows the exit status as "status 0" when the command has ended.
    void start(const std::string& options, const std::string& environment = "TERM=screen-256color");

    // Presses keys, given by the names that tmux uses: "Space j Up".
    void keys(const std::string& keys);
    // Pastes text as terminals do: between control codes, if the command has asked for them.
    void paste(const std::string& text);
    void resize(int columns, int rows);
    void kill(const std::string& signal);

    // Returns the screen, with colours if `how` is "-e".
    std::string screen(const std::string& how = "");

    // Waits until the screen contains `text`, and returns the screen. The test fails if that takes very long.
    std::string await(const std::string& text);

  private:
    std::string pid_file() const { return scratch_ / "pid"; }
    Ran tmux(const std::string& words);

    os::TestFolder scratch_;
    std::string command_;
    std::string data_;
    int starts_ = 0;
};

}  // namespace bastide::cli
