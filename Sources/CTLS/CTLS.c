#include "CTLS.h"

#include <arpa/inet.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

#include <openssl/err.h>
#include <openssl/ssl.h>
#include <openssl/x509v3.h>

struct ctls {
    SSL_CTX *context;
    SSL *session;
    BIO *received;
    BIO *waiting;
};

static void last_error(char *reason, size_t size) {
    unsigned long code = ERR_peek_last_error();
    const char *text = code ? ERR_reason_error_string(code) : NULL;
    snprintf(reason, size, "%s", text ? text : "it failed");
    ERR_clear_error();
}

/// The certificate must be for the host, whether that is a name or an address.
static int expect_host(SSL *session, const char *host) {
    unsigned char address[sizeof(struct in6_addr)];
    if (inet_pton(AF_INET, host, address) == 1 || inet_pton(AF_INET6, host, address) == 1)
        return X509_VERIFY_PARAM_set1_ip_asc(SSL_get0_param(session), host);
    return SSL_set_tlsext_host_name(session, host) && SSL_set1_host(session, host);
}

static int trust(SSL_CTX *context, const char *authorities) {
    if (!SSL_CTX_set_min_proto_version(context, TLS1_2_VERSION)) return 0;
    SSL_CTX_set_verify(context, SSL_VERIFY_PEER, NULL);
    if (authorities) return SSL_CTX_load_verify_locations(context, authorities, NULL);
    return SSL_CTX_set_default_verify_paths(context);
}

struct ctls *ctls_start(const char *host, const char *authorities, char *reason, size_t size) {
    struct ctls *tls = calloc(1, sizeof *tls);
    if (!tls) return NULL;
    ERR_clear_error();
    tls->context = SSL_CTX_new(TLS_client_method());
    if (tls->context && trust(tls->context, authorities)) tls->session = SSL_new(tls->context);
    if (!tls->session || !expect_host(tls->session, host)) {
        last_error(reason, size);
        ctls_free(tls);
        return NULL;
    }
    tls->received = BIO_new(BIO_s_mem());
    tls->waiting = BIO_new(BIO_s_mem());
    if (!tls->received || !tls->waiting) {
        BIO_free(tls->received);
        BIO_free(tls->waiting);
        last_error(reason, size);
        ctls_free(tls);
        return NULL;
    }
    SSL_set_bio(tls->session, tls->received, tls->waiting);
    SSL_set_connect_state(tls->session);
    return tls;
}

void ctls_free(struct ctls *tls) {
    if (!tls) return;
    SSL_free(tls->session);
    SSL_CTX_free(tls->context);
    free(tls);
}

static int result(struct ctls *tls, int code) {
    switch (SSL_get_error(tls->session, code)) {
    case SSL_ERROR_WANT_READ:
    case SSL_ERROR_WANT_WRITE:
        return CTLS_WAITS;
    case SSL_ERROR_ZERO_RETURN:
        return CTLS_ENDED;
    default:
        return CTLS_FAILED;
    }
}

int ctls_agree(struct ctls *tls) {
    ERR_clear_error();
    int code = SSL_do_handshake(tls->session);
    return code == 1 ? 1 : result(tls, code);
}

int ctls_put(struct ctls *tls, const unsigned char *bytes, size_t count) {
    return count <= INT_MAX && BIO_write(tls->received, bytes, (int)count) == (int)count;
}

size_t ctls_get(struct ctls *tls, unsigned char *bytes, size_t room) {
    int count = BIO_read(tls->waiting, bytes, room > INT_MAX ? INT_MAX : (int)room);
    return count > 0 ? (size_t)count : 0;
}

int ctls_write(struct ctls *tls, const unsigned char *bytes, size_t count) {
    size_t written = 0;
    ERR_clear_error();
    return count == 0 || (SSL_write_ex(tls->session, bytes, count, &written) == 1 && written == count);
}

long ctls_read(struct ctls *tls, unsigned char *bytes, size_t room) {
    size_t count = 0;
    ERR_clear_error();
    int code = SSL_read_ex(tls->session, bytes, room, &count);
    return code == 1 ? (long)count : result(tls, code);
}

void ctls_reason(struct ctls *tls, char *reason, size_t size) {
    long verification = SSL_get_verify_result(tls->session);
    if (verification == X509_V_OK) return last_error(reason, size);
    snprintf(reason, size, "%s", X509_verify_cert_error_string(verification));
    ERR_clear_error();
}
