#include "bastide/match/export.h"

#include <algorithm>

#include "bastide/base/require.h"
#include "bastide/match/errors.h"
#include "bastide/match/landscape_tile.h"
#include "bastide/match/points.h"
#include "bastide/tile/legend.h"

namespace bastide::match {
namespace {

// The count of a log entry, from which `bastide tally` computes the points.
std::string count(const Event& event, SmallCity small_city) {
    switch (event.kind) {
        case Kind::city:
            if (!event.complete) return std::to_string(event.tiles + event.pennants);
            // A log scores 2 for each counted item, so a city that scores 1 per tile counts half.
            return std::to_string(complete_city_points(event.tiles, event.pennants, small_city) / 2);
        case Kind::road:
            return std::to_string(event.tiles);
        case Kind::monastery:
            return event.complete ? "" : std::to_string(event.tiles - 1);
        case Kind::field:
            return std::to_string(event.cities);
    }
    return {};
}

// A line for each winner.
void add_lines(std::string& log, const Event& event, SmallCity small_city) {
    const std::string number = count(event, small_city);
    for (unsigned player = 0; player < max_players; ++player) {
        if ((event.winners >> player & 1U) == 0) continue;
        log.append(std::to_string(player + 1)).append(1, ' ');
        log.append(event.kind == Kind::monastery ? "cloister" : name(event.kind));
        if (!number.empty()) log.append(1, ' ').append(number);
        log += '\n';
    }
}

}  // namespace

Result<std::string> tally_log(const Record& record) {
    const Settings& settings = record.start().settings;
    if (settings.farm == Farm::first && settings.fields) {
        return fail({errors::first_edition_log, farm_points(Farm::first)});
    }
    const auto& first = record.start().position;
    if (first && std::ranges::any_of(first->scores, [](int score) { return score != 0; }))
        return fail(errors::points_before_log);
    std::string log = std::to_string(settings.players) + '\n';
    for (const Record::Step& turn : record.steps())
        for (const Event& event : turn.events) add_lines(log, event, settings.small_city);
    log += ":\n";
    for (const Event& event : final_events(record.game().position()))
        add_lines(log, event, settings.small_city);
    return log += ".\n";
}

std::string landscape_json(const Board& board) {
    const auto tiles = board.tiles();
    require(!tiles.empty(), "there is a tile on the board");
    const auto [west, east] =
        std::ranges::minmax(tiles, {}, [](const PlacedTile& tile) { return tile.at.x; });
    const auto [north, south] =
        std::ranges::minmax(tiles, {}, [](const PlacedTile& tile) { return tile.at.y; });
    std::string json = "[";
    for (int y = int{north.at.y}; y <= south.at.y; ++y) {
        json += y == north.at.y ? "\n  [" : ",\n  [";
        for (int x = int{west.at.x}; x <= east.at.x; ++x) {
            const Square at{static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)};
            const auto tile = std::ranges::find(tiles, at, &PlacedTile::at);
            if (x != west.at.x) json += ',';
            json += tile == tiles.end()
                        ? "[]"
                        : tile::to_string(legend(landscape_tile(tile->type(), tile->rotation())));
        }
        json += ']';
    }
    return json += "\n]\n";
}

}  // namespace bastide::match
