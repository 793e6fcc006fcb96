// Pictures as files of two kinds, chosen by the same options everywhere.
#include "command/picture.h"

#include <filesystem>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/testing/run_command.h"
#include "os/testing/test_folder.h"
#ifdef BASTIDE_PNG
#include <cairo.h>

#include "bastide/draw/match/palette.h"
#endif

namespace bastide::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

const std::string first_map = source_path("examples/landscape/first-map.json");

TEST(CliPicture, FollowsTheFileExtension) {
    const os::TestFolder folder;
    const Ran ran = run_command({"score", "-o", folder / "map.svg", first_map});
    EXPECT_EQ(ran.out, "18\n");
    EXPECT_EQ(file_text(folder / "map.svg"), run_command({"score", "--draw", "svg", first_map}).out);
    EXPECT_EQ(run_command({"score", "--draw", "svg", "-o", folder / "map.gif", first_map}).status, 0);
    EXPECT_EQ(file_text(folder / "map.gif"), file_text(folder / "map.svg"));
    const Ran unknown = run_command({"score", "-o", "map.gif", first_map});
    EXPECT_EQ(unknown.status, 1);
    EXPECT_THAT(unknown.err, HasSubstr("'map.gif' ends in neither .svg nor .png"));
}

TEST(CliPicture, TakesTheSameOptionsEverywhere) {
    const std::vector<std::vector<std::string>> pictures = {
        {"score", first_map},
        {"match", "replay", source_path("examples/match/duel.json")},
        {"match", "tiles"},
        {"puzzle", "show", source_path("examples/puzzle/pond.txt")},
        {"solo", "run", "--bot", "random", "--games", "3"},
        {"tally", source_path("examples/tally/evening.log")},
        {"caverna", "score", source_path("examples/caverna/blue.json")},
    };
    for (std::vector<std::string> picture : pictures) {
        const os::TestFolder folder;
        picture.insert(picture.end(), {"--draw", "svg"});
        const std::string printed = run_command(picture).out;
        EXPECT_THAT(printed, StartsWith("<svg ")) << picture[0];
        picture.insert(picture.end(), {"-o", folder / "picture"});
        EXPECT_EQ(run_command(picture).status, 0);
        EXPECT_EQ(file_text(folder / "picture"), printed);
        picture.insert(picture.end(), {"--width", "100"});
        EXPECT_THAT(run_command(picture).err, HasSubstr("--width is the width of a PNG"));
    }
}

TEST(CliPicture, RequiresStandardOutputForItself) {
    const std::string match = source_path("examples/match/duel.json");
    for (const char* option : {"--json", "--log", "--landscape"}) {
        const Ran ran = run_command({"match", "replay", match, "--draw", "svg", option});
        EXPECT_EQ(ran.status, 1);
        EXPECT_THAT(ran.err, HasSubstr("cannot share standard output with the picture: add -o FILE"));
    }
    EXPECT_THAT(run_command({"match", "replay", match, "--svg", "a", "--draw", "svg"}).err,
                HasSubstr("--svg cannot be used with --draw"));
}

TEST(CliPicture, IsNotWrittenOverTheInput) {
    const os::TestFolder folder;
    const std::string match = file_text(source_path("examples/match/duel.json"));
    write_text(folder / "duel.png", match);
    const Ran ran = run_command({"match", "replay", folder / "duel.png", "-o", folder / "duel.png"});
    EXPECT_EQ(ran.status, 1);
    EXPECT_EQ(file_text(folder / "duel.png"), match);
}

TEST(CliPicture, NeedsAProgramForPng) {
    const Ran ran =
        run_shell("cp $BASTIDE $SCRATCH; $SCRATCH/bastide score --draw png " + first_map + "; echo $?");
    EXPECT_EQ(ran.out, "1\n");
    EXPECT_THAT(
        ran.err,
        StartsWith("bastide score: --draw png: the program bastide-png is missing: install the package "
                   "bastide-png, or librsvg2-dev and build again"));
}

#ifdef BASTIDE_PNG

// A PNG as cairo reads it.
class Image {
  public:
    explicit Image(const std::string& file) : surface_(cairo_image_surface_create_from_png(file.c_str())) {}
    Image(const Image&) = delete;
    Image& operator=(const Image&) = delete;
    ~Image() { cairo_surface_destroy(surface_); }

    int width() const { return cairo_image_surface_get_width(surface_); }
    int height() const { return cairo_image_surface_get_height(surface_); }

    // Returns "#rrggbb", without transparency.
    std::string colour(int x, int y) const {
        const unsigned char* row = cairo_image_surface_get_data(surface_) +
                                   static_cast<std::ptrdiff_t>(y) * cairo_image_surface_get_stride(surface_);
        std::uint32_t pixel = 0;
        std::memcpy(&pixel, row + static_cast<std::ptrdiff_t>(x) * 4, sizeof pixel);
        char text[8];
        std::snprintf(text, sizeof text, "#%06x", pixel & 0xffffffU);
        return text;
    }

  private:
    cairo_surface_t* surface_;
};

std::string fill(std::string_view name) {
    for (const draw::Paint& paint : draw::paints) {
        if (paint.name == name) return std::string(paint.light.substr(paint.light.find('#'), 7));
    }
    return "";
}

