// A pad accepts valid lines of a log, and undoes them.
#include "bastide/tally/pad.h"

#include <gtest/gtest.h>

namespace bastide::tally {
namespace {

Pad pad_of(std::string_view text) {
    auto pad = Pad::read(text);
    EXPECT_TRUE(pad) << to_string(pad.error());
    return pad ? std::move(*pad) : Pad();
}

TEST(TallyPad, GrowsLineByLine) {
    Pad pad;
    EXPECT_FALSE(pad.has_players());
    EXPECT_FALSE(pad.enter("Anna road 3"));
    ASSERT_TRUE(pad.enter("players Anna Ben"));
    ASSERT_TRUE(pad.enter("Anna,Ben city 4 pennants 1 # both"));
    EXPECT_EQ(pad.phase(), Phase::play);
    ASSERT_TRUE(pad.enter(":"));
    EXPECT_EQ(pad.phase(), Phase::final);
    ASSERT_TRUE(pad.enter("Ben field 2"));
    EXPECT_EQ(pad.text(), "players Anna Ben\nAnna,Ben city 4 pennants 1 # both\n:\nBen field 2\n");
    EXPECT_EQ(pad.standings().player(1).total(), 10);
    EXPECT_EQ(pad.standings().player(2).total(), 16);
}

TEST(TallyPad, RejectsBadLinesWithoutChange) {
    Pad pad = pad_of("players A B\nA road 3\n");
    const auto entered = pad.enter("A field 3");
    ASSERT_FALSE(entered);
    EXPECT_EQ(to_string(entered.error()), "a field scores only at the end, after ':'");
    EXPECT_EQ(pad.text(), "players A B\nA road 3\n");
    EXPECT_EQ(pad.standings().player(1).total(), 3);
}

TEST(TallyPad, PreviewsTheScoreOfALine) {
    const Pad pad = pad_of("players A B\nA road 3\n");
    const auto shared = pad.preview("A,B city 3");
    ASSERT_TRUE(shared);
    ASSERT_EQ(shared->size(), 2U);
    EXPECT_EQ((*shared)[1].points, 6);
    EXPECT_EQ(to_string(pad.preview("A correction -4").error()),
              "the correction would take the total of A below 0: it is 3");
    EXPECT_EQ(pad.standings().player(1).total(), 3);
}

TEST(TallyPad, UndoesAndRedoesEveryLine) {
    const std::string text = "# Saturday\nplayers A B\nA road 3\n# noted\n\n:\nB field 1";
    Pad pad = pad_of(text);
    const std::vector<std::string> before = {"# Saturday\nplayers A B\nA road 3\n# noted\n\n:\n",
                                             "# Saturday\nplayers A B\nA road 3\n# noted\n\n",
                                             "# Saturday\nplayers A B\n", "# Saturday\n"};
    for (const std::string& each : before) {
        EXPECT_TRUE(pad.undo());
        EXPECT_EQ(pad.text(), each);
    }
    EXPECT_FALSE(pad.undo());
    while (pad.can_redo()) EXPECT_TRUE(pad.redo());
    EXPECT_EQ(pad.text(), text + "\n");
    EXPECT_EQ(pad.standings().player(2).total(), 3);
    EXPECT_FALSE(pad.redo());
    EXPECT_TRUE(pad.undo());
    EXPECT_TRUE(pad.enter("B field 2"));
    EXPECT_FALSE(pad.can_redo());
}

TEST(TallyPad, ContinuesAFinishedLog) {
    EXPECT_EQ(pad_of("players A\nA road 3\n. # done\n\n# later\n").text(),
              "players A\nA road 3\n\n# later\n");
    EXPECT_EQ(pad_of("").text(), "");
}

TEST(TallyPad, RejectsAPlainLog) {
    const auto plain = Pad::read("2\n1 road 3\n.\n");
    ASSERT_FALSE(plain);
    EXPECT_EQ(plain.error().where.line, 1);
    EXPECT_EQ(Pad::read("players A\nB road 3\n").error().where.line, 2);
}

}  // namespace
}  // namespace bastide::tally
