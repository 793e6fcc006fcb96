#include "cli/arrange/answer_printer.h"

#include <algorithm>

#include <fmt/core.h>

#include "bastide/arrange/sequence.h"
#include "bastide/draw/landscape/svg.h"
#include "bastide/draw/landscape/text.h"
#include "bastide/landscape/features.h"
#include "bastide/landscape/format.h"
#include "bastide/puzzle/format.h"
#include "os/atomic_file.h"
#include "os/output.h"

namespace bastide::cli {
namespace {

constexpr const char* json_beginning = "{\"arrangements\":[";

// Removes line ends from JSON, where they have no meaning.
std::string on_one_line(std::string json) {
    std::erase_if(json, [](char each) { return each == '\n' || each == ' '; });
    return json;
}

}  // namespace

void AnswerPrinter::print(const landscape::Landscape& map) {
    if (!written_ || options_.count) return;
    if (options_.picture.is_set()) {
        written_ = draw(map);
        if (!written_ || !options_.picture.goes_to_file()) return;
    }
    const char* const before = has_begun_ ? "," : json_beginning;
    const auto text = text_of(map);
    if (text)
        written_ = os::write_out(options_.json ? before + on_one_line(*text) : *text);
    else
        written_ = std::unexpected(text.error());
    has_begun_ = true;
}

Result<std::string> AnswerPrinter::text_of(const landscape::Landscape& map) const {
    if (!options_.as_puzzle) return to_json(map);
    const auto puzzle = arrange::to_puzzle(map);
    if (!puzzle) return std::unexpected(puzzle.error());
    return to_text(*puzzle);
}

Result<void> AnswerPrinter::draw(const landscape::Landscape& map) const {
    if (!options_.picture.is_document()) return os::write_file(options_.picture.file, text_picture(map));
    return write_picture(options_.picture, draw::landscape_svg(map, find_features(map)));
}

std::string AnswerPrinter::text_picture(const landscape::Landscape& map) const {
    return draw::landscape_text(map, find_features(map), text_style(options_.picture, options_.color));
}

Result<void> AnswerPrinter::finish(std::int64_t found, bool is_partial) {
    if (!written_) return written_;
    if (options_.json) {
        const std::string before = options_.count ? "{"
                                   : has_begun_   ? "],"
                                                  : json_beginning + std::string("],");
        return os::write_out(
            fmt::format("{}\"count\":{}{}}}\n", before, found, is_partial ? ",\"complete\":false" : ""));
    }
    if (options_.count) return os::write_out(fmt::format("{}\n", found));
    if (found > 0) return {};
    return os::write_out(is_partial ? "Undecided: none found so far.\n" : "No arrangement.\n");
}

Result<void> AnswerPrinter::finish(arrange::Goal goal, const arrange::BestResult& result) {
    if (!options_.json) return finish(result.value ? 1 : 0, result.is_partial());
    if (!written_) return written_;
    std::string text = (has_begun_ ? "]," : json_beginning + std::string("],"));
    text += fmt::format("\"count\":{},\"most\":\"{}\"", result.value ? 1 : 0, name(goal));
    if (result.value) text += fmt::format(",\"value\":{}", *result.value);
    if (result.end != arrange::BestResult::End::none) text += fmt::format(",\"bound\":{}", result.bound);
    return os::write_out(text + (result.is_partial() ? ",\"complete\":false}\n" : "}\n"));
}

}  // namespace bastide::cli