TEST(CliPng, HasTheSizeAndTheColoursOfTheSvg) {
    const os::TestFolder folder;
    const Ran ran = run_command({"match", "tiles", "-o", folder / "tiles.png"});
    EXPECT_EQ(ran.err, "");
    EXPECT_THAT(file_text(folder / "tiles.png"), StartsWith("\x89PNG\r\n\x1a\n"));
    EXPECT_THAT(run_command({"match", "tiles", "--draw", "svg"}).out,
                StartsWith("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"810\" height=\"604\""));
    const Image image(folder / "tiles.png");
    ASSERT_EQ(image.width(), 810);
    ASSERT_EQ(image.height(), 604);
    // The corners of the background, and the middle of the road on tile RCr, third in the first row.
    for (const int x : {0, 809}) EXPECT_EQ(image.colour(x, x == 0 ? 0 : 603), fill("b-table"));
    EXPECT_EQ(image.colour(290 + 50, 24 + 50), fill("b-road"));
    // The streets of the city on all sides of Cccc+, at its rim between two houses.
    EXPECT_EQ(image.colour(420 + 50, 24 + 1), fill("b-street"));
}

TEST(CliPng, HasTheRequestedWidth) {
    const os::TestFolder folder;
    for (const int width : {1, 333, 1620}) {
        const std::string file = folder / "tiles.png";
        EXPECT_EQ(run_command({"match", "tiles", "-o", file, "--width", std::to_string(width)}).status, 0);
        const Image image(file);
        EXPECT_EQ(image.width(), width);
        EXPECT_EQ(image.height(), std::max(1, static_cast<int>(std::lround(width * 604 / 810.0))));
        // No edge is left half transparent.
        EXPECT_EQ(image.colour(image.width() - 1, image.height() - 1),
                  width == 1 ? image.colour(0, 0) : fill("b-table"));
    }
    for (const char* width : {"0", "-1", "32768", "wide", "1e3"})
        EXPECT_EQ(run_command({"match", "tiles", "--draw", "png", "--width", width}).status, 1) << width;
}

TEST(CliPng, GoesToStandardOutputTheSameEachTime) {
    const os::TestFolder folder;
    const Ran ran = run_command({"score", "--draw", "png", first_map});
    EXPECT_EQ(ran.status, 0);
    run_command({"score", "-o", folder / "map.png", first_map});
    EXPECT_EQ(ran.out, file_text(folder / "map.png"));
}

TEST(CliPng, IsNotWrittenToATerminal) {
    const Ran ran = run_in_terminal({"score", "--draw", "png", first_map});
    EXPECT_EQ(ran.status, 1);
    EXPECT_EQ(ran.out, "");
    EXPECT_THAT(ran.err, HasSubstr("a terminal cannot show a PNG: write it with -o FILE, or redirect it"));
}

TEST(CliPng, HasALargestSize) {
    const os::TestFolder folder;
    const Ran wide = run_command({"score", "-o", folder / "map.png", "--width", "30000", first_map});
    EXPECT_EQ(wide.status, 2);
    EXPECT_EQ(wide.err,
              (folder / "map.png") +
                  ": cannot be drawn as PNG: it would be 30000 x 40714 pixels, more than 67 million: "
                  "make it smaller with --width, or draw it as SVG\n");
    EXPECT_EQ(folder.files(), 0);
    std::string meadow = "[[[0,0,0,0,0]";
    for (int i = 1; i < 100'000; ++i) meadow += ",[0,0,0,0,0]";
    const Ran large = run_command({"score", "--draw", "png", "--width", "100"}, meadow + "]]");
    EXPECT_EQ(large.status, 2);
    EXPECT_EQ(large.err, "<stdout>: cannot be drawn as PNG: the picture is too large: use SVG\n");
}

TEST(CliPng, ReportsMissingFonts) {
    const os::TestFolder folder;
    write_text(folder / "fonts.conf",
               "<fontconfig><dir>/none</dir><cachedir>" + folder.path() + "</cachedir></fontconfig>");
    const Ran ran = run_command({"score", "-o", folder / "map.png", first_map}, "",
                                {"FONTCONFIG_FILE=" + (folder / "fonts.conf")});
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(ran.err, "warning: there are no fonts, so the text is missing: install fonts-dejavu-core\n");
    EXPECT_EQ(Image(folder / "map.png").width(), 280);
}

TEST(CliPng, IsWrittenForEachSolutionOfAPuzzle) {
    const os::TestFolder folder;
    const std::string pond = source_path("examples/puzzle/pond.txt");
    EXPECT_EQ(run_command({"solve", "--all_solutions", "--no-art", "--png-folder", folder / "maps", "--width",
                           "70", pond})
                  .status,
              0);
    for (int i = 1; i <= 8; ++i)
        EXPECT_EQ(Image(folder / ("maps/solution-" + std::to_string(i) + ".png")).width(), 70);
}

TEST(CliPng, ProgramRejectsInvalidPictures) {
    for (const char* line : {"echo '<svg' | ", "echo hello | ", "printf '' | ",
                             "echo '<svg xmlns=\"http://www.w3.org/2000/svg\"/>' | "}) {
        const Ran ran = run_shell(std::string(line) + BASTIDE_PNG);
        EXPECT_EQ(ran.status, 2) << line;
        EXPECT_EQ(ran.out, "");
        EXPECT_NE(ran.err, "");
    }
    EXPECT_EQ(run_shell(std::string(BASTIDE_PNG) + " 0 </dev/null").status, 2);
}

#endif

}  // namespace
}  // namespace bastide::cli
