// The public state of an online table: the seats, the game with the tiles drawn so far, clocks, undo
// requests, and what each seat may do. It is a value determined by the settings and the events, so that the
// server and every page have the same table.
//
//     OnlineTable table(settings, commitment);
//     for (const TableEvent& event : events)
//         if (auto applied = table.apply(event); !applied) return applied;
//
// A table goes through three phases:
//
//     lobby    ── started ──▶    playing    ── ended ──▶    over
//
//     lobby      sat, held and left_seat change the seats. At tables of deal 1, player_entropy follows sat.
//                At tables of deal 2, each seat is committed, and when all are, each is revealed.
//                left_seat or withheld then begins a new round, in which all commit again.
//     playing    drew brings tiles, moved makes a move, resigned and timed_out give a seat to a bot.
//                asked opens an undo request. agreed adds a vote. declined, moved and back close it.
//                resumed leaves out the time in which no server ran.
//     over       rematch_offer collects the players for a rematch, and rematch_refusal sends them away.
//                rematch is the new table.
//     any        said.
//
// closed ends a table that is not over. ended needs a game without tiles left, a player of two who gave up,
// or no person left. Tables of deal 1 do not check this, nor whether an event has only the members of its
// kind.
//
// Nobody gains time by undo. If the same seat is to move after the undo, the clock of the turn keeps running.
// Otherwise the time used so far counts for the seat that used it.
#pragma once

#include <cassert>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bastide/match/game.h"
#include "bastide/match/online/deal.h"
#include "bastide/match/online/table_event.h"
#include "bastide/match/online/table_settings.h"

namespace bastide::match {

enum class TableCommandKind : std::uint8_t {
    sit,
    leave_seat,  // before the game begins
    move,
    resign,
    back,     // asks the other players to undo the player's last move
    agree,    // agrees to an undo request
    decline,  // declines an undo request or a rematch
    phrase,   // says a phrase
    rematch,  // asks for another game with the same people, or accepts one
    commit,   // commits to a contribution to the deal
    reveal,   // reveals the contribution
    vacate,   // frees the seats whose browsers do not commit or reveal
};

inline constexpr std::array<std::string_view, 12> table_command_words = {
    "sit",     "stand", "move",    "resign", "back",   "agree",
    "decline", "say",   "rematch", "commit", "reveal", "vacate"};

// The number of phrases that a player can say.
inline constexpr int phrase_count = 8;

// Limits per seat: the numbers of phrases, of undo requests and of times a player leaves the seat, and the
// time between two phrases. A table that has reached `max_events` accepts only moves and resignations.
inline constexpr int max_per_seat = 200;
inline constexpr std::int64_t min_phrase_gap = 1000;
// The time in milliseconds after which players may free the seats that they wait for.
inline constexpr std::int64_t min_wait = 60'000;
inline constexpr int max_events = 10'000;

enum class TablePhase : std::uint8_t { lobby, playing, over };

inline constexpr std::array<std::string_view, 3> table_phase_words = {"lobby", "playing", "over"};

struct OnlineSeat {
    std::string name = {};                       // empty until the seat is taken
    std::string holder = {};                     // the hash of the own key of the person whose seat it is, or
                                                 // empty if the seat has a link of its own
    std::string player_entropy = {};             // deal 1: a player's word for the order of the tiles
    std::string commitment = {};                 // deal 2: of the browser to its contribution
    std::string contribution = {};               // deal 2: empty until it is revealed
    const BotKind* bot = nullptr;                // the bot that moves for the seat, from the start or since a
                                                 // player gave up
    std::optional<TableEventKind> gave_up = {};  // resigned or timed_out
    bool has_stand_in = false;                   // true if the bot has moved for the player who gave up
    std::int64_t used = 0;                       // milliseconds of thinking
    int phrases = 0;
    int requests = 0;  // to undo and for rematches
    int departures = 0;
    std::int64_t last_phrase_at = 0;
};

struct TakeBackRequest {
    int by = 0;
    int moves = 0;             // the number of moves that would remain
    std::vector<bool> agreed;  // by seat
};

// A round of the deal that ended without a game, because a player left or did not reveal.
struct FailedRound {
    int seat = 0;
    std::string name;
    TableEventKind how = TableEventKind::withheld;  // or left_seat
};

// A player's phrase or action, to show to the other players.
struct TableNews {
    int number = 0;  // the number of the event
    TableEventKind kind = TableEventKind::phrase;
    int seat = 0;
    int phrase = 0;         // for `phrase`
    int to = -1;            // for a refusal, the seat that asked
    std::size_t moves = 0;  // the number of moves played before the event
};

class OnlineTable {
  public:
    // Creates a table with empty seats. The commitment to the server's secret is needed for deal 2.
    explicit OnlineTable(TableSettings settings, std::string commitment = {});

    // Applies the next event. Fails and changes nothing if the event is not possible here.
    [[nodiscard]] Result<void> apply(const TableEvent& event);

    // Checks that a seat may send a command now. A spectator, whose seat is -1, may sit while a seat is free.
    // The error gives the reason. Takes linear time in moves.
    [[nodiscard]] Result<void> may(int seat, TableCommandKind kind) const;

    const TableSettings& settings() const { return settings_; }
    int seat_count() const { return settings_.rules.players; }
    const OnlineSeat& seat(int seat) const { return seats_[static_cast<std::size_t>(seat)]; }
    bool is_person(int seat) const { return this->seat(seat).bot == nullptr; }
    int event_count() const { return event_count_; }

