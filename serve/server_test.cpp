// The server from the point of view of clients: over HTTP and WebSocket, on a separate port.
#include "serve/server.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <future>
#include <set>
#include <thread>

#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "bastide/base/sha256.h"
#include "bastide/match/online/message.h"
#include "bastide/match/online/testing/two_people.h"
#include "serve/limits.h"
#include "serve/sqlite_store.h"
#include "serve/testing/memory_store.h"
#include "serve/testing/page.h"

namespace bastide::serve {
namespace {

using match::testing::two_people;
using nlohmann::json;
using ::testing::HasSubstr;

// A server with a store and a studio in a temporary folder.
class Running {
  public:
    explicit Running(Timeouts timeouts = {}) : patience_(timeouts) {
        std::string name = std::filesystem::temp_directory_path() / "bastide-server-XXXXXX";
        folder_ = ::mkdtemp(name.data());
        std::filesystem::create_directories(folder_ + "/studio/assets");
        std::ofstream(folder_ + "/studio/index.html") << "<!doctype html>the studio";
        std::ofstream(folder_ + "/studio/assets/index-1.js") << "export {}";
        std::ofstream(folder_ + "/studio/assets/a.js") << "the plain form";
        std::ofstream(folder_ + "/studio/assets/a.js.br") << "brotli";
        std::ofstream(folder_ + "/studio/assets/a.js.gz") << "the gzip";
        std::ofstream(folder_ + "/studio/index.html.br") << "old";
        std::ofstream(folder_ + "/secret.txt") << "not for everybody";
        start();
    }
    ~Running() {
        end();
        std::filesystem::remove_all(folder_);
    }
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;

    void start() {
        store_ = *open_sqlite(folder_ + "/tables.db");
        server_ = std::make_unique<Server>(*Server::config(*store_, {.port = 0,
                                                                     .studio = folder_ + "/studio",
                                                                     .version = "9.9",
                                                                     .origins = {"https://good.example"},
                                                                     .timeouts = patience_}));
        thread_ = std::thread([this] { server_->run(); });
    }
    void end() {
        server_->stop();
        thread_.join();
        server_.reset();
        store_.reset();
    }
    std::uint16_t port() const { return server_->port(); }

    // Stores events of a table that nobody has opened yet.
    void add_events(const std::string& key, int count) const {
        const auto store = *open_sqlite(folder_ + "/tables.db");
        std::vector<match::TableEvent> events;
        for (int i = 0; i < count; ++i)
            events.push_back(
                {.at = i,
                 .kind = i % 2 == 0 ? match::TableEventKind::sat : match::TableEventKind::left_seat,
                 .seat = 0,
                 .text = i % 2 == 0 ? "Anna" : ""});
        const auto found = store->find(sha256(key));
        ASSERT_TRUE(found && *found);
        ASSERT_EQ(store->append({{(*found)->table, 0, events}})[0], AppendResult::stored);
    }
    // Waits until the metrics contain a line.
    void await_metric(const std::string& line) const {
        const auto has_line = [&] {
            return answer(port(), {http::verb::get, "/metrics"}).body().contains("\n" + line + "\n");
        };
        while (!has_line()) std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }

  private:
    Timeouts patience_;
    std::string folder_;
    std::unique_ptr<Store> store_;
    std::unique_ptr<Server> server_;
    std::thread thread_;
};

// A connection from an address of this machine.
class RawSocket {
  public:
    RawSocket(std::uint16_t port, const std::string& address) {
        socket_.open(tcp::v4());
        socket_.bind({asio::ip::make_address(address), 0});
        socket_.connect({asio::ip::address_v4::loopback(), port});
    }
    // Waits for the end of the connection.
    bool is_closed() {
        char byte = 0;
        Failure failure;
        return socket_.read_some(asio::buffer(&byte, 1), failure) == 0;
    }

