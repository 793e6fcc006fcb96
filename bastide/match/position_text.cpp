#include "bastide/match/position_text.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <optional>
#include <vector>

#include "bastide/match/box_text.h"
#include "bastide/match/errors.h"
#include "bastide/match/notation.h"
#include "bastide/match/position_state.h"
#include "bastide/text/errors.h"
#include "bastide/text/excerpt.h"
#include "bastide/text/number_in.h"
#include "bastide/text/quote.h"
#include "bastide/text/suggest.h"

namespace bastide::match {
namespace {

constexpr std::array<std::string_view, 7> part_names = {"players", "box",  "tiles", "scores",
                                                        "turn",    "hand", "left"};
enum class Part : std::uint8_t { players, box, tiles, scores, turn, hand, left };
using Parts = std::bitset<part_names.size()>;

constexpr std::array<std::string_view, 6> setting_names = {"meeples", "small_city",  "farm",
                                                           "fields",  "unplaceable", "start"};

using text::Excerpt;
using text::fail_at;
using Excerpts = std::vector<Excerpt>;

Excerpts words_of(const Excerpt& part) {
    Excerpts words = text::split(part, ' ');
    std::erase_if(words, [](const Excerpt& word) { return word.text.empty(); });
    return words;
}

// Returns the name of an item, and what comes after it.
std::pair<Excerpt, Excerpt> split_name(const Excerpt& item) {
    const auto end = std::min(item.text.find(' '), item.text.size());
    return {item.first(end), trimmed(item.after(end))};
}

Result<int> number_of(const Excerpt& word, int least, int most, const Message& due) {
    const auto number = text::number_in<int>(word.text);
    if (number && *number >= least && *number <= most) return *number;
    return fail_at(word, {text::errors::impossible, text::in_quotes(word.text), due});
}

Result<Type> type_of(const Excerpt& word) {
    auto type = read_type(word.text);
    if (!type) return fail_at(word, std::move(type.error().message));
    return type;
}

template <class Option, std::size_t count>
Result<void> set_word(Option& option, const std::pair<Excerpt, Excerpt>& item,
                      const std::array<std::string_view, count>& words) {
    const auto found = std::ranges::find(words, item.second.text);
    if (found == words.end())
        return fail_at(item.second,
                       {text::errors::impossible, text::in_quotes(item.second.text),
                        Message(errors::setting_values, item.first.text, text::quoted_list(or_list, words))});
    option = static_cast<Option>(found - words.begin());
    return {};
}

Result<void> read_setting(const Excerpt& item, Settings& settings) {
    const auto named = split_name(item);
    const std::string_view name = named.first.text;
    if (name == "small_city") return set_word(settings.small_city, named, small_city_words);
    if (name == "farm") return set_word(settings.farm, named, farm_words);
    if (name == "unplaceable") return set_word(settings.unplaceable, named, unplaceable_words);
    if (name == "start") return set_word(settings.start, named, start_words);
    if (name == "fields") {
        std::uint8_t place = 0;
        auto read = set_word(place, named, fields_words);
        settings.fields = place == 0;
        return read;
    }
    if (name == "meeples") {
        const auto meeples = number_of(named.second, 1, max_meeples, errors::meeples_range);
        if (!meeples) return std::unexpected(meeples.error());
        settings.meeples = static_cast<std::uint8_t>(*meeples);
        return {};
    }
    return fail_at(named.first,
                   text::not_one_of(name, errors::a_setting, setting_names,
                                    {errors::the_settings_are, list_of(comma_list, setting_names)}));
}

// Reads the parts of a text into a state.
class Reader {
  public:
    Result<Position> read(std::string_view text) {
        for (const Excerpt& part : text::split({text}, ';')) {
            if (auto read = read_part(part); !read) return std::unexpected(std::move(read.error()));
        }
        const Excerpt end = Excerpt{text}.after(text.size());
        for (const Part part : {Part::players, Part::tiles})
            if (!has(part)) return fail_at(end, {errors::position_lacks, name_of(part)});
        if (const auto& scores = places_[index_of(Part::scores)]; has(Part::scores) && !are_scores_right())
            return fail_at(scores, {errors::position_scores, state_.settings.players});
        if (!has(Part::turn))
            state_.to_move = static_cast<std::uint8_t>((state_.tiles.size() - 1) % state_.settings.players);
        if (!has(Part::left)) state_.remaining = rest_of_box(state_.settings.box, state_.tiles, state_.hand);
        auto position = position_of(state_);
        if (position) return *std::move(position);
        return fail_at(place_of(position.error()), std::move(position.error().why));
    }

