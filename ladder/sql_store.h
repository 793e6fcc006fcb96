// A ladder in a database.
#pragma once

#include <chrono>
#include <deque>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "ladder/store.h"
#include "store/sql.h"

namespace bastide::ladder {

// After this time without a heartbeat, a worker's pairs are given to other workers.
inline constexpr std::chrono::seconds usual_lease{60};

class SqlStore final : public Store {
  public:
    // `worker` identifies this program. The tables must exist.
    SqlStore(std::unique_ptr<store::Sql> sql, std::string worker, std::chrono::seconds lease = usual_lease)
        : sql_(std::move(sql)), worker_(std::move(worker)), lease_(lease) {}

    Result<void> in_transaction(const std::function<Result<void>()>& act) override;
    void set_cancel_check(std::function<bool()> should_continue) override;
    std::string name() const override { return sql_->name(); }
    Result<std::optional<LadderSettings>> settings() override;
    Result<LadderSettings> begin(const LadderSettings& ladder_settings) override;
    Result<std::vector<std::string>> bots() override;
    Result<void> add(const std::vector<PairingRequest>& pairings, std::int64_t pairs) override;
    Result<void> extend(std::int64_t pairs) override;
    Result<Progress> progress() override;
    Result<std::optional<Task>> take() override;
    Result<void> heartbeat() override;
    std::chrono::milliseconds heartbeat_interval() const override {
        return is_shared() ? std::chrono::milliseconds(lease_) / 4 : between_writes;
    }
    Result<void> save(const PlayedPair& pair) override;
    Result<void> release_tasks() override;
    Result<std::vector<int>> half_points(std::int64_t pairing) override;
    Result<void> close(std::int64_t pairing) override;
    Result<AllMatches> all() override;
    Result<void> records(const TakeRecord& take) override;
    bool is_shared() const override { return sql_->is_shared(); }

  private:
    // Games that finish within this time are written together.
    static constexpr std::chrono::milliseconds between_writes{100};
    static constexpr std::size_t max_batch = 100;

    Result<store::Rows> query(const std::string& sql, const store::Values& values = {}) {
        return sql_->execute(sql, values);
    }
    Result<void> execute(const std::string& sql, const store::Values& values = {});
    bool may_release_tasks();
    std::unexpected<Error> bad(const std::string& what) const {
        return std::unexpected(file_error(name(), what));
    }
    Result<std::int64_t> pairing_of(const PairingRequest& kind);
    Result<void> fill(const std::vector<std::int64_t>& pairings, std::int64_t pairs);
    Result<match::LadderMatch> match_of(const std::vector<std::string>& row, std::size_t first) const;
    Result<std::vector<match::LadderPair>> pairs_of(const std::string& pairing);
    std::string own_pairs() const;
    Result<std::optional<Task>> take_shared();
    Result<void> look_for_pairs();
    Result<void> write();

    std::unique_ptr<store::Sql> sql_;
    std::function<bool()> should_continue_;
    std::optional<std::chrono::steady_clock::time_point> ends_;  // the time after which the lease on the
                                                                 // tasks has ended
    std::string worker_;
    std::chrono::seconds lease_;
    std::set<std::int64_t> pairs_;       // the pairs that this worker has taken
    std::deque<Task> waiting_;           // the next pairs of a ladder that is not shared
    std::vector<PlayedPair> unwritten_;  // pairs waiting to be written
    std::chrono::steady_clock::time_point written_;
};

}  // namespace bastide::ladder
