#include "bastide/text/parallel/chunker.h"

#include <algorithm>
#include <limits>

namespace bastide::text {
namespace {

// The length of lines and most rows.
constexpr std::int64_t look = std::int64_t{1} << 16;

}  // namespace

Chunker::Chunker(const Source& source, std::int64_t from, FindCut find_cut, const Division& division)
    : source_(source), find_cut_(find_cut), division_(division), next_{.begin = from} {}

std::optional<Part> Chunker::next(std::span<char> buffer) {
    if (done_) return std::nullopt;
    Part part = next_;
    const std::int64_t share = (source_.size - part.begin) / (std::int64_t{2} * division_.threads);
    const std::int64_t size = std::clamp(share, division_.min_part, division_.max_part);
    const std::int64_t least = part.begin + size;
    done_ = least >= source_.size;
    // Without a cut nearby, the part ends anyway, so that the search does not read the text twice.
    const std::int64_t most = least + std::max(size, look);
    const auto cut = done_ ? std::nullopt : look_for_cut(least, most, buffer);
    part.end = done_ ? std::numeric_limits<std::int64_t>::max() : cut.value_or(most);
    next_ = {.begin = part.end, .at_cut = cut.has_value()};
    return part;
}

std::optional<std::int64_t> Chunker::look_for_cut(std::int64_t begin, std::int64_t end,
                                                  std::span<char> buffer) const {
    for (std::int64_t at = begin; at < end;) {
        const auto size = std::min<std::int64_t>({end - at, look, std::ssize(buffer)});
        const auto text = source_.read(at, buffer.first(static_cast<std::size_t>(size)));
        if (!text || text->empty()) break;
        const std::size_t cut = find_cut_(*text);
        if (cut != std::string_view::npos) return at + static_cast<std::int64_t>(cut);
        at += std::ssize(*text);
    }
    return std::nullopt;
}

}  // namespace bastide::text