  private:
    static std::size_t index_of(Part part) { return static_cast<std::size_t>(part); }
    static std::string_view name_of(Part part) { return part_names[index_of(part)]; }

    bool has(Part part) const { return seen_[index_of(part)]; }
    bool are_scores_right() const { return score_count_ == state_.settings.players; }

    // Returns the place of a flaw. Those of no tile are in the last part that the text has.
    Excerpt place_of(const PositionFlaw& flaw) const {
        if (flaw.tile) return tile_places_[*flaw.tile];
        const bool is_turn = state_.to_move >= state_.settings.players;
        for (const Part part : {is_turn ? Part::turn : Part::left, Part::hand})
            if (has(part)) return places_[index_of(part)];
        return places_[index_of(Part::tiles)];
    }

    Result<void> read_part(const Excerpt& part) {
        const auto [name, rest] = split_name(part);
        const auto found = std::ranges::find(part_names, name.text);
        if (found == part_names.end())
            return fail_at(
                name, text::not_one_of(name.text, errors::a_position_part, part_names,
                                       {errors::the_position_parts_are, list_of(comma_list, part_names)}));
        const auto index = static_cast<std::size_t>(found - part_names.begin());
        if (seen_[index]) return fail_at(name, {text::errors::member_twice, text::in_quotes(name.text)});
        seen_.set(index);
        places_[index] = rest;
        switch (static_cast<Part>(index)) {
            case Part::players:
                return read_players(rest);
            case Part::box:
                return read_box_of(rest);
            case Part::tiles:
                return read_tiles(rest);
            case Part::scores:
                return read_scores(rest);
            case Part::turn:
                return read_turn(rest);
            case Part::hand:
                return read_hand(rest);
            case Part::left:
                return read_left(rest);
        }
        return {};
    }

    Result<void> read_players(const Excerpt& rest) {
        const Excerpts items = text::split(rest, ',');
        const auto players = number_of(items.front(), min_players, max_players, errors::players_range);
        if (!players) return std::unexpected(players.error());
        state_.settings.players = static_cast<std::uint8_t>(*players);
        for (std::size_t i = 1; i < items.size(); ++i) {
            if (auto read = read_setting(items[i], state_.settings); !read) return read;
        }
        return {};
    }

    Result<void> read_box_of(const Excerpt& rest) {
        const auto box = read_box_in(rest);
        if (!box) return std::unexpected(box.error());
        state_.settings.box = *box;
        return {};
    }

    Result<void> read_tiles(const Excerpt& rest) {
        const Excerpts items = text::split(rest, ',');
        // No position has more. The limit bounds the time.
        if (items.size() > max_tiles)
            return fail_at(items[max_tiles], {text::errors::too_many_members, max_tiles});
        for (const Excerpt& item : items) {
            if (auto read = read_tile(item); !read) return read;
        }
        return {};
    }

    Result<void> read_tile(const Excerpt& item) {
        constexpr std::size_t without_meeple = 4;
        constexpr std::size_t with_meeple = 6;
        const Excerpts words = words_of(item);
        const bool has_meeple = words.size() == with_meeple;
        if (words.size() != without_meeple && !has_meeple) return fail_at(item, errors::position_tile);
        const auto move_size = static_cast<std::size_t>(words.back().column - item.column);
        const auto move =
            read_move(has_meeple ? item.text.substr(0, move_size) : std::string(item.text) + " -");
        if (!move) {
            const auto before =
                std::clamp<std::int64_t>(move.error().where.column - 1, 0, std::ssize(item.text));
            return fail_at(item.after(static_cast<std::size_t>(before)), move.error().message);
        }
        PositionState::Tile tile{move->tile, move->placement, move->piece};
        if (has_meeple) {
            if (move->piece == no_piece) return fail_at(item, errors::position_tile);
            const auto player =
                number_of(words.back(), 0, max_players - 1, {errors::players_of_position, max_players - 1});
            if (!player) return std::unexpected(player.error());
            tile.player = static_cast<std::uint8_t>(*player);
        }
        state_.tiles.push_back(tile);
        tile_places_.push_back(item);
        return {};
    }

