// The files of docs/records.md: that they have what the page and the studio's list say.
#include <string>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "bastide/arrange/kinds.h"
#include "bastide/landscape/read.h"
#include "bastide/match/landscape_tile.h"
#include "cli/testing/run_command.h"

namespace bastide::cli {
namespace {

using nlohmann::json;

std::string file_of(const json& record) {
    return source_path("examples/records/" + record["file"].get<std::string>());
}

json records() {
    return json::parse(run_shell("cat " + source_path("examples/records/records.json")).out);
}

// How many tiles of each kind a map has.
arrange::Kinds kinds_of_map(const std::string& file) {
    arrange::Kinds kinds;
    for (const json& row : json::parse(run_shell("cat " + file).out)) {
        for (const json& cell : row) {
            if (cell.empty()) continue;
            const tile::FiveNumbers five = cell;
            add(kinds, tile::read_legend(five).tile, 1);
        }
    }
    return kinds;
}

TEST(CliArrangeRecords, HaveTheTilesOfTheBoxAndNoOthers) {
    const arrange::Kinds box = arrange::kinds_of(match::box_tiles());
    for (const json& record : records()) {
        if (record["kind"] != "map") continue;
        int tiles = 0;
        for (const arrange::Kind& kind : kinds_of_map(file_of(record))) {
            const int place = arrange::kind_of(kind.tile, box);
            ASSERT_GE(place, 0) << record;
            EXPECT_LE(kind.most, box[static_cast<std::size_t>(place)].most) << record;
            tiles += kind.most;
        }
        EXPECT_TRUE(tiles == 72 || record["name"] != "rectangle") << record;
    }
}

TEST(CliArrangeRecords, AreWorthWhatIsSaid) {
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

}  // namespace
}  // namespace bastide::cli
