// A program that plays by the protocol (docs/match-protocol.md), from its start to its end: what it is told,
// what it says, and what is to be said of it once it fails. Who has failed is not asked again.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "bastide/match/bots/bot.h"
#include "bastide/match/protocol/program_line.h"
#include "bastide/match/protocol/telling.h"
#include "engines/process.h"

namespace bastide::engines {

class Session {
  public:
    // Starts a program, which is ready for a match then. The error says what is wrong with it, without its
    // name: "cannot be started: No such file or directory".
    static Result<Session> start(const std::vector<std::string>& words, const Limits& limits);

    // Its move in its turn; `chance` is for a match that begins with it. The budget's time is that for the
    // move if it has one; once its watch says no, the answer is an error that nobody needs to hear.
    Result<match::Move> move(const match::Position& position, const match::Course& course,
                             std::uint64_t chance, const match::Budget& budget);

    // Tells it that a match ends.
    void end(const match::Position& position, const match::Course& course);

    // Has them quit, all within a second; those that have not are killed with their sessions.
    static void quit(std::span<Session> sessions);

  private:
    Session(Process process, Limits limits) : process_(std::move(process)), limits_(std::move(limits)) {}

    void say(const match::protocol::HostLine& line);
    Result<match::protocol::ProgramLine> hear(Clock::time_point until, const std::string& late,
                                              const std::function<bool()>& watch);
    Result<std::string> next_line(Clock::time_point until, const std::string& late,
                                  const std::function<bool()>& watch);
    Result<void> introduce();
    Result<match::Move> judged(const match::Position& position, Clock::time_point until,
                               const std::string& late, const std::function<bool()>& watch);
    std::unexpected<Error> fail(std::string what);
    std::string how_it_ended();

    Process process_;
    std::function<void(const std::string&)> hear_thought_ = {};
    Limits limits_;
    match::protocol::Telling telling_;
    std::int64_t lines_ = 0;     // that it has said
    std::size_t heard_ = 0;      // bytes since it was asked
    std::string last_;           // what it said last
    Clock::duration used_ = {};  // of its match clock
};

}  // namespace bastide::engines
