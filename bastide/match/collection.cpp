#include "bastide/match/collection.h"

#include <algorithm>
#include <optional>
#include <string>
#include <tuple>
#include <utility>

#include "bastide/match/bots/lead.h"
#include "bastide/match/final_scoring.h"
#include "bastide/match/forfeit.h"
#include "bastide/match/notation.h"
#include "bastide/match/oriented_tile.h"
#include "bastide/match/position_state.h"

namespace bastide::match {
namespace {

char lower(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

bool equal_letters(char one, char other) {
    return lower(one) == lower(other);
}

bool is_same_name(std::string_view one, std::string_view other) {
    return std::ranges::equal(one, other, equal_letters);
}

bool contains(std::string_view text, std::string_view part) {
    return !std::ranges::search(text, part, equal_letters).empty() || part.empty();
}

// Returns the move with the first of the rotations that look alike.
Move normalized(const Move& move) {
    Move first = move;
    first.placement.rotation = first_alike(move.tile, move.placement.rotation);
    if (move.piece == no_piece) return first;
    const std::string piece = piece_text(move.tile, move.placement.rotation, move.piece);
    const auto same = read_piece(move.tile, first.placement.rotation, piece);
    return same ? Move{move.tile, first.placement, *same} : move;
}

bool begins_with(const Table& game, std::span<const Move> moves) {
    const auto steps = game.record.steps();
    if (steps.size() < moves.size()) return false;
    for (std::size_t turn = 0; turn < moves.size(); ++turn)
        if (normalized(steps[turn].move) != normalized(moves[turn])) return false;
    return true;
}

Position position_after(const Record& record, std::size_t turns) {
    Game game(record.start());
    for (std::size_t turn = 0; turn < turns; ++turn) game.apply(record.steps()[turn].move);
    return game.position();
}

}  // namespace

bool is_same_game(const SavedMatch& one, const SavedMatch& other) {
    return one.deal == other.deal && one.moves == other.moves && one.names == other.names &&
           one.forfeit == other.forfeit;
}

bool is_finished(const Table& game) {
    return is_forfeited(game) || is_finished(game.record);
}

bool is_finished(const Record& record) {
    const bool has_rest =
        record.start().after_deck == AfterDeck::unknown && record.game().position().remaining() > 0;
    return record.game().is_over() && !has_rest;
}

std::optional<GameResult> result_of(const Table& game, int player) {
    const int players = game.position().players();
    require(player >= 0 && player < players, "there is a player with this number", player);
    if (!is_finished(game)) return std::nullopt;
    const auto ranks =
        places(final_scores(game.position()), is_forfeited(game) ? game.forfeit : std::nullopt, players);
    if (ranks[static_cast<std::size_t>(player)] != 1) return GameResult::lost;
    return std::ranges::count(ranks.begin(), ranks.begin() + players, 1) > 1 ? GameResult::drawn
                                                                             : GameResult::won;
}

std::optional<int> player_named(const Table& game, std::string_view name) {
    const auto found =
        std::ranges::find_if(game.seats, [&](const Seat& seat) { return is_same_name(seat.name, name); });
    if (found == game.seats.end()) return std::nullopt;
    return static_cast<int>(found - game.seats.begin());
}

std::vector<KnownPlayer> players_of(std::span<const Table> games) {
    std::vector<KnownPlayer> players;
    for (const Table& game : games) {
        for (const Seat& seat : game.seats) {
            const auto known = std::ranges::find_if(
                players, [&](const KnownPlayer& player) { return is_same_name(player.name, seat.name); });
            if (known != players.end())
                ++known->games;
            else
                players.push_back({.name = seat.name, .games = 1});
        }
    }
    std::ranges::sort(players, {}, [](const KnownPlayer& player) {
        return std::pair(-player.games, std::string_view(player.name));
    });
    return players;
}

bool satisfies(const Table& game, const GameQuery& query) {
    const auto player = player_named(game, query.player);
    if (!query.player.empty() && !player) return false;
    if (query.result && player && result_of(game, *player) != query.result) return false;
    if (query.result && !player) {
        bool any = false;
        for (int each = 0; each < game.position().players(); ++each)
            any = any || result_of(game, each) == query.result;
        if (!any) return false;
    }
    return contains(game.tags.event, query.event) && begins_with(game, query.opening);
}

std::vector<Opening> openings(std::span<const Table> games, std::span<const Move> after) {
    std::vector<Opening> found;
    std::vector<const std::optional<PositionState>*> starts;  // the first positions of `found`
    for (const Table& game : games) {
        if (!begins_with(game, after) || game.record.played() <= after.size()) continue;
        const Position before = position_after(game.record, after.size());
        const Move move = normalized(game.record.steps()[after.size()].move);
        const auto& start = game.record.start().position;
        std::size_t number = 0;
        while (number < found.size() &&
               (found[number].move != move || found[number].before.settings() != before.settings() ||
                found[number].before.remaining() != before.remaining() || *starts[number] != start))
            ++number;
        if (number == found.size()) {
            found.push_back({.before = before, .move = move});
            starts.push_back(&start);
        }
        Opening* const opening = &found[number];
        ++opening->games;
        const int mover = before.to_move();
        if (const auto result = result_of(game, mover)) {
            ++opening->results[static_cast<std::size_t>(*result)];
            const auto leads = leads_of<std::int64_t>(final_scores(game.position()), before.players());
            opening->lead += leads[static_cast<std::size_t>(mover)];
        }
    }
    std::ranges::sort(found, {}, [](const Opening& opening) {
        return std::tuple(-opening.games, opening.before.players(), to_text(opening.move));
    });
    return found;
}

}  // namespace bastide::match
