/// What Swift cannot call of libmicrohttpd: its variadic functions.
#ifndef OBDMECH_CWEB_H
#define OBDMECH_CWEB_H

#include <sys/types.h>

#include <microhttpd.h>

/// What a daemon may use.
struct cweb_limits {
    unsigned connections;
    /// For the header of a request, in bytes.
    size_t memory;
    /// After how long a connection on which nothing moves is closed, in s.
    unsigned idle;
};

/// What a daemon calls; `context` is passed to each.
struct cweb_handlers {
    MHD_AccessHandlerCallback request;
    MHD_RequestCompletedCallback completed;
    MHD_NotifyConnectionCallback connection;
    void *context;
};

/// Starts a daemon without threads on a socket that listens; cweb_descriptor is readable whenever MHD_run has something to
/// do. `certificate` and `key` are PEM, both NULL without TLS. NULL if it cannot start. Takes the socket over.
struct MHD_Daemon *cweb_start(
    int listener, const struct cweb_limits *limits, const struct cweb_handlers *handlers, const char *certificate,
    const char *key);

/// The descriptor of epoll(7) of a daemon.
int cweb_descriptor(struct MHD_Daemon *daemon);

/// The socket of a connection, which libmicrohttpd closes; -1 if it does not tell.
int cweb_socket(struct MHD_Connection *connection);

/// What was stored with a connection when it began; NULL if nothing was.
void *cweb_connection_context(struct MHD_Connection *connection);

#endif
