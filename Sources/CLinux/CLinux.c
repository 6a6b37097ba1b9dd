#define _GNU_SOURCE
#include "CLinux.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/serial.h>
#include <netdb.h>
#include <poll.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/timex.h>
#include <termios.h>
#include <unistd.h>

int64_t clinux_boottime_ns(void) {
    struct timespec now;
    clock_gettime(CLOCK_BOOTTIME, &now);
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

int clinux_clock_is_synchronized(void) {
    struct timex state = {.modes = 0};
    int clock = adjtimex(&state);
    if (clock < 0) return -1;
    return clock == TIME_ERROR || (state.status & STA_UNSYNC) ? 0 : 1;
}

int clinux_eventfd(void) { return eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC); }

int clinux_rename_new(const char *old, const char *new_name) {
    return renameat2(AT_FDCWD, old, AT_FDCWD, new_name, RENAME_NOREPLACE);
}

int clinux_pipe(int *ends) { return pipe2(ends, O_NONBLOCK | O_CLOEXEC); }

int clinux_close_from(posix_spawn_file_actions_t *actions, int descriptor) {
    return posix_spawn_file_actions_addclosefrom_np(actions, descriptor);
}

int clinux_signalfd(int draws, int extra) {
    const int wanted[] = {SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGTSTP, SIGCONT};
    sigset_t set;
    sigemptyset(&set);
    if (extra != 0) sigaddset(&set, extra);
    for (size_t index = 0; index < (draws ? 6 : 3); index++) {
        // Blocked, a signal would be queued although nohup(1) or a shell had it ignored.
        struct sigaction inherited;
        if (sigaction(wanted[index], NULL, &inherited) == 0 && inherited.sa_handler == SIG_IGN) continue;
        sigaddset(&set, wanted[index]);
    }
    int failure = pthread_sigmask(SIG_BLOCK, &set, NULL);
    if (failure != 0) {
        errno = failure;
        return -1;
    }
    return signalfd(-1, &set, SFD_NONBLOCK | SFD_CLOEXEC);
}

int clinux_read_signal(int descriptor) {
    struct signalfd_siginfo info;
    ssize_t count = read(descriptor, &info, sizeof info);
    if (count == (ssize_t)sizeof info) return (int)info.ssi_signo;
    return count < 0 && errno != EAGAIN && errno != EINTR ? -1 : 0;
}

int clinux_open_pty(char *path, int capacity) {
    int controller = posix_openpt(O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
    if (controller < 0) return -1;
    struct termios settings;
    if (grantpt(controller) != 0 || unlockpt(controller) != 0 || ptsname_r(controller, path, (size_t)capacity) != 0 ||
        tcgetattr(controller, &settings) != 0) {
        close(controller);
        return -1;
    }
    cfmakeraw(&settings);
    tcsetattr(controller, TCSANOW, &settings);
    return controller;
}

int clinux_low_latency(int descriptor, int *previous) {
    struct serial_struct serial;
    if (ioctl(descriptor, TIOCGSERIAL, &serial) != 0) return -1;
    *previous = serial.flags;
    serial.flags |= ASYNC_LOW_LATENCY;
    return ioctl(descriptor, TIOCSSERIAL, &serial);
}

int clinux_restore_latency(int descriptor, int previous) {
    struct serial_struct serial;
    if (ioctl(descriptor, TIOCGSERIAL, &serial) != 0) return -1;
    serial.flags = previous;
    return ioctl(descriptor, TIOCSSERIAL, &serial);
}

int clinux_lock_exclusively(int descriptor) {
    if (flock(descriptor, LOCK_EX | LOCK_NB) != 0) return -1;
    // A pseudo-terminal stays exclusive after a program that was killed, as long as its other side is open.
    struct stat file;
    if (fstat(descriptor, &file) == 0 && major(file.st_rdev) >= 136 && major(file.st_rdev) <= 143) return 0;
    return ioctl(descriptor, TIOCEXCL);
}

void clinux_unlock(int descriptor) {
    ioctl(descriptor, TIOCNXCL);
    flock(descriptor, LOCK_UN);
}

void clinux_hold_standard_descriptors(void) {
    for (int descriptor = 0; descriptor <= 2; descriptor++) {
        if (fcntl(descriptor, F_GETFD) < 0 && errno == EBADF) open("/dev/null", O_RDWR);
    }
}

int clinux_terminal_size(int descriptor, int *columns, int *rows) {
    struct winsize size;
    if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) return -1;
    *columns = size.ws_col;
    *rows = size.ws_row;
    return 0;
}

// From the kernel's net/bluetooth; the library's headers are not needed for two structures.
enum { RFCOMM = 3 };
struct rfcomm_address {
    sa_family_t family;
    uint8_t device[6];  // The last byte first.
    uint8_t channel;
};

int clinux_rfcomm_socket(void) {
    return socket(AF_BLUETOOTH, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, RFCOMM);
}