    // The deal as far as it is public.
    PublicDeal public_deal() const;
    // True if all seats are committed, and the game has not begun.
    bool is_revealing() const;
    // True if a seat, which must be committed, has committed to this contribution in this round.
    bool keeps_commitment(int seat, std::string_view contribution) const;
    // The seats for whose browsers the deal waits, once all seats are taken.
    std::vector<int> waits_for() const;
    // The time of the last event that changed a seat before the game.
    std::int64_t lobby_changed_at() const { return lobby_changed_at_; }
    const std::vector<FailedRound>& failed_rounds() const { return failed_rounds_; }
    // The hash chain of the game. Empty before the game and at tables of deal 1.
    const std::optional<Transcript>& transcript() const { return transcript_; }

    TablePhase phase() const { return phase_; }
    bool is_over() const { return phase_ == TablePhase::over; }
    // True if there is a game, which begins with the first tile.
    bool has_game() const { return game_.has_value(); }
    const Game& game() const {
        assert(game_);
        return *game_;
    }
    const std::vector<Move>& moves() const { return moves_; }
    // The tiles in the order in which they were drawn.
    const Deck& draws() const { return draws_; }
    // The seat to move while the match is played.
    int to_move() const { return game_ ? game_->to_move() : 0; }
    // The first seat that belongs to nobody.
    std::optional<int> free_seat() const;
    // The seat of the person whose own key has this hash.
    std::optional<int> seat_of_holder(std::string_view hash) const;
    // The bot that is to move, or null.
    const BotKind* bot_to_move() const;

    // The time at which the clock of the seat to move ends, if there is a clock.
    std::optional<std::int64_t> deadline() const;
    // The remaining time of a seat at the start of the turn, if the seat has a clock now.
    std::optional<std::int64_t> time_left(int seat) const;

    const std::optional<TakeBackRequest>& take_back_request() const { return request_; }
    // The first move that an undo by a seat would remove, if the seat has made a move.
    std::optional<int> last_move_of(int seat) const;
    // True if the agreement of this seat is the last that the undo request needs.
    bool are_all_agreed_with(int seat) const;

    // The seat that ended the game by giving up.
    std::optional<int> ended_by() const;
    // True if the operator closed the table before its end.
    bool is_closed() const { return is_closed_; }
    // The secret of the deal, once the match is over.
    const std::string& secret() const { return secret_; }
    // The seats that want a rematch, in the order in which they said so.
    const std::vector<int>& rematch_offers() const { return rematch_offers_; }
    // True if this seat is the last that the rematch needs.
    bool do_all_want_rematch_with(int seat) const;
    // The seat whose answer created the table of the rematch.
    std::optional<int> rematch_by() const { return rematch_by_; }
    const std::vector<TableNews>& news() const { return news_; }
    // The number of the last event that decides about moves sent earlier.
    int last_decision() const { return last_decision_; }

  private:
    OnlineSeat& seat_of(const TableEvent& event) { return seats_[static_cast<std::size_t>(event.seat)]; }

    [[nodiscard]] Result<void> may_join() const;
    [[nodiscard]] Result<void> may_sit(int seat) const;
    [[nodiscard]] Result<void> may_leave_seat(int seat) const;
    [[nodiscard]] Result<void> may_send_phrase(int seat) const;
    [[nodiscard]] Result<void> may_move(int seat) const;
    [[nodiscard]] Result<void> may_request_undo(int seat) const;
    [[nodiscard]] Result<void> may_answer(int seat, TableCommandKind answer) const;
    [[nodiscard]] Result<void> may_rematch(int seat) const;
    [[nodiscard]] Result<void> may_refuse_rematch() const;
    [[nodiscard]] Result<void> may_commit(int seat) const;
    [[nodiscard]] Result<void> may_reveal(int seat) const;
    [[nodiscard]] Result<void> may_vacate(int seat) const;

    bool is_possible_in_lobby(const TableEvent& event) const;
    void change_lobby(const TableEvent& event);
    void free_seat(const TableEvent& event);
    bool is_possible(const TableEvent& event) const;
    bool is_honest(const TableEvent& event) const;
    bool may_end() const;
    bool change(const TableEvent& event);
    bool draw(const TableEvent& event);
    bool move(const TableEvent& event);
    void give_up(const TableEvent& event);
    void decline(const TableEvent& event);
    void refuse_rematch(const TableEvent& event);
    bool take_back(const TableEvent& event);
    void add_phrase(const TableEvent& event);
    void add_news(const TableEvent& event, int to = -1);
    void end_turn(const TableEvent& event);

    TableSettings settings_;
    std::string commitment_;
    std::vector<OnlineSeat> seats_;
    std::vector<FailedRound> failed_rounds_;
    std::int64_t lobby_changed_at_ = 0;
    std::optional<Transcript> transcript_;
    TablePhase phase_ = TablePhase::lobby;
    int event_count_ = 0;
    Deck draws_;
    std::optional<Game> game_;  // its deck consists of the tiles drawn so far
    std::vector<Move> moves_;
    std::vector<int> movers_;  // the seats that made the moves
    std::vector<Game::Undo> undos_;
    std::int64_t turn_began_ = 0;
    std::optional<TakeBackRequest> request_;
    std::optional<int> gave_up_last_;  // the seat that gave up last, if no move was made since then
    std::string secret_;
    bool is_closed_ = false;
    std::vector<int> rematch_offers_;
    std::optional<int> rematch_by_;
    std::vector<TableNews> news_;
    int last_decision_ = 0;
};

}  // namespace bastide::match
