#define _GNU_SOURCE
#include "CBus.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct {
    const char *name;
    const char *message;
    int needs_free;
} bus_error;

/// The functions of sd-bus that are used: result, name, parameters.
#define FUNCTIONS(F) \
    F(int, open_system, (cbus **)) \
    F(cbus *, close_unref, (cbus *)) \
    F(int, is_ready, (cbus *)) \
    F(int, process, (cbus *, cbus_message **)) \
    F(int, wait, (cbus *, uint64_t)) \
    F(int, get_fd, (cbus *)) \
    F(int, send, (cbus *, cbus_message *, uint64_t *)) \
    F(int, message_get_reply_cookie, (cbus_message *, uint64_t *)) \
    F(const bus_error *, message_get_error, (cbus_message *)) \
    F(int, add_match, (cbus *, void **, const char *, void *, void *)) \
    F(int, message_new_method_call, (cbus *, cbus_message **, const char *, const char *, const char *, const char *)) \
    F(cbus_message *, message_unref, (cbus_message *)) \
    F(int, message_append_basic, (cbus_message *, char, const void *)) \
    F(int, message_open_container, (cbus_message *, char, const char *)) \
    F(int, message_close_container, (cbus_message *)) \
    F(int, message_append_array, (cbus_message *, char, const void *, size_t)) \
    F(const char *, message_get_path, (cbus_message *)) \
    F(const char *, message_get_interface, (cbus_message *)) \
    F(const char *, message_get_member, (cbus_message *)) \
    F(int, message_peek_type, (cbus_message *, char *, const char **)) \
    F(int, message_enter_container, (cbus_message *, char, const char *)) \
    F(int, message_exit_container, (cbus_message *)) \
    F(int, message_skip, (cbus_message *, const char *)) \
    F(int, message_read_basic, (cbus_message *, char, void *)) \
    F(int, message_read_array, (cbus_message *, char, const void **, size_t *))

#define DECLARE(result, name, parameters) static result (*sd_##name) parameters;
FUNCTIONS(DECLARE)

static int load(void) {
    static int state;
    if (state) return state > 0 ? 0 : -ELIBACC;
    state = -1;
    void *library = dlopen("libsystemd.so.0", RTLD_NOW | RTLD_LOCAL);
    if (!library) return -ELIBACC;
#define RESOLVE(result, name, parameters) \
    sd_##name = (result(*) parameters)dlsym(library, "sd_bus_" #name); \
    if (!sd_##name) return -ELIBACC;
    FUNCTIONS(RESOLVE)
    state = 1;
    return 0;
}

static uint64_t now_us(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * 1000000 + (uint64_t)time.tv_nsec / 1000;
}

int cbus_open(cbus **bus, uint64_t timeout_us) {
    *bus = NULL;
    int result = load();
    if (result < 0) return result;
    result = sd_open_system(bus);
    if (result < 0) return result;
    // sd_bus_call would wait for 25 s for a bus that never greets.
    uint64_t end = now_us() + timeout_us;
    while ((result = sd_is_ready(*bus)) == 0) {
        result = sd_process(*bus, NULL);
        if (result < 0) break;
        if (result > 0) continue;
        uint64_t now = now_us();
        if (now >= end) {
            result = -ETIMEDOUT;
            break;
        }
        result = sd_wait(*bus, end - now);
        if (result < 0 && result != -EINTR) break;
    }
    if (result > 0) return 0;
    cbus_close(*bus);
    *bus = NULL;
    return result < 0 ? result : -ENOTCONN;
}

void cbus_close(cbus *bus) {
    // Flushing would wait for a bus that never greets.
    if (bus) sd_close_unref(bus);
}

int cbus_descriptor(cbus *bus) { return sd_get_fd(bus); }

cbus_message *cbus_call_new(
    cbus *bus, const char *destination, const char *path, const char *interface, const char *member) {
    cbus_message *message = NULL;
    return sd_message_new_method_call(bus, &message, destination, path, interface, member) < 0 ? NULL : message;
}

void cbus_message_free(cbus_message *message) {
    if (message) sd_message_unref(message);
}

int cbus_append_string(cbus_message *message, char type, const char *text) {
    return sd_message_append_basic(message, type, text);
}

int cbus_open_container(cbus_message *message, char type, const char *contents) {
    return sd_message_open_container(message, type, contents);
}

int cbus_close_container(cbus_message *message) { return sd_message_close_container(message); }

int cbus_append_bytes(cbus_message *message, const uint8_t *bytes, size_t count) {
    return sd_message_append_array(message, 'y', bytes, count);
}

int cbus_send(cbus *bus, cbus_message *message, uint64_t *cookie) {
    int result = sd_send(bus, message, cookie);
    return result < 0 ? result : 0;
}

uint64_t cbus_reply_cookie(cbus_message *message) {
    uint64_t cookie = 0;
    return sd_message_get_reply_cookie(message, &cookie) < 0 ? 0 : cookie;
}

const char *cbus_error_name(cbus_message *message) {
    const bus_error *error = sd_message_get_error(message);
    return error ? error->name : NULL;
}

const char *cbus_error_text(cbus_message *message) {
    const bus_error *error = sd_message_get_error(message);
    return error ? error->message : NULL;
}

int cbus_match(cbus *bus, const char *rule) { return sd_add_match(bus, NULL, rule, NULL, NULL); }

int cbus_next(cbus *bus, cbus_message **message) {
    *message = NULL;
    for (;;) {
        int result = sd_process(bus, message);
        if (result <= 0) return result;
        if (*message) return 1;
    }
}

const char *cbus_path(cbus_message *message) { return sd_message_get_path(message); }
const char *cbus_interface(cbus_message *message) { return sd_message_get_interface(message); }
const char *cbus_member(cbus_message *message) { return sd_message_get_member(message); }

int cbus_peek(cbus_message *message, char *type, const char **contents) {
    return sd_message_peek_type(message, type, contents);
}

int cbus_enter(cbus_message *message, char type, const char *contents) {
    return sd_message_enter_container(message, type, contents);
}

int cbus_exit(cbus_message *message) { return sd_message_exit_container(message); }
int cbus_skip(cbus_message *message) { return sd_message_skip(message, NULL); }

int cbus_read_number(cbus_message *message, char type, int64_t *number) {
    union {
        uint8_t y;
        int b;
        int16_t n;
        uint16_t q;
        int32_t i;
        uint32_t u;
        int64_t x;
        uint64_t t;
        double d;
        int h;
    } value = {0};
    int result = sd_message_read_basic(message, type, &value);
    if (result <= 0) return result;
    switch (type) {
    case 'y': *number = value.y; break;
    case 'b': *number = value.b != 0; break;
    case 'n': *number = value.n; break;
    case 'q': *number = value.q; break;
    case 'i': *number = value.i; break;
    case 'u': *number = value.u; break;
    case 'x': *number = value.x; break;
    case 't': *number = (int64_t)value.t; break;
    case 'd': *number = (int64_t)value.d; break;
    // The message closes its own.
    case 'h': *number = fcntl(value.h, F_DUPFD_CLOEXEC, 3); break;
    default: return -EINVAL;
    }
    return type == 'h' && *number < 0 ? -errno : 1;
}

int cbus_read_string(cbus_message *message, char type, const char **text) {
    return sd_message_read_basic(message, type, text);
}

int cbus_read_bytes(cbus_message *message, const uint8_t **bytes, size_t *count) {
    const void *data = NULL;
    int result = sd_message_read_array(message, 'y', &data, count);
    *bytes = data;
    return result;
}
