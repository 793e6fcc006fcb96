// Values used in several parts of a solo game's JSON.
#pragma once

#include <array>
#include <optional>

#include "bastide/base/require.h"
#include "bastide/solo/game.h"
#include "bastide/text/fields.h"

namespace bastide::solo {

[[nodiscard]] Result<void> read_size(const text::JsonValue& value, Settings& settings);
[[nodiscard]] Result<void> read_dealer(const text::JsonValue& value, Settings& settings);

constexpr auto describe(text::Type<Settings> /*type*/) {
    return text::object(
        "SoloSettings", "", "", text::usual_member("size", "", &Settings::size, text::read_by(read_size)),
        text::usual_member("roads", "", &Settings::roads,
                           text::choice(std::array{name(Roads::plain), name(Roads::directed)})),
        text::usual_member(
            "dealer", "", [](const Settings& settings) { return name(settings.dealer); },
            text::read_by(read_dealer)),
        text::usual_member("chain_bonus", "", &Settings::chain_bonus,
                           text::choice(std::array{name(ChainBonus::per_city), name(ChainBonus::pairwise)})));
}

constexpr auto describe(text::Type<Kind> /*type*/) {
    return text::words("SoloKind", "", std::array{name(Kind::road), name(Kind::city), name(Kind::abbey)});
}

// {"place":[HAND,ROW,COLUMN]} or {"discard":true}.
struct WrittenMove {
    std::optional<std::array<int, 3>> place;
};

inline WrittenMove written(const Move& move, const Board& board,
                           const detail::Where& where = detail::Where::current()) {
    if (move.is_discard()) return {};
    require(move.hand < hand_size, "a hand has tiles 0 to 3", move.hand, where);
    require(board.has(move.square), "the board has this square", move.square, where);
    return {{{move.hand, board.row(move.square), board.column(move.square)}}};
}

constexpr auto describe(text::Type<WrittenMove> /*type*/) {
    return text::object("", "", "", text::optional_member("place", "", &WrittenMove::place),
                        text::optional_member("discard", "", [](auto& move) {
                            return move.place ? std::nullopt : std::optional(true);
                        }));
}

}  // namespace bastide::solo