  private:
    asio::io_context network_;
    tcp::socket socket_{network_};
};

Answer fetch(const Running& running, http::verb verb, const std::string& target, const std::string& body = "",
             const std::string& origin = "") {
    return answer(running.port(), {verb, target, body, origin});
}

// Sends raw text and returns the answers, until the server closes the connection.
std::string answers(const Running& running, const std::string& text) {
    Wire wire;
    const auto socket = connected<Plain>(wire, running.port());
    asio::write(*socket, asio::buffer(text));
    std::string all;
    Failure ended;
    asio::read(*socket, asio::dynamic_buffer(all), ended);
    EXPECT_EQ(ended, asio::error::eof) << all;
    return all;
}

std::string status_line(const std::string& answer) {
    return answer.substr(0, answer.find('\r'));
}

TEST(ServeServer, ServesOnlyTheStudio) {
    const Running running;
    const Answer page = fetch(running, http::verb::get, "/");
    EXPECT_EQ(page.body(), "<!doctype html>the studio");
    EXPECT_EQ(page[http::field::content_type], "text/html; charset=utf-8");
    EXPECT_EQ(page["Referrer-Policy"], "no-referrer");
    EXPECT_EQ(page["Content-Security-Policy"], "frame-ancestors 'none'");
    EXPECT_EQ(page[http::field::cache_control], "no-cache");
    const Answer asset = fetch(running, http::verb::get, "/assets/index-1.js?v=1");
    EXPECT_THAT(std::string(asset[http::field::cache_control]), HasSubstr("immutable"));
    const Answer head = fetch(running, http::verb::head, "/index.html");
    EXPECT_EQ(head[http::field::content_length], "25");
    for (const char* target : {"/../secret.txt", "/%2e%2e/secret.txt", "/nothing.html", "/assets/",
                               "/.git/config", "/assets/..%2f..%2fsecret.txt", "//etc/passwd", "/tables.db"})
        EXPECT_EQ(fetch(running, http::verb::get, target).result(), http::status::not_found) << target;
    EXPECT_EQ(fetch(running, http::verb::delete_, "/").result(), http::status::method_not_allowed);
    EXPECT_EQ(json::parse(fetch(running, http::verb::get, "/api/health").body()),
              json({{"bastide", "9.9"}, {"protocol", match::protocol_version}}));
    EXPECT_THAT(fetch(running, http::verb::get, "/metrics").body(), HasSubstr("\nbastide_visitors 0\n"));
}

Answer fetch_with(const Running& running, const std::string& target,
                  const std::vector<std::pair<std::string, std::string>>& fields) {
    return answer(running.port(), {.target = target, .fields = fields});
}

TEST(ServeServer, SendsTheSmallestFormThatABrowserAccepts) {
    const Running running;
    const auto form = [&](const std::string& accepted) {
        const Answer file = fetch_with(running, "/assets/a.js", {{"Accept-Encoding", accepted}});
        EXPECT_EQ(file[http::field::vary], "Accept-Encoding");
        EXPECT_EQ(file[http::field::content_type], "text/javascript; charset=utf-8");
        return std::string(file[http::field::content_encoding]) + ": " + file.body();
    };
    EXPECT_EQ(form("gzip, deflate, br"), "br: brotli");
    EXPECT_EQ(form("br;q=0.5, GZIP"), "br: brotli");
    EXPECT_EQ(form("gzip , br;q=0"), "gzip: the gzip");
    EXPECT_EQ(form("gzip;q=0.000,br; q=0.0"), ": the plain form");
    EXPECT_EQ(form("brx, identity"), ": the plain form");
    EXPECT_EQ(form(""), ": the plain form");
    // A form could be older than a file that changes.
    const Answer page = fetch_with(running, "/", {{"Accept-Encoding", "br"}});
    EXPECT_EQ(page.body(), "<!doctype html>the studio");
    EXPECT_EQ(page.find(http::field::content_encoding), page.end());
    // Forms are not files of their own.
    EXPECT_EQ(fetch(running, http::verb::get, "/assets/a.js.br").result(), http::status::not_found);
}

TEST(ServeServer, UnchangedFilesAreNotSentAgain) {
    const Running running;
    for (const char* const accepted : {"", "br", "gzip"}) {
        const Answer first = fetch_with(running, "/assets/a.js", {{"Accept-Encoding", accepted}});
        const std::string etag(first[http::field::etag]);
        const auto again = [&](const std::string& known) {
            return fetch_with(running, "/assets/a.js",
                              {{"Accept-Encoding", accepted}, {"If-None-Match", known}});
        };
        for (const std::string& known : {etag, "W/" + etag, "\"other\", " + etag}) {
            const Answer unchanged = again(known);
            EXPECT_EQ(unchanged.result(), http::status::not_modified) << known;
            EXPECT_EQ(unchanged.body(), "");
            EXPECT_EQ(unchanged[http::field::etag], etag);
            EXPECT_EQ(unchanged[http::field::vary], "Accept-Encoding");
        }
        EXPECT_EQ(again("\"other\"").result(), http::status::ok);
    }
    std::set<std::string> etags;
    for (const char* const accepted : {"", "br", "gzip"})
        etags.insert(std::string(
            fetch_with(running, "/assets/a.js", {{"Accept-Encoding", accepted}})[http::field::etag]));
    EXPECT_EQ(etags.size(), 3U);
    EXPECT_NE(fetch(running, http::verb::get, "/")[http::field::etag], "");
}

TEST(ServeServer, NamesTheMethodsThatATargetAllows) {
    const Running running;
    EXPECT_EQ(fetch(running, http::verb::delete_, "/")[http::field::allow], "GET, HEAD");
    EXPECT_EQ(fetch(running, http::verb::post, "/api/health")[http::field::allow], "GET, HEAD");
    EXPECT_EQ(fetch(running, http::verb::get, "/api/tables")[http::field::allow], "POST");
}

TEST(ServeServer, NeedsOneHost) {
    const Running running;
    EXPECT_EQ(status_line(answers(running, "GET / HTTP/1.1\r\n\r\n")), "HTTP/1.1 400 Bad Request");
    EXPECT_EQ(status_line(answers(running, "GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n")),
              "HTTP/1.1 400 Bad Request");
    EXPECT_EQ(status_line(answers(running, "GET / HTTP/1.0\r\n\r\n")), "HTTP/1.0 200 OK");
    EXPECT_EQ(status_line(answers(running, "GET / HTTP/1.0\r\nHost: a\r\nHost: a\r\n\r\n")),
              "HTTP/1.0 400 Bad Request");
}

// Clients send whole URLs to proxies, and RFC 9112 requires every server to accept these.
TEST(ServeServer, AnswersWholeUrls) {
    const Running running;
    EXPECT_EQ(fetch(running, http::verb::get, "http://a.example/").body(), "<!doctype html>the studio");
    EXPECT_EQ(fetch(running, http::verb::get, "http://a.example").body(), "<!doctype html>the studio");
    EXPECT_EQ(fetch(running, http::verb::get, "https://a.example/api/health").result(), http::status::ok);
    EXPECT_EQ(fetch(running, http::verb::get, "http://a.example/../secret.txt").result(),
              http::status::not_found);
    // The URL's host counts, not the header's.
    EXPECT_EQ(fetch(running, http::verb::post, "http://a.example/api/tables", two_people, "http://a.example")
                  .result(),
              http::status::created);
    EXPECT_EQ(fetch(running, http::verb::post, "http://a.example/api/tables", two_people,
                    "http://" + host_of(running.port()))
                  .result(),
              http::status::forbidden);
}

TEST(ServeServer, ShowsMetricsOnlyToThisMachine) {
    const Running running;
    EXPECT_EQ(fetch(running, http::verb::get, "/metrics").result(), http::status::ok);
    for (const char* const field : {"Forwarded", "X-Forwarded-For", "x-real-ip", "Via"})
        EXPECT_EQ(fetch_with(running, "/metrics", {{field, "for=192.0.2.1"}}).result(),
                  http::status::not_found)
            << field;
}

TEST(ServeServer, CreatesTablesOrExplainsWhyNot) {
    const Running running;
    const json keys = create_table(running.port(), R"({"seats":[{"bot":null},{"bot":"hard"}]})");
    EXPECT_EQ(std::string(keys["seats"][0]).size(), 32U);
    EXPECT_TRUE(keys["seats"][1].is_null());
    const Answer bad = fetch(running, http::verb::post, "/api/tables", R"({"seats":[]})");
    EXPECT_EQ(bad.result(), http::status::bad_request);
    EXPECT_THAT(std::string(json::parse(bad.body())["error"]), HasSubstr("a table has 2 to 6 seats"));
    EXPECT_EQ(fetch(running, http::verb::get, "/api/tables").result(), http::status::method_not_allowed);
    EXPECT_EQ(fetch(running, http::verb::post, "/api/tables", two_people, "https://evil.example").result(),
              http::status::forbidden);
    EXPECT_EQ(fetch(running, http::verb::post, "/api/tables", two_people, "https://good.example").result(),
              http::status::created);
    EXPECT_EQ(
        fetch(running, http::verb::post, "/api/tables", std::string(max_request_bytes + 1, ' ')).result(),
        http::status::payload_too_large);
    EXPECT_THAT(fetch(running, http::verb::get, "/metrics").body(),
                HasSubstr("\nbastide_bad_requests_total 1\n"));
}

TEST(ServeServer, AnswersToHeadHaveNoBody) {
    const Running running;
    std::string fetch;
    for (const char* target : {"/", "/api/health", "/api/tables", "/metrics", "/nothing"})
        fetch.append("HEAD ").append(target).append(" HTTP/1.1\r\nHost: a\r\n\r\n");
    const std::string received =
        answers(running, fetch + "GET /api/health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
    std::vector<std::string> parts;
    for (std::size_t at = 0; at < received.size();) {
        const std::size_t end = std::min(received.find("\r\n\r\n", at), received.size() - 4) + 4;
        parts.push_back(received.substr(at, end - at));
        at = end;
    }
    ASSERT_EQ(parts.size(), 7U) << received;
    for (std::size_t i = 0; i < 6; ++i) EXPECT_TRUE(parts[i].starts_with("HTTP/1.1 ")) << parts[i];
    EXPECT_THAT(parts[1], HasSubstr("Content-Length: " + std::to_string(parts[6].size()) + "\r\n"));
}

TEST(ServeServer, RejectsInvalidRequestsAndCloses) {
    const Running running;
    const std::string post = "POST /api/tables HTTP/1.1\r\nHost: a\r\n";
    for (const char* coding : {"chunked", "xchunked", "gzip, chunked"}) {
        const std::string head = post + "Transfer-Encoding: " + coding + "\r\n\r\n";
        const std::string received = answers(running, head + "1;x=y\r\na\r\n0\r\n\r\n");
        EXPECT_EQ(status_line(received), "HTTP/1.1 411 Length Required") << coding;
        EXPECT_THAT(received, HasSubstr("needs a Content-Length"));
    }
    EXPECT_EQ(status_line(answers(running, "nonsense\r\n\r\n")), "HTTP/1.1 400 Bad Request");
    EXPECT_EQ(status_line(answers(running, post + "Content-Length: x\r\n\r\n")), "HTTP/1.1 400 Bad Request");
    const std::string many(2 * max_request_bytes, 'x');
    EXPECT_EQ(status_line(answers(running, post + "X: " + many + "\r\n\r\n")),
              "HTTP/1.1 431 Request Header Fields Too Large");
    EXPECT_EQ(status_line(answers(running, post + "Content-Length: 32768\r\n\r\n" + many)),
              "HTTP/1.1 413 Payload Too Large");
    EXPECT_THAT(fetch(running, http::verb::get, "/metrics").body(),
                HasSubstr("\nbastide_bad_requests_total 4\n"));
}

// A body in chunks has no end that could be known before, and there is room for any number of them.
TEST(ServeServer, LimitsRequestSizes) {
    const Running running({.parting = std::chrono::milliseconds(1)});
    Wire wire;
    const auto socket = connected<Plain>(wire, running.port());
    asio::write(*socket,
                asio::buffer(std::string("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n1;")));
    const std::string extension(1 << 16, 'a');
    Failure cut_off;
    for (int i = 0; i < 2000 && !cut_off; ++i) asio::write(*socket, asio::buffer(extension), cut_off);
    EXPECT_TRUE(cut_off);
}

// The time of a request includes neither idle time before it nor the time for its answer.
TEST(ServeServer, AnswersIdleConnections) {
    const Running running({.request = std::chrono::seconds(1)});
    Wire wire;
    const auto socket = connected<Plain>(wire, running.port());
    for (int i = 0; i < 2; ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(1300));
        http::request<http::string_body> request{http::verb::get, "/", 11};
        request.set(http::field::host, "a");
        http::write(*socket, request);
        beast::flat_buffer buffer;
        Answer received;
        Failure failure;
        http::read(*socket, buffer, received, failure);
        EXPECT_FALSE(failure) << failure.message();
    }
}

TEST(ServeServer, DisconnectsIdleClients) {
    const Running running({.idle = std::chrono::milliseconds(50)});
    EXPECT_EQ(answers(running, ""), "");
}

TEST(ServeServer, DisconnectsSlowRequests) {
    const Running running({.request = std::chrono::milliseconds(50)});
    EXPECT_EQ(answers(running, "GET / HT"), "");
    EXPECT_THAT(fetch(running, http::verb::get, "/metrics").body(),
                HasSubstr("\nbastide_bad_requests_total 1\n"));
}

// It stays longer than the time limit of a request, and longer than the limit of silence: it answers pings.
TEST(ServeServer, DoesNotDisconnectSilentPages) {
    const Running running({.request = std::chrono::seconds(1), .silence = std::chrono::seconds(2)});
    const json keys = create_table(running.port());
    Page config(running.port());
    config.open(keys["watch"]);
    Page deaf(running.port());
    deaf.open(keys["watch"]);
    auto received = std::async(std::launch::async, [&] { return config.receive("entries"); });
    while (fetch(running, http::verb::get, "/metrics").body().contains("\nbastide_visitors 2\n"))
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    Page anna(running.port());
    anna.open(keys["seats"][0]);
    anna.request({{"do", "sit"}, {"name", "Anna"}});
    EXPECT_EQ(received.get()["entries"][0]["text"], "Anna");
}

TEST(ServeServer, ClientsReconnectAfterARestart) {
    Running running;
    const json keys = create_table(running.port());
    {
        Page anna(running.port());
        Page ben(running.port());
        EXPECT_EQ(anna.open(keys["seats"][0])["seat"], 0);
        EXPECT_EQ(ben.open(keys["seats"][1])["seat"], 1);
        anna.send({{"do", "sit"}, {"id", 1}, {"name", "Anna"}});
        EXPECT_EQ(anna.receive("done")["id"], 1);
        ben.send({{"do", "sit"}, {"id", 1}, {"name", "Ben"}});
        EXPECT_EQ(ben.receive("done")["id"], 1);
        await_deal(anna, ben);
        EXPECT_EQ(anna.request({{"do", "say"}, {"number", 0}})["is"], "done");
    }
    running.end();
    running.start();
    Page anna(running.port());
    const json table = anna.open(keys["seats"][0], 2);
    EXPECT_EQ(table["entries"].front()["n"], 3);
    EXPECT_EQ(table["entries"].back()["is"], "said");
}

TEST(ServeServer, RejectsOtherOrigins) {
    const Running running;
    const json keys = create_table(running.port());
    EXPECT_THROW(Page(running.port(), "https://evil.example"), beast::system_error);
    Page guess(running.port(), "https://good.example");
    guess.send({{"do", "open"}, {"version", match::protocol_version}, {"key", std::string(32, '0')}});
    EXPECT_THAT(std::string(guess.receive("refused")["why"]), HasSubstr("does not know its key"));
    Page long_one(running.port());
    long_one.shout({{"do", "open"}, {"key", std::string(5000, 'x')}});
    EXPECT_TRUE(long_one.is_cut_off());
    Page fast(running.port());
    fast.open(keys["watch"]);
    for (int i = 0; i < 2 * messages_at_once; ++i) fast.shout({{"do", "resign"}});
    EXPECT_TRUE(fast.is_cut_off());
    EXPECT_EQ(fast.close_code(), beast::websocket::close_code::policy_error);
    EXPECT_THAT(fetch(running, http::verb::get, "/metrics").body(),
                HasSubstr("\nbastide_too_fast_total 1\n"));
}

TEST(ServeServer, PagesOfOtherVersionsMustReload) {
    const Running running;
    const json keys = create_table(running.port());
    for (const int version : {0, match::protocol_version + 1}) {
        Page page(running.port());
        page.send({{"do", "open"}, {"version", version}, {"key", keys["seats"][0]}, {"seen", 0}});
        EXPECT_EQ(page.next()["is"], "reload");
        // It has no table open, and gets one as soon as it speaks as the server does.
        page.send({{"do", "sit"}, {"id", 1}, {"name", "Anna"}});
        EXPECT_THAT(std::string(page.receive("refused")["why"]), HasSubstr("open a table first"));
        EXPECT_EQ(page.open(keys["seats"][0])["seat"], 0);
    }
}

TEST(ServeServer, DisconnectsClientsThatDoNotRead) {
    const Running running;
    const json keys = create_table(running.port());
    running.add_events(keys["watch"], 10'000);
    // The first table does not count, but those of the next openings do.
    Page deaf(running.port());
    for (int i = 0; i < opens_at_once; ++i)
        deaf.shout(
            {{"do", "open"}, {"version", match::protocol_version}, {"key", keys["watch"]}, {"seen", 0}});
    running.await_metric("bastide_too_slow_total 1");
    EXPECT_TRUE(deaf.is_cut_off());
    Page again(running.port());
    EXPECT_EQ(again.open(keys["watch"])["entries"].size(), 10'000U) << "and it may come back";
}

TEST(ServeServer, DisconnectsFloodsOfControlFrames) {
    const Running running;
    Page page(running.port());
    for (int i = 0; i < 2 * messages_at_once; ++i) page.ping();
    running.await_metric("bastide_too_fast_total 1");
    EXPECT_TRUE(page.is_cut_off());
}

TEST(ServeServer, DisconnectsFloodsOfEmptyFragments) {
    const Running running;
    Page page(running.port());
    // The first fragment of a text, and then continuations, all empty and masked with zeros.
    std::string frames = {0x01, static_cast<char>(0x80), 0, 0, 0, 0};
    const std::string next = {0x00, static_cast<char>(0x80), 0, 0, 0, 0};
    while (frames.size() <= 2UZ * bytes_at_once) frames += next;
    page.shout_bytes(frames);
    running.await_metric("bastide_too_fast_total 1");
    EXPECT_TRUE(page.is_cut_off());
}

TEST(ServeServer, DisconnectsUnfinishedMessages) {
    const Running running({.message = std::chrono::milliseconds(20)});
    const json keys = create_table(running.port());
    Page whole(running.port());
    whole.open(keys["watch"]);
    Page page(running.port());
    page.shout_bytes({0x01, static_cast<char>(0x81), 0, 0, 0, 0, '{'});
    EXPECT_TRUE(page.is_cut_off());
    running.await_metric("bastide_too_slow_total 1");
    // A page that waits between messages stays.
    EXPECT_EQ(whole.request({{"do", "say"}, {"number", 0}})["is"], "refused");
}

TEST(ServeServer, OpensFewTablesPerPage) {
    const Running running;
    const json keys = create_table(running.port());
    Page page(running.port());
    for (int i = 0; i < opens_at_once; ++i) page.open(keys["watch"]);
    page.shout({{"do", "open"}, {"version", match::protocol_version}, {"key", keys["watch"]}, {"seen", 0}});
    EXPECT_TRUE(page.is_cut_off());
    EXPECT_EQ(page.close_code(), beast::websocket::close_code::try_again_later);
    running.await_metric("bastide_refused_opens_total 1");
}

// This machine's other addresses are like those of other guests, and a proxy's requests count for its
// clients.
TEST(ServeServer, LimitsConnectionsAndTablesPerAddress) {
    const Running running;
    std::vector<std::unique_ptr<RawSocket>> silent;
    for (int i = 0; i < max_connections; ++i)
        silent.push_back(std::make_unique<RawSocket>(running.port(), "127.0.0.2"));
    EXPECT_TRUE(RawSocket(running.port(), "127.0.0.2").is_closed());
    running.await_metric("bastide_refused_connections_total 1");
    EXPECT_EQ(fetch(running, http::verb::get, "/api/health").result(), http::status::ok);
    const auto create_for = [&](const std::string& address) {
        const std::string settings = two_people;
        return status_line(answers(running,
                                   "POST /api/tables HTTP/1.1\r\nHost: a\r\nConnection: close\r\n"
                                   "X-Forwarded-For: " +
                                       address + "\r\nContent-Length: " + std::to_string(settings.size()) +
                                       "\r\n\r\n" + settings));
    };
    for (int i = 0; i < address_tables_at_once; ++i)
        ASSERT_EQ(create_for("192.0.2.7"), "HTTP/1.1 201 Created") << i;
    EXPECT_EQ(create_for("192.0.2.7"), "HTTP/1.1 429 Too Many Requests");
    EXPECT_EQ(create_for("10.0.0.1, 192.0.2.7"), "HTTP/1.1 429 Too Many Requests");
    EXPECT_EQ(create_for("192.0.2.8"), "HTTP/1.1 201 Created") << "one guest does not stop the others";
}

TEST(ServeServer, DoesNotRevealPaths) {
    MemoryStore store;
    store.is_full = true;
    Server server = *Server::config(store, {.port = 0});
    std::jthread running([&] { server.run(); });
    const Answer refused = answer(server.port(), {http::verb::post, "/api/tables", two_people});
    server.stop();
    EXPECT_EQ(refused.result(), http::status::service_unavailable);
    const std::string why = "the table could not be saved: try again in a minute";
    EXPECT_EQ(json::parse(refused.body()),
              json({{"error", why},
                    {"message",
                     {{"id", "serve.table_not_stored"}, {"operands", json::array()}, {"english", why}}}}));
}

TEST(ServeServer, ReportsWhyItCannotListen) {
    const Running running;
    const std::unique_ptr<Store> store =
        *open_sqlite(std::filesystem::temp_directory_path() / "bastide-server-none.db");
    const auto taken = Server::config(*store, {.port = running.port()});
    ASSERT_FALSE(taken);
    EXPECT_THAT(taken.error().what(), HasSubstr("cannot listen on 127.0.0.1:"));
    const auto nowhere = Server::config(*store, {.host = "nowhere"});
    ASSERT_FALSE(nowhere);
    EXPECT_THAT(nowhere.error().what(), HasSubstr("'nowhere' is not an address"));
}

}  // namespace
}  // namespace bastide::serve
