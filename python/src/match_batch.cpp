// `bastide.match.VecMatch`: many matches that step together, in arrays of NumPy's.
#include <atomic>
#include <memory>

#include <nanobind/ndarray.h>

#include "bastide/match/bots/named_bot.h"
#include "bastide/match/env/parallel/batch.h"
#include "bastide/match/format.h"
#include "bastide/text/quote.h"
#include "engines/engine_bot.h"
#include "python/src/bots.h"
#include "python/src/long_work.h"
#include "python/src/match.h"

namespace bastide::python {
namespace {

using match::Batch;
using match::BatchOptions;
using match::BatchViews;

constexpr std::size_t max_batch_seed_bytes = 40;

std::string shape_text(const std::vector<std::size_t>& shape) {
    std::string text;
    for (const std::size_t each : shape) text += (text.empty() ? "(" : ", ") + std::to_string(each);
    return text + (shape.size() == 1 ? ",)" : ")");
}

// The arrays of a batch by name: the caller's where given, else new ones, which Python may be forbidden to
// write to.
class Arrays {
  public:
    enum class New : std::uint8_t { writable, read_only };

    Arrays(nb::dict given, New fresh) : given_(std::move(given)), fresh_(fresh) {}

    template <class T>
    std::span<T> array(const char* name, const char* dtype, const std::vector<std::size_t>& shape) {
        using Array = nb::ndarray<T, nb::c_contig, nb::device::cpu>;
        nb::object object;
        Array array;
        if (given_.contains(name)) {
            object = given_[name];
            const bool is_array = nb::try_cast<Array>(object, array, false);
            bool fits = is_array && array.ndim() == shape.size();
            for (std::size_t i = 0; fits && i < shape.size(); ++i) fits = array.shape(i) == shape[i];
            if (!fits) {
                throw InputError(std::string("buffers: ") + name +
                                 " must be a writable, contiguous array of " + dtype + " with the shape " +
                                 shape_text(shape));
            }
        } else {
            nb::list dimensions;
            for (const std::size_t each : shape) dimensions.append(each);
            object = nb::module_::import_("numpy").attr("zeros")(nb::tuple(dimensions), dtype);
            array = nb::cast<Array>(object);
            if (fresh_ == New::read_only) object.attr("setflags")(nb::arg("write") = false);
        }
        hold(name, {reinterpret_cast<const std::byte*>(array.data()), array.nbytes()});
        all_[name] = object;
        // The garbage collector sees through a memoryview. Not everything that lends its memory has one.
        if (PyObject* const view = PyMemoryView_FromObject(object.ptr())) {
            views_.append(nb::steal(view));
        } else {
            PyErr_Clear();
            owners_.emplace_back(array);
        }
        return {array.data(), array.size()};
    }

    // All arrays have been made: there must be none left that nothing is written to.
    void finish() {
        for (const auto& [name, array] : given_) {
            if (all_.contains(name)) continue;
            const nb::object names = nb::str(", ").attr("join")(all_.keys());
            throw InputError("buffers: expected arrays of " + nb::cast<std::string>(names) + ", not " +
                             nb::cast<std::string>(nb::repr(name)));
        }
        given_ = nb::dict();
    }

    const nb::dict& all() const { return all_; }
    const nb::list& views() const { return views_; }

  private:
    // Remembers the memory of an array, which no other may share.
    void hold(const char* name, std::span<const std::byte> memory) {
        for (const auto& [other, taken] : memory_) {
            const bool is_apart =
                memory.data() + memory.size() <= taken.data() || taken.data() + taken.size() <= memory.data();
            if (!is_apart)
                throw InputError(std::string("buffers: ") + name + " shares its memory with " + other +
                                 ": give each an array of its own");
        }
        memory_.emplace_back(name, memory);
    }

