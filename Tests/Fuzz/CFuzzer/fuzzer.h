#include <stddef.h>
#include <stdint.h>

/// libFuzzer's main function, which gives every input to `callback`; the library comes with -sanitize=fuzzer.
int LLVMFuzzerRunDriver(
    int *argc, char *_Nullable *_Nonnull *_Nonnull argv, int (*_Nonnull callback)(const uint8_t *_Nullable data, size_t size));
