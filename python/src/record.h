// Value classes, similar to dataclasses: readable fields, repr, ==, hash, copy, pickle and pattern matching.
#pragma once

#include <algorithm>
#include <functional>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>

#include "python/src/error.h"
#include "python/src/typed.h"

namespace bastide::python {

// Returns the values of the fields, in order.
inline nb::tuple fields_of(const nb::object& record) {
    nb::list values;
    for (const nb::handle name : record.attr("__match_args__")) values.append(record.attr(name));
    return nb::tuple(values);
}

// "Line(count=1, points=4)".
inline std::string shown(const nb::object& record) {
    std::string text;
    for (const nb::handle name : record.attr("__match_args__")) {
        text += (text.empty() ? "" : ", ") + nb::cast<std::string>(name) + "=" +
                nb::cast<std::string>(nb::repr(record.attr(name)));
    }
    return nb::cast<std::string>(record.type().attr("__name__")) + "(" + text + ")";
}

// Returns the fields as a dict.
inline nb::dict named_fields(const nb::object& record) {
    nb::dict fields;
    for (const nb::handle name : record.attr("__match_args__")) fields[name] = record.attr(name);
    return fields;
}

// Returns a value as JSON's types: records as dicts, and tuples as lists.
inline nb::object plain(const nb::object& value) {
    if (nb::hasattr(value, "__match_args__")) return plain(named_fields(value));
    if (nb::isinstance<nb::tuple>(value)) {
        nb::list list;
        for (const nb::handle each : value) list.append(plain(nb::borrow(each)));
        return list;
    }
    if (!nb::isinstance<nb::dict>(value)) return value;
    nb::dict dict;
    for (const auto& [key, each] : nb::borrow<nb::dict>(value)) dict[key] = plain(nb::borrow(each));
    return dict;
}

// `cls.def(…)`, for methods that are the same in all classes. They are compiled once, not for each class.
template <class Function, class... Extra>
void define(nb::handle cls, const char* name, const Function& function, const Extra&... extra) {
    nb::cpp_function_def(function, nb::scope(cls), nb::name(name), nb::is_method(), extra...);
}

// Adds copying to immutable classes: a copy is the value itself.
inline void copy_as_itself(nb::handle cls) {
    define(cls, "__copy__", [](Self self) { return self; }, "Itself, because it is immutable.");
    define(
        cls, "__deepcopy__", [](Self self, const nb::object& /*memo*/) { return self; }, nb::arg("memo"),
        "Itself, because it is immutable.");
}

// Returns the result of `__reduce__`: a new value of the class, and its state.
inline TupleOf<nb::any> reduced(nb::handle cls, const nb::object& state) {
    return nb::make_tuple(nb::module_::import_("copyreg").attr("__newobj__"), nb::make_tuple(cls), state);
}

// Adds pickling to a class: `get_state(value)` returns the state, and `make(state)` restores the value.
template <class T, class Class, class GetState, class Make>
void pickle_as(Class& cls, const GetState& get_state, const Make& make) {
    using State = std::invoke_result_t<GetState, const T&>;
    cls.def(
        "__reduce__",
        [get_state](const Self& self) {
            return reduced(self.type(), nb::cast(std::invoke(get_state, nb::cast<const T&>(self))));
        },
        "For pickle.");
    cls.def(
        "__setstate__", [make](T& place, State state) { new (&place) T(make(std::move(state))); },
        "For pickle.");
}

// Returns the result of `__reduce__`: the function or class of a module that restores the value, and its
// arguments.
template <class... Arguments>
TupleOf<nb::any> made_again(const char* room, const char* name, const Arguments&... arguments) {
    return nb::make_tuple(nb::module_::import_("bastide._pickled").attr("called"),
                          nb::make_tuple(room, name, arguments...));
}

// As above, with keyword arguments.
inline TupleOf<nb::any> made_again(const char* room, const char* name, const nb::dict& arguments) {
    return nb::make_tuple(nb::module_::import_("bastide._pickled").attr("called_by_name"),
                          nb::make_tuple(room, name, arguments));
}

// Adds the methods of all records.
inline void record_methods(nb::handle cls) {
    cls.attr("__match_args__") = nb::tuple();
    define(cls, "__repr__", &shown, "The class and its fields.");
    define(
        cls, "__eq__",
        [cls](const nb::object& self, const nb::object& other) {
            return nb::isinstance(other, cls) && fields_of(self).equal(fields_of(other));
        },
        "True if the other has the same class and equal fields.");
    define(
        cls, "__hash__", [](const nb::object& self) { return nb::hash(fields_of(self)); },
        "The hash of the fields, if they are hashable.");
    define(
        cls, "to_dict",
        [](const nb::object& self) {
            return Dict<nb::str, nb::any>(nb::borrow<nb::dict>(plain(named_fields(self))));
        },
        "The fields as a dict of the types that JSON has: records in it are dicts, and tuples lists.");
    copy_as_itself(cls);
}

// Adds a field to those that the methods of all records use.
inline void add_match_arg(nb::handle cls, const char* name) {
    cls.attr("__match_args__") = cls.attr("__match_args__") + nb::make_tuple(name);
}

// Adds `__replace__`, which copies a value with other fields.
inline void replace_fields(nb::handle cls) {
    define(
        cls, "__replace__",
        [](const Self& self, const nb::kwargs& changes) {
            nb::dict fields = named_fields(self);
            fields.update(changes);
            return Self(self.type()(**fields));
        },
        nb::sig("def __replace__(self, **changes: typing.Any) -> typing.Self"),
        "A copy with other fields, for `copy.replace` of Python 3.13 and later.");
}

template <class T>
class Record : public nb::class_<T> {
  public:
    Record(const nb::module_& room, const char* name, const char* about) : nb::class_<T>(room, name, about) {
        record_methods(*this);
    }

