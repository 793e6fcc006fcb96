// Scores a landscape while its text is read.
#pragma once

#include <deque>
#include <optional>
#include <string_view>
#include <thread>
#include <vector>

#include "bastide/base/result.h"
#include "bastide/landscape/landscape_score.h"
#include "bastide/landscape/read.h"
#include "bastide/landscape/strip.h"
#include "bastide/landscape/warning.h"
#include "bastide/text/parallel/chunker.h"
#include "bastide/text/source.h"

namespace bastide::landscape {

struct ScoreOptions {
    CornerCities corners = CornerCities::split;

    // True to score by the other reading of corner cities as well, unless the map has more than `both_limit`
    // squares. Nobody makes larger maps by hand, so the time would be wasted.
    bool both_readings = false;
    static constexpr std::size_t both_limit = std::size_t{1} << 22;

    // The tiles that cause no warning.
    LandscapeReader::Tiles tiles = LandscapeReader::Tiles::any;

    // The number of threads, besides the reading thread, that score strips, if the system can start them. The
    // result does not depend on this number.
    unsigned extra_threads = 0;

    // True to store the landscape, which takes memory in proportion to the map. Reading then fails beyond
    // `store_limit` squares.
    bool store_landscape = false;
    static constexpr std::size_t store_limit = std::size_t{1} << 22;
};

struct ScoreReport {
    LandscapeScore score = {};
    std::optional<LandscapeScore> other_reading = {};    // if requested and the map is not too large
    Warnings warnings = {};                              // warnings about cells and sides
    std::optional<tile::Cell> first_corner_cities = {};  // if there is one
    Landscape landscape = {};  // if requested, with corner cities according to the reading
};

// Scores a text piece by piece. Memory grows with the longest row and not with the text.
//
//     TextScorer scorer;
//     while (…) if (auto read = scorer.feed(piece); !read) return read.error();
//     Result<ScoreReport> report = scorer.finish();
class TextScorer {
  public:
    explicit TextScorer(const ScoreOptions& options = {});

    // Feeds a piece. Pieces may be cut anywhere. After an error, further calls return an error.
    [[nodiscard]] Result<void> feed(std::string_view piece);

    [[nodiscard]] Result<ScoreReport> finish();

    // For `parallel_feed`: a scorer for a part of the text that begins with a row, after the comma of the
    // previous row. Stores no landscape.
    struct State {
        ScoreOptions options = {};
    };
    explicit TextScorer(const State& place);
    std::vector<State> speculative_states() const;  // empty if the landscape is stored

    // Ends the part.
    void end_part() { score_rows(); }

    // Appends the part that follows. Returns false and changes nothing unless both are between rows, or the
    // part is at the end of the map.
    bool join(TextScorer&& part);

  private:
    // Strips of one reading, scored by other threads while more is read, and merged in order.
    class Strips {
      public:
        Strips(CornerCities corners, unsigned threads, Strip::Above above);
        void add(const Landscape& rows);
        void add(Strips&& below);
        const Strip& merged();

      private:
        struct Pending {
            Landscape rows;
            Strip strip;
            std::vector<std::jthread> thread;  // the last member, so that the thread is joined before the
                                               // other members are destroyed
        };

        void merge_first();

        CornerCities corners_;
        unsigned threads_;
        Strip all_;
        std::deque<Pending> pending_;  // the elements of a deque do not move while threads work on them
    };

    TextScorer(const ScoreOptions& options, LandscapeReader reader, Strip::Above above);
    void score_rows();
    void count_squares(std::size_t squares);

    ScoreOptions options_;
    LandscapeReader reader_;
    Landscape rows_;
    std::size_t squares_scored_ = 0;
    Strips strips_;
    std::optional<Strips> other_strips_;
};

// Feeds a whole text to a new scorer on several threads. The report or error is the same as when feeding
// pieces: parts that end at the end of a row are read and scored as strips, and joined in order. If the
// landscape is stored, one thread reads. Memory grows with the number of threads and the longest row.
//
//     TextScorer scorer;
//     if (auto read = parallel_feed(scorer, text, {.threads = 2}); !read) return read.error();
//     Result<ScoreReport> report = scorer.finish();
[[nodiscard]] Result<void> parallel_feed(TextScorer& scorer, const text::Source& text,
                                         const text::Division& division);

}  // namespace bastide::landscape
