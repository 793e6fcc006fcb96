// The settings of a game: players and options by edition. The first value of each option is the default.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "bastide/base/message.h"

namespace bastide::match {

inline constexpr int min_players = 2;
inline constexpr int max_players = 6;
inline constexpr int max_meeples = 72;  // one a tile

enum class SmallCity : std::uint8_t {
    four,  // a completed city of two tiles is a city like any other
    two,   // it pays 1 a tile: early first edition
};

enum class Farm : std::uint8_t {
    third,   // each field pays 3 for each completed city it touches
    second,  // so, but no player is paid twice for a city
    first,   // each complete city pays 4 to the player with most farmers on all fields around it
};

// A tile that fits nowhere
enum class Unplaceable : std::uint8_t {
    redraw,  // leaves the game
    bottom,  // goes under the deck
};

enum class FirstTile : std::uint8_t {
    fixed,     // on the board before the first turn
    shuffled,  // among the other tiles; the first drawn is placed
};

struct Settings {
    std::uint8_t players = 2;  // 2 to 6
    std::uint8_t meeples = 7;  // of each player: 1 to 72
    SmallCity small_city = SmallCity::four;
    Farm farm = Farm::third;
    bool fields = true;  // whether there are farmers
    Unplaceable unplaceable = Unplaceable::redraw;
    FirstTile start = FirstTile::fixed;

    friend bool operator==(const Settings&, const Settings&) = default;
};

// Returns an error message for invalid settings, or an empty message. Positions, games and bots require valid
// settings.
Message settings_error(const Settings& settings);

// Words of options and records. The first is value 0.
inline constexpr std::array<std::string_view, 2> small_city_words = {"4", "2"};
inline constexpr std::array<std::string_view, 3> farm_words = {"3", "2", "1"};
inline constexpr std::array<std::string_view, 2> fields_words = {"on", "off"};
inline constexpr std::array<std::string_view, 2> unplaceable_words = {"redraw", "bottom"};
inline constexpr std::array<std::string_view, 2> start_words = {"fixed", "shuffled"};

}  // namespace bastide::match
