#include "serve/testing/nginx.h"

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <regex>
#include <thread>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include "serve/testing/free_port.h"

namespace bastide::serve {
namespace {

constexpr const char* program = "/usr/sbin/nginx";

std::string text_of(const std::string& file) {
    std::ifstream in(file);
    return {std::istreambuf_iterator<char>(in), {}};
}

// The site at other ports, with the certificate in a folder.
std::string moved(std::string site, const std::string& folder, std::uint16_t port, std::uint16_t plain_port,
                  const std::vector<std::uint16_t>& servers) {
    std::string upstream;
    for (const std::uint16_t each : servers)
        upstream += "server 127.0.0.1:" + std::to_string(each) + " fail_timeout=1s; ";
    const auto put = [&](const char* pattern, const std::string& text) {
        site = std::regex_replace(site, std::regex(pattern), text);
    };
    put("listen \\[::\\][^;]*;", "");
    put("listen 80;", "listen 127.0.0.1:" + std::to_string(plain_port) + ";");
    put("listen 443 ", "listen 127.0.0.1:" + std::to_string(port) + " ");
    put("server_name [^;]*;", "server_name 127.0.0.1;");
    put("ssl_certificate [^;]*;", "ssl_certificate " + folder + "/certificate.pem;");
    put("ssl_certificate_key [^;]*;", "ssl_certificate_key " + folder + "/key.pem;");
    put("server 127.0.0.1:8421;", upstream);
    return site;
}

// The configuration around a site, for any user.
std::string around(const std::string& folder) {
    std::string text = "daemon off;\npid " + folder + "/pid;\nworker_processes 1;\n";
    if (geteuid() == 0) text += "user root;\n";
    text += "events { worker_connections 512; }\nhttp {\naccess_log " + folder + "/access.log;\n";
    for (const char* const what : {"client_body", "proxy", "fastcgi", "uwsgi", "scgi"})
        text += std::string(what) + "_temp_path " + folder + "/" + what + ";\n";
    return text + "include " + folder + "/site;\n}\n";
}

bool answers(std::uint16_t port) {
    const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address = {};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    const bool is_there = ::connect(socket, reinterpret_cast<sockaddr*>(&address), sizeof(address)) == 0;
    ::close(socket);
    return is_there;
}

}  // namespace

bool Nginx::is_installed() {
    return access(program, X_OK) == 0;
}

Nginx::Nginx(const std::string& site, const std::vector<std::uint16_t>& servers)
    : port_(free_port()), plain_port_(free_port()) {
    const std::string& folder = folder_.path();
    os::start_beside_test({"openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt",
                           "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2", "-subj", "/CN=127.0.0.1",
                           "-keyout", folder + "/key.pem", "-out", folder + "/certificate.pem"},
                          {.log = folder + "/openssl.log"})
        .wait();
    std::ofstream(folder + "/site") << moved(text_of(site), folder, port_, plain_port_, servers);
    std::ofstream(folder + "/nginx.conf") << around(folder);
    running_.emplace(os::start_beside_test(
        {program, "-p", folder, "-c", folder + "/nginx.conf", "-e", folder + "/error.log"},
        {.log = folder + "/said.log"}));
    const auto timeouts = std::chrono::steady_clock::now() + std::chrono::seconds(60);
    while (!answers(port_) && std::chrono::steady_clock::now() < timeouts)
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
}

std::string Nginx::log() const {
    std::string all;
    for (const char* const file : {"/said.log", "/error.log", "/access.log"})
        all += text_of(folder_.path() + file);
    return all;
}

std::string Nginx::finished_log() {
    running_->signal(SIGQUIT);
    running_->wait();
    return log();
}

}  // namespace bastide::serve
