#include "serve/store_monitor.h"

#include <utility>

namespace bastide::serve {
namespace {

constexpr int looks_per_note = 10;

}  // namespace

StoreMonitor::StoreMonitor(StoreProbe& probe, Ports ports, std::chrono::milliseconds interval)
    : probe_(probe), ports_(std::move(ports)), thread_([this, interval] { run(interval); }) {}

StoreMonitor::~StoreMonitor() {
    {
        const std::scoped_lock lock(mutex_);
        is_over_ = true;
    }
    ends_.notify_one();
    thread_.join();
    // Without the note, the next server gives players a few seconds more.
    [[maybe_unused]] const auto noted = probe_.note_alive(ports_.now());
}

StoreState StoreMonitor::state() const {
    const std::scoped_lock lock(mutex_);
    return state_;
}

void StoreMonitor::note_write(std::optional<Error> error) {
    set_error(std::move(error));
}

void StoreMonitor::set_error(std::optional<Error> error) {
    const std::scoped_lock lock(mutex_);
    state_.error = std::move(error);
}

void StoreMonitor::run(std::chrono::milliseconds interval) {
    for (int count = 0;; count = (count + 1) % looks_per_note) {
        look(count == 0 || state().error.has_value());
        std::unique_lock lock(mutex_);
        if (ends_.wait_for(lock, interval, [this] { return is_over_; })) return;
    }
}

void StoreMonitor::look(bool notes_alive) {
    if (notes_alive) {
        const auto noted = probe_.note_alive(ports_.now());
        set_error(noted ? std::nullopt : std::optional(noted.error()));
    }
    if (auto error = forward_updates()) set_error(std::move(error));
    const DiskUse disk = probe_.disk_use();
    if (disk.free >= 0 && disk.free < min_free_bytes) set_error(file_error({}, "the disk is full"));
    const std::scoped_lock lock(mutex_);
    state_.disk = disk;
}

std::optional<Error> StoreMonitor::forward_updates() {
    const auto updates = probe_.updates();
    if (!updates) return updates.error();
    for (const TableUpdated& update : *updates) ports_.on_update(update);
    return std::nullopt;
}

}  // namespace bastide::serve
