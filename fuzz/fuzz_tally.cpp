// Any bytes as a match log: reading must not depend on where the text is cut or on whether entries are kept,
// and must agree with a naive reading.
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string_view>

#include "bastide/tally/read.h"
#include "bastide/tally/testing/naive_tally.h"

namespace {

using namespace bastide;

std::optional<Error> read(tally::LogReader& reader, std::string_view text, std::size_t piece) {
    for (std::size_t at = 0; at < text.size(); at += piece) {
        if (auto fed = reader.feed(text.substr(at, piece)); !fed) return fed.error();
    }
    if (auto finished = reader.finish(); !finished) return finished.error();
    return std::nullopt;
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
    tally::LogReader keeping(tally::LogReader::Entries::keep);
    if (read(keeping, text, piece) != error || keeping.standings() != whole.standings()) std::abort();

    const auto naive = tally::testing::naive_tally(text);
    if (naive.has_value() == error.has_value()) std::abort();
    if (error) {
        if (error->where.line != naive.error()) std::abort();
        return 0;
    }
    for (std::int32_t player = 1; player <= whole.standings().players(); ++player) {
        if (whole.standings().player(player).total() != (*naive)[static_cast<std::size_t>(player) - 1])
            std::abort();
    }
    return 0;
}
