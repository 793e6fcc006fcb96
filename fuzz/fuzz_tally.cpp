// Any bytes as a match log, plain or extended: the result does not depend on cuts, on reading ahead or on
// storing entries, and agrees with a naive reader. The log written back reads equal, and a pad can undo it
// line by line.
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "bastide/tally/pad.h"
#include "bastide/tally/read.h"
#include "bastide/tally/testing/naive_extended.h"
#include "bastide/tally/testing/naive_tally.h"
#include "bastide/tally/testing/read_all.h"
#include "bastide/tally/write.h"
#include "bastide/text/testing/feed_ahead.h"

namespace {

using namespace bastide;

std::optional<Error> read(tally::LogReader& reader, std::string_view text, std::size_t piece) {
    for (std::size_t at = 0; at < text.size(); at += piece) {
        if (auto fed = reader.feed(text.substr(at, piece)); !fed) return fed.error();
    }
    if (auto finished = reader.finish(); !finished) return finished.error();
    return std::nullopt;
}

void require(bool holds) {
    if (!holds) std::abort();
}

// Reads parts ahead from the reader's state some lines before.
std::optional<Error> read_ahead(tally::LogReader& reader, std::string_view text, std::uint32_t seed) {
    const auto after_newline = [](std::string_view rest) {
        const std::size_t newline = rest.find('\n');
        return newline == rest.npos ? newline : newline + 1;
    };
    std::minstd_rand random(seed);
    if (auto fed = text::testing::feed_ahead(reader, text, after_newline, random); !fed) return fed.error();
    if (auto finished = reader.finish(); !finished) return finished.error();
    return std::nullopt;
}

void check_totals(const tally::Standings& standings, const std::vector<std::int64_t>& expected) {
    for (std::int32_t player = 1; player <= standings.players(); ++player)
        require(standings.player(player).total() == expected[static_cast<std::size_t>(player) - 1]);
}

// Some lines of a log cannot be written again: names that together are longer than a line may be.
void check_writing(const tally::LogReader& read) {
    const std::string extended = extended_log(read.log());
    const auto again = tally::testing::read_all(extended);
    if (!again) return require(again.error().what().contains("longer than"));
    require(again->standings() == read.standings());
    require(extended_log(again->log()) == extended);
    const auto plain = plain_log(read.log());
    if (!plain) return;
    const auto from_plain = tally::testing::read_all(*plain);
    require(from_plain && from_plain->standings() == read.standings());
}

void check_pad(std::string_view text) {
    auto pad = tally::Pad::read(text);
    if (!pad) return;
    const std::string whole = pad->text();
    const tally::Standings standings = pad->standings();
    int lines = 0;
    while (lines < 8 && pad->undo()) ++lines;
    for (; lines > 0; --lines) require(pad->redo());
    require(pad->text() == whole && pad->standings() == standings);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 2) return 0;
    const std::size_t piece = 1 + data[0];
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    // A hundred thousand players take long and show nothing new.
    const auto first = text.find_first_of("123456789");
    if (first != text.npos && text.find_first_not_of("0123456789", first) - first > 5) return 0;
    tally::LogReader whole;
    const auto error = read(whole, text, text.size());
    tally::LogReader pieces;
    if (read(pieces, text, piece) != error || pieces.standings() != whole.standings()) std::abort();
    if (piece % 8 == 0) {  // it takes many readers, which take long to make
        tally::LogReader ahead;
        require(read_ahead(ahead, text, static_cast<std::uint32_t>(piece)) == error);
        require(error || (ahead.standings() == whole.standings() && ahead.log() == whole.log()));
    }
    tally::LogReader storing(tally::LogReader::Entries::store);
    if (read(storing, text, piece) != error || storing.standings() != whole.standings()) std::abort();

    const bool is_extended = tally::testing::is_naively_extended(text);
    const auto naive =
        is_extended ? tally::testing::naive_extended_tally(text) : tally::testing::naive_tally(text);
    require(naive.has_value() != error.has_value());
    if (error) {
        require(error->where.line == naive.error());
        return 0;
    }
    require(storing.log().is_extended == is_extended);
    check_totals(whole.standings(), *naive);
    check_writing(storing);
    check_pad(text);
    return 0;
}
