// A described type is written, read and declared in TypeScript according to its description.
#include "bastide/text/fields.h"

#include <gtest/gtest.h>

namespace bastide::text {
namespace {

constexpr MessageKind rows_range{"test.rows_range", "there are 1 to 9 rows"};
constexpr MessageKind columns_range{"test.columns_range", "there are 1 to 9 columns"};
constexpr MessageKind name_not_text{"test.name_not_text", "a name is text"};
constexpr MessageKind level_values{"test.level_values", "a level is 0, 1 or 5"};
constexpr MessageKind was_won{"test.was_won", "whether it was won"};
constexpr MessageKind rank_range{"test.rank_range", "a rank is 1 to 9"};

enum class Colour : std::uint8_t { red, blue };

constexpr auto describe(Type<Colour> /*type*/) {
    return words("Colour", "Of a player.", std::array<std::string_view, 2>{"red", "blue"});
}

struct Size {
    int rows = 3;
    int columns = 4;

    friend bool operator==(const Size&, const Size&) = default;
};

constexpr auto describe(Type<Size> /*type*/) {
    return object("Size", "size", "", member("rows", "", &Size::rows, number(1, 9, rows_range)),
                  usual_member("columns", "", &Size::columns, number(1, 9, columns_range)));
}

struct Game {
    Size size = {};
    std::string name = {};
    Colour colour = Colour::red;
    int level = 1;
    std::optional<bool> won = {};
    std::optional<Size> next = {};
    std::optional<int> rank = {};
    std::array<int, 2> at = {0, -1};
    std::vector<std::optional<int>> moves = {};

    friend bool operator==(const Game&, const Game&) = default;
};

constexpr std::array<std::string_view, 3> levels = {"0", "1", "5"};

Result<void> read_at(const JsonValue& value, Game& game) {
    if (value.elements.size() != 2)
        return fail_at(value, "two numbers, of a board of " + std::to_string(game.size.rows));
    game.at = {7, 8};
    return {};
}

constexpr auto describe(Type<Game> /*type*/) {
    return object("Game", "game", "A game.", version("game"), base(&Game::size),
                  member("name", "Of the \"player\".", &Game::name, string(name_not_text)),
                  member("colour", "", &Game::colour),
                  unusual_member("level", "", &Game::level, number_choice(levels, level_values)),
                  optional_member("won", "", &Game::won, boolean(was_won)),
                  optional_member("next", "", &Game::next),
                  nullable_member("rank", "", &Game::rank, number(1, 9, rank_range)),
                  member("at", "", &Game::at, read_by(read_at)));
}

struct View {
    const Game& game;
};

constexpr auto describe(Type<View> /*type*/) {
    return object("View", "", "",
                  member("area", "Of squares.", [](auto& view) { return view.game.size.rows * 10; }),
                  member("won", "", [](auto& view) { return view.game.won; }),
                  member("moves", "", [](auto& view) -> auto& { return view.game.moves; }),
                  member("half", "", [](auto&) { return 0.5; }),
                  member(
                      "raw", "", [](auto&) { return RawJson{"[[]]"}; }, as("Five[]")),
                  member(
                      "colours", "", [](auto&) { return std::array{1, 2}; },
                      by_word("Colour", described<Colour>.words)));
}

Result<Game> read(const std::string& text) {
    Game game;
    if (auto done = read_text_into(text, game); !done) return std::unexpected(done.error());
    return game;
}

std::string error_of(const std::string& text) {
    const auto game = read(text);
    return game ? "" : to_string(game.error());
}

TEST(TextFields, AreWrittenInTheirOrder) {
    EXPECT_EQ(json_text(Game{.name = "A"}),
              R"({"version":1,"rows":3,"columns":4,"name":"A","colour":"red","rank":null,"at":[0,-1]})"
              "\n");
    EXPECT_EQ(
        json_text(Game{.name = "A", .colour = Colour::blue, .level = 2, .won = false, .next = Size{1, 2}}),
        R"({"version":1,"rows":3,"columns":4,"name":"A","colour":"blue","level":5,"won":false,)"
        R"("next":{"rows":1,"columns":2},"rank":null,"at":[0,-1]})"
        "\n");
    EXPECT_EQ(json_text(View{{.name = "A", .moves = {1, std::nullopt}}}),
              R"({"area":30,"won":null,"moves":[1,null],"half":0.5,"raw":[[]],"colours":{"red":1,"blue":2}})"
              "\n");
}

TEST(TextFields, AreReadInAnyOrder) {
    const Game game{.size = {9, 4},
                    .name = "B",
                    .colour = Colour::blue,
                    .level = 2,
                    .won = true,
                    .next = Size{2, 3},
                    .at = {7, 8}};
    EXPECT_EQ(read(R"({"at":[1,2],"next":{"columns":3,"rows":2},"won":true,"level":5,"colour":"blue",)"
                   R"("name":"B","rows":9,"version":1})"),
              game);
}

TEST(TextFields, ErrorsHaveLocations) {
    EXPECT_EQ(error_of("[]"), "1:1: expected a game, { … }");
    EXPECT_EQ(error_of("{}"), "1:1: the game has no \"version\"");
    EXPECT_EQ(error_of("{\"version\":1}"), "1:1: the game has no \"rows\"");
    EXPECT_EQ(error_of("{\"version\":1,\n\"rows\":10}"), "2:8: '10' is not valid: there are 1 to 9 rows");
    EXPECT_EQ(error_of(R"({"version":1,"rows":1,"name":2})"), "1:30: a name is text");
    EXPECT_EQ(error_of(R"({"version":1,"rows":1,"name":"","colour":"green"})"),
              "1:42: 'green' is neither 'red' nor 'blue'");
    const std::string good = R"({"version":1,"rows":2,"name":"","colour":"red",)";
    EXPECT_EQ(error_of(good + R"("level":2,"at":[1,2]})"), "1:56: '2' is not valid: a level is 0, 1 or 5");
    EXPECT_EQ(error_of(good + R"("won":1,"at":[1,2]})"), "1:54: expected true or false: whether it was won");
    EXPECT_EQ(error_of(good + R"("next":{},"at":[1,2]})"), "1:55: the size has no \"rows\"");
    EXPECT_EQ(error_of(good + R"("at":[]})"), "1:53: two numbers, of a board of 2");
    EXPECT_EQ(error_of(good + R"("at":[1,2],"more":1})"),
              "1:66: 'more' is unknown here: a game has version, rows, columns, name, colour, level, won, "
              "next, rank and at");
}

TEST(TextFields, AreDeclaredInTypeScript) {
    TypeScript types;
    EXPECT_EQ(typescript_type<std::vector<View>>(types), "View[]");
    EXPECT_EQ(typescript_type<Game>(types), "Game");
    EXPECT_EQ(types.text(), R"(export type Colour = 'red' | 'blue';

export interface View {
  /** Of squares. */
  area: number;
  won: boolean | null;
  moves: (number | null)[];
  half: number;
  raw: Five[];
  colours: Record<Colour, number>;
}

export interface Size {
  rows: number;
  columns: number;
}

/** A game. */
export interface Game extends Size {
  version: 1;
  /** Of the "player". */
  name: string;
  colour: Colour;
  level?: 0 | 1 | 5;
  won?: boolean;
  next?: Size;
  rank?: number | null;
  at: [number, number];
}
)");
}

}  // namespace
}  // namespace bastide::text
