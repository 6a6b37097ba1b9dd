#include <stddef.h>
#include <string.h>
#include <zlib.h>

// The macros of zlib that begin a stream cannot be imported. `bits` is windowBits: -15 raw, 15 zlib, 31 gzip, 47 any header.

// Returns the number of bytes written; 0 if they do not fit.
static inline size_t czlib_pack(const unsigned char *input, size_t count, unsigned char *output, size_t space, int bits) {
    z_stream stream;
    memset(&stream, 0, sizeof stream);
    if (deflateInit2(&stream, 9, Z_DEFLATED, bits, 8, Z_DEFAULT_STRATEGY) != Z_OK) return 0;
    stream.next_in = (unsigned char *)input;
    stream.avail_in = (unsigned)count;
    stream.next_out = output;
    stream.avail_out = (unsigned)space;
    int result = deflate(&stream, Z_FINISH);
    size_t written = space - stream.avail_out;
    deflateEnd(&stream);
    return result == Z_STREAM_END ? written : 0;
}

// Returns 1 at the end of the stream, 0 if the output is full, -1 if the input is damaged or ends too early. `written` is
// how much came out all the same.
static inline int czlib_unpack(
    const unsigned char *input, size_t count, unsigned char *output, size_t space, int bits, size_t *written) {
    z_stream stream;
    memset(&stream, 0, sizeof stream);
    *written = 0;
    if (inflateInit2(&stream, bits) != Z_OK) return -1;
    stream.next_in = (unsigned char *)input;
    stream.avail_in = (unsigned)count;
    stream.next_out = output;
    stream.avail_out = (unsigned)space;
    int result = inflate(&stream, Z_FINISH);
    *written = space - stream.avail_out;
    int is_full = stream.avail_out == 0;
    inflateEnd(&stream);
    return result == Z_STREAM_END ? 1 : is_full ? 0 : -1;
}