int clinux_rfcomm_connect(int descriptor, const uint8_t *address, uint8_t channel) {
    struct rfcomm_address name = {.family = AF_BLUETOOTH, .channel = channel};
    for (int index = 0; index < 6; index++) name.device[index] = address[5 - index];
    return connect(descriptor, (struct sockaddr *)&name, sizeof name);
}

static int read_text(const char *path, char *text, size_t capacity) {
    int descriptor = open(path, O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return -1;
    ssize_t count = read(descriptor, text, capacity - 1);
    close(descriptor);
    if (count <= 0) return -1;
    text[count] = 0;
    return 0;
}

int clinux_process_identity(int pid, char *text, int capacity) {
    char path[64], status[1024], boot[64];
    snprintf(path, sizeof path, "/proc/%d/stat", pid);
    if (read_text(path, status, sizeof status) != 0) return -1;
    if (read_text("/proc/sys/kernel/random/boot_id", boot, sizeof boot) != 0) return -1;
    boot[strcspn(boot, "\n")] = 0;
    // The command name, field 2, may hold spaces and parentheses: count fields from its last ')'.
    char *field = strrchr(status, ')');
    // A process that ended but was not waited for still has its entry.
    if (field == NULL || strlen(field) < 3 || field[2] == 'Z' || field[2] == 'X') return -1;
    for (int number = 2; field != NULL && number < 22; number++) {
        field = strchr(field + 1, ' ');
    }
    if (field == NULL) return -1;
    field[1 + strcspn(field + 1, " \n")] = 0;
    return snprintf(text, (size_t)capacity, "%s:%d:%s", boot, pid, field + 1) < capacity ? 0 : -1;
}

int clinux_resolve(const char *host, const char *port, int milliseconds, int interrupt, struct addrinfo **addresses) {
    // One block holds all that the resolver's thread may still read after we gave up; only then is it leaked.
    struct request {
        struct gaicb block;
        struct addrinfo hints;
        char host[256], port[16];
    } *request = calloc(1, sizeof *request);
    if (request == NULL) return EAI_MEMORY;
    snprintf(request->host, sizeof request->host, "%s", host);
    snprintf(request->port, sizeof request->port, "%s", port);
    request->hints.ai_socktype = SOCK_STREAM;
    request->hints.ai_flags = AI_ADDRCONFIG;
    request->block.ar_name = request->host;
    request->block.ar_service = request->port;
    request->block.ar_request = &request->hints;
    struct gaicb *list[1] = {&request->block};
    int failure = getaddrinfo_a(GAI_NOWAIT, list, 1, NULL);
    int64_t deadline = clinux_boottime_ns() + (int64_t)milliseconds * 1000000;
    while (failure == 0) {
        struct timespec slice = {0, 50 * 1000000};
        gai_suspend((const struct gaicb *const *)list, 1, &slice);
        failure = gai_error(&request->block);
        if (failure != EAI_INPROGRESS) break;
        struct pollfd wanted = {interrupt, POLLIN, 0};
        if (poll(&wanted, 1, 0) > 0 && (wanted.revents & POLLIN)) failure = CLINUX_RESOLVE_INTERRUPTED;
        else if (clinux_boottime_ns() >= deadline) failure = CLINUX_RESOLVE_TIMEOUT;
        else {
            failure = 0;
            continue;
        }
        if (gai_cancel(&request->block) == EAI_NOTCANCELED) return failure;
    }
    if (failure == 0) *addresses = request->block.ar_result;
    free(request);
    return failure;
}

int clinux_wake_mark(int descriptor, int is_terminal, int count) {
    if (!is_terminal) return setsockopt(descriptor, SOL_SOCKET, SO_RCVLOWAT, &count, sizeof count);
    struct termios settings;
    if (tcgetattr(descriptor, &settings) != 0) return -1;
    settings.c_cc[VMIN] = (cc_t)(count > 255 ? 255 : count);
    settings.c_cc[VTIME] = 0;
    return tcsetattr(descriptor, TCSANOW, &settings);
}

int clinux_receive_datagram(
    int descriptor, uint8_t *buffer, int capacity, uint32_t *dropped, struct sockaddr_storage *sender) {
    struct iovec part = {buffer, (size_t)capacity};
    union {
        char bytes[CMSG_SPACE(sizeof(uint32_t)) * 2];
        struct cmsghdr aligned;
    } control;
    struct msghdr message = {.msg_name = sender, .msg_namelen = sizeof *sender, .msg_iov = &part, .msg_iovlen = 1,
                             .msg_control = &control, .msg_controllen = sizeof control};
    ssize_t count = recvmsg(descriptor, &message, MSG_DONTWAIT);
    if (count < 0) return -1;
    for (struct cmsghdr *header = CMSG_FIRSTHDR(&message); header; header = CMSG_NXTHDR(&message, header))
        if (header->cmsg_level == SOL_SOCKET && header->cmsg_type == SO_RXQ_OVFL)
            memcpy(dropped, CMSG_DATA(header), sizeof *dropped);
    return (int)count;
}
