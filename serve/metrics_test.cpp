// The metrics in the format of Prometheus.
#include "serve/metrics.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace bastide::serve {
namespace {

using ::testing::AllOf;
using ::testing::AnyOf;
using ::testing::HasSubstr;

TEST(ServeMetrics, CountsDurationsUpToEachLimit) {
    Durations durations;
    for (const double seconds : {0.0005, 0.001, 0.02, 7.0}) durations.add(seconds);
    EXPECT_EQ(durations.count(), 4);
    EXPECT_DOUBLE_EQ(durations.sum(), 7.0215);
    EXPECT_EQ(durations.up_to(0), 2) << "of a millisecond or less";
    EXPECT_EQ(durations.up_to(Durations::limits.size() - 1), 3);
}

TEST(ServeMetrics, DescribesEachNumber) {
    Counts counts;
    counts.answers = {{200, 5}, {403, 1}};
    counts.entries = 12;
    counts.failed_appends = 2;
    counts.failed_reads = 6;
    counts.refused_opens = 7;
    counts.refused_connections = 8;
    counts.append_times.add(0.003);
    counts.thinking.add(0.5);
    const std::string text = metrics_text(counts, {.version = "9.9",
                                                   .tables = 3,
                                                   .clients = 4,
                                                   .connections = 9,
                                                   .thoughts = 1,
                                                   .reads = 10,
                                                   .appends = {.entries = 11, .bytes = 1234},
                                                   .disk = {.database = 40'960, .free = 5'000'000'000}});
    EXPECT_THAT(text, AllOf(HasSubstr("bastide_build_info{version=\"9.9\",protocol=\"3\"} 1\n"),
                            HasSubstr("# TYPE bastide_tables_open gauge\nbastide_tables_open 3\n"),
                            HasSubstr("\nbastide_visitors 4\n"), HasSubstr("\nbastide_bots_waiting 1\n"),
                            HasSubstr("\nbastide_answers_total{status=\"200\"} 5\n"),
                            HasSubstr("\nbastide_answers_total{status=\"403\"} 1\n"),
                            HasSubstr("\nbastide_entries_kept_total 12\n"),
                            HasSubstr("\nbastide_entries_not_kept_total 2\n")));
    EXPECT_THAT(
        text,
        AllOf(HasSubstr("\nbastide_failed_reads_total 6\n"), HasSubstr("\nbastide_refused_opens_total 7\n"),
              HasSubstr("\nbastide_refused_connections_total 8\n"), HasSubstr("\nbastide_connections 9\n"),
              HasSubstr("\nbastide_reads_waiting 10\n"), HasSubstr("\nbastide_entries_waiting 11\n"),
              HasSubstr("\nbastide_entries_waiting_bytes 1234\n")));
    EXPECT_THAT(text, AllOf(HasSubstr("# TYPE bastide_keep_seconds histogram\n"),
                            HasSubstr("\nbastide_keep_seconds_bucket{le=\"0.0025\"} 0\n"),
                            HasSubstr("\nbastide_keep_seconds_bucket{le=\"0.005\"} 1\n"),
                            HasSubstr("\nbastide_keep_seconds_bucket{le=\"+Inf\"} 1\n"),
                            HasSubstr("\nbastide_keep_seconds_sum 0.003\n"),
                            HasSubstr("\nbastide_keep_seconds_count 1\n"),
                            HasSubstr("\nbastide_bot_move_seconds_sum 0.5\n")));
    EXPECT_THAT(text,
                AllOf(HasSubstr("\nbastide_database_up 1\n"), HasSubstr("\nbastide_database_bytes 40960\n"),
                      HasSubstr("\nbastide_disk_free_bytes 5000000000\n")));
    const std::string of_postgres = metrics_text(counts, {.version = "9.9", .has_store = false});
    EXPECT_THAT(of_postgres, HasSubstr("\nbastide_database_up 0\n"));
    EXPECT_THAT(of_postgres, Not(AnyOf(HasSubstr("database_bytes"), HasSubstr("free_bytes"))));
}

}  // namespace
}  // namespace bastide::serve
