// A session with an engine (docs/match-protocol.md) from start to end: the messages sent and received, and
// the error once the session fails. A failed session must not be used again.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "bastide/match/bots/bot.h"
#include "bastide/match/protocol/engine_message.h"
#include "bastide/match/protocol/position_sync.h"
#include "engines/process.h"

namespace bastide::engines {

class Session {
  public:
    // Starts a program and waits until it is ready. Errors omit the program's name: "cannot be started: No
    // such file or directory".
    static Result<Session> start(const std::vector<std::string>& words, const Limits& limits);

    // Requests a move. If this request begins a new game, `chance` is the seed that the engine gets for it.
    // The budget's time, if given, limits the move. If the budget's callback cancels the move, the call
    // returns an error that can be ignored.
    Result<match::Move> move(const match::Position& position, const match::MoveHistory& history,
                             std::uint64_t chance, const match::Budget& budget);

    // Reports the end of a game.
    void end(const match::Position& position, const match::MoveHistory& history);

    // Sends `quit` to all sessions. After a second, kills the engines that are still running and their
    // process groups.
    static void quit(std::span<Session> sessions);

  private:
    Session(Process process, Limits limits) : process_(std::move(process)), limits_(std::move(limits)) {}

    void send(const match::protocol::HostMessage& line);
    Result<match::protocol::EngineMessage> receive(Clock::time_point until, const std::string& late,
                                                   const std::function<bool()>& watch);
    Result<std::string> next_line(Clock::time_point until, const std::string& late,
                                  const std::function<bool()>& watch);
    Result<void> introduce();
    Result<match::Move> read_move(const match::Position& position, Clock::time_point until,
                                  const std::string& late, const std::function<bool()>& watch);
    std::unexpected<Error> fail(std::string what);
    std::string how_it_ended();

    Process process_;
    std::function<void(const std::string&)> report_thought_ = {};
    Limits limits_;
    match::protocol::PositionSync sync_;
    std::int64_t lines_ = 0;     // lines received
    std::size_t received_ = 0;   // bytes received since the request
    std::string last_;           // the line received last
    Clock::duration used_ = {};  // the time used of the engine's game clock
};

}  // namespace bastide::engines
