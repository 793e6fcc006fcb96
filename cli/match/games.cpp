// `bastide match games`: the matches played in the terminal, as a list and as files.
#include <cstdint>
#include <memory>
#include <optional>

#include <fmt/format.h>

#include "bastide/match/history.h"
#include "bastide/match/saved_match.h"
#include "cli/command.h"
#include "cli/decimal.h"
#include "cli/output.h"
#include "tui/match/saved_matches.h"

namespace bastide::cli {
namespace {

// Nothing if no match was ever kept.
Result<std::optional<tui::SavedMatches>> open_store() {
    const auto file = tui::matches_file();
    if (!file) return std::unexpected(file.error());
    return tui::SavedMatches::open_to_read(*file);
}

// As far as it was played: what was taken back is no part of it.
match::SavedMatch saved_of(const tui::KeptMatch& kept) {
    match::SavedMatch saved;
    saved.settings = kept.table.settings;
    saved.seed = kept.table.seed;
    saved.moves.assign(kept.moves.begin(), kept.moves.begin() + static_cast<std::ptrdiff_t>(kept.played));
    saved.asides = match::history(saved).game.asides();
    return saved;
}

// "Anna 74, medium 81": points as they would be were the match over now.
std::string result_of(const tui::KeptMatch& kept) {
    const match::Scores scores = match::history(saved_of(kept)).final_scores;
    std::string text;
    for (std::size_t player = 0; player < kept.table.seats.size(); ++player) {
        if (player > 0) text += ", ";
        text += fmt::format("{} {}", kept.table.seats[player].name, scores[player]);
    }
    return text;
}

Exit list_matches() {
    auto store = open_store();
    if (!store) return fail(store.error());
    std::optional<tui::SavedMatches>& matches = *store;
    const auto all = matches ? matches->all() : tui::AllOf<tui::KeptMatch>();
    if (!all) return fail(all.error());
    if (all->games.empty() && all->damaged.empty()) {
        say("No match is kept yet: 'bastide match play' plays one.");
        return Exit::done;
    }
    std::string text = "match  turns\n";
    for (const tui::KeptMatch& kept : all->games) {
        text += fmt::format("{:>5}  {:>5}  {}, {}, seed {}{}\n", kept.key.row, kept.played, result_of(kept),
                            kept.table.ranked ? "ranked" : "casual", kept.table.seed,
                            kept.is_over ? "" : ", not over: points as if it were");
    }
    if (!all->games.empty()) {
        if (auto written = write_out(text); !written) return fail(written.error());
    }
    for (const Error& error : all->damaged) fail(error);
    return all->damaged.empty() ? Exit::done : Exit::input;
}

Exit print_match(std::int64_t number) {
    auto store = open_store();
    if (!store) return fail(store.error());
    std::optional<tui::SavedMatches>& matches = *store;
    if (!matches)
        return fail(
            file_error(tui::matches_file().value_or(""), fmt::format("there is no match {}", number)));
    const auto kept = matches->load(number);
    if (!kept) return fail(kept.error());
    return finish(write_out(match::to_json(saved_of(*kept))));
}

}  // namespace

void add_match_games(Command match, Chosen& chosen) {
    const Command command = match.add_subcommand("games", "List the matches you played; print one as a file");
    auto number = std::make_shared<std::int64_t>(0);
    const Option given =
        command.add_option("MATCH", *number, "The number of a match in the list: print it as JSON")
            .transform(whole_number(1, 1'000'000'000))
            .type_name("");
    command.footer(
        "\nExamples:\n  bastide match games\n  bastide match games 3 > mine.json\n"
        "  bastide match games 3 | bastide match replay");
    command.callback([number, given, &chosen] {
        const bool is_one = given.is_given();
        chosen.run = [number, is_one](const Common&) {
            return is_one ? print_match(*number) : list_matches();
        };
    });
}

}  // namespace bastide::cli
