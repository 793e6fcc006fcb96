#include "tui/match/practice_store.h"

#include <array>
#include <utility>

namespace bastide::tui {
namespace {

constexpr std::array migrations = {
    R"(CREATE TABLE answers (
           id INTEGER PRIMARY KEY,
           problem TEXT NOT NULL,
           rating INTEGER NOT NULL,
           is_right INTEGER NOT NULL,
           day TEXT NOT NULL) STRICT)",
};

}  // namespace

Result<PracticeStore> PracticeStore::open(const std::string& file) {
    auto database = store::open_store(file, {migrations, "answers to problems"});
    if (!database) return std::unexpected(std::move(database.error()));
    return PracticeStore(*std::move(database));
}

Result<std::vector<match::Answer>> PracticeStore::answers() {
    const auto rows = database_.execute("SELECT problem, rating, is_right, day FROM answers ORDER BY id");
    if (!rows) return std::unexpected(rows.error());
    std::vector<match::Answer> answers;
    for (const store::Values& row : *rows)
        answers.push_back({.id = row[0],
                           .rating = static_cast<int>(store::to_number(row[1])),
                           .is_right = row[2] != "0",
                           .day = row[3]});
    return answers;
}

Result<void> PracticeStore::save(const match::Answer& answer) {
    const auto inserted = database_.execute(
        "INSERT INTO answers (problem, rating, is_right, day) VALUES ($1, $2, $3, $4)",
        {answer.id, std::to_string(answer.rating), answer.is_right ? "1" : "0", answer.day});
    if (!inserted) return std::unexpected(inserted.error());
    return {};
}

Result<std::string> practice_file() {
    return store::data_file("problems.db");
}

}  // namespace bastide::tui