    nb::dict given_;
    New fresh_;
    nb::dict all_;
    // The owners of borrowed memory cannot free it while these views exist.
    nb::list views_;
    std::vector<nb::ndarray<>> owners_;
    std::vector<std::pair<const char*, std::span<const std::byte>>> memory_;
};

// `intp` is int64 for NumPy, and another type for type checkers.
using Actions = Typed<
    "numpy.typing.NDArray[numpy.int32] | numpy.typing.NDArray[numpy.int64] | "
    "numpy.typing.NDArray[numpy.intp]">;
using ObservationWord = Word<"typing.Literal['tokens', 'globals', 'planes']">;
using RewardWord = Word<"typing.Literal['win', 'points', 'lead']">;
using IllegalWord = Word<"typing.Literal['raise', 'forfeit']">;

class VecMatch {
  public:
    VecMatch(const BatchOptions& options, std::unique_ptr<match::BotKind> opponent, const nb::dict& buffers,
             const std::vector<ObservationWord>& observations, bool masks,
             std::shared_ptr<std::atomic<bool>> is_stopped)
        : opponent_(std::move(opponent)),
          arrays_(buffers, Arrays::New::read_only),
          is_stopped_(std::move(is_stopped)) {
        const auto n = static_cast<std::size_t>(options.matches);
        const auto players = static_cast<std::size_t>(options.settings.players);
        const auto side = static_cast<std::size_t>(options.window.side());
        BatchViews views;
        for (const ObservationWord& word : observations) {
            const std::string observation = utf8_of(word);
            if (observation == "tokens" && options.settings.box.tile_count() > match::tile_count)
                throw InputError("observations: tokens have a row for each of 72 tiles, but the box has " +
                                 std::to_string(options.settings.box.tile_count()));
            if (observation == "tokens")
                views.tokens =
                    arrays_.array<std::int16_t>("tokens", "int16", {n, match::tile_count, match::token_size});
            else if (observation == "globals")
                views.globals = arrays_.array<float>("globals", "float32", {n, match::globals_size});
            else if (observation == "planes")
                views.planes =
                    arrays_.array<std::uint8_t>("planes", "uint8", {n, match::plane_count, side, side});
            else
                throw InputError("observations: expected tokens, globals or planes, not " +
                                 text::in_quotes(observation));
        }
        if (masks)
            views.masks = arrays_.array<std::int8_t>("masks", "int8",
                                                     {n, static_cast<std::size_t>(options.window.actions())});
        views.actions = arrays_.array<match::Action>("actions", "int32", {n * match::max_actions});
        views.offsets = arrays_.array<std::int64_t>("offsets", "int64", {n + 1});
        views.to_move = arrays_.array<std::int8_t>("to_move", "int8", {n});
        views.rewards = arrays_.array<float>("rewards", "float32", {n, players});
        views.terminated = arrays_.array<bool>("terminated", "bool", {n});
        views.truncated = arrays_.array<bool>("truncated", "bool", {n});
        views.final_scores = arrays_.array<std::int16_t>("final_scores", "int16", {n, players});
        arrays_.finish();
        chosen_.resize(n);
        batch_ = released([&] { return std::make_unique<Batch>(options, views); });
    }

    VecMatch(const VecMatch&) = delete;
    VecMatch& operator=(const VecMatch&) = delete;
    ~VecMatch() { forget(); }

    // Not while another thread writes to it.
    const Batch& batch() const {
        if (is_busy_) throw InputError("another thread is stepping these matches");
        return *batch_;
    }

    const BatchOptions& options() const { return batch_->options(); }

    // For Python's garbage collector: visiting references and breaking cycles.
    const Arrays& arrays() const { return arrays_; }
    void forget() {
        // There is no end to waiting for threads that another process has.
        if (has_lost_threads()) static_cast<void>(batch_.release());
        batch_.reset();
        arrays_ = Arrays({}, Arrays::New::read_only);
    }

    nb::object array(const char* name) const {
        if (!arrays_.all().contains(name))
            throw InputError(std::string(name) + " were not asked for, by `observations` or `masks`");
        return arrays_.all()[name];
    }

