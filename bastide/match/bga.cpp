#include "bastide/match/bga.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "bastide/match/bga_tiles.h"
#include "bastide/match/errors.h"
#include "bastide/match/final_scoring.h"
#include "bastide/match/notation.h"
#include "bastide/text/json_members.h"
#include "bastide/text/number_in.h"
#include "bastide/text/quote.h"

namespace bastide::match {
namespace {

using text::JsonValue;
using Json = JsonValue::Kind;

constexpr int max_points = 10'000;  // a limit for the sums

struct Log {
    std::vector<ImportedTurn> turns;
    std::vector<std::size_t> movers;    // the seat that moved in each turn
    std::vector<Scores> points;         // won in each turn
    Deck deck;                          // the tiles drawn, including those that fitted nowhere
    std::vector<std::string_view> ids;  // by seat
    std::vector<std::string_view> names;
    std::optional<Scores> result;  // the final scores, if the log has the end of the game
    std::string date;              // of the first move, or empty
};

// The site writes numbers as numbers or as strings.
Result<int> find_number(const JsonValue& args, std::string_view name, int least, int most,
                        const Message& due) {
    const JsonValue* const found = args.kind == Json::object ? args.find(name) : nullptr;
    if (found == nullptr) return fail_at(args, {errors::nothing_here, name, due});
    const bool is_text = found->kind == Json::number || found->kind == Json::string;
    const auto number = is_text ? text::number_in<int>(found->text) : std::nullopt;
    if (!number || *number < least || *number > most)
        return fail_at(*found, {text::errors::impossible, shown(*found), due});
    return *number;
}

// Returns the seat of a player. The players sit in the order of their first moves.
Result<std::size_t> find_seat(const JsonValue& args, std::string_view name, Log& log) {
    const JsonValue* const id = args.kind == Json::object ? args.find(name) : nullptr;
    if (id == nullptr || id->text.empty())
        return fail_at(args, {errors::nothing_here, name, errors::bga_player});
    const auto found = std::ranges::find(log.ids, id->text);
    if (found != log.ids.end()) return static_cast<std::size_t>(found - log.ids.begin());
    if (log.ids.size() == max_players) return fail_at(*id, {errors::bad_players, max_players + 1});
    log.ids.emplace_back(id->text);
    log.names.emplace_back();
    return log.ids.size() - 1;
}

Result<void> read_tile(const JsonValue& args, Log& log) {
    const auto seat = find_seat(args, "player_id", log);
    if (!seat) return std::unexpected(seat.error());
    const auto name = find_text(args, "player_name", errors::bga_player);
    if (!name) return std::unexpected(name.error());
    log.names[*seat] = *name;
    const auto type = find_number(args, "type", 1, type_count, errors::bga_tile);
    if (!type) return std::unexpected(type.error());
    const auto x = find_number(args, "x", -farthest, farthest, errors::bga_square);
    if (!x) return std::unexpected(x.error());
    const auto y = find_number(args, "y", -farthest, farthest, errors::bga_square);
    if (!y) return std::unexpected(y.error());
    const auto orientation = find_number(args, "ori", 1, 4, errors::bga_orientation);
    if (!orientation) return std::unexpected(orientation.error());
    const BgaTile& tile = bga_tiles[static_cast<std::size_t>(*type - 1)];
    const Square at{static_cast<std::int8_t>(*x), static_cast<std::int8_t>(*y)};
    const auto rotation = static_cast<std::uint8_t>((*orientation - 1 + tile.turns) % 4);
    log.turns.push_back({{tile.type, {at, rotation}, no_piece}, &args, args.find("player_id")});
    log.movers.push_back(*seat);
    log.points.emplace_back();
    log.deck.push_back(log.turns.back().move.tile);
    return {};
}

// Only a meeple of the base game is "normal".
Result<void> check_figure(const JsonValue& args) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 4> expansions = {
        {{"big", "Inns & Cathedrals"},
         {"builder", "Traders & Builders"},
         {"pig", "Traders & Builders"},
         {"abbot", "The Abbot"}}};
    const JsonValue* const figure = args.find("ptype");
    if (figure == nullptr || figure->text == "normal") return {};
    for (const auto& [word, expansion] : expansions)
        if (figure->text == word) return fail_at(*figure, {errors::bga_expansion, shown(*figure), expansion});
    return fail_at(*figure, {errors::bga_figure, shown(*figure)});
}

Result<void> read_meeple(const JsonValue& args, Log& log) {
    if (log.turns.empty()) return fail_at(args, errors::early_meeple);
    if (args.kind != Json::object) return fail_at(args, errors::bga_feature);
    if (auto checked = check_figure(args); !checked) return checked;
    Move& move = log.turns.back().move;
    const auto& features = std::ranges::find(bga_tiles, move.tile, &BgaTile::type)->features;
    const auto position = find_number(args, "pos", 1, max_pieces, errors::bga_feature);
    if (!position) return std::unexpected(position.error());
    const auto piece = read_piece(move.tile, 0, features[static_cast<std::size_t>(*position - 1)]);
    if (!piece) return fail_at(*args.find("pos"), {errors::bga_no_feature, types[move.tile].name, *position});
    move.piece = *piece;
    return {};
}

Result<void> read_unplaceable(const JsonValue& args, Log& log) {
    const auto id = find_number(args, "tile_id", 1, tile_count, errors::bga_tile_id);
    if (!id) return std::unexpected(id.error());
    log.deck.push_back(bga_ids[static_cast<std::size_t>(*id - 1)]);
    return {};
}

Result<void> read_points(const JsonValue& args, Log& log) {
    if (log.turns.empty()) return fail_at(args, errors::bga_early_points);
    const auto seat = find_seat(args, "player_id", log);
    if (!seat) return std::unexpected(seat.error());
    const auto points = find_number(args, "points", 0, max_points, errors::bga_points);
    if (!points) return std::unexpected(points.error());
    log.points.back()[*seat] += *points;
    return {};
}

// Reads the final scores, if the state is the end of the game.
Result<void> read_state(const JsonValue& args, Log& log) {
    const JsonValue* const inner = args.kind == Json::object ? args.find("args") : nullptr;
    const JsonValue* const result =
        inner != nullptr && inner->kind == Json::object ? inner->find("result") : nullptr;
    if (result == nullptr) return {};
    Scores scores{};
    for (const JsonValue& player : result->elements) {
        const auto seat = find_seat(player, "player", log);
        if (!seat) return std::unexpected(seat.error());
        const auto name = find_text(player, "name", errors::bga_player);
        if (!name) return std::unexpected(name.error());
        log.names[*seat] = *name;
        const auto score = find_number(player, "score", -max_points, max_points, errors::bga_points);
        if (!score) return std::unexpected(score.error());
        scores[*seat] = *score;
    }
    log.result = scores;
    return {};
}

Result<void> read_event(const JsonValue& event, Log& log) {
    constexpr std::array<std::pair<std::string_view, Result<void> (*)(const JsonValue&, Log&)>, 5> readers = {
        {{"playTile", read_tile},
         {"playPartisan", read_meeple},
         {"cantPlay", read_unplaceable},
         {"winPoints", read_points},
         {"gameStateChange", read_state}}};
    const auto type = find_text(event, "type", errors::bga_event);
    if (!type) return std::unexpected(type.error());
    const auto reader = std::ranges::find(readers, *type, &decltype(readers)::value_type::first);
    if (reader == readers.end()) return {};
    const JsonValue* const args = event.find("args");
    if (args == nullptr) return fail_at(event, {errors::nothing_here, "args", errors::bga_event});
    return reader->second(*args, log);
}

// Returns the list of packets in any of the three forms, or null.
const JsonValue* find_packets(const JsonValue& root) {
    const JsonValue* at = &root;
    for (int level = 0; level < 2 && at != nullptr && at->kind == Json::object; ++level) {
        const JsonValue* const logs = at->find("logs");
        at = logs != nullptr ? logs : at->find("data");
    }
    return at != nullptr && at->kind == Json::array ? at : nullptr;
}

// Returns the date in UTC of a packet, which the site marks with seconds since 1970, or an empty text.
std::string date_of(const JsonValue& packet) {
    constexpr std::int64_t last = 253'402'300'799;  // 9999-12-31
    const JsonValue* const time = packet.find("time");
    const auto seconds = time != nullptr ? text::number_in<std::int64_t>(time->text) : std::nullopt;
    if (!seconds || *seconds < 0 || *seconds > last) return "";
    const std::chrono::sys_seconds moment{std::chrono::seconds(*seconds)};
    const std::chrono::year_month_day day(std::chrono::floor<std::chrono::days>(moment));
    const auto two_digits = [](unsigned number) {
        return std::to_string(number / 10) + std::to_string(number % 10);
    };
    return std::to_string(static_cast<int>(day.year())) + '-' + two_digits(unsigned{day.month()}) + '-' +
           two_digits(unsigned{day.day()});
}

Result<Log> read_log(const JsonValue& root) {
    const JsonValue* const packets = find_packets(root);
    if (packets == nullptr) {
        const JsonValue* const refusal = root.find("error");
        return refusal != nullptr ? fail_at(*refusal, {errors::bga_refusal, shown(*refusal)})
                                  : fail_at(root, errors::bga_log);
    }
    Log log;
    for (const JsonValue& packet : packets->elements) {
        const auto events = find_member(packet, "data", Json::array, errors::bga_log);
        if (!events) return std::unexpected(events.error());
        for (const JsonValue& event : (*events)->elements) {
            if (auto read = read_event(event, log); !read)
                return std::unexpected(in_turn(std::move(read.error()), log.turns.size()));
        }
        if (log.date.empty() && !log.turns.empty()) log.date = date_of(packet);
    }
    if (log.turns.empty()) return fail_at(*packets, errors::bga_no_tiles);
    return log;
}

Result<void> check_mover(const Log& log, std::size_t turn, std::size_t to_move) {
    const std::size_t mover = log.movers[turn];
    if (mover == to_move) return {};
    return fail_at(*log.turns[turn].player,
                   {errors::bga_turn_order, imported_name(log.names[to_move], to_move),
                    imported_name(log.names[mover], mover)});
}

// All options of the site that change the points, the usual ones first.
std::vector<Settings> possible_settings(std::size_t players) {
    std::vector<Settings> all;
    for (const bool fields : {true, false}) {
        for (const SmallCity small_city : {SmallCity::four, SmallCity::two}) {
            for (const Farm farm : {Farm::third, Farm::second, Farm::first}) {
                if (!fields && farm != Farm::third) continue;
                all.push_back({.players = static_cast<std::uint8_t>(players),
                               .small_city = small_city,
                               .farm = farm,
                               .fields = fields});
            }
        }
    }
    return all;
}

// Returns a sentence for each player and turn with other points than in the log. The points of the last turn
// of a whole game include the final scoring.
std::vector<Message> find_differences(const Record& record, const Log& log,
                                      std::span<const std::string> names) {
    std::vector<Message> differences;
    Scores total{};
    const bool is_whole = log.deck.size() == tile_count - 1;
    for (std::size_t turn = 0; turn < log.turns.size(); ++turn) {
        Scores ours{};
        for (const Event& event : record.steps()[turn].events) add(ours, event);
        if (is_whole && turn + 1 == log.turns.size())
            for (const Event& event : final_events(record.game().position())) add(ours, event);
        for (std::size_t player = 0; player < names.size(); ++player) {
            total[player] += ours[player];
            if (const int theirs = log.points[turn][player]; ours[player] != theirs)
                differences.emplace_back(errors::bga_other_points, turn + 1, names[player], ours[player],
                                         theirs);
        }
    }
    for (std::size_t player = 0; is_whole && log.result && player < names.size(); ++player) {
        if (const int theirs = (*log.result)[player]; total[player] != theirs)
            differences.emplace_back(errors::bga_other_score, names[player], total[player], theirs);
    }
    return differences;
}

}  // namespace

