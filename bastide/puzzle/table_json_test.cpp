// A table survives a round trip through text, and invalid text gives an error.
#include "bastide/puzzle/table_json.h"

#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bastide/base/testing/file_text.h"
#include "bastide/puzzle/read.h"

namespace bastide::puzzle {
namespace {

using play::IntentKind;
using ::testing::HasSubstr;

std::string text_of(const Table& table) {
    text::JsonWriter json;
    write_json(json, table);
    return json.take();
}

Table road_of_two() {
    auto puzzle = read_puzzle("tile pasture road pasture pasture tile pasture pasture pasture road");
    return table_of({.puzzle = *std::move(puzzle), .rotations = true});
}

TEST(PuzzleTableJson, RoundTrips) {
    Table table = road_of_two();
    const auto is_stable = [&] {
        const auto again = read_table(text_of(table));
        return again && *again == table;
    };
    EXPECT_TRUE(is_stable());
    for (const Intent& intent :
         {Intent{.kind = IntentKind::confirm}, Intent{.kind = IntentKind::turn, .x = 1},
          Intent{.kind = IntentKind::step, .x = -2, .y = -3}, Intent{.kind = IntentKind::confirm},
          Intent{.kind = IntentKind::undo}, Intent{.kind = IntentKind::help}}) {
        table = act(table, intent);
        EXPECT_TRUE(is_stable()) << text_of(table);
    }
    EXPECT_TRUE(may_redo(table));
}

TEST(PuzzleTableJson, NoticesOfAnotherFormAreDropped) {
    Table table = act(act(road_of_two(), {.kind = IntentKind::confirm}), {.kind = IntentKind::point});
    table = act(table, {.kind = IntentKind::confirm});
    const std::string text = text_of(table);
    const std::string notice = R"({"kind":"illegal","reason":"square_taken"})";
    ASSERT_THAT(text, HasSubstr(R"("notice":)" + notice));
    for (const std::string other :
         {R"("Not here: there is already a tile there")", "null", "7", R"({"kind":"illegal"})",
          R"({"kind":"hint","reason":"square_taken"})", R"({"kind":"none"})", R"({"kind":"news"})"}) {
        std::string changed = text;
        const auto read = read_table(changed.replace(changed.find(notice), notice.size(), other));
        ASSERT_TRUE(read) << other;
        EXPECT_EQ(read->notice, Notice{}) << other;
        EXPECT_EQ(read->record, table.record);
    }
}

TEST(PuzzleTableJson, PlacesTheHeldTileOnALegalSquareByDefault) {
    const auto table =
        read_table(R"({"puzzle":"tile pasture road pasture pasture tile pasture road pasture road",)"
                   R"("rotations":false,"moves":[[0,0,0]],"played":1})");
    ASSERT_TRUE(table);
    EXPECT_TRUE(table->game().is_legal(chosen(*table)));
}

TEST(PuzzleTableJson, ExplainsErrors) {
    const auto error_of = [](const std::string& members) {
        const auto read = read_table("{" + members + "}");
        return read ? "" : to_string(read.error());
    };
    const std::string road = R"("puzzle":"tile pasture road pasture pasture","rotations":false)";
    EXPECT_THAT(error_of(""), HasSubstr("the table has no \"puzzle\""));
    EXPECT_THAT(error_of(R"("puzzle":"tile road")"), HasSubstr("the tile has no east side"));
    EXPECT_THAT(error_of(R"("puzzle":7)"), HasSubstr("a puzzle is text"));
    EXPECT_THAT(error_of(road + R"(,"moves":[[0,1,0]],"played":0)"), HasSubstr("move 0"));
    EXPECT_THAT(error_of(road + R"(,"moves":[null],"played":0)"), HasSubstr("[row,column,degrees]"));
    EXPECT_THAT(error_of(road + R"(,"moves":[],"played":1)"), HasSubstr("at most 0 moves"));
    EXPECT_THAT(error_of(road + R"(,"moves":[],"played":0,"degrees":45)"), HasSubstr("degrees are 0, 90"));
    EXPECT_THAT(error_of(road + R"(,"moves":[],"played":0,"row":1001)"), HasSubstr("rows and columns"));
    EXPECT_THAT(error_of(road + R"(,"moves":[],"played":0,"turns":1)"), HasSubstr("'turns' is unknown"));
}

TEST(PuzzleTableJson, ReadsMovesInTheFormatOfHints) {
    EXPECT_EQ(*read_move("[0,-2,90]"), (Placement{0, -2, 1}));
    EXPECT_EQ(*read_move("null"), no_way_on);
    EXPECT_FALSE(read_move("[0,0]"));
    EXPECT_FALSE(read_move("none"));
}

TEST(PuzzleTableJson, RoundTripsOlderTables) {
    const std::string text = file_text(BASTIDE_SOURCE_DIR "/bastide/puzzle/testing/release/studio.play.json");
    const auto table = read_table(text);
    ASSERT_TRUE(table) << to_string(table.error());
    EXPECT_TRUE(text_of(*table).starts_with(text.substr(0, text.find_last_of('}')))) << text_of(*table);
}

}  // namespace
}  // namespace bastide::puzzle
