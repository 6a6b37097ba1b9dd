#include <stddef.h>
#include <stdint.h>

/// The main function of libFuzzer, which passes every input to `callback`; the library is linked with -sanitize=fuzzer.
int LLVMFuzzerRunDriver(
    int *argc, char *_Nullable *_Nonnull *_Nonnull argv, int (*_Nonnull callback)(const uint8_t *_Nullable data, size_t size));
