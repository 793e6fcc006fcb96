// `bastide match games`: the matches played in the terminal, as a list and as files.
#include <cstdint>
#include <memory>
#include <optional>

#include <fmt/format.h>

#include "bastide/match/saved_match.h"
#include "cli/decimal.h"
#include "cli/match/commands.h"
#include "cli/output.h"
#include "tui/match/match_store.h"

namespace bastide::cli {
namespace {

// Nothing if no match was ever kept.
Result<std::optional<tui::MatchStore>> open_store() {
    const auto file = tui::matches_file();
    if (!file) return std::unexpected(file.error());
    return tui::MatchStore::open_to_read(*file);
}

// "Anna 74, medium 81": points as they would be were the match over now.
std::string result_of(const match::Table& kept) {
    const match::Scores scores = final_scores(kept.position());
    std::string text;
    for (std::size_t player = 0; player < kept.seats.size(); ++player) {
        if (player > 0) text += ", ";
        text += fmt::format("{} {}", kept.seats[player].name, scores[player]);
    }
    return text;
}

Exit list_matches() {
    auto store = open_store();
    if (!store) return fail(store.error());
    std::optional<tui::MatchStore>& matches = *store;
    const auto all = matches ? matches->all() : tui::AllOf<match::Table>();
    if (!all) return fail(all.error());
    if (all->games.empty() && all->damaged.empty()) {
        say("No matches yet: 'bastide match play' starts one.");
        return Exit::done;
    }
    std::string text = "match  turns\n";
    for (const auto& [key, table] : all->games) {
        text += fmt::format("{:>5}  {:>5}  {}, {}, seed {}{}\n", key.row, table.record.played(),
                            result_of(table), table.ranked ? "ranked" : "casual", table.record.start().seed,
                            table.game().is_over() ? "" : ", not over: points as if it were");
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
    std::optional<tui::MatchStore>& matches = *store;
    if (!matches)
        return fail(
            file_error(tui::matches_file().value_or(""), fmt::format("there is no match {}", number)));
    const auto kept = matches->load(number);
    if (!kept) return fail(kept.error());
    return finish(write_out(to_json(kept->table.record)));
}

}  // namespace

void add_match_games(Command match, Chosen& chosen) {
    const Command command =
        match.add_subcommand("games", "List the matches you played, or print one as a file");
    auto number = std::make_shared<std::int64_t>(0);
    const Option given =
        command.add_option("MATCH", *number, "The number of a match in the list, to print it as JSON")
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
