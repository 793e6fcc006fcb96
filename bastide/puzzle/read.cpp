#include "bastide/puzzle/read.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include "bastide/puzzle/errors.h"
#include "bastide/text/byte_order_mark.h"
#include "bastide/text/quote.h"
#include "bastide/text/synonyms.h"

namespace bastide::puzzle {
namespace {

using tile::Edge;

constexpr std::string_view space = " \t\r\n\f\v";
constexpr std::string_view word_ends = " \t\r\n\f\v#";

// The words of a text, without its comments, and the lines they are on.
class WordReader {
  public:
    explicit WordReader(std::string_view text) : rest_(text) {}

    // The next word, empty at the end.
    std::string_view next() {
        skip_space();
        while (rest_.starts_with('#')) {
            rest_.remove_prefix(std::min(rest_.find('\n'), rest_.size()));
            skip_space();
        }
        const std::string_view word = rest_.substr(0, rest_.find_first_of(word_ends));
        rest_.remove_prefix(word.size());
        return word;
    }

    // The line of the last word.
    std::int64_t line() const { return line_; }

  private:
    void skip_space() {
        while (!rest_.empty() && space.contains(rest_.front())) {
            if (rest_.front() == '\n') ++line_;
            rest_.remove_prefix(1);
        }
    }

    std::string_view rest_;
    std::int64_t line_ = 1;
};

std::optional<Edge> edge_of(std::string_view word) {
    if (word == "road") return Edge::road;
    if (word == "city") return Edge::city;
    if (text::is_field(word)) return Edge::field;
    return std::nullopt;
}

Result<tile::Tile> read_tile(WordReader& words) {
    const std::int64_t line = words.line();
    std::array<Edge, 4> edges{};
    for (const tile::Side side : tile::all_sides) {
        const std::string_view word = words.next();
        if (word.empty()) return fail({.line = line}, {errors::missing_side, name(side)});
        const auto edge = edge_of(word);
        if (!edge) return fail({.line = words.line()}, {errors::bad_side, name(side), text::in_quotes(word)});
        edges[index(side)] = *edge;
    }
    const tile::Tile tile(edges);
    if (const MessageKind* const why = illegality(tile))
        return fail({.line = line}, {errors::illegal_tile, *why});
    return tile;
}

}  // namespace

Result<Puzzle> read_puzzle(std::string_view text) {
    if (text.starts_with(text::byte_order_mark)) text.remove_prefix(text::byte_order_mark.size());
    Puzzle puzzle;
    WordReader words(text);
    for (auto word = words.next(); !word.empty(); word = words.next()) {
        if (word != "tile")
            return fail({.line = words.line()}, {errors::expected_tile, text::in_quotes(word)});
        if (puzzle.tiles.size() == max_puzzle_tiles)
            return fail({.line = words.line()}, {errors::too_many_tiles, max_puzzle_tiles});
        auto tile = read_tile(words);
        if (!tile) return std::unexpected(std::move(tile.error()));
        puzzle.tiles.push_back(*tile);
    }
    if (puzzle.tiles.empty()) return fail({.line = words.line()}, errors::no_tiles);
    return puzzle;
}

}  // namespace bastide::puzzle
