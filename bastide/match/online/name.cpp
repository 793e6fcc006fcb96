#include "bastide/match/online/name.h"

#include <algorithm>
#include <array>
#include <span>

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

// Spaces other than the plain one, fillers, and formatting characters, in addition to unprintable characters.
constexpr std::array<Range, 17> hidden = {{{0x00A0, 0x00A0},
                                           {0x00AD, 0x00AD},
                                           {0x034F, 0x034F},
                                           {0x115F, 0x1160},
                                           {0x1680, 0x1680},
                                           {0x17B4, 0x17B5},
                                           {0x180B, 0x180F},
                                           {0x2000, 0x200B},
                                           {0x202F, 0x202F},
                                           {0x205F, 0x206F},
                                           {0x2800, 0x2800},
                                           {0x3000, 0x3000},
                                           {0x3164, 0x3164},
                                           {0xFEFF, 0xFEFF},
                                           {0xFFA0, 0xFFA0},
                                           {0xFFF0, 0xFFFB},
                                           {0xE0000, 0xE0FFF}}};

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

}  // namespace

Message name_error(std::string_view name) {
    if (!play::seed_error(name, max_name_bytes).empty() || !is_seen(name))
        return {errors::name_length, max_name_bytes};
    if (name.front() == ' ' || name.back() == ' ') return errors::name_spaces;
    if (find_bot(name) != nullptr) return {errors::name_of_bot, text::in_quotes(name)};
    return {};
}

}  // namespace bastide::match
