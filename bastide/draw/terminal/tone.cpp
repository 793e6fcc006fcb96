#include "bastide/draw/terminal/tone.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace bastide::draw {
namespace {

// A colour in full, of 256 and of 16.
struct Look {
    Rgb full;
    int many;
    int few;
};

struct Looks {
    Look light;
    Look dark;
};

constexpr Rgb hex(unsigned color) {
    return {static_cast<std::uint8_t>(color >> 16), static_cast<std::uint8_t>(color >> 8 & 0xFF),
            static_cast<std::uint8_t>(color & 0xFF)};
}

constexpr int own = -1;

constexpr Looks alike(unsigned color, int many, int few) {
    return {{hex(color), many, few}, {hex(color), many, few}};
}

// In the order of `Tone`.
constexpr std::array<Looks, tone_count> looks = {{
    {{hex(0xfdfbf6), 231, own}, {hex(0x1c1814), 234, own}},
    {{hex(0x33291f), 235, own}, {hex(0xe6dcc8), 253, own}},
    {{hex(0x6a5d4a), 240, own}, {hex(0xa3947b), 247, own}},
    {{hex(0x17110b), 233, own}, {hex(0xfff7e6), 231, own}},
    {{hex(0x2b6416), 22, 2}, {hex(0x9fd46f), 113, 10}},
    {{hex(0x9a3412), 124, 1}, {hex(0xf4b64c), 215, 11}},
    {{hex(0x8a7c66), 243, own}, {hex(0x7d705c), 243, own}},

    alike(0x557235, 64, 2),
    alike(0x5d7b3c, 64, 2),
    alike(0xe3cb90, 223, 15),
    alike(0xf5c3cb, 225, 13),
    alike(0x261d17, 234, 0),
    alike(0xc2613c, 166, 1),
    alike(0xb4532f, 130, 1),
    alike(0xc96b47, 166, 1),
    alike(0xbc5d39, 130, 1),
    alike(0xb9545e, 131, 5),
    alike(0xae4a55, 131, 5),
    alike(0xe3d8bf, 187, 7),
    alike(0x8aa65c, 107, 10),
    alike(0x1f3f86, 18, 4),
    alike(0x597738, 22, 0),
    alike(0xc66642, 94, 0),

    {{hex(0xd9dfb9), 187, 10}, {hex(0x35402a), 238, 8}},
    {{hex(0x9a3412), 124, 1}, {hex(0xd98a5f), 173, 9}},
    {{hex(0x1c0a4f), 17, 4}, {hex(0xfff04a), 226, 11}},
    alike(0xfffaf0, 231, 15),
    alike(0x17110b, 16, 0),
    alike(0xffffff, 231, 15),
    alike(0x17110b, 16, 0),

    alike(0x1d5fae, 25, 4),
    alike(0xf2c12e, 220, 11),
    alike(0xcf2f2f, 160, 9),
    alike(0x2f2a26, 16, 0),
    alike(0xfffaf0, 231, 15),
    alike(0x5cc0d8, 80, 14),
}};

constexpr std::array<int, 6> cube_steps = {0, 95, 135, 175, 215, 255};

const Look& look_of(Tone tone, Theme theme) {
    const Looks& both = looks[static_cast<std::size_t>(tone)];
    return theme == Theme::light ? both.light : both.dark;
}

double linear(std::uint8_t channel) {
    const double part = channel / 255.0;
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}

double luminance(Rgb color) {
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue);
}

}  // namespace

Tone digit_tone(int player) {
    const Rgb ground = rgb(player_tone(player), Theme::light);
    const bool is_dark = contrast(rgb(Tone::light_digit, Theme::light), ground) >=
                         contrast(rgb(Tone::dark_digit, Theme::light), ground);
    return is_dark ? Tone::light_digit : Tone::dark_digit;
}

Rgb rgb(Tone tone, Theme theme) {
    return look_of(tone, theme).full;
}

int many(Tone tone, Theme theme) {
    return look_of(tone, theme).many;
}

int few(Tone tone, Theme theme) {
    return look_of(tone, theme).few;
}

Rgb rgb_of_256(int number) {
    if (number >= 232) {
        const auto level = static_cast<std::uint8_t>(8 + 10 * (number - 232));
        return {level, level, level};
    }
    const auto step = [](int place) {
        return static_cast<std::uint8_t>(cube_steps[static_cast<std::size_t>(place)]);
    };
    const int place = number - 16;
    return {step(place / 36), step(place / 6 % 6), step(place % 6)};
}

double contrast(Rgb one, Rgb other) {
    const auto [dark, light] = std::minmax({luminance(one), luminance(other)});
    return (light + 0.05) / (dark + 0.05);
}

}  // namespace bastide::draw
