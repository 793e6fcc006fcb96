// A table that people share by links: who sits there, the match, its clock, what is asked; and what is
// allowed. A value without time, chance or files of its own: whoever keeps it says what time it is, keeps the
// entries, and tells them to all who sit there or watch.
//
//     OnlineTable table(settings, secret, seed_of);
//     for (const TableEvent& entry : *table.ask(0, {TableCommandKind::sit, "Anna"}, now)) table.apply(entry);
//
// The tiles come in an order that follows from a secret, chosen before anybody sits, and a word of each
// player: `seed_of(secret, words)` is the seed of the match. Nobody has a say alone: the secret is told in
// the end, and its commitment when the match begins.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bastide/match/online/table_event.h"
#include "bastide/match/online/table_settings.h"
#include "bastide/match/saved_match.h"

namespace bastide::match {

enum class TableCommandKind : std::uint8_t {
    sit,         // `text` is the name, `player_entropy` a word for the order of the tiles, which may be empty
    leave_seat,  // before the match begins
    move,        // `text` is the move
    resign,
    back,   // asks the others to take back one's own last move
    agree,  // to what is asked
    decline,
    say,  // the set phrase of a `number`
};

inline constexpr std::array<std::string_view, 8> table_command_words = {"sit",  "stand", "move",    "resign",
                                                                        "back", "agree", "decline", "say"};

struct TableCommand {
    TableCommandKind kind = TableCommandKind::sit;
    std::string text = {};
    std::string player_entropy = {};
    int number = 0;
};

// What can be said at a table, by number.
inline constexpr int phrase_count = 8;

// What a seat may do of what a match does not end by itself: phrases, a second apart, asking to take back,
// and standing up. And how much may happen at a table, far above any match; then only moves go on, and
// resigning.
inline constexpr int max_per_seat = 200;
inline constexpr std::int64_t min_phrase_gap = 1000;
inline constexpr int max_events = 10'000;

// What the order of the tiles is made of.
struct Secret {
    std::string text;        // unknown to all until the end
    std::string commitment;  // to it, known to all
};

class OnlineTable {
  public:
    using SeedOf = std::function<std::string(std::string_view secret, const std::vector<std::string>& words)>;

    // Nobody sits there yet.
    OnlineTable(TableSettings settings, Secret secret, SeedOf seed_of);

    // What comes of what somebody at a seat wants: one entry or more, to be applied in order; or why it is
    // not allowed. Linear in the tiles on the table.
    Result<std::vector<TableEvent>> ask(int seat, const TableCommand& ask, std::int64_t now) const;

    // What comes of a bot's move, which must be legal: of the seat to move.
    std::vector<TableEvent> bot_moves(const Move& move, std::int64_t now) const;

    // What comes of the time that has passed: nothing unless somebody's is over.
    std::vector<TableEvent> timed_out(std::int64_t now) const;

    // An entry that one of these gave, or that was kept. The error is of a kept one that is not possible
    // here.
    Result<void> apply(const TableEvent& entry);

    const TableSettings& settings() const { return settings_; }
    int seats() const { return settings_.rules.players; }
    // Empty where nobody sits yet; of a bot its own.
    const std::string& name(int seat) const { return names_[at(seat)]; }
    bool is_started() const { return is_started_; }
    bool is_over() const { return is_over_; }
    // The match, once it is started.
    const Record& record() const { return record_; }
    // The seat to move; of a match that is going on.
    int to_move() const { return record_.game().position().to_move(); }
    // The bot that is to move, if one is.
    const BotKind* bot_to_move() const;
    // The bot at a seat: also of one who resigned.
    const BotKind* bot(int seat) const { return bots_[at(seat)]; }
    // When the time of the seat to move is over, if it ever is.
    std::optional<std::int64_t> deadline() const;

  private:
    static std::size_t at(int seat) { return static_cast<std::size_t>(seat); }

    // What is counted of a seat.
    struct Counts {
        int said = 0;
        int asked = 0;
        int stood = 0;
        std::int64_t said_at = 0;
    };

    Result<void> apply_alone(const TableEvent& entry);
    void count(const TableEvent& entry);
    Result<std::vector<TableEvent>> say(int seat, int number, std::int64_t now) const;
    Result<std::vector<TableEvent>> sit(int seat, const TableCommand& ask, std::int64_t now) const;
    Result<std::vector<TableEvent>> stand(int seat, std::int64_t now) const;
    Result<std::vector<TableEvent>> play(int seat, const TableCommand& ask, std::int64_t now) const;
    Result<std::vector<TableEvent>> ask_back(int seat, std::int64_t now) const;
    Result<std::vector<TableEvent>> answer(int seat, bool agrees, std::int64_t now) const;
    std::vector<TableEvent> moved(const Move& move, std::int64_t now) const;
    std::vector<TableEvent> given_up(TableEventKind how, int seat, std::int64_t now) const;
    TableEvent drew(std::int64_t now) const;
    TableEvent ended(std::int64_t now) const;
    std::string tiles_since(std::size_t drawn) const;
    bool is_person(int seat) const { return bots_[at(seat)] == nullptr; }
    bool are_all_agreed() const;
    void begin(std::int64_t now);
    void take_back(const TableEvent& back);

    TableSettings settings_;
    Secret secret_;
    SeedOf seed_of_;
    std::vector<std::string> names_;
    std::vector<std::string> words_;
    std::vector<const BotKind*> bots_;
    bool is_started_ = false;
    Record record_{Deal{}};           // once it is started
    Deck deck_;                       // of the match, whole
    std::size_t told_ = 0;            // how many of its tiles entries have told
    std::vector<std::int64_t> used_;  // time, by seat
    std::int64_t turn_began_ = 0;
    int asked_by_ = -1;  // who asks to take back
    int asked_to_ = 0;   // and how many moves would stand
    std::vector<bool> agreed_;
    bool is_over_ = false;
    std::vector<Counts> counts_;  // by seat
    int entries_ = 0;
};

}  // namespace bastide::match
