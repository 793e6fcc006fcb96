// A game named on the command line: a file, or the number of a game played in the terminal.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "bastide/base/result.h"
#include "command/option_values.h"
#include "tui/game_store.h"

namespace bastide::cli {

// The longest game takes a third of this as a file.
inline constexpr std::size_t max_record_bytes = 1 << 20;

// True if it is a number, which a file of that name is not: that is `./12`.
inline bool is_game_number(const std::string& name) {
    return is_digits(name);
}

// The store, to look only. That there is none yet is an error, since a game of this number is wanted.
template <class Store>
Result<Store> store_with(const Result<std::string>& file, const std::string& number) {
    if (!file) return std::unexpected(file.error());
    auto opened = Store::open_to_read(*file);
    if (!opened) return std::unexpected(std::move(opened.error()));
    std::optional<Store>& store = *opened;
    if (!store)
        return std::unexpected(file_error(*file, "there is no " + std::string(Store::game) + " " + number));
    return std::move(*store);
}

// Returns a stored game by its number.
template <class Store>
Result<tui::Kept<typename Store::Table>> kept_game(const Result<std::string>& file,
                                                   const std::string& number) {
    auto store = store_with<Store>(file, number);
    if (!store) return std::unexpected(std::move(store.error()));
    const auto row = decimal<std::int64_t>(number);
    if (!row) {
        return std::unexpected(file_error(*file, "there is no " + std::string(Store::game) + " " + number));
    }
    return store->load(*row);
}

}  // namespace bastide::cli
