// Someone who plays in a terminal: the real command in one of tmux's, with keys going in and the screen
// coming out. Nothing waits for a time; every step waits for what it must bring.
#pragma once

#include <string>
#include <utility>

#include "cli/testing/run_command.h"
#include "os/testing/test_folder.h"

namespace bastide::cli {

class TerminalPlayer {
  public:
    // Plays `bastide COMMAND` with what is kept in the folder `data`.
    TerminalPlayer(std::string command, std::string data)
        : command_(std::move(command)), data_(std::move(data)) {}
    TerminalPlayer(const TerminalPlayer&) = delete;
    TerminalPlayer& operator=(const TerminalPlayer&) = delete;
    ~TerminalPlayer();

    // In a new terminal of 80 x 24, in which the exit status is said as "status 0" when the command has
    // ended.
    void start(const std::string& options, const std::string& environment = "TERM=screen-256color");

    // Presses keys, named as tmux does: "Space j Up".
    void keys(const std::string& keys);
    void resize(int columns, int rows);
    void kill(const std::string& signal);

    // What is to be seen; with "-e" as `how`, with its colours.
    std::string screen(const std::string& how = "");

    // The screen once it has a text, or as it is after a long time without, which is a failure.
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