    // Pickles the members in `members(value)`, which must be all of them.
    template <class Members>
    Record& pickled(const Members& members) {
        using State = decltype(untied(members(std::declval<T&>())));
        return pickled([members](T of) { return State(members(of)); },
                       [members](State state) {
                           T of;
                           members(of) = std::move(state);
                           return of;
                       });
    }

    // As above, with a check of the state by `why_bad(value)`, because it may be forged.
    template <class Members, class WhyBad>
    Record& pickled_if_good(const Members& members, const WhyBad& why_bad) {
        using State = decltype(untied(members(std::declval<T&>())));
        return pickled([members](T of) { return State(members(of)); },
                       [members, why_bad](State state) {
                           T of;
                           members(of) = std::move(state);
                           if (const std::string why = why_bad(of); !why.empty()) throw InputError(why);
                           return of;
                       });
    }

    template <class GetState, class Make>
    Record& pickled(const GetState& get_state, const Make& make) {
        pickle_as<T>(*this, get_state, make);
        return *this;
    }

    // Pickles values as a call of their class, with the fields as keywords.
    Record& made_by_keywords(const char* room, const char* name) {
        this->def(
            "__reduce__",
            [room, name](const nb::object& self) { return made_again(room, name, named_fields(self)); },
            "For pickle: the call that restores it.");
        return replaceable();
    }

    // Lets callers copy values with other fields.
    Record& replaceable() {
        replace_fields(*this);
        return *this;
    }

    // Adds a field with the result of `get(value)`.
    template <class Get>
    Record& field(const char* name, const Get& get, const char* about) {
        this->def_prop_ro(name, get, about);
        add_match_arg(*this, name);
        return *this;
    }

  private:
    template <class... Of>
    static std::tuple<Of...> untied(std::tuple<Of&...> tied);
};

// Returns the attributes that an object of a class written in Python has, or None.
inline nb::object members_of(const nb::object& self) {
    return nb::getattr(self, "__dict__", nb::none());
}

// Returns a copy of a bound object, of the same class, with the same attributes.
inline Self copied(const Self& self) {
    nb::object copy = nb::inst_alloc(self.type());
    nb::inst_copy(copy, self);
    if (const nb::object members = members_of(self); !members.is_none())
        copy.attr("__dict__").attr("update")(members);
    return copy;
}

// For classes of games, which are mutable.
inline void copy_as_another(nb::handle cls) {
    define(cls, "clone", &copied, "A copy of the game, of the same class.");
    define(cls, "__copy__", &copied, "As `clone`.");
    define(
        cls, "__deepcopy__", [](const Self& self, const nb::object& /*memo*/) { return copied(self); },
        nb::arg("memo"), "As `clone`.");
    // `==` compares the moves, which change.
    cls.attr("__hash__") = nb::none();
}

// Games are pickled as files, with the number of undone moves. `write(game)` returns JSON without undone
// moves, and `read(json)` a game.
template <class T, class Write, class Read>
void pickle_game(nb::class_<T>& cls, const Write& write, const Read& read) {
    cls.def(
        "__reduce__",
        [write](const Self& self) {
            T game = nb::cast<const T&>(self);
            std::size_t undone = 0;
            while (game.redo()) ++undone;
            return TupleOf<nb::any>(nb::make_tuple(
                nb::module_::import_("bastide._pickled").attr("restored"),
                nb::make_tuple(self.type(), nb::make_tuple(write(game), undone), members_of(self))));
        },
        "For pickle: the file, and the number of undone moves.");
    cls.def(
        "__setstate__",
        [read](T& place, const std::pair<std::string, std::size_t>& state) {
            T game = read(state.first);
            for (std::size_t i = 0; i < state.second; ++i) game.undo();
            new (&place) T(std::move(game));
        },
        "For pickle.");
}

// True if both records have the same start and moves. Undone moves do not count.
template <class Record>
bool is_same_game(const Record& one, const Record& other) {
    return one.start() == other.start() &&
           std::ranges::equal(one.steps(), other.steps(), {}, &Record::Step::move, &Record::Step::move);
}

// Returns a tuple with `make` of each.
template <class Range, class Make>
auto tuple_of(const Range& range, const Make& make) {
    nb::list made;
    for (const auto& each : range) made.append(make(each));
    return TupleOf<decltype(make(*std::begin(range)))>(nb::tuple(made));
}

// Returns values of bound classes as a tuple.
template <class Range>
auto tuple_of(const Range& range) {
    return tuple_of(range, [](auto each) { return each; });
}

}  // namespace bastide::python
