#include "bastide/match/protocol/engine.h"

#include <algorithm>
#include <utility>

#include "bastide/match/notation.h"
#include "bastide/match/protocol/engine_message.h"
#include "bastide/text/quote.h"

namespace bastide::match::protocol {
namespace {

std::string name_of(Type tile) {
    return std::string(types[tile].name);
}

std::unexpected<Error> no_match() {
    return fail("no game has begun: expected newmatch first");
}

std::unexpected<Error> no_tile_in_hand() {
    return fail("no tile is in hand: expected draw first");
}

}  // namespace

std::optional<std::int64_t> thinking_time_ms(const Go& go, const Position& position) {
    std::optional<std::int64_t> most = go.time_ms;
    if (go.clock_ms) {
        const int own_moves = position.remaining() / position.players() + 1;
        const std::int64_t share = *go.clock_ms / own_moves;
        most = most ? std::min(*most, share) : share;
    }
    if (!most) return std::nullopt;
    // Lines must be written and read, and the machine may be busy.
    constexpr std::int64_t max_reserve = 100;
    return std::max<std::int64_t>(1, *most - std::min(max_reserve, *most / 5));
}

Engine::Engine(const BotKind& kind, std::string name, Budget budget)
    : kind_(kind), name_(std::move(name)), budget_(std::move(budget)) {}

std::vector<std::string> Engine::answer(std::string_view line) {
    ++lines_;
    if (line.ends_with('\r')) line.remove_suffix(1);
    const auto error_line = [this](const Error& error) {
        Error located = error;
        located.where.line = lines_;
        std::string text = "line " + std::to_string(lines_);
        if (located.where.column != 0) text += ", column " + std::to_string(located.where.column);
        return std::vector{to_text(EngineError{text + ": " + text::printable(error.what())})};
    };
    if (line.size() > max_line_bytes)
        return error_line({.where = {}, .message = "the line is too long: at most 65536 bytes"});
    const auto read = read_host_message(line);
    if (!read) return error_line(read.error());
    auto answered = std::visit([this](const auto& message) { return take(message); }, *read);
    return answered ? *std::move(answered) : error_line(answered.error());
}

Engine::Answer Engine::take(const Hello& hello) {
    is_introduced_ = true;
    return std::vector{to_text(Introduction{std::min(hello.version, version), name_})};
}

Engine::Answer Engine::take(const IsReady& /*is_ready*/) {
    return std::vector{to_text(Ready{})};
}

// A position that was read from a line is valid.
static Position first_position_of(const NewMatch& match) {
    if (match.position) return *position_of(*match.position);
    if (match.tiles) return {match.settings, match.first, *match.tiles};
    return {match.settings, match.first};
}

Engine::Answer Engine::take(const NewMatch& match) {
    if (!is_introduced_) return fail("expected 'protocol 1' before a game");
    match_.emplace(match, first_position_of(match), play::Random(match.chance), std::vector<Move>{},
                   std::vector<Game::UnplaceableTile>{});
    return {};
}

Result<Engine::Match*> Engine::match_to_draw(Type tile) {
    if (!match_) return no_match();
    const Position& position = match_->position;
    if (match_->is_over) return fail("the game is over: expected newmatch");
    if (position.tile() != no_tile)
        return fail("the tile in hand is " + name_of(position.tile()) + ": expected play");
    if (position.remaining(tile) == 0) return fail("no tile " + name_of(tile) + " is left");
    return &*match_;
}

Engine::Answer Engine::take(const Draw& draw) {
    const auto match = match_to_draw(draw.tile);
    if (!match) return std::unexpected(match.error());
    Position& position = (*match)->position;
    if (!position.fits_somewhere(draw.tile))
        return fail(name_of(draw.tile) + " fits nowhere: expected aside");
    position.draw(draw.tile);
    return {};
}

Engine::Answer Engine::take(const UnplaceableTile& aside) {
    const auto match = match_to_draw(aside.tile);
    if (!match) return std::unexpected(match.error());
    Position& position = (*match)->position;
    if (position.fits_somewhere(aside.tile)) return fail(name_of(aside.tile) + " fits: expected draw");
    (*match)->unplaceable_tiles.push_back({aside.tile, static_cast<int>((*match)->moves.size())});
    position.draw(aside.tile);
    if (position.settings().unplaceable == Unplaceable::bottom) {
        position.put_back();
    } else {
        position.set_aside();
    }
    return {};
}

Engine::Answer Engine::take(const Play& play) {
    if (!match_) return no_match();
    Position& position = match_->position;
    if (position.tile() == no_tile) return no_tile_in_hand();
    if (const auto why = position.illegality(play.move))
        return fail("'" + match::to_text(play.move) + "' is not legal: " + to_string(to_message(*why)));
    position.apply(play.move);
    match_->moves.push_back(play.move);
    return {};
}

Engine::Answer Engine::take(const Legal& /*legal*/) {
    return {};  // the rules are known here
}

Budget Engine::budget_of(const Go& go, const Position& position) const {
    Budget budget = budget_;
    const auto time = thinking_time_ms(go, position);
    if (time) budget.time_ms = time;
    if (go.simulations) {
        budget.simulations = go.simulations;
        if (!time) budget.time_ms.reset();
    }
    return budget;
}

Engine::Answer Engine::take(const Go& go) {
    if (!match_) return no_match();
    const Position& position = match_->position;
    if (position.tile() == no_tile) return no_tile_in_hand();
    if (position.to_move() != match_->begun.seat)
        return fail("seat " + std::to_string(position.to_move()) + " is to move, not seat " +
                    std::to_string(match_->begun.seat));
    const auto bot = kind_.make(position.settings(), budget_of(go, position));
    const auto move = bot->choose_after(position,
                                        {match_->moves, match_->unplaceable_tiles,
                                         match_->begun.position ? &*match_->begun.position : nullptr},
                                        match_->chance);
    if (!move) return std::unexpected(move.error());
    return std::vector{to_text(BestMove{*move})};
}

Engine::Answer Engine::take(const Over& over) {
    if (!match_) return no_match();
    const Position& position = match_->position;
    if (position.tile() != no_tile) return fail("a tile is in hand: expected play");
    if (std::cmp_not_equal(over.points.size(), position.players()))
        return fail("expected the points of " + std::to_string(position.players()) + " players");
    const Scores scores = final_scores(position);
    if (!std::ranges::equal(over.points, std::span(scores).first(over.points.size()))) {
        std::string points;
        for (int i = 0; i < position.players(); ++i)
            points += " " + std::to_string(scores[static_cast<std::size_t>(i)]);
        return fail("the points are" + points);
    }
    match_->is_over = true;
    return {};
}

Engine::Answer Engine::take(const Quit& /*quit*/) {
    has_quit_ = true;
    return {};
}

}  // namespace bastide::match::protocol
