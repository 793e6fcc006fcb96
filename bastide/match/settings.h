// The settings of a game: the number of players, and options in which the editions of the rules differ. The
// first value of each option is the default.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "bastide/base/message.h"
#include "bastide/match/box.h"
#include "bastide/match/tile.h"

namespace bastide::match {

inline constexpr int min_players = 1;  // practice, without opponents
inline constexpr int max_players = 6;
inline constexpr int min_contestants = 2;       // in a game that somebody wins
inline constexpr int max_meeples = tile_count;  // one per tile of the base game

enum class SmallCity : std::uint8_t {
    four,  // a completed city of two tiles is a city like any other
    two,   // a completed city of two tiles scores 1 per tile, as in the early first edition
};

enum class Farm : std::uint8_t {
    third,   // each field scores 3 for each completed city that it touches
    second,  // as `third`, but no player scores twice for a city
    first,   // each complete city scores 4 for the player with the most farmers on all fields around it
};

// Rule for a tile that fits nowhere.
enum class Unplaceable : std::uint8_t {
    redraw,  // the tile leaves the game, and the player draws again
    bottom,  // the tile goes under the deck
};

enum class FirstTile : std::uint8_t {
    fixed,     // on the board before the first turn
    shuffled,  // shuffled among the other tiles; the first tile drawn is placed
};

struct Settings {
    std::uint8_t players = 2;  // 1 to 6
    std::uint8_t meeples = 7;  // per player: 1 to 72
    SmallCity small_city = SmallCity::four;
    Farm farm = Farm::third;
    bool fields = true;  // true if there are farmers
    Unplaceable unplaceable = Unplaceable::redraw;
    FirstTile start = FirstTile::fixed;
    Box box = {};

    friend bool operator==(const Settings&, const Settings&) = default;
};

// Returns an error message for invalid settings, or an empty message. Positions, games and bots require valid
// settings.
[[nodiscard]] Message settings_error(const Settings& settings);

// The values of settings as words in options and records, in the order of the values.
inline constexpr std::array<std::string_view, 2> small_city_words = {"4", "2"};
inline constexpr std::array<std::string_view, 3> farm_words = {"3", "2", "1"};
inline constexpr std::array<std::string_view, 2> fields_words = {"on", "off"};
inline constexpr std::array<std::string_view, 2> unplaceable_words = {"redraw", "bottom"};
inline constexpr std::array<std::string_view, 2> start_words = {"fixed", "shuffled"};

}  // namespace bastide::match