bool is_bga(const JsonValue& root) {
    if (root.kind == Json::array) return !root.elements.empty() && root.elements.front().kind == Json::object;
    return find_packets(root) != nullptr || root.find("status") != nullptr;
}

Result<ImportedMatch> read_bga(std::string_view text) {
    const auto root = text::parse_json(text);
    if (!root) return std::unexpected(root.error());
    return read_bga(*root);
}

Result<ImportedMatch> read_bga(const JsonValue& root) {
    const auto log = read_log(root);
    if (!log) return std::unexpected(log.error());
    if (log->ids.size() < min_contestants) return fail_at(root, {errors::bga_players, log->ids.size()});
    std::vector<std::string> names;
    names.reserve(log->names.size());
    for (const std::string_view name : log->names) names.push_back(imported_name(name, names.size()));
    const std::vector<Settings> choices = possible_settings(names.size());
    if (Message why = deck_error(choices.front(), log->deck); !why.empty())
        return fail_at(root, std::move(why));
    std::optional<ImportedMatch> best;
    std::vector<Error> failures;
    for (const Settings& settings : choices) {
        auto record = play_turns(settings, log->deck, log->turns, [&](std::size_t turn, std::size_t to_move) {
            return check_mover(*log, turn, to_move);
        });
        if (!record) {
            failures.push_back(std::move(record.error()));
            continue;
        }
        auto differences = find_differences(*record, *log, names);
        if (best && best->differences.size() <= differences.size()) continue;
        best = ImportedMatch{.record = *std::move(record),
                             .names = names,
                             .differences = std::move(differences),
                             .tags = {.date = log->date}};
        if (best->differences.empty()) break;
    }
    if (!best) return std::unexpected(std::move(failures.front()));
    return *std::move(best);
}

}  // namespace bastide::match
