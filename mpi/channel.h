// Non-blocking messages between ranks.
#pragma once

#include <optional>

#include <mpi.h>

#include "mpi/codec.h"

namespace bastide::mpi {

enum class Message : int {
    // From rank 0:
    job,            // a puzzle follows
    work,           // a part to search
    give,           // split off some work
    release_tasks,  // report the progress and stop
    end_of_job,     // the job has ended; wait for the next one
    dismissed,
    // To rank 0:
    slice,    // progress of the subtree
    given,    // a subtree that was split off, after reporting progress
    nothing,  // nothing to split off
    stopped,  // the part is returned
};

struct Envelope {
    int rank = 0;
    Message message = Message::job;
    Numbers numbers;
};

void send(int rank, Message message, const Numbers& numbers = {});

// Returns a message that has arrived, if any.
std::optional<Envelope> receive();

// Waits for a message. Sleeps between polls, so that other processes can use the core.
Envelope wait_for_envelope();

int this_rank();
int all_ranks();

}  // namespace bastide::mpi
