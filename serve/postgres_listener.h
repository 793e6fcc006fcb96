// Receives notifications of events that any server adds to tables in PostgreSQL, with LISTEN.
#pragma once

#include <functional>
#include <string>
#include <thread>

#include "serve/store.h"

struct pg_conn;

namespace bastide::serve {

class PostgresListener final : public Listener {
  public:
    // The address must be that of a store that could be opened.
    PostgresListener(std::string address, std::function<void(const TableUpdated&)> hear);
    ~PostgresListener() override;
    PostgresListener(const PostgresListener&) = delete;
    PostgresListener(PostgresListener&&) = delete;
    PostgresListener& operator=(const PostgresListener&) = delete;
    PostgresListener& operator=(PostgresListener&&) = delete;

  private:
    void run();
    void hear_while_connected();
    bool tell(pg_conn* connection) const;
    bool is_over(int socket, int milliseconds) const;

    std::string address_;
    std::function<void(const TableUpdated&)> hear_;
    int wake_;  // written to when it is over
    std::thread thread_;
};

}  // namespace bastide::serve
