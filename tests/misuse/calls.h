// Calls of the library's functions with extreme, empty and moved-from values. tools/misuse writes the calls.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "bastide/bastide.h"

namespace bastide::misuse {

// A function with all the combinations of values to call it with.
struct Call {
    std::string name;
    bool asserts = false;  // its comment says that only builds with assertions check an argument
    int variants = 0;
    std::function<void(int variant)> run = {};
};

// The members of a plain struct.
template <class T>
struct Fields {};

}  // namespace bastide::misuse

#include "fields.h"

namespace bastide::misuse {

template <class T>
concept Plain = requires(T& object) { Fields<T>::visit_all(object, [](auto& /*field*/) {}); };

// Values of one type, numbered from 0. The first is an ordinary one.
template <class T>
struct Values {
    static constexpr int count = Plain<T> ? 7 : std::is_move_constructible_v<T> ? 2 : 1;
    static T ordinary()
        requires requires { T{}; } || std::is_default_constructible_v<T>
    {
        if constexpr (requires { T{}; }) {
            return T{};
        } else {
            T object;
            return object;
        }
    }
};

template <class T>
T make(int number);

inline int depth = 0;  // of values in values, which may contain their own type

template <class T>
T moved_from(T value) {
    [[maybe_unused]] const T other(std::move(value));
    return value;
}

template <class T>
    requires std::is_integral_v<T>
struct Values<T> {
    static constexpr std::array<T, 7> all = {T{0},
                                             T{1},
                                             static_cast<T>(-1),
                                             std::numeric_limits<T>::max(),
                                             std::numeric_limits<T>::min(),
                                             static_cast<T>(24),
                                             static_cast<T>(5)};
    static constexpr int count = std::is_same_v<T, bool> ? 2 : static_cast<int>(all.size());
    static T of(int number) { return all[static_cast<std::size_t>(number)]; }
};

template <class T>
    requires std::is_enum_v<T>
struct Values<T> {
    // Numbers without an enumerator are left out: docs/library.md excludes them.
    static constexpr int count = 2;
    static T of(int number) { return static_cast<T>(number); }
};

template <class T>
    requires std::is_floating_point_v<T>
struct Values<T> {
    static constexpr std::array<T, 6> all = {T{0},
                                             T{1},
                                             T{-1},
                                             std::numeric_limits<T>::infinity(),
                                             std::numeric_limits<T>::quiet_NaN(),
                                             std::numeric_limits<T>::max()};
    static constexpr int count = static_cast<int>(all.size());
    static T of(int number) { return all[static_cast<std::size_t>(number)]; }
};

inline const std::array<std::string, 5> texts = {"1", "", std::string("\xFF\0,[", 4),
                                                 std::string(70'000, 'a'), "[[["};

template <>
struct Values<std::string> {
    static constexpr int count = 5;
    static std::string of(int number) { return texts[static_cast<std::size_t>(number)]; }
};

template <>
struct Values<std::string_view> {
    static constexpr int count = 5;
    static std::string_view of(int number) { return texts[static_cast<std::size_t>(number)]; }
};

template <class T>
struct Values<std::vector<T>> {
    static constexpr int count = 4;
    static std::vector<T> of(int number) {
        std::vector<T> list;
        if (number == 0 || depth > 6) return list;
        // Three extreme elements, or a single ordinary one.
        for (int i = 0; i < (number == 1 ? 1 : 3); ++i)
            list.push_back(make<T>(number == 1 ? 0 : number + i - 1));
        return list;
    }
};

template <class T, std::size_t extent>
struct Values<std::span<T, extent>> {
    static constexpr int count = 4;
    static std::span<T, extent> of(int number) {
        using Element = std::remove_const_t<T>;
        const int elements = extent != std::dynamic_extent ? static_cast<int>(extent)
                             : number == 0                 ? 0
                                                           : 2 * number - 1;
        const auto element = [number](int i) { return make<Element>(number == 1 ? 0 : number + i); };
        if constexpr (std::is_default_constructible_v<Element>) {
            auto* list = new Element[static_cast<std::size_t>(elements)]();
            for (int i = 0; i < elements; ++i) list[i] = element(i);
            return std::span<T, extent>(list, static_cast<std::size_t>(elements));
        } else {
            auto* list = new std::vector<Element>();
            for (int i = 0; i < elements; ++i) list->push_back(element(i));
            return std::span<T, extent>(*list);
        }
    }
};

template <class T>
struct Values<std::optional<T>> {
    static constexpr int count = 4;
    static std::optional<T> of(int number) {
        if (number == 0 || depth > 6) return std::nullopt;
        return std::optional<T>(make<T>(number - 1));
    }
};

template <class T, std::size_t size>
struct Values<std::array<T, size>> {
    static constexpr int count = 4;
    static std::array<T, size> of(int number) {
        return [&]<std::size_t... i>(std::index_sequence<i...> /*indices*/) {
            return std::array<T, size>{(static_cast<void>(i), make<T>(number))...};
        }(std::make_index_sequence<size>());
    }
};

template <class One, class Two>
struct Values<std::pair<One, Two>> {
    static constexpr int count = 4;
    static std::pair<One, Two> of(int number) { return {make<One>(number), make<Two>(number)}; }
};

template <class R, class... Args>
struct Values<std::function<R(Args...)>> {
    static constexpr int count = 2;
    static std::function<R(Args...)> of(int number) {
        if (number == 1) return {};
        return [](Args...) -> R {
            if constexpr (!std::is_void_v<R>) return make<R>(0);
        };
    }
};

// C strings are never null.
template <>
struct Values<const char*> {
    static constexpr int count = 2;
    static const char* of(int number) { return number == 0 ? "1" : ""; }
};

template <class T>
struct Values<T*> {
    static constexpr int count = 2;
    static T* of(int number) {
        if constexpr (std::is_abstract_v<T> || std::is_function_v<T>)
            return nullptr;
        else
            return number == 1 ? nullptr : new T(make<std::remove_const_t<T>>(0));
    }
};

// Classes without a default constructor.
template <>
struct Values<match::Position> {
    static constexpr int count = 2;
    static match::Position ordinary() { return match::Position({}); }
};
template <>
struct Values<match::Opening> {
    static constexpr int count = 2;
    static match::Opening ordinary() { return {.before = make<match::Position>(0), .move = {}}; }
};

template <>
struct Values<match::Game> {
    static constexpr int count = 2;
    static match::Game ordinary() { return {{}, "1"}; }
};
template <>
struct Values<match::Record> {
    static constexpr int count = 2;
    static match::Record ordinary() {
        match::Record record{match::Deal{.seed = "1"}};
        for (int i = 0; i < 3; ++i) static_cast<void>(record.play(record.game().legal_moves().front()));
        return record;
    }
};
template <>
struct Values<solo::Game> {
    static constexpr int count = 2;
    static solo::Game ordinary() { return {solo::Settings{}, "1"}; }
};
template <>
struct Values<solo::Record> {
    static constexpr int count = 2;
    static solo::Record ordinary() { return solo::Record(solo::Deal{.seed = "1"}); }
};
template <>
struct Values<solo::Board> {
    static constexpr int count = 2;
    static solo::Board ordinary() { return {11, solo::ChainBonus::per_city}; }
};
template <>
struct Values<solo::SquareSet> {
    static constexpr int count = 2;
    static solo::SquareSet ordinary() { return solo::SquareSet(9); }
};
template <>
struct Values<solo::Position> {
    static constexpr int count = 2;
    static solo::Position ordinary() {
        play::Random deals(1);
        return {solo::Settings{}, deals};
    }
};
template <>
struct Values<play::Random> {
    static constexpr int count = 1;
    static play::Random ordinary() { return play::Random(1); }
};
template <>
struct Values<caverna::Questionnaire> {
    static constexpr int count = 2;
    static caverna::Questionnaire ordinary() {
        return caverna::Questionnaire(caverna::profile(caverna::Rules::official));
    }
};
template <>
struct Values<match::Batch> {
    static constexpr int count = 1;
    static match::Batch ordinary() { return {{.matches = 2}, {}}; }
};
template <>
struct Values<match::Planes> {
    static constexpr int count = 2;
    static match::Planes ordinary() { return match::Planes({2}); }
};
template <>
struct Values<puzzle::Puzzle> {
    static constexpr int count = 3;
    static puzzle::Puzzle of(int number) {
        if (number == 0) return *puzzle::generate_puzzle({.tiles = 4}, "1");
        if (number == 1) return {};
        return moved_from(*puzzle::generate_puzzle({.tiles = 4}, "1"));
    }
};
template <>
struct Values<puzzle::Search> {
    static constexpr int count = 2;
    static puzzle::Search ordinary() { return {*puzzle::generate_puzzle({.tiles = 4}, "1"), {}}; }
};
template <>
struct Values<puzzle::Game> {
    static constexpr int count = 2;
    static puzzle::Game ordinary() { return puzzle::Game({*puzzle::generate_puzzle({.tiles = 4}, "1")}); }
};
template <>
struct Values<puzzle::Record> {
    static constexpr int count = 2;
    static puzzle::Record ordinary() { return puzzle::Record({*puzzle::generate_puzzle({.tiles = 4}, "1")}); }
};
template <>
struct Values<landscape::Landscape> {
    static constexpr int count = 3;
    static landscape::Landscape of(int number) {
        if (number == 1) return {};
        landscape::Landscape map = *landscape::read_landscape("[[[0,1,0,0,0],[]]]");
        return number == 0 ? map : moved_from(std::move(map));
    }
};
template <>
struct Values<arrange::Encoding> {
    static constexpr int count = 2;
    static arrange::Encoding ordinary() {
        return *arrange::Encoding::of({.shape = *arrange::Shape::rectangle(1, 1), .kinds = {{.most = 1}}});
    }
};
template <>
struct Values<arrange::Shape> {
    static constexpr int count = 3;
    static arrange::Shape of(int number) {
        if (number == 1) return {};
        arrange::Shape shape = *arrange::Shape::rectangle(2, 2);
        return number == 0 ? shape : moved_from(std::move(shape));
    }
};

template <>
struct Values<match::Viewer> {
    static constexpr int count = 2;
    static match::Viewer ordinary() { return {match::Position({}), 0}; }
};
template <>
struct Values<match::protocol::Engine> {
    static constexpr int count = 2;
    static match::protocol::Engine ordinary() { return match::protocol::Engine(*match::find_bot("random")); }
};
template <>
struct Values<match::ImportedMatch> {
    static constexpr int count = 2;
    static match::ImportedMatch ordinary() {
        return {.record = make<match::Record>(0), .names = {"Ada", "Bo"}};
    }
};
template <>
struct Values<match::Table> {
    static constexpr int count = 2;
    static match::Table ordinary() {
        return table_of(make<match::Record>(0), std::vector<match::Seat>(2), false);
    }
};
template <>
struct Values<solo::Table> {
    static constexpr int count = 2;
    static solo::Table ordinary() { return table_of(make<solo::Record>(0), false); }
};
template <>
struct Values<puzzle::Table> {
    static constexpr int count = 2;
    static puzzle::Table ordinary() { return table_of(make<puzzle::Record>(0)); }
};

template <class T>
T make(int number) {
    ++depth;
    struct Back {
        ~Back() { --depth; }
    } back;
    using V = Values<T>;
    if constexpr (requires { V::of(0); }) {
        return V::of(number % V::count);
    } else {
        if constexpr (Plain<T> && V::count > 1) {
            T object = V::ordinary();
            if (number % V::count == 0) return object;
            Fields<T>::visit_all(object,
                                 [&](auto& field) {
                                     using Field = std::remove_cvref_t<decltype(field)>;
                                     if constexpr (std::is_copy_assignable_v<Field> && !std::is_const_v<std::remove_reference_t<decltype(field)>> &&
                              requires { make<Field>(0); } && (requires { Values<Field>::of(0); } || requires { Values<Field>::ordinary(); }))
                                         if (depth < 6) field = make<Field>(number);
                                 });
            return object;
        } else if constexpr (V::count > 1) {
            if (number % V::count == 1) return moved_from(V::ordinary());
            return V::ordinary();
        } else {
            return V::ordinary();
        }
    }
}

// An argument, which a function may take by reference.
template <class Arg>
struct Argument {
    std::remove_cvref_t<Arg> value;

    explicit Argument(int number) : value(make<std::remove_cvref_t<Arg>>(number)) {}
    Arg&& get() { return static_cast<Arg&&>(value); }
};

// Gives up at once.
class NoSolver : public arrange::Solver {
  public:
    void add(std::span<const int> /*clauses*/) override {}
    Answer solve(const Request& /*request*/) override { return Answer::limit; }
    bool is_true(int /*variable*/) override { return false; }
};
template <>
struct Argument<arrange::Solver&> {
    NoSolver value;

    explicit Argument(int /*number*/) {}
    arrange::Solver& get() { return value; }
};

template <class Bot, auto find>
struct BotArgument {
    std::unique_ptr<Bot> value = find("random")->make({}, {});

    explicit BotArgument(int /*number*/) {}
    Bot& get() { return *value; }
};
template <>
struct Argument<match::Bot&> : BotArgument<match::Bot, &match::find_bot> {
    using BotArgument::BotArgument;
};
template <>
struct Argument<solo::Bot&> : BotArgument<solo::Bot, &solo::find_bot> {
    using BotArgument::BotArgument;
};

template <class Arg>
constexpr int count_of() {
    if constexpr (std::is_abstract_v<std::remove_cvref_t<Arg>>)
        return 1;
    else
        return Values<std::remove_cvref_t<Arg>>::count;
}

// Adds the calls of a function: with ordinary values, with each argument in turn replaced by each of its
// other values, and with all of them extreme.
template <class... Args, class F>
void add(std::vector<Call>& calls, const char* name, bool asserts, F call) {
    constexpr int together = 6;
    const std::array<int, sizeof...(Args)> counts = {count_of<Args>()...};
    int variants = 1 + together;
    for (const int count : counts) variants += count - 1;
    calls.push_back({name, asserts, sizeof...(Args) == 0 ? 1 : variants, [counts, call](int variant) {
                         std::array<int, sizeof...(Args)> numbers{};
                         if (variant > 0 && variant <= together) numbers.fill(variant);
                         int rest = variant - together - 1;
                         for (std::size_t i = 0; rest >= 0 && i < counts.size(); ++i) {
                             if (rest < counts[i] - 1) numbers[i] = rest + 1;
                             rest -= counts[i] - 1;
                         }
                         [&]<std::size_t... i>(std::index_sequence<i...> /*indices*/) {
                             std::tuple<Argument<Args>...> arguments(numbers[i]...);
                             static_cast<void>(arguments);
                             call(std::get<i>(arguments).get()...);
                         }(std::index_sequence_for<Args...>());
                     }});
}

}  // namespace bastide::misuse
