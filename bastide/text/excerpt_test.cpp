#include "bastide/text/excerpt.h"

#include <gmock/gmock.h>

#include "bastide/text/errors.h"

namespace bastide::text {
namespace {

using ::testing::ElementsAre;
using ::testing::FieldsAre;

TEST(TextExcerpt, TrimsAndMovesItsPlace) {
    EXPECT_THAT(trimmed({" \tL 4\r", 3}), FieldsAre("L 4", 3, 3));
    EXPECT_THAT(trimmed({"  ", 1, 5}), FieldsAre("", 1, 7));
    EXPECT_THAT(trimmed({}), FieldsAre("", 0, 1));
}

TEST(TextExcerpt, SplitsAtEachSeparator) {
    EXPECT_THAT(split({"L 4, ,RFr 8 "}, ','),
                ElementsAre(FieldsAre("L 4", 0, 1), FieldsAre("", 0, 6), FieldsAre("RFr 8", 0, 7)));
    EXPECT_THAT(split({""}, ','), ElementsAre(FieldsAre("", 0, 1)));
    EXPECT_THAT(split({"L,"}, ','), ElementsAre(FieldsAre("L", 0, 1), FieldsAre("", 0, 3)));
}

TEST(TextExcerpt, FailsAtItsPlace) {
    const auto failed = fail_at(Excerpt{"L", 3, 7}, errors::missing_member);
    EXPECT_EQ(failed.error().where, (Location{.line = 3, .column = 7}));
}

}  // namespace
}  // namespace bastide::text