    // Returns the legal actions, without the unused rest.
    Typed<"numpy.typing.NDArray[numpy.int32]"> actions() const {
        std::int64_t count = 0;
        for (int i = 0; i < batch().matches(); ++i) count += std::ssize(batch_->legal(i));
        return nb::object(array("actions")[nb::slice(nb::int_(0), nb::int_(count), nb::int_(1))]);
    }

    // Returns the observation after each legal action, in the order of `actions`.
    Tuple<Typed<"numpy.typing.NDArray[numpy.int16]">, Typed<"numpy.typing.NDArray[numpy.float32]">>
    afterstates() {
        const Busy busy(*this);
        std::size_t count = 0;
        for (int i = 0; i < batch_->matches(); ++i) count += batch_->legal(i).size();
        Arrays arrays{nb::dict(), Arrays::New::writable};
        const auto tokens =
            arrays.array<std::int16_t>("tokens", "int16", {count, match::tile_count, match::token_size});
        const auto globals = arrays.array<float>("globals", "float32", {count, match::globals_size});
        released([&] {
            std::size_t row = 0;
            for (int i = 0; i < batch_->matches(); ++i) {
                match::Position position = batch_->game(i).position();
                const match::Type tile = position.tile();
                for (const match::Action action : batch_->legal(i)) {
                    const auto undo = position.apply(match::move_of(batch_->options().window, action, tile));
                    match::Tokens().begin(position,
                                          tokens.subspan(row * match::tokens_size, match::tokens_size));
                    write_globals(position, globals.subspan(row * match::globals_size, match::globals_size));
                    position.undo(undo);
                    row += 1;
                }
            }
            return true;
        });
        return nb::make_tuple(arrays.all()["tokens"], arrays.all()["globals"]);
    }

    using Flags = Typed<"numpy.typing.NDArray[numpy.bool_]">;
    Tuple<Typed<"numpy.typing.NDArray[numpy.float32]">, Flags, Flags> step(const Actions& actions) {
        const Busy busy(*this);
        take(actions);
        value_of(released([&] { return batch_->step(chosen_); }));
        return nb::make_tuple(array("rewards"), array("terminated"), array("truncated"));
    }

    void reset(const nb::object& seed, std::int64_t deal) {
        constexpr std::int64_t max_deal = 1'000'000'000'000;
        static_cast<void>(within(deal, 0, max_deal, "deal"));
        const std::string next = seed.is_none() ? options().seed : seed_of(seed, max_batch_seed_bytes);
        const Busy busy(*this);
        released([&] {
            batch_->reset(next, deal);
            return true;
        });
    }

    // Returns the index of a game.
    int index_of(std::int64_t index) const {
        if (index >= 0 && index < options().matches) return static_cast<int>(index);
        const std::string why = "index: expected a whole number from 0 to " +
                                std::to_string(options().matches - 1) + ", not " + std::to_string(index);
        throw nb::index_error(why.c_str());
    }

    std::optional<match::Position> final_position(std::int64_t index) const {
        const match::Game* const last = batch().last_game(index_of(index));
        if (last == nullptr) return std::nullopt;
        return last->position();
    }

  private:
    // Only the thread that holds Python's lock sets it, but a step lets go of that.
    class Busy {
      public:
        explicit Busy(VecMatch& matches) : is_busy_(matches.is_busy_) {
            static_cast<void>(matches.batch());
            if (matches.has_lost_threads())
                throw InputError(
                    "these matches are another process's, with its threads: begin them in this one");
            is_busy_ = true;
            *matches.is_stopped_ = false;
        }
        Busy(const Busy&) = delete;
        Busy& operator=(const Busy&) = delete;
        ~Busy() { is_busy_ = false; }

      private:
        bool& is_busy_;
    };

    bool has_lost_threads() const { return forks_ != forks() && batch_ && options().threads > 1; }