    Result<void> read_scores(const Excerpt& rest) {
        const Excerpts words = words_of(rest);
        score_count_ = words.size();
        if (words.size() > max_players) return fail_at(rest, {errors::position_scores, max_players});
        for (std::size_t player = 0; player < words.size(); ++player) {
            const auto score = number_of(words[player], 0, max_position_score, errors::score_range);
            if (!score) return std::unexpected(score.error());
            state_.scores[player] = static_cast<std::int16_t>(*score);
        }
        return {};
    }

    Result<void> read_turn(const Excerpt& rest) {
        const auto player =
            number_of(rest, 0, max_players - 1, {errors::players_of_position, max_players - 1});
        if (!player) return std::unexpected(player.error());
        state_.to_move = static_cast<std::uint8_t>(*player);
        return {};
    }

    Result<void> read_hand(const Excerpt& rest) {
        const auto type = type_of(rest);
        if (!type) return std::unexpected(type.error());
        state_.hand = *type;
        return {};
    }

    Result<void> read_left(const Excerpt& rest) {
        if (rest.text == "-") return {};
        std::bitset<type_count> named;
        for (const Excerpt& item : text::split(rest, ',')) {
            const Excerpts words = words_of(item);
            if (words.size() != 2) return fail_at(item, errors::position_count);
            const auto type = type_of(words[0]);
            if (!type) return std::unexpected(type.error());
            const auto count =
                number_of(words[1], 1, static_cast<int>(max_tiles_of_type), errors::count_range);
            if (!count) return std::unexpected(count.error());
            if (named[*type])
                return fail_at(words[0], {text::errors::member_twice, text::in_quotes(words[0].text)});
            named.set(*type);
            state_.remaining[*type] = static_cast<std::uint8_t>(*count);
        }
        return {};
    }

    PositionState state_;
    Parts seen_;
    std::array<Excerpt, part_names.size()> places_ = {};
    Excerpts tile_places_;
    std::size_t score_count_ = 0;
};

void append_setting(std::string& text, std::string_view name, std::string_view value) {
    text.append(", ").append(name).append(1, ' ').append(value);
}

template <class Option, std::size_t count>
void append_word(std::string& text, std::string_view name, Option option,
                 const std::array<std::string_view, count>& words) {
    const auto place = static_cast<std::size_t>(option);
    if (place != 0) append_setting(text, name, words[place]);
}

std::string settings_text(const Settings& settings) {
    std::string text = "players " + std::to_string(settings.players);
    if (settings.meeples != Settings{}.meeples)
        append_setting(text, "meeples", std::to_string(settings.meeples));
    append_word(text, "small_city", settings.small_city, small_city_words);
    append_word(text, "farm", settings.farm, farm_words);
    append_word(text, "fields", settings.fields ? 0 : 1, fields_words);
    append_word(text, "unplaceable", settings.unplaceable, unplaceable_words);
    append_word(text, "start", settings.start, start_words);
    return text;
}

std::string tile_text(const PositionState::Tile& tile) {
    std::string text = to_text(Move{tile.type, tile.placement, tile.piece});
    if (tile.piece == no_piece) return text.substr(0, text.size() - 2);
    return text + ' ' + std::to_string(tile.player);
}

std::string left_text(const TileCounts& remaining) {
    std::string text;
    for (Type type = 0; type < type_count; ++type) {
        if (remaining[type] == 0) continue;
        text.append(text.empty() ? "" : ", ").append(types[type].name);
        text.append(1, ' ').append(std::to_string(remaining[type]));
    }
    return text.empty() ? "-" : text;
}

}  // namespace

std::string to_text(const PositionState& state) {
    require_valid(settings_error(state.settings));
    std::string text = settings_text(state.settings);
    if (state.settings.box != Box()) text += "; box " + to_text(state.settings.box);
    text += "; tiles ";
    for (std::size_t i = 0; i < state.tiles.size(); ++i)
        text.append(i == 0 ? "" : ", ").append(tile_text(state.tiles[i]));
    text += "; scores";
    for (std::size_t player = 0; player < state.settings.players; ++player)
        text.append(1, ' ').append(std::to_string(state.scores[player]));
    text += "; turn " + std::to_string(state.to_move);
    if (state.hand != no_tile) {
        require_type(state.hand);
        text.append("; hand ").append(types[state.hand].name);
    }
    if (state.remaining != rest_of_box(state.settings.box, state.tiles, state.hand))
        text += "; left " + left_text(state.remaining);
    return text;
}

std::string to_text(const Position& position) {
    return to_text(state_of(position));
}

Result<Position> read_position(std::string_view text) {
    return Reader().read(text);
}

}  // namespace bastide::match
