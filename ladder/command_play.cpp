// Implements `bastide match ladder` for an open ladder in any store.
#include <algorithm>
#include <iterator>
#include <map>

#include <fmt/format.h>

#include "bastide/draw/match/ladder.h"
#include "bastide/match/format.h"
#include "bastide/match/ladder/format.h"
#include "bastide/match/saved_match.h"
#include "bastide/play/seed.h"
#include "bastide/text/json.h"
#include "bastide/text/plural.h"
#include "bastide/text/quote.h"
#include "command/ask.h"
#include "command/fail.h"
#include "command/match/forfeits.h"
#include "command/option_values.h"
#include "engines/engine_bot.h"
#include "engines/file_names.h"
#include "ladder/command.h"
#include "ladder/play.h"
#include "os/atomic_file.h"
#include "os/files.h"
#include "os/output.h"
#include "os/progress_line.h"
#include "os/signals.h"
#include "os/thread_count.h"

namespace bastide::ladder {
namespace {

using namespace cli;
using namespace match;

constexpr std::int64_t usual_pairs = 100;

std::string text_of(const Settings& settings) {
    text::JsonWriter json;
    write_options(json, settings);
    return json.take();
}

Result<std::optional<Hypotheses>> hypotheses_of(const std::string& sprt) {
    if (sprt.empty()) return std::nullopt;
    const std::size_t comma = std::min(sprt.find(','), sprt.size());
    const auto least = text::number_in<double>(sprt.substr(0, comma));
    const auto most = text::number_in<double>(sprt.substr(std::min(comma + 1, sprt.size())));
    constexpr double widest = 1000;
    // Written so that NaN fails every comparison.
    const auto is_near = [](double points) { return std::abs(points) <= widest; };
    if (!least || !most || !(*least < *most) || !is_near(*least) || !is_near(*most))
        return failed(text::in_quotes(sprt) +
                      " is not two numbers of rating points, the smaller first, as in 0,20");
    return Hypotheses{.least = *least, .most = *most};
}

// Checks that no option contradicts the ladder.
Result<void> agree(const LadderOptions& options, const LadderSettings& ladder_settings) {
    const auto differs = [](const auto& given, const auto& stored) { return given && given != stored; };
    const auto other = [](const std::string& what) {
        return failed("this ladder has " + what + ", or start a new ladder");
    };
    if (differs(options.seed, std::optional(ladder_settings.seed)))
        return other("another seed: leave out --seed");
    if (differs(options.simulations, ladder_settings.simulations))
        return other("another --simulations: leave it out");
    if (differs(options.programs.move_time, ladder_settings.move_time))
        return other("another --move-time: leave it out");
    if (differs(options.programs.match_time, ladder_settings.match_time))
        return other("another --match-time: leave it out");
    if (!options.sprt.empty() && options.sprt != ladder_settings.sprt)
        return other("another --sprt: leave it out");
    if (options.has_settings && text_of(options.settings) != ladder_settings.settings)
        return other("other rules: leave them out");
    return {};
}

LadderSettings settings_of(const LadderOptions& options) {
    return {.settings = text_of(options.settings),
            .seed = options.seed ? *options.seed : random_seed(),
            .simulations = options.simulations,
            .move_time = options.programs.move_time,
            .match_time = options.programs.match_time,
            .sprt = options.sprt};
}

// Returns the settings of the ladder, or those for a new one.
Result<LadderSettings> ladder_settings_of(const LadderOptions& options, Store& store) {
    const auto stored = store.settings();
    if (!stored) return std::unexpected(stored.error());
    const std::optional<LadderSettings>& known = *stored;
    if (!known && options.standings)
        return std::unexpected(file_error(store.name(), "there is no ladder here yet"));
    if (!known && options.bots.empty())
        return bastide::fail("this ladder is new: give at least two bots with --bots");
    LadderSettings ladder_settings = known ? *known : settings_of(options);
    if (auto agreed = agree(options, ladder_settings); !agreed)
        return std::unexpected(std::move(agreed.error()));
    return ladder_settings;
}

// Validates settings from a database, which may have any values.
Result<LadderConfig> config_by(const LadderSettings& ladder_settings, const Store& store) {
    const auto bad = [&](const std::string& what, const std::string& why) {
        return std::unexpected(file_error(store.name(), "this ladder is damaged: " + what + ": " + why));
    };
    LadderConfig play{.settings = {},
                      .seed = ladder_settings.seed,
                      .budget = {},
                      .bots = {},
                      .names = {},
                      .hypotheses = {}};
    if (const Message why = play::seed_error(ladder_settings.seed, max_common_seed_bytes); !why.empty())
        return bad("its seed", to_string(why));
    const auto root = text::parse_json(ladder_settings.settings);
    if (!root) return bad("its rules", root.error().what());
    if (auto read = read_options(*root, play.settings); !read) return bad("its rules", read.error().what());
    play.budget.simulations = ladder_settings.simulations;
    if (ladder_settings.move_time) play.budget.time_ms = ladder_settings.move_time;
    const auto hypotheses = hypotheses_of(ladder_settings.sprt);
    if (!hypotheses) return bad("--sprt", hypotheses.error().what());
    play.hypotheses = *hypotheses;
    return play;
}

// Programs by absolute paths: the ladder may be gone on with from anywhere.
std::vector<std::string> absolute_words(const std::string& list) {
    std::vector<std::string> words = engines::bots_of_list(list);
    for (std::string& word : words)
        if (engines::is_command(word)) word = engines::absolute_command(word);
    return words;
}

// Returns the requested pairings: new bots and their opponents, or all bots of the ladder.
std::vector<PairingRequest> pairing_requests(const LadderOptions& options, std::vector<std::string> known) {
    std::vector<PairingRequest> pairing_requests;
    const std::vector<std::string> added = absolute_words(options.bots);
    if (!options.against.empty()) {
        for (const std::string& one : added)
            for (const std::string& other : absolute_words(options.against))
                if (one != other) pairing_requests.push_back({one, other});
        return pairing_requests;
    }
    for (const std::string& word : added)
        if (std::ranges::find(known, word) == known.end()) known.push_back(word);
    for (std::size_t i = 0; i < known.size(); ++i)
        for (std::size_t j = i + 1; j < known.size(); ++j) pairing_requests.push_back({known[i], known[j]});
    return pairing_requests;
}

// Returns the pairings. All bots have been checked to start.
Result<std::vector<PairingRequest>> pairings_of(const LadderOptions& options, Store& store,
                                                BotRegistry& registry) {
    if (options.bots.empty()) {
        if (!options.against.empty()) return failed("--against needs --bots: which bots should play them?");
        return {};
    }
    const auto known = store.bots();
    if (!known) return std::unexpected(known.error());
    auto pairings = pairing_requests(options, *known);
    if (pairings.empty()) return failed("--bots needs at least two bots, or one and --against");
    for (const auto& [one, other] : pairings)
        for (const std::string& word : {one, other})
            if (auto found = registry.find(word); !found) return std::unexpected(std::move(found.error()));
    return pairings;
}

// Creates a new ladder if necessary, and adds the requested pairs, in one transaction. Returns the ladder's
// settings. If another program has created it meanwhile, they are that program's and nothing is added.
Result<LadderSettings> add(const LadderOptions& options, const LadderSettings& ladder_settings,
                           const std::vector<PairingRequest>& pairings, Store& store) {
    LadderSettings begun = ladder_settings;
    const auto added = store.in_transaction([&] -> Result<void> {
        auto stored = store.begin(ladder_settings);
        if (!stored) return std::unexpected(std::move(stored.error()));
        begun = *std::move(stored);
        if (begun != ladder_settings) return {};
        if (!pairings.empty()) return store.add(pairings, options.pairs.value_or(usual_pairs));
        return options.pairs ? store.extend(*options.pairs) : Result<void>();
    });
    if (!added) return std::unexpected(added.error());
    return begun;
}

// Asks before programs run that only the file names, because someone else may have written it. A database is
// run by people who trust each other.
Result<bool> may_run_programs(const LadderOptions& options, Store& store) {
    if (options.runs_programs || store.is_shared()) return true;
    const auto bots = store.bots();
    if (!bots) return std::unexpected(bots.error());
    std::vector<std::string> named = absolute_words(options.bots);
    std::ranges::copy(absolute_words(options.against), std::back_inserter(named));
    std::string programs;
    for (const std::string& word : *bots) {
        if (!engines::is_command(word) || std::ranges::find(named, word) != named.end()) continue;
        programs.append(programs.empty() ? "" : ", ").append(text::printable(word));
    }
    if (programs.empty()) return true;
    return is_agreed(store.name() + " runs these programs on this machine: " + programs + ". Run them?",
                     store.name() + " runs these programs on this machine: " + programs +
                         ". If you trust them, add --run-programs, or name them with --bots");
}

// The bots of the ladder.
Result<void> find_bots(Store& store, BotRegistry& registry, LadderConfig& play) {
    const auto bots = store.bots();
    if (!bots) return std::unexpected(bots.error());
    const std::vector<std::string> names = engines::short_names(*bots);
    for (std::size_t i = 0; i < bots->size(); ++i) {
        const std::string& word = (*bots)[i];
        auto kind = registry.find(word);
        if (!kind) return std::unexpected(std::move(kind.error()));
        play.bots[word] = *kind;
        play.names[word] = names[i];
    }
    return {};
}

void warn_of_forfeit(const Task& task, int round, const RatedMatch& game, FewWarnings& warnings) {
    if (!game.match.forfeited_by) return;
    const Forfeit forfeit = {.seat = (*game.match.forfeited_by + round) % 2, .why = game.why};
    const std::string& name = *game.match.forfeited_by == 0 ? task.one : task.other;
    warnings.add(fmt::format("{} against {}, deal {}, seat {}: {}", task.one, task.other, task.deal,
                             forfeit.seat, forfeit_sentence(forfeit, name)));
}

Result<void> play_all(const LadderConfig& play, Store& store, const os::Interrupt& interrupt) {
    const auto progress = store.progress();
    if (!progress) return std::unexpected(progress.error());
    os::ProgressLine line;
    FewWarnings warnings;
    const auto watch = [&](std::int64_t played) {
        line.show([&](double seconds) {
            const std::int64_t done = progress->played + played;
            return fmt::format("{} {} of {}, {}", os::progress_bar(done, progress->due), done,
                               text::plural(progress->due, "pair"),
                               os::games_per_second(2 * played, seconds));
        });
        return !interrupt.came();
    };
    const auto played =
        play_ladder(store, play, watch, [&](const Task& task, int round, const RatedMatch& game) {
            warn_of_forfeit(task, round, game, warnings);
        });
    line.clear();
    return played;
}

Result<void> write_records(const std::string& folder, Store& store) {
    const auto bots = store.bots();
    if (!bots) return std::unexpected(bots.error());
    const std::vector<std::string> shown = engines::short_names(*bots);
    engines::FileNames files;
    std::map<std::string, std::string> names;
    for (std::size_t i = 0; i < bots->size(); ++i) names[(*bots)[i]] = files.of(shown[i]);
    if (auto made = os::make_folder(folder); !made) return made;
    Result<void> written;
    const auto result = store.records([&](const std::string& one, const std::string& other, std::int64_t deal,
                                          std::int64_t round, const std::string& record) {
        const std::string file =
            fmt::format("{}/{}-{}-{}-{}.json", folder, names[one], names[other], deal, round);
        if (written) written = os::write_file(file, record);
    });
    return result ? written : result;
}

Exit print(const LadderOptions& options, const std::optional<Hypotheses>& hypotheses, Store& store) {
    const auto all = store.all();
    if (!all) return fail(all.error());
    const auto progress = store.progress();
    if (!progress) return fail(progress.error());
    const Standings now = standings(all->bots.size(), all->pairings, hypotheses);
    const std::vector<std::string> names = engines::short_names(all->bots);
    if (options.picture.is_set()) {
        const auto written = write_picture(options.picture, draw::ladder_svg(now, names));
        if (!written) return fail(written.error());
        if (options.picture.takes_stdout()) return Exit::done;
    }
    if (options.json) return finish(os::write_out(ladder_json(now, all->bots)));
    const std::string head =
        fmt::format("{}, {} of {} of games played\n\n", text::plural(std::ssize(all->bots), "bot"),
                    progress->played, text::plural(progress->due, "pair"));
    return finish(os::write_out(head + ladder_text(now, names)));
}

Exit play_and_print(const LadderOptions& options, const GlobalOptions& global, Store& store,
                    const os::Interrupt& interrupt) {
    const auto ladder_settings = ladder_settings_of(options, store);
    if (!ladder_settings) return fail_usage(global, ladder_settings.error());
    auto play = config_by(*ladder_settings, store);
    if (!play) return fail(play.error());
    if (!options.standings) {
        ProgramOptions programs = options.programs;
        programs.move_time = ladder_settings->move_time;
        programs.match_time = ladder_settings->match_time;
        const auto limits = limits_of(programs);
        if (!limits) return fail(limits.error());
        BotRegistry registry(*limits);
        const auto fail_to_find = [&](const Error& error) {
            const auto shortage = registry.shortage();
            return shortage ? fail(*shortage) : fail_usage(global, error);
        };
        const auto pairings = pairings_of(options, store, registry);
        if (!pairings) return fail_to_find(pairings.error());
        const auto begun = add(options, *ladder_settings, *pairings, store);
        if (!begun && interrupt.came()) return Exit::interrupted;
        if (!begun) return fail_usage(global, begun.error());
        if (*begun != *ladder_settings) return play_and_print(options, global, store, interrupt);
        // A ladder that is complete can be looked at where its programs are not.
        const auto progress = store.progress();
        if (!progress) return fail(progress.error());
        if (progress->played < progress->due) {
            const auto may_run = may_run_programs(options, store);
            if (!may_run) return fail_usage(global, may_run.error());
            if (!*may_run) return Exit::done;
            if (const auto found = find_bots(store, registry, *play); !found)
                return fail_to_find(found.error());
            play->threads = os::thread_count(options.threads);
            play->shortage = [&registry] { return registry.shortage(); };
            if (const auto played = play_all(*play, store, interrupt); !played) return fail(played.error());
        }
    }
    if (!options.records.empty()) {
        if (const auto written = write_records(options.records, store); !written)
            return fail(written.error());
    }
    const Exit printed = print(options, play->hypotheses, store);
    return interrupt.came() ? Exit::interrupted : printed;
}

}  // namespace

std::string sprt_error(const std::string& sprt) {
    const auto hypotheses = hypotheses_of(sprt);
    return hypotheses ? "" : hypotheses.error().what();
}

Exit play_and_print(const LadderOptions& options, const GlobalOptions& global, Store& store) {
    const os::Interrupt interrupt;
    store.set_cancel_check([&interrupt] { return !interrupt.came(); });
    const Exit exit = play_and_print(options, global, store, interrupt);
    store.set_cancel_check({});
    return exit;
}

}  // namespace bastide::ladder
