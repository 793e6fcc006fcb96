// The files of docs/records.md agree with the page and the studio's list.
#include <algorithm>
#include <map>
#include <string>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "bastide/arrange/goal.h"
#include "bastide/arrange/kinds.h"
#include "bastide/landscape/read.h"
#include "bastide/match/landscape_tile.h"
#include "cli/testing/run_command.h"
#include "command/fail.h"

namespace bastide::cli {
namespace {

using nlohmann::json;

std::string file_of(const json& record) {
    return source_path("examples/records/" + record["file"].get<std::string>());
}

json records() {
    return json::parse(run_shell("cat " + source_path("examples/records/records.json")).out);
}

landscape::Landscape map_of(const json& record) {
    landscape::LandscapeReader reader;
    landscape::Landscape map;
    EXPECT_TRUE(reader.feed(run_shell("cat " + file_of(record)).out, map) && reader.finish()) << record;
    return map;
}

// The tiles of a map.
arrange::Kinds kinds_of_map(const landscape::Landscape& map) {
    arrange::Kinds kinds;
    for (std::size_t row = 0; row < map.rows(); ++row)
        for (const tile::Tile tile : map.row(row))
            if (!tile.empty()) add(kinds, tile, 1);
    return kinds;
}

TEST(CliArrangeRecords, UseOnlyTheTilesOfTheBox) {
    const arrange::Kinds box = arrange::kinds_of(match::box_tiles());
    for (const json& record : records()) {
        if (record["kind"] != "map") continue;
        int tiles = 0;
        for (const arrange::Kind& kind : kinds_of_map(map_of(record))) {
            const int place = arrange::kind_of(kind.tile, box);
            ASSERT_GE(place, 0) << record;
            EXPECT_LE(kind.most, box[static_cast<std::size_t>(place)].most) << record;
            tiles += kind.most;
        }
        EXPECT_TRUE(tiles == 72 || record["name"] != "rectangle") << record;
    }
}

TEST(CliArrangeRecords, HaveTheStatedPoints) {
    int matches = 0;
    for (const json& record : records()) {
        if (record["kind"] == "map") {
            const Ran ran = run_command({"score", "--strict", file_of(record)});
            EXPECT_EQ(ran.out, record["points"].dump() + "\n") << record;
            EXPECT_EQ(ran.err, "") << record;
        } else {
            ++matches;
            const json replayed =
                json::parse(run_command({"match", "replay", "--json", file_of(record)}).out);
            EXPECT_EQ(replayed["final"][0], record["points"]) << record;
            EXPECT_EQ(replayed["moves"].size(), 71) << record;
        }
    }
    EXPECT_GT(matches, 0);
}

TEST(CliArrangeRecords, HaveTheStatedValues) {
    const std::map<std::string, arrange::Goal> goals = {{"mostPoints", arrange::Goal::points},
                                                        {"largestCity", arrange::Goal::city},
                                                        {"longestRoad", arrange::Goal::road},
                                                        {"closedMap", arrange::Goal::tiles}};
    std::size_t count = 0;
    for (const json& record : records()) {
        const auto goal = goals.find(record["name"].get<std::string>());
        if (goal == goals.end()) continue;
        ++count;
        EXPECT_EQ(std::to_string(value(goal->second, map_of(record))), record["value"].get<std::string>());
    }
    EXPECT_EQ(count, goals.size());
}

// Records that may be beaten.
TEST(CliArrangeRecords, OpenMapsHaveTheDocumentedValues) {
    const arrange::Kinds box = arrange::kinds_of(match::box_tiles());
    const std::map<std::string, std::pair<arrange::Goal, int>> open = {
        {"most-closed.json", {arrange::Goal::closed, 33}},
        {"city-of-all-tiles.json", {arrange::Goal::city, 31}}};
    for (const auto& [file, what] : open) {
        const landscape::Landscape map = map_of({{"file", file}});
        EXPECT_EQ(value(what.first, map), what.second) << file;
        arrange::Kinds kinds = kinds_of_map(map);
        std::ranges::sort(kinds, {}, [&](const arrange::Kind& kind) { return kind_of(kind.tile, box); });
        EXPECT_EQ(kinds, box) << file;
        EXPECT_EQ(map.rows(), 8);
    }
}

TEST(CliArrangeRecords, TheClosedMapIsClosed) {
    const Ran ran = run_command({"score", "--json", source_path("examples/records/closed-map.json")});
    const json open = json::parse(ran.out)["incomplete"];
    EXPECT_EQ(open["city"]["count"], 0);
    EXPECT_EQ(open["road"]["count"], 0);
}

}  // namespace
}  // namespace bastide::cli
