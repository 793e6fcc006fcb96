#include "bastide/match/online/name.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>

#include "bastide/match/bots/bot.h"
#include "bastide/match/errors.h"
#include "bastide/play/seed.h"
#include "bastide/text/quote.h"
#include "bastide/text/utf8.h"

namespace bastide::match {
namespace {

struct Range {
    char32_t first;
    char32_t last;
};

// Spaces other than the plain one, fillers, formatting characters and characters for private use, in addition
// to unprintable characters.
constexpr std::array<Range, 20> hidden = {
    {{0x00A0, 0x00A0}, {0x00AD, 0x00AD}, {0x034F, 0x034F},   {0x115F, 0x1160},   {0x1680, 0x1680},
     {0x17B4, 0x17B5}, {0x180B, 0x180F}, {0x2000, 0x200B},   {0x202F, 0x202F},   {0x205F, 0x206F},
     {0x2800, 0x2800}, {0x3000, 0x3000}, {0x3164, 0x3164},   {0xE000, 0xF8FF},   {0xFEFF, 0xFEFF},
     {0xFFA0, 0xFFA0}, {0xFFF0, 0xFFFB}, {0xE0000, 0xE0FFF}, {0xF0000, 0xFFFFD}, {0x100000, 0x10FFFD}}};

// Joiners and variation selectors, which are invisible on their own but needed by scripts and emoji.
constexpr std::array<Range, 2> joining = {{{0x200C, 0x200D}, {0xFE00, 0xFE0F}}};

bool is_among(std::span<const Range> ranges, char32_t code) {
    return std::ranges::any_of(
        ranges, [code](const Range& range) { return code >= range.first && code <= range.last; });
}

// Returns the code point of a character in UTF-8.
char32_t code_of(std::string_view character) {
    const auto bits = [](char byte, unsigned mask) { return static_cast<unsigned char>(byte) & mask; };
    constexpr std::array<unsigned, 5> masks = {0, 0x7F, 0x1F, 0x0F, 0x07};
    char32_t code = bits(character.front(), masks[character.size()]);
    for (const char byte : character.substr(1)) code = code << 6U | bits(byte, 0x3F);
    return code;
}

bool is_seen(std::string_view name) {
    bool has_any = false;
    while (!name.empty()) {
        const std::string_view character = name.substr(0, text::character_size(name));
        name.remove_prefix(character.size());
        const char32_t code = code_of(character);
        if (code < ' ' || is_among(hidden, code)) return false;
        has_any |= code != ' ' && !is_among(joining, code);
    }
    return has_any;
}

// Letters that look like a small Latin letter: capitals and small letters of Cyrillic and Greek, and the
// Latin letters of the bots' names with accents.
struct Lookalikes {
    char latin;
    std::u32string_view others;
};

constexpr std::array<Lookalikes, 20> lookalikes = {
    {{'a',
      U"\u0410\u0430\u0391\u03B1\u00C0\u00C1\u00C2\u00C3\u00C4\u00C5\u00E0\u00E1\u00E2\u00E3\u00E4\u00E5"
      U"\u0251"},
     {'b', U"\u0412\u0392\u042C\u044C"},
     {'c', U"\u0421\u0441\u03F2\u03F9\u00C7\u00E7"},
     {'d', U"\u0501\u0111"},
     {'e', U"\u0415\u0435\u0395\u00C8\u00C9\u00CA\u00CB\u00E8\u00E9\u00EA\u00EB\u0401\u0451"},
     {'h', U"\u041D\u0397\u04BB\u04BA"},
     {'i', U"\u0406\u0456\u0399\u03B9\u0407\u0457\u00CC\u00CD\u00CE\u00CF\u00EC\u00ED\u00EE\u00EF\u0131"},
     {'j', U"\u0408\u0458\u03F3"},
     {'k', U"\u041A\u043A\u039A\u03BA"},
     {'l', U"\u04CF\u04C0\u0142\u0141"},
     {'m', U"\u041C\u043C\u039C"},
     {'n', U"\u039D\u00F1\u00D1\u0578"},
     {'o',
      U"\u041E\u043E\u039F\u03BF\u00D2\u00D3\u00D4\u00D5\u00D6\u00F2\u00F3\u00F4\u00F5\u00F6\u00D8\u00F8"},
     {'p', U"\u0420\u0440\u03A1\u03C1"},
     {'s', U"\u0405\u0455\u0160\u0161"},
     {'t', U"\u0422\u0442\u03A4\u03C4"},
     {'u', U"\u03C5\u00D9\u00DA\u00DB\u00DC\u00F9\u00FA\u00FB\u00FC"},
     {'v', U"\u03BD\u0475"},
     {'x', U"\u0425\u0445\u03A7\u03C7"},
     {'y', U"\u0423\u0443\u03A5\u03B3\u00DD\u00FD\u00FF"}}};

// Returns the small Latin letter that a character looks like, or the character.
char32_t latin_of(char32_t code) {
    if (code >= 0xFF01 && code <= 0xFF5E) code -= 0xFF01 - U'!';
    if (code >= U'A' && code <= U'Z') return code - U'A' + U'a';
    for (const Lookalikes& each : lookalikes)
        if (each.others.contains(code)) return static_cast<unsigned char>(each.latin);
    return code;
}

// Combining accents.
constexpr std::array<Range, 1> accents = {{{0x0300, 0x036F}}};

// Returns what a hasty reader sees of a name.
std::u32string skeleton(std::string_view name) {
    std::u32string seen;
    while (!name.empty()) {
        const std::string_view character = name.substr(0, text::character_size(name));
        name.remove_prefix(character.size());
        const char32_t code = code_of(character);
        if (code == ' ' || is_among(joining, code) || is_among(accents, code)) continue;
        seen += latin_of(code);
    }
    return seen;
}

// A second bot of a kind has a number after its name.
bool looks_like_a_bot(std::string_view name) {
    std::u32string seen = skeleton(name);
    const auto is_digit = [](char32_t code) { return code >= U'0' && code <= U'9'; };
    const auto is_bot = [&] {
        return std::ranges::any_of(all_bots(),
                                   [&](const BotKind& bot) { return skeleton(bot.name) == seen; });
    };
    if (is_bot()) return true;
    while (!seen.empty() && is_digit(seen.back())) seen.pop_back();
    return is_bot();
}

}  // namespace

bool look_alike(std::string_view one, std::string_view other) {
    return skeleton(one) == skeleton(other);
}

Message name_error(std::string_view name) {
    if (!play::seed_error(name, max_name_bytes).empty() || !is_seen(name))
        return {errors::name_length, max_name_bytes};
    if (name.front() == ' ' || name.back() == ' ') return errors::name_spaces;
    if (looks_like_a_bot(name)) return {errors::name_of_bot, text::in_quotes(name)};
    return {};
}

}  // namespace bastide::match
