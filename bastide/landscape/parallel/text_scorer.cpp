#include "bastide/landscape/parallel/text_scorer.h"

#include <utility>

#include "bastide/base/parallel/threads.h"
#include "bastide/base/require.h"
#include "bastide/landscape/detail/find_row.h"
#include "bastide/text/parallel/parallel_feed.h"

namespace bastide::landscape {
namespace {

// Rows are scored when they have this many squares, so that the cost of a strip is small next to that of its
// squares. A thread's strip begins with empty arrays, which costs more.
constexpr std::size_t squares_at_once(unsigned threads) {
    return std::size_t{1} << (threads == 0 ? 17 : 20);
}

CornerCities other(CornerCities corners) {
    return corners == CornerCities::split ? CornerCities::joined : CornerCities::split;
}

}  // namespace

TextScorer::TextScorer(const ScoreOptions& options)
    : TextScorer(options, LandscapeReader(options.tiles), Strip::Above::nothing) {}

TextScorer::TextScorer(const State& place)
    : TextScorer(place.options, LandscapeReader::between_rows(place.options.tiles), Strip::Above::unknown) {}

TextScorer::TextScorer(const ScoreOptions& options, LandscapeReader reader, Strip::Above above)
    : options_(options), reader_(std::move(reader)), strips_(options.corners, options.extra_threads, above) {
    if (options.both_readings) other_strips_.emplace(other(options.corners), options.extra_threads, above);
}

Result<void> TextScorer::feed(std::string_view piece) {
    if (auto read = reader_.feed(piece, rows_); !read) return read;
    if (options_.store_landscape) return check_size(rows_, ScoreOptions::store_limit);
    // A row takes some memory even if it has no squares.
    if (rows_.squares() + rows_.rows() >= squares_at_once(options_.extra_threads)) score_rows();
    return {};
}

Result<ScoreReport> TextScorer::finish() {
    if (auto read = reader_.finish(); !read) return std::unexpected(read.error());
    ScoreReport report;
    if (options_.store_landscape) report.landscape = read_corner_cities(rows_, options_.corners);
    score_rows();
    const Strip& strip = strips_.merged();
    report.score = strip.finish();
    report.warnings = strip.warnings();
    report.warnings.add(reader_.warnings());
    if (other_strips_) report.other_reading = other_strips_->merged().finish();
    report.first_corner_cities = reader_.first_corner_cities();
    return report;
}

std::vector<TextScorer::State> TextScorer::speculative_states() const {
    if (options_.store_landscape) return {};
    ScoreOptions options = options_;
    options.extra_threads = 0;
    return {{options}};
}

bool TextScorer::join(TextScorer&& part) {
    if (!reader_.join(part.reader_)) return false;
    score_rows();
    count_squares(part.squares_scored_);
    if (!part.other_strips_) other_strips_.reset();
    if (other_strips_) other_strips_->add(*std::move(part.other_strips_));
    strips_.add(std::move(part.strips_));
    return true;
}

void TextScorer::score_rows() {
    count_squares(rows_.squares());
    if (other_strips_) other_strips_->add(rows_);
    strips_.add(rows_);
    rows_.clear();
}

void TextScorer::count_squares(std::size_t squares) {
    squares_scored_ += squares;
    if (squares_scored_ > ScoreOptions::both_limit) other_strips_.reset();
}

TextScorer::Strips::Strips(CornerCities corners, unsigned threads, Strip::Above above)
    : corners_(corners), threads_(std::min<unsigned>(threads, max_threads)), all_(corners, above) {}

void TextScorer::Strips::add(const Landscape& rows) {
    if (threads_ == 0) {
        all_.add_rows(rows);
        return;
    }
    if (pending_.size() == threads_) merge_first();
    Pending& last = pending_.emplace_back(rows, Strip(corners_));
    const auto score = [&last](int /*thread*/) { last.strip.add_rows(last.rows); };
    last.thread = start_threads(1, score);
    if (last.thread.empty()) score(0);
}

void TextScorer::Strips::add(Strips&& below) {
    merged();
    all_.add_strip(below.merged());
}

void TextScorer::Strips::merge_first() {
    pending_.front().thread.clear();
    all_.add_strip(pending_.front().strip);
    pending_.pop_front();
}

const Strip& TextScorer::Strips::merged() {
    while (!pending_.empty()) merge_first();
    return all_;
}

Result<void> parallel_feed(TextScorer& scorer, const text::Source& text, const text::Division& division) {
    require(text.read != nullptr, "the source has a function to read");
    return text::parallel_feed(scorer, text, 0, detail::find_row, division);
}

}  // namespace bastide::landscape
