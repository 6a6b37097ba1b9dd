/// The system message bus (D-Bus) by sd-bus of libsystemd, which is loaded when it is first needed: a program that uses no
/// Bluetooth Low Energy has no part of it. The declarations are those of sd-bus's stable interface.
#ifndef OBDMECH_CBUS_H
#define OBDMECH_CBUS_H

#include <stddef.h>
#include <stdint.h>

typedef struct cbus cbus;
typedef struct cbus_message cbus_message;

/// Connects to the system bus (DBUS_SYSTEM_BUS_ADDRESS, or the usual socket), and waits until it has greeted. 0; -ELIBACC if
/// libsystemd is missing; or another negative error number.
int cbus_open(cbus **bus, uint64_t timeout_us);
void cbus_close(cbus *bus);

/// The descriptor to wait for.
int cbus_descriptor(cbus *bus);

/// A method call to `destination`. NULL if memory is exhausted or the arguments are invalid.
cbus_message *cbus_call_new(cbus *bus, const char *destination, const char *path, const char *interface, const char *member);
void cbus_message_free(cbus_message *message);
/// Appends a string ('s', 'o') or a container's beginning and end, or bytes. 0 or a negative error number.
int cbus_append_string(cbus_message *message, char type, const char *text);
int cbus_open_container(cbus_message *message, char type, const char *contents);
int cbus_close_container(cbus_message *message);
int cbus_append_bytes(cbus_message *message, const uint8_t *bytes, size_t count);

/// Sends a call. 0 or a negative error number; `cookie` then identifies its reply.
int cbus_send(cbus *bus, cbus_message *message, uint64_t *cookie);
/// The call that a message replies to; 0 if it is no reply.
uint64_t cbus_reply_cookie(cbus_message *message);
/// The name and the message of a reply that is an error; NULL if it is none.
const char *cbus_error_name(cbus_message *message);
const char *cbus_error_text(cbus_message *message);

/// Receives signals that match a rule. 0 or a negative error number.
int cbus_match(cbus *bus, const char *rule);
/// The next message that has arrived, which is to be freed. 1, 0 if there is none, or a negative error number.
int cbus_next(cbus *bus, cbus_message **message);

/// The path, interface and member of a message; NULL if it has none.
const char *cbus_path(cbus_message *message);
const char *cbus_interface(cbus_message *message);
const char *cbus_member(cbus_message *message);

/// The type of the next element and, for a container, its contents. 1, 0 at the end, or a negative error number.
int cbus_peek(cbus_message *message, char *type, const char **contents);
int cbus_enter(cbus_message *message, char type, const char *contents);
int cbus_exit(cbus_message *message);
int cbus_skip(cbus_message *message);
/// The next element, of a type with a number, as a number. A descriptor is duplicated.
int cbus_read_number(cbus_message *message, char type, int64_t *number);
/// The next element, a string, path or signature. Valid as long as the message.
int cbus_read_string(cbus_message *message, char type, const char **text);
/// The next element, an array of bytes. Valid as long as the message.
int cbus_read_bytes(cbus_message *message, const uint8_t **bytes, size_t *count);

#endif
