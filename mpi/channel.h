// Messages between ranks, without waiting for any.
#pragma once

#include <optional>

#include <mpi.h>

#include "mpi/codec.h"

namespace bastide::mpi {

enum class Message : int {
    // From rank 0:
    job,            // a puzzle to come
    work,           // a part to search
    give,           // give away some
    release_tasks,  // tell how far it came, and stop
    end_of_job,     // and wait for another
    dismissed,
    // To rank 0:
    slice,    // progress of the subtree
    given,    // a subtree that was split off; progress has been reported before
    nothing,  // to give away
    stopped,  // the part is given back
};

struct Envelope {
    int rank = 0;
    Message message = Message::job;
    Numbers numbers;
};

void send(int rank, Message message, const Numbers& numbers = {});

// A message that has come, if one has.
std::optional<Envelope> receive();

// Waits for a message. Sleeps between polls, so that others can use the core.
Envelope wait_for_envelope();

int this_rank();
int all_ranks();

}  // namespace bastide::mpi
