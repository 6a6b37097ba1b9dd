/// TLS by OpenSSL between two buffers of memory: who uses it carries the bytes.
#ifndef OBDMECH_CTLS_H
#define OBDMECH_CTLS_H

#include <stddef.h>

struct ctls;

/// What a call came to, where it is no number of bytes.
enum ctls_result {
    /// More bytes of the other side are needed.
    CTLS_WAITS = 0,
    /// The other side has ended the connection in order.
    CTLS_ENDED = -1,
    CTLS_FAILED = -2,
};

/// A connection as a client of `host`, a name or a numeric address that the certificate of the server must have.
/// `authorities` is a PEM file of those whose certificates are trusted, NULL for those of the system. NULL on failure, with
/// a reason in `reason`, which has room for `size` bytes.
struct ctls *ctls_start(const char *host, const char *authorities, char *reason, size_t size);
void ctls_free(struct ctls *tls);

/// 1 once both sides have agreed, else a result.
int ctls_agree(struct ctls *tls);

/// Takes bytes that came from the other side; 0 on failure.
int ctls_put(struct ctls *tls, const unsigned char *bytes, size_t count);
/// Gives bytes that are to be sent to the other side: their number, 0 if there are none.
size_t ctls_get(struct ctls *tls, unsigned char *bytes, size_t room);

/// Encrypts all bytes; 0 on failure.
int ctls_write(struct ctls *tls, const unsigned char *bytes, size_t count);
/// The number of decrypted bytes, else a result.
long ctls_read(struct ctls *tls, unsigned char *bytes, size_t room);

/// Why something failed.
void ctls_reason(struct ctls *tls, char *reason, size_t size);

#endif
