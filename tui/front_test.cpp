// The compiler refuses a front with a missing or wrong member.
#include "tui/front.h"

#include <gtest/gtest.h>

#include "tui/puzzle/ui.h"

namespace bastide::tui {
namespace {

struct NoWayToDraw : PuzzleUi {
    void draw() = delete;
};

struct LinesWithoutLayout : PuzzleUi {
    StatusLines lines(const Table& table) const;
};

struct ClicksThatMoveAtOnce : PuzzleUi {
    static std::vector<puzzle::Placement> translate_click(ScreenPos at, const Layout& layout,
                                                          const Table& table);
};

struct AnotherGame : PuzzleUi {
    static int new_game_like(const Table& table);
};

// Not even a table.
struct NoTable : PuzzleUi {
    using Table = int;
};

TEST(TuiFront, AFrontHasAllMembersWithTheirTypes) {
    EXPECT_TRUE(Front<PuzzleUi>);
    EXPECT_FALSE(Front<NoWayToDraw>);
    EXPECT_FALSE(Front<LinesWithoutLayout>);
    EXPECT_FALSE(Front<ClicksThatMoveAtOnce>);
    EXPECT_FALSE(Front<AnotherGame>);
    EXPECT_FALSE(Front<NoTable>);
    EXPECT_FALSE(Front<int>);
    EXPECT_FALSE(ReplayFront<PuzzleUi>) << "a puzzle cannot be replayed";
}

}  // namespace
}  // namespace bastide::tui
