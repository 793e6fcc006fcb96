// Reads a match log and adds it up.
//
//     4              the number of players, 1 to 1,000,000
//     1 city 4       during play: PLAYER city TILES
//     2 cloister                  PLAYER cloister
//     3 road 3                    PLAYER road TILES
//     :              the end of play
//     1 field 2      final scoring: PLAYER field COMPLETED-CITIES
//     3 road 6                      PLAYER road TILES, PLAYER city TILES
//     4 cloister 1                  PLAYER cloister SURROUNDING-TILES, 0 to 8
//     .              the end of the log
//
// Spaces or tabs separate words. Lines of at most `max_line_bytes` bytes end in "\n" or "\r\n". Blank lines
// and a byte order mark are skipped. A log may end before ':', as in a game still being played.
//
// A log whose first line begins with "players" or '#' is an extended log, with names, comments, shared
// features, pennants and corrections:
//
//     players Anna Ben       or only how many: players 2
//     Anna,Ben city 6 pennants 1
//     Ben correction -2      # the reason
//
// docs/tally.md lists the errors. These functions read both kinds of log:
//
//     Result<TalliedLog> tallied = read_log(text);
//
// A reader reads a log in pieces, such as its lines:
//
//     LogReader reader;
//     if (auto read = reader.feed(text); !read) return read.error();
//     if (auto read = reader.finish(); !read) return read.error();
//     reader.standings().player(1).total()
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bastide/base/require.h"
#include "bastide/base/result.h"
#include "bastide/tally/log_entry.h"
#include "bastide/tally/standings.h"

namespace bastide::tally {

// Reads the words after the player on a line of an extended log: "city 4 pennants 1". The entry is for player
// 1.
[[nodiscard]] Result<LogEntry> read_entry(std::string_view words, Phase phase);

// A reader that has been moved from can only be assigned to or destroyed.
class LogReader {
  public:
    // Whether the reader drops or stores entries and comments. If they are stored, players times entries may
    // be at most `store_limit`, because the size of tables and pictures with a line per player grows with
    // that product.
    enum class Entries : std::uint8_t { discard, store };
    static constexpr std::int64_t store_limit = std::int64_t{1} << 20;

    static constexpr std::size_t max_line_bytes = 1000;  // in bytes

    explicit LogReader(Entries entries = Entries::discard);
    LogReader(const LogReader&) = delete;
    LogReader(LogReader&& other) noexcept;
    LogReader& operator=(const LogReader&) = delete;
    LogReader& operator=(LogReader&& other) noexcept;
    ~LogReader();

    // Reads the next piece of the text. Pieces may be cut anywhere. After an error, which names the line,
    // all further calls return that error. Takes constant memory, apart from the standings and the log.
    [[nodiscard]] Result<void> feed(std::string_view piece);

    // Ends the text. Fails if it is incomplete.
    [[nodiscard]] Result<void> finish();

    // The standings after the lines read so far.
    const Standings& standings() const { return standings_; }
    // Entries and comments are empty with `Entries::discard`.
    const MatchLog& log() const { return log_; }

    // For `parallel_feed`: the state on which the meaning of a line in the middle of a log depends.
    struct State {
        std::int32_t players = 0;
        Phase phase = Phase::play;
        bool ended = false;
        bool is_extended = false;
        std::vector<std::string> names = {};  // of all players, or empty

        friend bool operator==(const State&, const State&) = default;
    };
    // Creates a reader for the part of a log that begins in this state. Its standings and line numbers count
    // from the beginning of the part.
    explicit LogReader(const State& state);

    // The possible states at the start of a later part. Empty if the players are not known yet, or if entries
    // are stored.
    std::vector<State> speculative_states() const;

    // Called at the end of a part.
    void end_part() {}

    // Appends the part that follows. Returns false and changes nothing if the part began in a different state
    // from this reader's, or if a total may have exceeded its limits.
    bool join(LogReader&& part);

  private:
    struct Known;

    State state() const;
    Known& known(const bastide::detail::Where& where = bastide::detail::Where::current()) const;

    [[nodiscard]] Result<void> read_piece(std::string_view piece);
    [[nodiscard]] Result<void> read_end();
    template <auto number_of>
    bool add_plain_line(const char* line, const char* newline, const Known& known);
    template <auto number_of>
    const char* read_plain_lines_of(const char* line, const char* end);
    const char* read_plain_lines(const char* line, const char* end);
    [[nodiscard]] Result<void> read_line(std::string_view line);
    [[nodiscard]] Result<void> read_extended_line(std::string_view line);
    [[nodiscard]] Result<void> add(const LogEntry& entry);
    std::unexpected<Error> fail(Message message) const;

    bool stores_entries_;
    std::optional<State> began_;  // set if the reader reads a part of a log
    std::int64_t line_ = 0;       // the number of the line read last
    std::string begun_;           // the line that has not ended yet
    std::unique_ptr<Known> known_;
    Standings standings_;
    MatchLog log_;
    std::optional<Error> error_;  // the first
};

// A log that has been added up.
struct TalliedLog {
    Standings standings{};
    MatchLog log = {};  // without entries and comments, unless they are stored
};

// Reads a whole text.
[[nodiscard]] Result<TalliedLog> read_log(std::string_view text,
                                          LogReader::Entries entries = LogReader::Entries::discard);

}  // namespace bastide::tally
