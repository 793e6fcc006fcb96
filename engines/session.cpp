#include "engines/session.h"

#include <algorithm>
#include <utility>

#include "bastide/match/notation.h"
#include "bastide/text/quote.h"

namespace bastide::engines {
namespace {

using namespace match::protocol;

constexpr std::size_t max_bytes_per_move = 1 << 20;
constexpr Milliseconds on_the_way{50};
constexpr Milliseconds to_end{1000};
constexpr Milliseconds between_looks{20};

std::string last_line_of(std::string_view text) {
    while (text.ends_with('\n') || text.ends_with('\r')) text.remove_suffix(1);
    return std::string(text.substr(text.find_last_of('\n') + 1));
}

// Shortens text for an error of one line.
std::string in_one_line(std::string_view text) {
    constexpr std::size_t longest = 120;
    std::size_t end = std::min(text.size(), longest);
    const auto continues = [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; };
    for (int back = 0; back < 3 && end < text.size() && continues(text[end]); ++back) --end;
    return "'" + text::printable(text.substr(0, end)) + (end < text.size() ? "…'" : "'");
}

std::string duration_text(Milliseconds time) {
    return std::to_string(time.count()) + " ms";
}

}  // namespace

std::unexpected<Error> Session::fail(std::string what) {
    if (const std::string line = last_.empty() ? last_line_of(process_.output()) : last_; !line.empty())
        what += ", its last line was " + in_one_line(line);
    if (const std::string error = last_line_of(process_.errors()); !error.empty())
        what += ", standard error: " + in_one_line(error);
    return std::unexpected(file_error({}, std::move(what)));
}

void Session::send(const HostMessage& line) {
    process_.write(to_text(line) + '\n');
}

std::string Session::how_it_ended() {
    const std::string how = process_.ended(Clock::now() + to_end);
    if (how.empty()) return "it closed its output";
    if (how == Process::out_of_time) return processor_used_up(limits_);
    return how.starts_with("signal") ? "it was ended by " + how : "it ended with " + how;
}

Result<std::string> Session::next_line(Clock::time_point until, const std::string& late,
                                       const std::function<bool()>& watch) {
    while (true) {
        std::string& output = process_.output();
        if (const std::size_t end = output.find('\n'); end <= max_line_bytes) {
            std::string line = output.substr(0, end);
            if (line.ends_with('\r')) line.pop_back();
            output.erase(0, end + 1);
            received_ += end + 1;
            ++lines_;
            last_ = line;
            return line;
        }
        if (output.size() > max_line_bytes)
            return fail("a line without an end: more than " + std::to_string(max_line_bytes) + " bytes");
        // A child of the program may keep its output open.
        if (Clock::now() >= until && !process_.ended(until).empty()) return fail(how_it_ended());
        if (Clock::now() >= until)
            return fail(lines_ > 0 || !output.empty()
                            ? late
                            : late + ", it has written nothing: does it flush each line?");
        if (watch && !watch()) return fail("its move is no longer needed");
        // Polls for cancellation now and then.
        if (!process_.wait(watch ? std::min(until, Clock::now() + between_looks) : until))
            return fail(how_it_ended());
    }
}

Result<EngineMessage> Session::receive(Clock::time_point until, const std::string& late,
                                       const std::function<bool()>& watch) {
    while (true) {
        const auto line = next_line(until, late, watch);
        if (!line) return std::unexpected(line.error());
        if (received_ > max_bytes_per_move)
            return fail("too much output: " + std::to_string(max_bytes_per_move) + " bytes for one move");
        auto read = read_engine_message(*line);
        const std::string where = "line " + std::to_string(lines_) + ": ";
        if (!read) return fail(where + text::printable(read.error().what()));
        if (const auto* engine_error = std::get_if<EngineError>(&*read))
            return fail(where + "it gave up: " + text::printable(engine_error->text));
        const auto* const info = std::get_if<Info>(&*read);
        if (info == nullptr) return read;
        process_.log(*line);
        if (report_thought_) report_thought_(text::printable(info->text));
    }
}

Result<void> Session::introduce() {
    const auto until = Clock::now() + limits_.start;
    const std::string late = "it was not ready within " + duration_text(limits_.start);
    send(Hello{});
    send(IsReady{});
    const auto first = receive(until, late, nullptr);
    if (!first) return std::unexpected(first.error());
    const auto* introduced = std::get_if<Introduction>(&*first);
    if (introduced == nullptr)
        return fail("line " + std::to_string(lines_) + ": expected 'protocol 1 NAME' first");
    if (introduced->version > version)
        return fail("it speaks version " + std::to_string(introduced->version) +
                    " of the protocol: expected at most " + std::to_string(version));
    bool sends_legal = false;
    while (true) {
        const auto next = receive(until, late, nullptr);
        if (!next) return std::unexpected(next.error());
        if (std::holds_alternative<Ready>(*next)) break;
        if (!std::holds_alternative<LegalRequest>(*next))
            return fail("line " + std::to_string(lines_) + ": expected readyok");
        sends_legal = true;
    }
    sync_ = PositionSync(sends_legal);
    return {};
}

Result<Session> Session::start(const std::vector<std::string>& words, const Limits& limits) {
    auto process = Process::start(words, limits);
    if (!process) return std::unexpected(std::move(process.error()));
    Session session(*std::move(process), limits);
    if (auto introduced = session.introduce(); !introduced)
        return std::unexpected(std::move(introduced.error()));
    return session;
}

Result<match::Move> Session::move(const match::Position& position, const match::MoveHistory& history,
                                  std::uint64_t chance, const match::Budget& budget) {
    for (const HostMessage& line : sync_.lines(position, history, chance)) {
        if (std::holds_alternative<NewMatch>(line)) used_ = {};
        send(line);
    }
    const auto time = budget.time_ms ? Milliseconds(*budget.time_ms) : limits_.move;
    Go go{.time_ms = time.count(), .clock_ms = {}, .simulations = {}};
    if (!budget.time_ms) go.simulations = budget.simulations;
    const auto start = Clock::now();
    auto until = start + time + on_the_way;
    std::string late = "no move within " + duration_text(time);
    if (limits_.match) {
        const auto left = *limits_.match - std::chrono::duration_cast<Milliseconds>(used_);
        go.clock_ms = std::max(Milliseconds(0), left).count();
        // Overdrafts add up: all moves of a game together take at most this much longer than the clock.
        if (const auto end = start + (*limits_.match - used_) + on_the_way; end < until) {
            until = end;
            late = "its clock of " + duration_text(*limits_.match) + " has run out";
        }
    }
    send(go);
    received_ = 0;
    report_thought_ = budget.report;
    auto move = read_move(position, until, late, budget.watch);
    used_ += Clock::now() - start;
    if (!move) return move;
    if (const std::string why = process_.why_over_limit(limits_); !why.empty()) return fail(why);
    return move;
}

Result<match::Move> Session::read_move(const match::Position& position, Clock::time_point until,
                                       const std::string& late, const std::function<bool()>& watch) {
    auto reply = receive(until, late, watch);
    if (!reply) return std::unexpected(std::move(reply.error()));
    const std::string where = "line " + std::to_string(lines_) + ": ";
    const auto* chosen = std::get_if<BestMove>(&*reply);
    if (chosen == nullptr) return fail(where + "expected move");
    if (const auto why = position.illegality(chosen->move))
        return fail(where + "'" + match::to_text(chosen->move) +
                    "' is not legal: " + to_string(to_message(*why)));
    return chosen->move;
}

void Session::end(const match::Position& position, const match::MoveHistory& history) {
    for (const HostMessage& line : sync_.last_lines(position, history)) send(line);
}

void Session::quit(std::span<Session> sessions) {
    for (Session& each : sessions) {
        each.send(Quit{});
        each.process_.close_input();
    }
    const auto until = Clock::now() + to_end;
    // Reads their output, so that they do not block on writing it.
    const auto should_continue = [](Session& session) {
        session.process_.output().clear();
        return session.process_.wait(Clock::now() + between_looks);
    };
    std::vector<Session*> talking;
    for (Session& each : sessions) talking.push_back(&each);
    while (!talking.empty() && Clock::now() < until)
        std::erase_if(talking, [&](Session* each) { return !should_continue(*each); });
    for (Session& each : sessions) each.process_.ended(until);
}

}  // namespace bastide::engines