    template <class T>
    bool take_as(const nb::object& actions) {
        nb::ndarray<const T, nb::device::cpu> array;
        if (!nb::try_cast(actions, array, false)) return false;
        if (array.ndim() != 1)
            throw InputError("actions: expected an array with one dimension, not " +
                             std::to_string(array.ndim()));
        if (array.shape(0) != chosen_.size())
            throw InputError("actions: expected one for each of the " + std::to_string(chosen_.size()) +
                             " matches, not " + std::to_string(array.shape(0)));
        const auto stride = array.stride(0);
        for (std::size_t i = 0; i < chosen_.size(); ++i) {
            const T action = array.data()[static_cast<std::int64_t>(i) * stride];
            using Limits = std::numeric_limits<match::Action>;
            const bool is_action = action >= Limits::min() && action <= Limits::max();
            if (!is_action && options().illegal == match::Illegal::refused)
                throw InputError("match " + std::to_string(i) + ": there is no action " +
                                 std::to_string(action) + ": they go from 0 to " +
                                 std::to_string(options().window.actions() - 1));
            chosen_[i] = is_action ? static_cast<match::Action>(action) : match::Action{-1};
        }
        return true;
    }

    void take(const nb::object& actions) {
        if (take_as<std::int32_t>(actions) || take_as<std::int64_t>(actions)) return;
        const std::string expected =
            "actions: expected an array of int32 or int64 with one action for each match";
        if (!nb::hasattr(actions, "dtype")) refuse_type(expected, actions);
        const nb::object type = actions.attr("dtype");
        throw nb::type_error((expected + ", not of " + nb::cast<std::string>(nb::str(type))).c_str());
    }

