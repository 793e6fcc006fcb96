// Typos and wrong guesses on the command line, and their messages.
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/testing/run_command.h"

namespace bastide::cli {
namespace {

using ::testing::HasSubstr;

struct Slip {
    const char* typed;  // after "bastide "
    int status;
    const char* hint;  // a part of it
};

// clang-format off
const std::vector<Slip> slips = {
    // Commands
    {"scroe map.json", 1, "there is no command 'scroe'; did you mean 'bastide score'?"},
    {"Score map.json", 1, "did you mean 'bastide score'?"},
    {"scores", 1, "did you mean 'bastide score'?"},
    {"tallly", 1, "did you mean 'bastide tally'?"},
    {"sovle", 1, "did you mean 'bastide solve'?"},
    {"mtach", 1, "did you mean 'bastide match'?"},
    {"puzle", 1, "did you mean 'bastide puzzle'?"},
    {"caverna scor", 1, "bastide caverna: there is no command 'scor'; did you mean 'bastide caverna score'?"},
    {"solo ply", 1, "bastide solo: there is no command 'ply'; did you mean 'bastide solo play'?"},
    {"match rnu", 1, "did you mean 'bastide match run'?"},
    {"puzzle gen", 1, "did you mean 'bastide puzzle generate'?"},
    {"bots", 1, "did you mean 'bastide match bots' or 'bastide solo bots'?"},
    {"dealers", 1, "did you mean 'bastide solo dealers'?"},
    {"perft", 1, "did you mean 'bastide match perft'?"},
    {"generate", 1, "did you mean 'bastide puzzle generate'?"},
    {"match score", 1, "did you mean 'bastide score' or 'bastide caverna score'?"},
    {"landscape", 1, "did you mean 'bastide score' or 'bastide complete'?"},
    {"map", 1, "did you mean 'bastide score' or 'bastide complete'?"},
    {"help nosuch", 1, "bastide help: there is no command 'nosuch' ('bastide --help' lists them)"},
    {"help slove", 1, "did you mean 'bastide solve'?"},
    {"help match play extra", 1, "bastide help: unexpected argument 'extra' (see 'bastide match play --help')"},
    {"help solo rnu", 1, "did you mean 'bastide solo run'?"},
    {"serv", 1, "did you mean 'bastide serve'?"},
    {"serve restroe", 1, "did you mean 'bastide serve restore'?"},
    {"serve --prot 8080", 1, "bastide serve: unknown option '--prot'; did you mean '--port'?"},
    {"carcassonne", 1, "carcassonne is a program of its own"},
    {"rules", 1, "for the rules, press ? in a game"},
    {"match lst", 1, "did you mean 'bastide match games'?"},
    {"frobnicate", 1, "bastide: there is no command 'frobnicate' ('bastide --help' lists them)"},
    {"--color never scroe", 1, "did you mean 'bastide score'?"},
    {"scroe --help", 1, "did you mean 'bastide score'?"},
    {"match review -- a.json --json", 1, "unexpected argument '--json' after '--' (see 'bastide match review --help')"},
    {"match review -- a.json b.json", 1, "unexpected argument 'b.json' (see 'bastide match review --help')"},
    {"match review a.json --names=", 1, "--names needs a value: NAME,…"},
    {"help match nonsense", 1, "bastide help: there is no command 'match nonsense' ('bastide match --help' lists them)"},
    // Groups
    {"matc play", 1, "bastide: there is no command 'matc'; did you mean 'bastide match'?"},
    {"puzle play x", 1, "bastide: there is no command 'puzle'; did you mean 'bastide puzzle'?"},
    {"puzzel solve x", 1, "bastide: there is no command 'puzzel'; did you mean 'bastide puzzle'?"},
    {"cavrna score x", 1, "bastide: there is no command 'cavrna'; did you mean 'bastide caverna'?"},
    {"mtch tally x", 1, "bastide: there is no command 'mtch'; did you mean 'bastide match'?"},
    {"slo play", 1, "bastide: there is no command 'slo'; did you mean 'bastide solo'?"},
    {"--color never matc play", 1, "bastide: there is no command 'matc'; did you mean 'bastide match'?"},
    // Options
    {"score --strct", 1, "bastide score: unknown option '--strct'; did you mean '--strict'?"},
    {"score --hlep", 1, "bastide score: unknown option '--hlep'; did you mean '--help'?"},
    {"--json score map.json", 1, "bastide score: put '--json' after 'bastide score'"},
    {"score -breakdown", 1, "did you mean '--breakdown'?"},
    {"score --corner_cities joined", 1, "did you mean '--corner-cities'?"},
    {"score --break", 1, "did you mean '--breakdown'?"},
    {"score --JSON", 1, "did you mean '--json'?"},
    {"score --colour never", 1, "did you mean '--color'?"},
    {"solo run --bto greedy", 1, "bastide solo run: unknown option '--bto'; did you mean '--bot'?"},
    {"match run --bot greedy,random", 1, "did you mean '--bots' or '--box'?"},
    {"match run --bots=greedy,random --gmaes=3", 1, "unknown option '--gmaes'; did you mean '--games'?"},
    {"match play --bots easy,me", 1, "did you mean '--players'?"},
    {"solve --rotate x", 1, "did you mean '--rotations'?"},
    {"solve --allow_rotatoins x", 1, "unknown option '--allow_rotatoins' (see 'bastide solve --help')"},
    {"score --png x", 1, "did you mean '--output'?"},
    {"play --rankd", 1, "did you mean '--ranked'?"},
    {"--verison", 1, "bastide: unknown option '--verison'; did you mean '--version'?"},
    {"solo replay --zzz", 1, "bastide solo replay: unknown option '--zzz' (see 'bastide solo replay --help')"},
    {"solve examples/puzzle/pond.txt --al_solutions", 1, "bastide solve: unknown option '--al_solutions'; did you mean "},
    // Values
    {"--color nevr score", 1, "--color: 'nevr' is not auto, always or never; did you mean 'never'?"},
    {"score --draw svgg", 1, "--draw: 'svgg' is not ansi, svg or png; did you mean 'svg'?"},
    {"score --corner-cities joint", 1, "did you mean 'joined'?"},
    {"score --threads x", 1, "bastide score: --threads: 'x' is not a whole number from 0 to 256"},
    {"score --threads", 1, "bastide score: --threads needs a value: N"},
    {"score --strict=foo", 1, "bastide score: --strict takes no value"},
    {"score --threads 1 --threads 2", 1, "bastide score: --threads is given more than once"},
    {"solo run --bot gredy", 1, "bastide solo run: --bot: 'gredy' is not a bot (the bots are random, greedy, planner); did you mean 'greedy'?"},
    {"solo run --bot greedy --against plannr", 1, "--against: 'plannr' is not a bot"},
    {"match run --bots greedy,rndom", 1, "did you mean 'random'?"},
    {"match play --players me,esay", 1, "did you mean 'easy'?"},
    {"match run --bots mybot.py,random", 1, "'mybot.py' is not a bot"},
    {"match run --bots mybot.py,random", 1, "; for a program, write ./mybot.py"},
    {"match play --position 'players 2'", 1, "bastide match play: --position, column 10: the position has no tiles"},
    {"match play --position 'players 3; tiles RCr 0 0 0'", 1, "bastide match play: --position has 3 players, but --players names 2"},
    {"match play --position 'players 2; tiles RCr 0 0 0; left -'", 1, "--position has no tiles to draw: expected some after 'left', or a tile in hand"},
    {"match play --position 'players 2; tiles RCr 0 0 0' --farm 2", 1, "--position states the rules: leave out --farm"},
    {"match play --players me,mybot.py", 1, "; for a program, write ./mybot.py"},
    {"solo run --bot greedy --dealer wieghted", 1, "did you mean 'weighted'?"},
    {"play --size 10", 1, "note: this is the solo game, which is 'bastide solo play'\nbastide solo play: --size: '10' is not an odd number from 3 to 99"},
    {"play --roads direct", 1, "did you mean 'directed'?"},
    {"match perft --sequence rfr", 1, "'rfr' is not a tile ('bastide match tiles' lists them); did you mean 'RFr'?"},
    {"match perft --sequence L", 1, "write B for the tile named L, or CRRR for the tile with the letter L"},
    {"caverna bounds --cap rubys=3", 1, "'rubys' is not a good you can cap"},
    {"caverna bounds --cap vegtables=3", 1, "did you mean 'vegetables'?"},
    {"caverna score --rules offical examples/caverna/blue.json", 1, "did you mean 'official'?"},
    {"completion zhs", 1, "SHELL: 'zhs' is not bash, zsh or fish; did you mean 'zsh'?"},
    {"puzzle generate --density 2", 1, "'2' is not a number from 0 to 1"},
    // Missing, superfluous and contradictory options.
    {"solo run", 1, "bastide solo run: --bot is required (see 'bastide solo run --help')"},
    {"puzzle solve", 1, "bastide solve: FILE is required (see 'bastide solve --help')"},
    {"puzzle show a.txt b.txt", 1, "bastide puzzle show: unexpected argument 'b.txt'"},
    {"puzzle show pond.txt --dimensions 3", 1, "--dimensions needs 2 values: ROWS COLUMNS"},
    {"puzzle show examples/puzzle/pond.txt --dimensions 2 2", 1, "bastide puzzle show: --dimensions: 2 x 2 squares are too few for 5 tiles"},
    {"puzzle grade examples/puzzle/pond.txt --dimensions 2 2", 1, "bastide puzzle grade: --dimensions: 2 x 2 squares are too few for 5 tiles"},
    {"puzzle grade examples/puzzle/pond.txt --dimensions 3", 1, "--dimensions needs 2 values: ROWS COLUMNS"},
    {"solve pond.txt --dimensions 3", 1, "--dimensions needs 2 values: ROWS COLUMNS"},
    {"match ladder none.db --standings --bots easy,random", 1, "--standings only prints: leave out --bots"},
    {"match ladder none.db --lease 5", 1, "--lease is for ladders that many machines play: add --database URL"},
    {"match run --bots easy,easy --records ''", 1, "bastide match run: --record: the name is empty"},
    {"match ladder none.db --records ''", 1, "bastide match ladder: --record: the name is empty"},
    {"match run --players greedy,random", 1, "did you mean '--bots'?"},
    {"caverna score --breakdown", 1, "did you mean '--explain'?"},
    {"score --explain", 1, "did you mean '--breakdown'?"},
    {"match replay --lgo", 1, "bastide match replay: unknown option '--lgo' (see "},
    {"puzzle generate --til 4", 1, "did you mean '--tile-count'?"},
    {"match replay --log --json", 1, "bastide match replay: --log cannot be used with --json"},
    {"match replay --json --log", 1, "bastide match replay: --json cannot be used with --log"},
    {"score -o map.gif", 1, "bastide score: -o: 'map.gif' ends in neither .svg nor .png"},
    {"match replay examples/match/duel.json --draw svg -o x.png", 1, "-o: 'x.png' is the name of a PNG, and --draw svg writes an SVG"},
    {"score examples/landscape/first-map.json --draw png -o x.svg", 1, "-o: 'x.svg' is the name of an SVG, and --draw png writes a PNG"},
    {"match run --bots greedy,random --games 1 --simulations 5", 1, "bastide match run: --simulations: none of these bots runs simulations"},
    {"match replay --names , examples/match/duel.json", 1, "--names: expected names with commas between them, as in Ada,Bo"},
    // The first error is reported first.
    {"score --threads x --corner-cities y", 1, "--threads: 'x'"},
    {"score --corner-cities y --threads x", 1, "--corner-cities: 'y'"},
    {"score --strct --threads x", 1, "'--strct'"},
    {"score --threads x --strct", 1, "--threads: 'x'"},
};
// clang-format on

TEST(CliSlips, LeadToSuggestions) {
    for (const auto& [typed, status, hint] : slips) {
        const Ran ran = run_shell("cd " + source_path("") + "; $BASTIDE " + typed + " </dev/null");
        EXPECT_EQ(ran.status, status) << typed;
        EXPECT_EQ(ran.out, "") << typed;
        EXPECT_THAT(ran.err, HasSubstr(hint)) << typed;
        EXPECT_TRUE(ran.err.starts_with("bastide") || ran.err.starts_with("note: ")) << ran.err;
    }
}

TEST(CliSlips, FilesOfAnotherKindAreNamed) {
    const std::string duel = source_path("examples/match/duel.json");
    const std::string friends = source_path("examples/tally/friends.log");
    EXPECT_EQ(
        run_command({"match", "replay", friends}).err,
        friends +
            ": expected a game record, a save of JCloisterZone or a log of Board Game Arena, all JSON\n");
    EXPECT_EQ(run_command({"solo", "replay", friends}).err,
              friends + ": expected the record of a solo game, which is JSON\n");
    for (const char* const redirect : {" ", " < ", " - < ", " /dev/stdin < "}) {
        EXPECT_THAT(run_shell(std::string("$BASTIDE score") + redirect + duel).err,
                    HasSubstr("'bastide match replay --to landscape' writes the map of a game"));
        EXPECT_THAT(run_shell(std::string("$BASTIDE tally") + redirect + duel).err,
                    HasSubstr("'bastide match replay --to log' writes the log of a game"));
    }
    EXPECT_THAT(run_shell("cat " + duel + " | $BASTIDE tally").err, HasSubstr("this is JSON, not a log"));
    EXPECT_THAT(run_shell("cat " + duel + " | $BASTIDE score").err, HasSubstr("this is a JSON object"));
}

TEST(CliSlips, CommandsHaveExpectedAliases) {
    const std::string map = source_path("examples/landscape/river-valley.json");
    for (const char* const typed : {"landscape", "map"})
        EXPECT_EQ(run_command({typed, "score", map}).out, run_command({"score", map}).out);
    const std::string pond = source_path("examples/puzzle/pond.txt");
    EXPECT_EQ(run_command({"puzzle", "solve", pond, "-no_art"}).out,
              run_command({"solve", pond, "-no_art"}).out);
    EXPECT_EQ(run_command({"version"}).out, run_command({"--version"}).out);
    EXPECT_EQ(run_command({"solo", "new", "--help"}).out, run_command({"help", "solo", "play"}).out);
    EXPECT_THAT(run_command({"help", "play"}).out, HasSubstr("Play the base game in the terminal"));
    EXPECT_EQ(run_command({"match", "watch", "--help"}).out, run_command({"help", "match", "view"}).out);
    EXPECT_EQ(run_command({"play", "solo", "--help"}).out, run_command({"help", "solo", "play"}).out);
    EXPECT_EQ(run_command({"play", "match", "--help"}).out, run_command({"match", "play", "-h"}).out);
}

}  // namespace
}  // namespace bastide::cli
