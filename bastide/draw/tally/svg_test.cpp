// The picture of a match shows every player's total, each line its own way.
#include "bastide/draw/tally/svg.h"

#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bastide/draw/testing/well_formed.h"

namespace bastide::draw {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

tally::MatchLog log(std::int32_t players, std::size_t entries, tally::Phase phase = tally::Phase::play) {
    tally::MatchLog log;
    log.players = players;
    for (std::size_t i = 0; i < entries; ++i) {
        const auto player = static_cast<std::int32_t>(i % static_cast<std::size_t>(players)) + 1;
        log.entries.push_back(
            {static_cast<std::int64_t>(i) + 2, 1, 1, player, phase, tally::LogFeature::road});
    }
    return log;
}

// The values of an attribute of the elements of a class.
std::vector<std::string> values(const std::string& picture, const std::string& class_name,
                                const std::string& attribute) {
    std::vector<std::string> found;
    for (auto at = picture.find("class=\"" + class_name + "\""); at != picture.npos;
         at = picture.find("class=\"" + class_name + "\"", at + 1)) {
        const auto start = picture.find(attribute + "=\"", at) + attribute.size() + 2;
        found.push_back(picture.substr(start, picture.find('"', start) - start));
    }
    return found;
}

TallyLook in_theme(Theme theme) {
    TallyLook look;
    look.theme = theme;
    return look;
}

TallyLook of_width(std::int32_t width) {
    TallyLook look;
    look.width = width;
    return look;
}

TallyLook with_names(std::vector<std::string> names) {
    TallyLook look;
    look.names = std::move(names);
    return look;
}

double width_of(const std::string& picture) {
    return std::stod(picture.substr(picture.find("width=\"") + 7));
}

TEST(DrawTallySvg, IsWellFormed) {
    for (const auto& each : {log(1, 0), log(1, 1), log(4, 40), log(32, 100), log(2, 100'000)}) {
        for (const Theme theme : {Theme::by_reader, Theme::light, Theme::dark}) {
            const std::string picture = tally_svg(each, in_theme(theme));
            EXPECT_EQ(testing::fault_in_xml(picture), "");
            EXPECT_EQ(picture, tally_svg(each, in_theme(theme)));
        }
    }
}

TEST(DrawTallySvg, LabelsEachPlayersEnd) {
    const std::string picture = tally_svg(log(3, 10));
    for (const char* label : {">Player 1: 4</text>", ">Player 2: 3</text>", ">Player 3: 3</text>"}) {
        EXPECT_THAT(picture, HasSubstr(label));
    }
}

TEST(DrawTallySvg, LabelsUseNamesIfKnown) {
    const TallyLook look = with_names({"Zoë & <Max>", ""});
    const std::string picture = tally_svg(log(3, 10), look);
    for (const char* label :
         {">Zoë &amp; &lt;Max&gt;: 4</text>", ">Player 2: 3</text>", ">Player 3: 3</text>"}) {
        EXPECT_THAT(picture, HasSubstr(label));
    }
    EXPECT_THAT(picture, Not(HasSubstr("<Max")));
    // XML has no way to write a control character.
    EXPECT_THAT(tally_svg(log(1, 1), with_names({"a\x01\nb"})), HasSubstr(">ab: 1</text>"));
    // There is also no escape for noncharacters, and bytes that are not UTF-8 are not text.
    for (const char* bad : {"a\xEF\xBF\xBE"
                            "b",
                            "a\xEF\xBF\xBF"
                            "b",
                            "a\xFF"
                            "b",
                            "a\xC3"
                            "b"})
        EXPECT_THAT(tally_svg(log(1, 1), with_names({bad})), HasSubstr(">a\uFFFDb: 1</text>"));
    // The picture is as wide as characters need, not bytes or entities.
    const auto width = [](const std::string& name) {
        return width_of(tally_svg(log(1, 1), with_names({name})));
    };
    EXPECT_EQ(width("Zoë & Max"), width("Zoe + Max"));
    EXPECT_GT(width("Zoë & Max"), width("Zoe"));
}

TEST(DrawTallySvg, DrawsInTheColoursOfMeeples) {
    TallyLook look;
    look.colours = {"red", "", "puce"};
    const std::string picture = tally_svg(log(4, 10), look);
    for (const char* group :
         {"<g class=\"b-meeple-red\">", "<g class=\"b-p1\">", "<g class=\"b-p2\">", "<g class=\"b-p3\">"})
        EXPECT_THAT(picture, HasSubstr(group));
    EXPECT_THAT(picture, HasSubstr(".b-meeple-red{color:"));
    EXPECT_THAT(tally_svg(log(4, 10)), Not(HasSubstr("meeple")));
}

TEST(DrawTallySvg, CanBeTranslated) {
    tally::MatchLog match = log(2, 10);
    match.entries.back().phase = tally::Phase::final;
    TallyLook look;
    look.words = {.points = "Punkte", .entries = "Einträge", .final_scoring = "Wertung & <Ende>"};
    const std::string picture = tally_svg(match, look);
    for (const char* words : {">Punkte</text>", ">Einträge</text>", ">Wertung &amp; &lt;Ende&gt;</text>"})
        EXPECT_THAT(picture, HasSubstr(words));
    EXPECT_THAT(tally_svg(match), HasSubstr(">final scoring</text>"));
}

TEST(DrawTallySvg, TakesTheNamesOfTheLog) {
    tally::MatchLog log_with_names = log(2, 2);
    log_with_names.names = {"Anna", "Zoë"};
    EXPECT_THAT(tally_svg(log_with_names), HasSubstr(">Zoë: 1</text>"));
    EXPECT_THAT(tally_svg(log_with_names, with_names({"", "Max"})),
                ::testing::AllOf(HasSubstr(">Anna: 1</text>"), HasSubstr(">Max: 1</text>")));
}

TEST(DrawTallySvg, ScalesToPeaksBeforeCorrections) {
    tally::MatchLog corrected = log(1, 2);
    corrected.entries[0].points = 300;
    corrected.entries[1].points = -299;
    corrected.entries[1].is_correction = true;
    const std::string picture = tally_svg(corrected);
    EXPECT_THAT(picture, HasSubstr(">300</text>"));
    EXPECT_THAT(picture, Not(HasSubstr("V-")));
}

TEST(DrawTallySvg, HasTheRequestedWidth) {
    const auto picture = [](std::int32_t width) { return tally_svg(log(4, 40), of_width(width)); };
    EXPECT_EQ(width_of(picture(760)) - width_of(picture(300)), 460);
    EXPECT_EQ(picture(-5), picture(min_plot_width));
    EXPECT_EQ(testing::fault_in_xml(picture(300)), "");
}

TEST(DrawTallySvg, StepsWhereTotalsGrow) {
    tally::MatchLog two;
    two.players = 2;
    two.entries = {{2, 4, 8, 1, tally::Phase::play, tally::LogFeature::city},
                   {3, 2, 2, 2, tally::Phase::play, tally::LogFeature::road},
                   {5, 0, 2, 1, tally::Phase::final, tally::LogFeature::city}};
    const std::string picture = tally_svg(two);
    // Three entries on 760 units from 42, and 10 points on 360 units above 416.
    EXPECT_THAT(values(picture, "b-curve", "d"),
                ::testing::ElementsAre("M42,416H295.3V128H802V56H802", "M42,416H548.7V344H802"));
    EXPECT_THAT(picture, HasSubstr(">final scoring</text>"));
    EXPECT_THAT(tally_svg(log(2, 3)), Not(HasSubstr("final scoring")));
}

TEST(DrawTallySvg, DistinguishesPlayersWithoutColour) {
    const std::string picture = tally_svg(log(max_players_in_picture, 64));
    const auto dashes = values(picture, "b-curve", "stroke-dasharray");
    const auto groups = testing::count(picture, "<g class=\"b-p");
    ASSERT_EQ(groups, max_players_in_picture);
    std::set<std::pair<std::string, std::string>> labels;
    for (std::size_t player = 0; player < dashes.size(); ++player) {
        const auto label = picture.find("<title>Player " + std::to_string(player + 1) + ":");
        const auto mark = picture.find("currentColor\" d=\"M", label);
        const auto shape = picture.find('m', mark + 18);
        labels.emplace(dashes[player], picture.substr(shape, picture.find('"', shape) - shape));
    }
    EXPECT_EQ(labels.size(), static_cast<std::size_t>(max_players_in_picture))
        << "dashes and mark differ for each";
}

TEST(DrawTallySvg, KeepsLabelsApart) {
    for (const auto& each : {log(4, 40), log(32, 32), log(12, 7)}) {
        std::vector<double> places;
        for (const std::string& y : values(tally_svg(each), "b-words", "y")) places.push_back(std::stod(y));
        std::ranges::sort(places);
        for (std::size_t i = 1; i < places.size(); ++i) EXPECT_GE(places[i] - places[i - 1], 19.9);
    }
}

TEST(DrawTallySvg, StaysSmall) {
    EXPECT_LT(tally_svg(log(2, 2'000'000)).size(), 200'000U);
}

TEST(DrawTallySvg, ShowsTheLargestTotals) {
    tally::MatchLog large = log(1, 1);
    large.entries[0].points = std::numeric_limits<std::int64_t>::max();
    EXPECT_THAT(tally_svg(large), HasSubstr("Player 1: 9223372036854775807"));
    EXPECT_THAT(tally_svg(large), HasSubstr(">10000000000000000000</text>"));
}

}  // namespace
}  // namespace bastide::draw