    std::unique_ptr<match::BotKind> opponent_;  // to which the batch refers
    Arrays arrays_;
    std::vector<match::Action> chosen_;
    std::unique_ptr<Batch> batch_;
    bool is_busy_ = false;
    std::shared_ptr<std::atomic<bool>> is_stopped_;  // whether the bots are to end their search
    int forks_ = forks();
};

// The arrays may belong to a caller who may also refer to the games.
int traverse(PyObject* self, visitproc visit, void* arg) {
    Py_VISIT(Py_TYPE(self));
    if (!nb::inst_ready(self)) return 0;
    const Arrays& arrays = nb::inst_ptr<VecMatch>(self)->arrays();
    Py_VISIT(arrays.all().ptr());
    Py_VISIT(arrays.views().ptr());
    return 0;
}

int clear(PyObject* self) {
    if (nb::inst_ready(self)) nb::inst_ptr<VecMatch>(self)->forget();
    return 0;
}

match::Reward reward_of(std::string_view word) {
    using Choice = std::pair<std::string_view, match::Reward>;
    constexpr std::array choices = {Choice{"win", match::Reward::win},
                                    Choice{"points", match::Reward::points},
                                    Choice{"lead", match::Reward::lead}};
    return chosen(word, choices, "reward");
}

match::Illegal illegal_of(std::string_view word) {
    using Choice = std::pair<std::string_view, match::Illegal>;
    constexpr std::array choices = {Choice{"raise", match::Illegal::refused},
                                    Choice{"forfeit", match::Illegal::forfeits}};
    return chosen(word, choices, "illegal");
}

// Returns the opponent with a name, or null without one.
std::unique_ptr<match::BotKind> opponent_of(const std::optional<std::string>& given,
                                            const match::Budget& budget) {
    if (!given) {
        if (budget.simulations) throw InputError("simulations: they are for an opponent, and there is none");
        return nullptr;
    }
    const std::string& name = *given;
    if (engines::is_command(name))
        throw InputError("opponent: programs do not play matches that step together, as " +
                         text::in_quotes(name) +
                         " would: expected the name of a bot, or let it play in match.run or Game.choose");
    auto kind = std::make_unique<match::BotKind>(value_of(match::named_bot(name)));
    if (budget.simulations && !kind->uses_budget)
        refuse_unused("simulations", "the bot " + text::in_quotes(name) + " does", match::all_bots());
    return kind;
}

void make(VecMatch* place, std::int64_t num_envs, const Seed& seed, std::int64_t threads,
          const match::Settings& settings, std::int64_t radius,
          const std::vector<ObservationWord>& observations, bool masks, const RewardWord& reward,
          const IllegalWord& illegal, const std::optional<NamedBot>& opponent,
          std::optional<std::int64_t> simulations, const Dict<nb::str, nb::any>& buffers) {
    constexpr std::int64_t max_matches = 1 << 20;
    const Underway underway;  // for NumPy
    // Only the thread that called the step notices Ctrl-C and stops the others.
    auto is_stopped = std::make_shared<std::atomic<bool>>(false);
    match::Budget budget = match_budget_of(simulations);
    budget.watch = [is_stopped] {
        if (!*is_stopped && !check_signals()) *is_stopped = true;
        return !*is_stopped;
    };
    auto kind = opponent_of(opponent ? std::optional(utf8_of(*opponent)) : std::nullopt, budget);
    const BatchOptions options{.settings = settings,
                               .matches = static_cast<int>(within(num_envs, 1, max_matches, "num_envs")),
                               .seed = seed_of(seed, max_batch_seed_bytes),
                               .threads = threads_of(threads),
                               .window = window_of(radius),
                               .reward = reward_of(utf8_of(reward)),
                               .illegal = illegal_of(utf8_of(illegal)),
                               .opponent = kind.get(),
                               .budget = std::move(budget)};
    new (place) VecMatch(options, std::move(kind), buffers, observations, masks, std::move(is_stopped));
}

// An array by its name, with the type it has for Python.
template <TypeName type>
void add_array(nb::class_<VecMatch>& vec, const char* name, const char* about) {
    vec.def_prop_ro(name, [name](const VecMatch& of) { return Typed<type>(of.array(name)); }, about);
}

}  // namespace

void add_match_batch(nb::module_& room) {
    static const PyType_Slot slots[] = {{Py_tp_traverse, reinterpret_cast<void*>(&traverse)},
                                        {Py_tp_clear, reinterpret_cast<void*>(&clear)},
                                        {0, nullptr}};
    nb::class_<VecMatch> vec(room, "VecMatch", nb::type_slots(slots),
                             "Many games that step together. The step also draws tiles and restarts finished "
                             "games. Game i plays the deals 'SEED-i-0', 'SEED-i-1' and so on, like `Game`.");
    vec.def("__init__", &make, nb::arg("num_envs"), nb::arg("seed").none() = "1", nb::arg("threads") = 1,
            nb::kw_only(), nb::arg("settings") = match::Settings{}, nb::arg("radius") = 15,
            nb::arg("observations") = std::vector{ObservationWord("tokens"), ObservationWord("globals")},
            nb::arg("masks") = false, nb::arg("reward") = RewardWord("win"),
            nb::arg("illegal") = IllegalWord("raise"), nb::arg("opponent") = nb::none(),
            nb::arg("simulations") = nb::none(), nb::arg("buffers") = Dict<nb::str, nb::any>(nb::dict()),
            "Begin `num_envs` games, 1 to 1,048,576, with these `settings`. The `seed` is an int or text, "
            "random if None. `threads` is at most 256, and 0 means one per core. Results do not depend on "
            "it.\n\nActions are within a window of a `radius`, 1 to 71. `observations` lists the arrays to "
            "fill: 'tokens', 'globals' and 'planes'. With `masks`, there is also an action mask. The arrays "
            "are new and read-only, or taken from `buffers` by name. Other code must not write to "
            "those.\n\nThe `reward` is 'win' (1, 0 or -1 at the end), 'points' (the points of the step) or "
            "'lead' (the change of the player's lead over the best opponent). An `illegal` action raises "
            "Error and changes nothing, or with 'forfeit' ends that game with -1 for its player.\n\nAn "
            "`opponent`, a bot's name such as 'greedy' or 'master:25' but not a program, plays all seats of "
            "a game except one: the free seat of game i is (i + k) modulo players in its k-th deal. "
            "`simulations`, 1 to 1,000,000,000, are for opponents that make them. Raises Error for a value "
            "out of range, or a buffer of another type or shape.")
        .def("reset", &VecMatch::reset, nb::arg("seed") = nb::none(), nb::kw_only(), nb::arg("deal") = 0,
             "Start all games with this deal, counted from 0, of the same seed or a new one. Raises Error "
             "for a seed or a deal out of range.")
        .def("step", &VecMatch::step, nb::arg("actions"),
             "Take one legal action for each game: `actions` is int32 or int64 (num_envs,). Returns the "
             "arrays (rewards, terminated, truncated), float32 (num_envs, players), bool (num_envs,) and "
             "bool (num_envs,). The other arrays have the next observations. Raises Error for an array of "
             "another length and, with illegal='raise', for an illegal action, and changes nothing.")
        .def_prop_ro(
            "num_envs", [](const VecMatch& of) { return of.options().matches; }, "The number of games.")
        .def_prop_ro(
            "num_actions", [](const VecMatch& of) { return of.options().window.actions(); },
            "The number of actions in a window.")
        .def_prop_ro(
            "seed", [](const VecMatch& of) { return of.options().seed; }, "The seed.")
        .def(
            "game",
            [](const VecMatch& of, std::int64_t index) {
                return of.batch().game(of.index_of(index)).position();
            },
            nb::arg("index"),
            "The Position of the game with this `index`, from 0. Raises IndexError if there is none.")
        .def("final_position", &VecMatch::final_position, nb::arg("index"),
             "The Position at the end of the last finished game with this index, or None if none has "
             "finished since the last reset. A forfeited game ends before the illegal action. Raises "
             "IndexError if there is no such index.")
        .def(
            "episode",
            [](const VecMatch& of, std::int64_t index) { return of.batch().episode(of.index_of(index)); },
            nb::arg("index"),
            "The number of the deal, counted from 0, of the game with this `index`. Raises IndexError if "
            "there is none.")
        .def(
            "__repr__",
            [](const VecMatch& of) {
                return "<VecMatch: " + std::to_string(of.options().matches) + " games, " +
                       match::about(of.options().settings) + ", seed " + of.options().seed + ">";
            },
            "The number of games, the settings and the seed.")
        .def_prop_ro("actions", &VecMatch::actions,
                     "The legal actions of all games, int32. Game i has actions[offsets[i]:offsets[i + 1]].");
    vec.def("afterstates", &VecMatch::afterstates,
            "The positions after each of `actions`, before the next draw, from the point of view of the next "
            "player to move: new arrays (tokens, globals), int16 (len(actions), 72, 8) and float32 "
            "(len(actions), 64).");
    add_array<"numpy.typing.NDArray[numpy.int16]">(vec, "tokens",
                                                   "The tiles on the boards, int16 (n, 72, 8).");
    add_array<"numpy.typing.NDArray[numpy.float32]">(vec, "globals", "All other values, float32 (n, 64).");
    add_array<"numpy.typing.NDArray[numpy.uint8]">(vec, "planes",
                                                   "The boards as images, uint8 (n, 54, side, side).");
    add_array<"numpy.typing.NDArray[numpy.int8]">(vec, "masks",
                                                  "1 for each legal action, int8 (n, num_actions).");
    add_array<"numpy.typing.NDArray[numpy.int64]">(vec, "offsets",
                                                   "The start of each game's actions, int64 (n + 1,).");
    add_array<"numpy.typing.NDArray[numpy.int8]">(vec, "to_move", "The seat to move, int8 (n,).");
    add_array<"numpy.typing.NDArray[numpy.float32]">(
        vec, "rewards", "The reward of each player in the last step, float32 (n, players).");
    add_array<"numpy.typing.NDArray[numpy.bool_]">(
        vec, "terminated", "True if the last step or a forfeit ended the game, bool (n,).");
    add_array<"numpy.typing.NDArray[numpy.bool_]">(
        vec, "truncated", "True if it ended because all moves leave the window, bool (n,).");
    add_array<"numpy.typing.NDArray[numpy.int16]">(
        vec, "final_scores", "The final scores of the last finished game, int16 (n, players).");
}

}  // namespace bastide::python
