#include "bastide/match/protocol/engine_message.h"

#include <algorithm>
#include <array>
#include <limits>

#include "bastide/match/notation.h"
#include "bastide/match/protocol/words.h"
#include "bastide/text/suggest.h"

namespace bastide::match::protocol {
namespace {

constexpr auto program_words =
    std::to_array<std::string_view>({"protocol", "want", "readyok", "info", "move", "error"});

Result<EngineMessage> read_introduction(WordReader& words) {
    const auto version = words.number<int>(1, std::numeric_limits<int>::max(), "a version number from 1");
    if (!version) return std::unexpected(version.error());
    const std::string_view name = words.rest();
    if (name.empty() || name.size() > max_name_length)
        return words.fail("a program has a name of 1 to 60 bytes: expected 'protocol 1 NAME'");
    return Introduction{*version, std::string(name)};
}

Result<EngineMessage> read_best_move(WordReader& words) {
    const std::string_view rest = words.rest();
    auto move = read_move(rest);
    if (move) return BestMove{*move};
    move.error().where.column = std::max<std::int64_t>(move.error().where.column, 1) + words.column() - 1;
    return std::unexpected(std::move(move.error()));
}

struct TextOf {
    std::string operator()(const Introduction& message) const {
        return "protocol " + std::to_string(message.version) + " " + message.name;
    }
    std::string operator()(const LegalRequest& /*sends_legal*/) const { return "want legal"; }
    std::string operator()(const Ready& /*ready*/) const { return "readyok"; }
    std::string operator()(const Info& info) const { return "info " + info.text; }
    std::string operator()(const BestMove& chosen) const { return "move " + match::to_text(chosen.move); }
    std::string operator()(const EngineError& engine_error) const { return "error " + engine_error.text; }
};

}  // namespace

std::string to_text(const EngineMessage& line) {
    return std::visit(TextOf{}, line);
}

Result<EngineMessage> read_engine_message(std::string_view text) {
    WordReader words(text);
    const std::string_view first = words.next();
    if (first == "move") return read_best_move(words);
    if (first == "info") return Info{std::string(words.rest())};
    if (first == "error") return EngineError{std::string(words.rest())};
    if (first == "protocol") return read_introduction(words);
    if (first == "readyok") {
        if (auto end = words.end(); !end) return std::unexpected(std::move(end.error()));
        return Ready{};
    }
    if (first == "want") {
        if (words.rest() != "legal") return words.fail("a program can want only 'legal'");
        return LegalRequest{};
    }
    return words.fail(text::not_one_of(first, "a line of a program", program_words,
                                       "they begin with " + text::either(program_words)));
}

}  // namespace bastide::match::protocol
