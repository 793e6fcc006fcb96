// Behind nginx with TLS, as in docs/serve.md.
#include "serve/testing/nginx.h"

#include <filesystem>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/testing/run_command.h"
#include "os/testing/test_folder.h"
#include "serve/testing/page.h"
#include "serve/testing/server_program.h"

namespace bastide::serve {
namespace {

using os::TestFolder;
using ::testing::HasSubstr;
using ::testing::Not;

TEST(ServeNginx, ProxiesPagesAndDoesNotLogKeys) {
    if (!Nginx::is_installed()) GTEST_SKIP() << "there is no nginx";
    const TestFolder folder;
    std::filesystem::create_directory(folder / "studio");
    cli::write_text(folder / "studio/index.html", "the studio");
    std::filesystem::create_directory(folder / "studio/assets");
    cli::write_text(folder / "studio/assets/a.js", std::string(5000, 'x'));
    cli::write_text(folder / "studio/assets/a.js.br", "brotli");
    ServerProgram server(BASTIDE_COMMAND, folder.path(),
                         {"--data", folder.path(), "--studio", folder / "studio"});
    ASSERT_TRUE(server.start()) << server.output();
    Nginx nginx(cli::source_path("deploy/nginx.conf"), {server.port()});
    const std::string origin = "https://" + host_of(nginx.port());

    const Answer index = answer<Encrypted>(nginx.port(), {});
    EXPECT_EQ(index.body(), "the studio") << nginx.log();
    EXPECT_THAT(std::string(index["Strict-Transport-Security"]), HasSubstr("max-age"));
    EXPECT_EQ(index["Referrer-Policy"], "no-referrer");
    EXPECT_EQ(answer(nginx.plain_port(), {}).result(), http::status::moved_permanently);
    EXPECT_EQ(answer<Encrypted>(nginx.port(), {.target = "/metrics"}).result(), http::status::not_found);
    EXPECT_EQ(answer(server.port(), {.target = "/metrics"}).result(), http::status::ok);

    // A compressed form passes through, and unchanged files are not sent again.
    const Answer script = answer<Encrypted>(
        nginx.port(), {.target = "/assets/a.js", .fields = {{"Accept-Encoding", "gzip, br"}}});
    EXPECT_EQ(script[http::field::content_encoding], "br");
    EXPECT_EQ(script.body(), "brotli");
    EXPECT_EQ(answer<Encrypted>(nginx.port(), {.target = "/assets/a.js",
                                               .fields = {{"Accept-Encoding", "br"},
                                                          {"If-None-Match", std::string(script["ETag"])}}})
                  .result(),
              http::status::not_modified);

    const auto keys = create_table<Encrypted>(nginx.port());
    {
        TlsPage anna(nginx.port(), origin);
        TlsPage ben(nginx.port(), origin);
        anna.open(keys["seats"][0]);
        ben.open(keys["seats"][1]);
        EXPECT_EQ(anna.request({{"do", "sit"}, {"name", "Anna"}})["is"], "done");
        EXPECT_EQ(ben.request({{"do", "sit"}, {"name", "Ben"}})["is"], "done");
        await_deal(anna, ben);
        EXPECT_EQ(ben.entries().back()["is"], "drew");
        EXPECT_EQ(anna.entries().back()["is"], "drew");
        EXPECT_EQ(anna.request({{"do", "move"}, {"move", some_move(anna.entries())}})["is"], "done");
        EXPECT_EQ(ben.receive("entries")["entries"][0]["is"], "moved");
    }

    // A page of another server gets no table, through nginx neither.
    EXPECT_THROW(TlsPage(nginx.port(), "https://evil.example"), beast::system_error);
    // Both logs are whole only once both programs have ended.
    const std::string log = nginx.finished_log();
    server.end();
    for (const auto& key : {keys["seats"][0], keys["seats"][1], keys["watch"]}) {
        EXPECT_THAT(log, Not(HasSubstr(std::string(key))));
        EXPECT_THAT(server.output(), Not(HasSubstr(std::string(key))));
    }
    EXPECT_THAT(log, HasSubstr("GET /api/table "));
}

}  // namespace
}  // namespace bastide::serve
