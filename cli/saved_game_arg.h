// A game named on the command line: a file, or the number of a game played in the terminal.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "bastide/base/result.h"
#include "command/fail.h"
#include "command/option_values.h"
#include "tui/game_store.h"

namespace bastide::cli {

// The file of the longest game is a third as large.
inline constexpr std::size_t max_record_bytes = 1 << 20;

// True if the argument is a number. A file whose name is a number must be given with a path, such as `./12`.
inline bool is_game_number(const std::string& name) {
    return is_digits(name);
}

// True for text that begins with a printable character and cannot be JSON of a game. Its error should name
// the files that are expected.
inline bool is_other_text(std::string_view text) {
    const auto start = text.find_first_not_of(" \t\r\n");
    return start != std::string_view::npos && text[start] > ' ' && text[start] < '\x7f' &&
           !std::string_view("{[\"").contains(text[start]);
}

// Opens the store for reading. Fails if there is no store yet, because then no game with this number exists.
template <class Store>
Result<Store> store_with(const Result<std::string>& file, const std::string& number) {
    if (!file) return std::unexpected(file.error());
    auto opened = Store::open_to_read(*file);
    if (!opened) return std::unexpected(std::move(opened.error()));
    std::optional<Store>& store = *opened;
    if (!store) return failed(tui::no_such_game(Store::game, Store::list_command, number));
    return std::move(*store);
}

// Returns all stored games, none if there is no store yet.
template <class Store>
Result<tui::AllOf<typename Store::Table>> stored_games(const Result<std::string>& file) {
    if (!file) return std::unexpected(file.error());
    auto opened = Store::open_to_read(*file);
    if (!opened) return std::unexpected(std::move(opened.error()));
    std::optional<Store>& store = *opened;
    return store ? store->all() : tui::AllOf<typename Store::Table>();
}

// Returns the stored game with this number.
template <class Store>
Result<tui::StoredGame<typename Store::Table>> stored_game(const Result<std::string>& file,
                                                           const std::string& number) {
    auto store = store_with<Store>(file, number);
    if (!store) return std::unexpected(std::move(store.error()));
    const auto row = text::number_in<std::int64_t>(number);
    if (!row) return failed(tui::no_such_game(Store::game, Store::list_command, number));
    return store->load(*row);
}

}  // namespace bastide::cli
