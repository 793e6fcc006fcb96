// What is agreed before a match: the options by edition. What comes first is the default.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "bastide/base/message.h"

namespace bastide::match {

inline constexpr int least_players = 2;
inline constexpr int most_players = 6;
inline constexpr int most_meeples = 72;  // one a tile

enum class SmallCity : std::uint8_t {
    four,  // a completed city of two tiles is a city like any other
    two,   // it pays 1 a tile: early first edition
};

enum class Farm : std::uint8_t {
    third,   // each field pays 3 for each completed city it touches
    second,  // so, but no player is paid twice for a city
    first,   // each completed city pays 4 to whoever has most farmers on all fields about it
};

// A tile that fits nowhere
enum class Unplaceable : std::uint8_t {
    redraw,  // leaves the game
    bottom,  // goes under the deck
};

enum class FirstTile : std::uint8_t {
    fixed,     // the start tile lies there
    shuffled,  // it is among the others, and the first drawn is laid
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

// What is wrong with settings, as a sentence; empty if they are good. Positions, games and bots are made of
// good ones alone.
Message why_bad_settings(const Settings& settings);

// As options and records write them: what comes first is value 0.
inline constexpr std::array<std::string_view, 2> small_city_words = {"4", "2"};
inline constexpr std::array<std::string_view, 3> farm_words = {"3", "2", "1"};
inline constexpr std::array<std::string_view, 2> fields_words = {"on", "off"};
inline constexpr std::array<std::string_view, 2> unplaceable_words = {"redraw", "bottom"};
inline constexpr std::array<std::string_view, 2> start_words = {"fixed", "shuffled"};

}  // namespace bastide::match
