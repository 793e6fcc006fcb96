// What `bastide match ladder` does with a ladder that is open, wherever it is kept.
#include <algorithm>
#include <cctype>

#include <fmt/format.h>

#include "bastide/draw/match/ladder.h"
#include "bastide/match/ladder/format.h"
#include "bastide/match/saved_match.h"
#include "bastide/play/seed.h"
#include "bastide/text/counted.h"
#include "bastide/text/json.h"
#include "cli/comma_list.h"
#include "cli/cores.h"
#include "cli/decimal.h"
#include "cli/failed.h"
#include "cli/interrupt.h"
#include "cli/match/forfeits.h"
#include "cli/match/ladder_command.h"
#include "cli/new_folder.h"
#include "cli/output.h"
#include "cli/progress_line.h"
#include "cli/terminal_game.h"
#include "ladder/play.h"

namespace bastide::cli {
namespace {

using namespace match;
using ladder::Store;
using ladder::Terms;

constexpr std::int64_t usual_pairs = 100;

std::string text_of(const Settings& settings) {
    text::JsonWriter json;
    write_options(json, settings);
    return json.take();
}

Result<std::optional<Hypotheses>> hypotheses_of(const std::string& sprt) {
    if (sprt.empty()) return std::nullopt;
    const std::size_t comma = std::min(sprt.find(','), sprt.size());
    const auto least = decimal<double>(sprt.substr(0, comma));
    const auto most = decimal<double>(sprt.substr(std::min(comma + 1, sprt.size())));
    constexpr double widest = 1000;
    if (!least || !most || *least >= *most || std::abs(*least) > widest || std::abs(*most) > widest)
        return failed("--sprt: '" + sprt +
                      "' is not two numbers of rating points, the lesser first, as in 0,20");
    return Hypotheses{.least = *least, .most = *most};
}

// The option that a ladder has otherwise; empty if none is.
std::string why_other(const LadderOptions& options, const Terms& terms) {
    const auto differs = [](const auto& given, const auto& kept) { return given && given != kept; };
    if (differs(options.seed, std::optional(terms.seed))) return "--seed";
    if (differs(options.simulations, terms.simulations)) return "--simulations";
    if (differs(options.programs.move_time, terms.move_time)) return "--move-time";
    if (differs(options.programs.match_time, terms.match_time)) return "--match-time";
    if (!options.sprt.empty() && options.sprt != terms.sprt) return "--sprt";
    if (options.has_settings && text_of(options.settings) != terms.settings) return "its rules";
    return "";
}

Result<Terms> begin(const LadderOptions& options, Store& store) {
    if (options.bots.empty()) return failed("this ladder is new: expected --bots and who meets in it");
    if (options.seed) {
        if (auto why = play::why_bad_seed(*options.seed, longest_common_seed); !why.empty())
            return failed(std::move(why));
    }
    return store.begin({.settings = text_of(options.settings),
                        .seed = options.seed ? *options.seed : random_seed(),
                        .simulations = options.simulations,
                        .move_time = options.programs.move_time,
                        .match_time = options.programs.match_time,
                        .sprt = options.sprt});
}

Result<Terms> terms_of(const LadderOptions& options, Store& store) {
    const auto kept = store.terms();
    if (!kept) return std::unexpected(kept.error());
    const std::optional<Terms>& known = *kept;
    auto terms = known ? *known : begin(options, store);
    if (!terms) return terms;
    if (const std::string other = why_other(options, *terms); !other.empty())
        return failed("this ladder was begun otherwise: leave " + other + " as it was, or begin another");
    return terms;
}

// Who is to meet: the new ones and those they are to meet, or all of the ladder.
std::vector<ladder::Wish> wishes(const LadderOptions& options, std::vector<std::string> known) {
    std::vector<ladder::Wish> wishes;
    const std::vector<std::string> added = words_of_list(options.bots);
    if (!options.against.empty()) {
        for (const std::string& one : added)
            for (const std::string& other : words_of_list(options.against))
                if (one != other) wishes.push_back({one, other});
        return wishes;
    }
    for (const std::string& word : added)
        if (std::ranges::find(known, word) == known.end()) known.push_back(word);
    for (std::size_t i = 0; i < known.size(); ++i)
        for (std::size_t j = i + 1; j < known.size(); ++j) wishes.push_back({known[i], known[j]});
    return wishes;
}

// Adds what was asked for. Nobody is added who cannot play.
Result<void> add_meetings(const LadderOptions& options, Store& store, NamedBots& named) {
    if (options.bots.empty()) {
        if (!options.against.empty()) return failed("--against needs --bots: who is to meet them?");
        return options.pairs ? store.extend(*options.pairs) : Result<void>();
    }
    const auto known = store.bots();
    if (!known) return std::unexpected(known.error());
    const auto meetings = wishes(options, *known);
    if (meetings.empty()) return failed("--bots: nobody meets: expected two bots, or --against");
    for (const auto& [one, other] : meetings)
        for (const std::string& word : {one, other})
            if (auto found = named.find(word); !found) return std::unexpected(std::move(found.error()));
    return store.add(meetings, options.pairs.value_or(usual_pairs));
}

Result<ladder::Play> play_of(const LadderOptions& options, const Terms& terms, Store& store,
                             NamedBots& named) {
    ladder::Play play{.settings = {}, .seed = terms.seed, .budget = {}, .bots = {}, .hypotheses = {}};
    const auto root = text::parse_json(terms.settings);
    if (!root) return std::unexpected(root.error());
    if (auto read = read_options(*root, play.settings); !read)
        return std::unexpected(std::move(read.error()));
    play.budget.simulations = terms.simulations;
    if (terms.move_time) play.budget.time = std::chrono::milliseconds(*terms.move_time);
    const auto hypotheses = hypotheses_of(terms.sprt);
    if (!hypotheses) return std::unexpected(hypotheses.error());
    play.hypotheses = *hypotheses;
    play.threads = threads_for(options.threads);
    const auto bots = store.bots();
    if (!bots) return std::unexpected(bots.error());
    for (const std::string& word : *bots) {
        auto kind = named.find(word);
        if (!kind) return std::unexpected(std::move(kind.error()));
        play.bots[word] = *kind;
    }
    return play;
}

void tell_of_forfeit(const ladder::Task& task, int round, const ladder::KeptMatch& kept,
                     FewWarnings& warnings) {
    if (!kept.match.forfeited_by) return;
    const Forfeit forfeit = {.seat = (*kept.match.forfeited_by + round) % 2, .why = kept.why};
    const std::string& name = *kept.match.forfeited_by == 0 ? task.one : task.other;
    warnings.tell(fmt::format("{} against {}, deal {}, seat {}: {}", task.one, task.other, task.deal,
                              forfeit.seat, forfeit_sentence(forfeit, name)));
}

Result<void> play_all(const ladder::Play& play, Store& store, const Interrupt& interrupt) {
    const auto progress = store.progress();
    if (!progress) return std::unexpected(progress.error());
    ProgressLine line;
    FewWarnings warnings;
    const auto watch = [&](std::int64_t played) {
        line.show([&](double seconds) {
            const std::int64_t done = progress->played + played;
            return fmt::format("{} {} of {} pairs, {:.3g} matches/s", progress_bar(done, progress->due), done,
                               progress->due, static_cast<double>(2 * played) / seconds);
        });
        return !interrupt.came();
    };
    const auto played = ladder::play_ladder(
        store, play, watch, [&](const ladder::Task& task, int round, const ladder::KeptMatch& kept) {
            tell_of_forfeit(task, round, kept, warnings);
        });
    line.clear();
    return played;
}

// A bot as part of a file's name.
std::string as_name(const std::string& word) {
    std::string name = word;
    std::ranges::replace_if(
        name, [](char each) { return std::isalnum(static_cast<unsigned char>(each)) == 0 && each != '.'; },
        '_');
    return name;
}

Result<void> write_records(const std::string& folder, Store& store) {
    if (auto made = make_folder(folder); !made) return made;
    Result<void> written;
    const auto told = store.records([&](const std::string& one, const std::string& other, std::int64_t deal,
                                        std::int64_t round, const std::string& record) {
        const std::string file =
            fmt::format("{}/{}-{}-{}-{}.json", folder, as_name(one), as_name(other), deal, round);
        if (written) written = write_file(file, record);
    });
    return told ? written : told;
}

Exit print(const LadderOptions& options, const std::optional<Hypotheses>& hypotheses, Store& store) {
    const auto all = store.all();
    if (!all) return fail(all.error());
    const auto progress = store.progress();
    if (!progress) return fail(progress.error());
    const Standings now = standings(all->bots.size(), all->meetings, hypotheses);
    if (options.picture.is_wanted()) {
        const auto written = write_picture(options.picture, draw::ladder_svg(now, all->bots));
        if (!written) return fail(written.error());
        if (options.picture.takes_stdout()) return Exit::done;
    }
    if (options.json) return finish(write_out(ladder_json(now, all->bots)));
    const std::string head =
        fmt::format("{}, {} of {} pairs of matches played\n\n", text::counted(std::ssize(all->bots), "bot"),
                    progress->played, progress->due);
    return finish(write_out(head + ladder_text(now, all->bots)));
}

}  // namespace

Exit play_and_print(const LadderOptions& options, const Common& common, Store& store) {
    const auto hypotheses = hypotheses_of(options.sprt);
    if (!hypotheses) return fail(common, hypotheses.error());
    const auto terms = terms_of(options, store);
    if (!terms) return fail(common, terms.error());
    const Interrupt interrupt;
    if (!options.standings) {
        ProgramOptions programs = options.programs;
        programs.move_time = terms->move_time;
        programs.match_time = terms->match_time;
        const auto limits = limits_of(programs);
        if (!limits) return fail(limits.error());
        NamedBots named(*limits);
        if (const auto added = add_meetings(options, store, named); !added)
            return fail(common, added.error());
        const auto play = play_of(options, *terms, store, named);
        if (!play) return fail(common, play.error());
        if (const auto played = play_all(*play, store, interrupt); !played) return fail(played.error());
    }
    if (!options.records.empty()) {
        if (const auto written = write_records(options.records, store); !written)
            return fail(written.error());
    }
    const Exit printed = print(options, *hypotheses_of(terms->sprt), store);
    return interrupt.came() ? Exit::interrupted : printed;
}

}  // namespace bastide::cli
