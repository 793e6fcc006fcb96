#include "cli/testing/terminal_player.h"

#include <chrono>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace bastide::cli {

TerminalPlayer::~TerminalPlayer() {
    tmux("kill-server 2>/dev/null");
}

void TerminalPlayer::start(const std::string& options, const std::string& environment) {
    // Uses a new server for each start, because a server that is ending cannot open a terminal.
    tmux("kill-server 2>/dev/null");
    ++starts_;
    // A Ctrl-C also reaches the shell, which must continue.
    write_text(scratch_ / "run.sh", "trap : INT\nenv XDG_DATA_HOME=" + data_ + " " + environment +
                                        R"( sh -c 'echo $$ >)" + pid_file() + "; exec " BASTIDE_COMMAND " " +
                                        command_ + " " + options + "'\necho \"status $?\"\nexec cat\n");
    const Ran ran = tmux("-f /dev/null new-session -d -x 80 -y 24 'sh " + (scratch_ / "run.sh") + "'");
    ASSERT_EQ(ran.status, 0) << ran.err;
}

void TerminalPlayer::keys(const std::string& keys) {
    tmux("send-keys " + keys);
}

void TerminalPlayer::paste(const std::string& text) {
    tmux("set-buffer '" + text + "'");
    tmux("paste-buffer -p");
}

void TerminalPlayer::resize(int columns, int rows) {
    tmux("resize-window -x " + std::to_string(columns) + " -y " + std::to_string(rows));
}

void TerminalPlayer::kill(const std::string& signal) {
    run_shell("kill -" + signal + " $(cat " + pid_file() + ")");
}

std::string TerminalPlayer::screen(const std::string& how) {
    return tmux("capture-pane -p " + how).out;
}

std::string TerminalPlayer::await(const std::string& text) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(20);
    std::string shown = screen();
    while (shown.find(text) == std::string::npos && std::chrono::steady_clock::now() < end) {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        shown = screen();
    }
    EXPECT_THAT(shown, ::testing::HasSubstr(text));
    return shown;
}

Ran TerminalPlayer::tmux(const std::string& words) {
    return run_shell("tmux -S " + (scratch_ / "socket") + std::to_string(starts_) + " " + words);
}

}  // namespace bastide::cli
