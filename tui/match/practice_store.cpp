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
    auto database = store::open_store(file, migrations);
    if (!database) return std::unexpected(std::move(database.error()));
    return PracticeStore(*std::move(database));
}

Result<std::vector<match::Answer>> PracticeStore::answers() {
    Statement rows = database_.statement("SELECT problem, rating, is_right, day FROM answers ORDER BY id");
    std::vector<match::Answer> answers;
    while (true) {
        const auto row = rows.step();
        if (!row) return std::unexpected(row.error());
        if (!*row) return answers;
        answers.push_back({.id = rows.text(0),
                           .rating = static_cast<int>(rows.number(1)),
                           .is_right = rows.number(2) != 0,
                           .day = rows.text(3)});
    }
}

Result<void> PracticeStore::keep(const match::Answer& answer) {
    Statement insert =
        database_.statement("INSERT INTO answers (problem, rating, is_right, day) VALUES (?, ?, ?, ?)");
    insert.bind(answer.id)
        .bind(std::int64_t{answer.rating})
        .bind(std::int64_t{answer.is_right ? 1 : 0})
        .bind(answer.day);
    return run(insert);
}

Result<std::string> practice_file() {
    return store::data_file("problems.db");
}

}  // namespace bastide::tui
