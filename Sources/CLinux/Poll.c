#define _GNU_SOURCE
#include "CLinux.h"

#include <poll.h>

int clinux_poll(struct pollfd *watched, int count, int64_t nanoseconds) {
    struct timespec limit = {nanoseconds / 1000000000, nanoseconds % 1000000000};
    return ppoll(watched, (nfds_t)count, nanoseconds < 0 ? NULL : &limit, NULL);
}
